"""Which reader finds the table in a messy file: ours, DuckDB, clevercsv, Python's csv.Sniffer.

    python dialect_peers.py --daemon PATH [--seed 1] [--count 40] [--corpora FOLDER] [--wrong 20]

Every reader gets the same bytes and no hint. A file is right if the names and all cells are as they
were written. Of the corpora nobody wrote down the truth, so there the readers are compared: how
often each has the dialect and the shape that most of the others have.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import csv
import io
import pathlib
import signal
import sys
import tempfile
import time

import messy_files

sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "clients/python/src"))
csv.field_size_limit(1 << 24)

try:
    import clevercsv
except ImportError:
    clevercsv = None
try:
    import duckdb
except ImportError:
    duckdb = None


class Found:
    """What a reader made of a file."""

    def __init__(self, names, rows, delimiter=None):
        self.names = names
        self.rows = rows
        self.delimiter = delimiter


@contextlib.contextmanager
def deadline(seconds):
    """Gives up a reader that takes too long."""

    def expire(*_):
        raise TimeoutError

    signal.signal(signal.SIGALRM, expire)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)


def text_of(path):
    data = pathlib.Path(path).read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def with_header(rows, has_header, delimiter):
    rows = [row for row in rows if row]
    if has_header and rows:
        return Found(rows[0], rows[1:], delimiter)
    return Found(None, rows, delimiter)


def read_sniffer(path):
    text = text_of(path)
    sniffer = csv.Sniffer()
    dialect = sniffer.sniff(text[:65536])
    header = sniffer.has_header(text[:65536])
    rows = list(csv.reader(io.StringIO(text, newline=""), dialect))
    return with_header(rows, header, dialect.delimiter)


def read_clevercsv(path):
    text = text_of(path)
    dialect = clevercsv.Sniffer().sniff(text[:20000], verbose=False)
    if dialect is None:
        raise ValueError("no dialect")
    header = clevercsv.Sniffer().has_header(text[:20000])
    rows = list(clevercsv.reader(io.StringIO(text, newline=""), dialect))
    return with_header(rows, header, dialect.delimiter)


def read_duckdb(path):
    connection = duckdb.connect()
    for more in ("", ", strict_mode = false, null_padding = true"):
        try:
            found = connection.execute(f"from sniff_csv(?{more})", [str(path)])
            sniffed = dict(zip([column[0] for column in found.description], found.fetchone()))
            rows = connection.execute(f"from read_csv(?, all_varchar = true{more})", [str(path)])
            names = [column[0] for column in rows.description]
            rows = [["" if cell is None else cell for cell in row] for row in rows.fetchall()]
            has_header = sniffed["HasHeader"]
            names = [name if not name.startswith("column") else "" for name in names]
            return Found(names if has_header else None, rows, sniffed["Delimiter"])
        except duckdb.Error as error:
            failure = error
    raise failure


class Ours:
    """The daemon, by its client."""

    def __init__(self, command):
        from table_server import connect

        self.daemon = connect(command=[command])

    def __call__(self, path):
        # Cells as they are in the file: no types, and no spelling of null.
        plain = {"types": "plain", "nullValues": []}
        with self.daemon.open(path, dialect=plain) as table:
            found = table.describe()
            with table.view() as view:
                rows = [[cell or "" for cell in row.values()] for row in view.rows()]
        dialect = found["dialect"]
        has_header = dialect.get("header", {}).get("value", False)
        names = [column["title"] for column in found["columns"]] if has_header else None
        return Found(names, rows, dialect["delimiter"]["value"])


def same_row(one, other, width):
    """Whether two rows hold the same; empty cells at the end are as good as none."""

    def plain(row):
        row = list(row[:width])
        while row and row[-1] == "":
            row.pop()
        return row

    return plain(one) == plain(other)


def is_right(file, found):
    truth = file.table
    width = len(truth.names or truth.rows[0])
    if (truth.names is None) != (found.names is None):
        return False
    if truth.names is not None:
        # A name that is empty is named by the reader.
        pairs = zip(truth.names, list(found.names) + [""] * width)
        if any(name and name != other for name, other in pairs):
            return False
    rows = [row for row in found.rows if any(row)]
    wanted = [row for row in truth.rows if any(row)]
    return len(rows) == len(wanted) and all(
        same_row(one, other, width) for one, other in zip(rows, wanted)
    )


def readers(daemon):
    all_ = {}
    if daemon:
        all_["ours"] = Ours(daemon)
    if duckdb:
        all_[f"duckdb {duckdb.__version__}"] = read_duckdb
    if clevercsv:
        all_[f"clevercsv {clevercsv.__version__}"] = read_clevercsv
    all_["csv.Sniffer"] = read_sniffer
    return all_


def read(reader, path, seconds=20):
    try:
        with deadline(seconds):
            return reader(path)
    except Exception as error:  # noqa: BLE001 - a reader that fails has not found the table
        return error


def run_messy(all_, title, files, wrong_max):
    right = {name: collections.Counter() for name in all_}
    total = collections.Counter()
    seconds = collections.Counter()
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for file in files:
            path = pathlib.Path(folder) / "messy.csv"
            path.write_bytes(file.content)
            keys = ["all", f"kind {file.kind}", f"damage {file.damage}"]
            total.update(keys)
            for name, reader in all_.items():
                begin = time.perf_counter()
                found = read(reader, path)
                seconds[name] += time.perf_counter() - begin
                if isinstance(found, Found) and is_right(file, found):
                    right[name].update(keys)
                elif name == "ours":
                    wrong.append((file, found))
    print(f"\n{title}, whole table right")
    print("| files | n | " + " | ".join(all_) + " |")
    print("|---|---|" + "---|" * len(all_))
    for key in sorted(total, key=lambda key: (key != "all", key)):
        shares = [f"{100 * right[name][key] / total[key]:.1f} %" for name in all_]
        print(f"| {key} | {total[key]} | " + " | ".join(shares) + " |")
    print("seconds: " + ", ".join(f"{name} {seconds[name]:.1f}" for name in all_))
    for file, found in wrong[:wrong_max]:
        print(f"\n-- {file.name}: {file.damage}, {file.dialect}")
        print(file.content.decode()[:300])
        if isinstance(found, Found):
            print("found", repr(found.delimiter), found.names, found.rows[:2], len(found.rows))
        else:
            print("found", repr(found))


def run_corpora(all_, folder, wrong_max):
    """Agreement with most of the readers, on files of others."""
    paths = sorted(pathlib.Path(folder).rglob("*.[ct]sv"))
    agrees = collections.Counter()
    decided = 0
    odd = []
    for path in paths:
        if path.stat().st_size > 400_000:
            continue
        found = {name: read(reader, path) for name, reader in all_.items()}

        def shape(one):
            if not isinstance(one, Found):
                return None
            return (len(one.rows[0]) if one.rows else len(one.names or []), one.names is not None)

        shapes = {name: shape(one) for name, one in found.items()}
        votes = collections.Counter(one for one in shapes.values() if one is not None)
        if not votes or votes.most_common(1)[0][1] < 2:
            continue
        most = votes.most_common(1)[0][0]
        decided += 1
        for name in all_:
            agrees[name] += shapes[name] == most
        if shapes.get("ours", most) != most:
            odd.append((path, shapes))
    print(f"\ncorpora: {decided} files of which two readers or more see the same shape")
    for name in all_:
        print(f"| {name} | {agrees[name]} |")
    for path, shapes in odd[:wrong_max]:
        print(path.relative_to(folder), shapes)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--daemon")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--corpora")
    parser.add_argument("--wrong", type=int, default=20)
    arguments = parser.parse_args()
    all_ = readers(arguments.daemon)
    seed, count = arguments.seed, arguments.count
    messy, drawn = messy_files.files(seed, count), messy_files.drawn_files(seed, count)
    run_messy(all_, f"messy files, seed {seed}", messy, arguments.wrong)
    run_messy(all_, f"tables with bars, seed {seed}", drawn, arguments.wrong)
    if arguments.corpora:
        run_corpora(all_, arguments.corpora, arguments.wrong)


if __name__ == "__main__":
    main()
