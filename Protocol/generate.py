#!/usr/bin/env python3
"""Makes what is derived from the contract's source, the files of `Protocol/schema`.

    Protocol/generate.py            writes the derived files
    Protocol/generate.py --check    writes nothing; fails when a file is not what it would be

`schema/contract.json` names the families in order. Each family is one file with `methods`, types
(`$defs`) and errors. A reference to another family names its file: `values.json#/$defs/id`.

Python's standard library only. The clients' types come from `clients/generate-types.py`.
"""

from __future__ import annotations

import argparse
import difflib
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "generators"))

import method_map
import methods
import names
import openrpc
import places
import reference
import schemas
import swift_members
import swift_results
import swift_types
import words

ROOT = pathlib.Path(__file__).resolve().parent.parent
GENERATED = "Sources/Wire/WireProtocol/Generated"
# They hold nothing else, so a file that is not made any more is found.
WHOLE = {GENERATED: "*.swift", "Protocol/reference": "*.md"}


def products(source: schemas.Source, swift: schemas.Source) -> dict[str, str]:
    """The derived files, by their path from the top of the repository."""
    return {
        "Protocol/openrpc.json": openrpc.text(source),
        "Protocol/README.md": method_map.page(source, ROOT / "Protocol" / "README.md"),
        f"{GENERATED}/TextPlaceTable.swift": places.swift(source),
        **{f"{GENERATED}/{name}": text for name, text in names.files(source).items()},
        **{f"{GENERATED}/{name}": text for name, text in methods.files(swift).items()},
        **{f"{GENERATED}/Params/{name}": text for name, text in swift_types.files(swift).items()},
        **{f"{GENERATED}/Results/{name}": text for name, text in swift_results.files(swift).items()},
        **{f"Sources/Foundations/ProtocolWords/{name}": text for name, text in words.files(source).items()},
        **{f"Protocol/reference/{name}": text for name, text in reference.pages(source).items()},
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare only; 1 when they differ")
    check = parser.parse_args().check
    try:
        folder = ROOT / "Protocol" / "schema"
        files = products(schemas.load(folder), schemas.load(folder, keeps_swift=True))
        swift_members.refuse_stale()
    except schemas.Fault as fault:
        print(f"Protocol/schema/{fault}", file=sys.stderr)
        return 1
    differing = 0
    for path in sorted(path for folder, names in WHOLE.items() for path in (ROOT / folder).rglob(names)):
        name = path.relative_to(ROOT).as_posix()
        if name in files:
            continue
        differing += 1
        print(f"{name} is not made from the schema" if check else f"removed {name}")
        if not check:
            path.unlink()
    for name, text in files.items():
        path = ROOT / name
        found = path.read_text(encoding="utf-8") if path.exists() else ""
        if found == text:
            continue
        differing += 1
        if check:
            lines = difflib.unified_diff(
                found.splitlines(), text.splitlines(), name, "from schema", n=1, lineterm=""
            )
            print("\n".join(list(lines)[:40]))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    if check and differing:
        print(f"{differing} files differ: run Protocol/generate.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
