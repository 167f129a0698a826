"""The package that is installed: what is in it, and that it works from the place where it is unpacked."""

import json
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
FOLDER = HERE.parent


def packed(tmp_path):
    subprocess.run([sys.executable, str(FOLDER / "pack.py"), str(tmp_path)], check=True, capture_output=True)
    (package,) = tmp_path.glob("*.vsix")
    return zipfile.ZipFile(package)


def test_a_package_has_the_documents_that_vs_code_reads(tmp_path):
    package = packed(tmp_path)
    names = package.namelist()
    assert names[:2] == ["[Content_Types].xml", "extension.vsixmanifest"]
    types = xml.etree.ElementTree.fromstring(package.read(names[0]))
    endings = {kind.get("Extension") for kind in types}
    assert {"." + name.rsplit(".", 1)[-1] for name in names[1:]} <= endings
    manifest = xml.etree.ElementTree.fromstring(package.read(names[1]))
    about = json.loads(package.read("extension/package.json"))
    space = {"v": "http://schemas.microsoft.com/developer/vsx-schema/2011"}
    identity = manifest.find(".//v:Identity", space)
    assert (identity.get("Id"), identity.get("Version")) == (about["name"], about["version"])
    for asset in manifest.iterfind(".//v:Asset", space):
        assert asset.get("Path") in names
    assert packed(tmp_path).read(names[1]) == package.read(names[1])


def test_every_file_that_a_package_names_is_in_it(tmp_path):
    package = packed(tmp_path)
    names = set(package.namelist())
    about = json.loads(package.read("extension/package.json"))
    assert f"extension/{about['main'][2:]}" in names
    for step in about["contributes"].get("walkthroughs", [{}])[0].get("steps", []):
        assert f"extension/{step['media'].get('markdown') or step['media'].get('image')}" in names
    readme = package.read("extension/README.md").decode()
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", readme):
        assert f"extension/{picture}" in names
    commands = {command["command"] for command in about["contributes"]["commands"]}
    for binding in about["contributes"]["keybindings"]:
        assert binding["command"] in commands


def test_an_unpacked_package_opens_a_table(tmp_path, daemon, file):
    packed(tmp_path).extractall(tmp_path)
    module = tmp_path / "node_modules" / "vscode"
    module.mkdir(parents=True)
    (module / "package.json").write_text('{"main": "index.js"}')
    (module / "index.js").write_text("module.exports = globalThis.vscode;")
    script = f"""
        import {{createRequire}} from "node:module";
        import {{Workbench}} from "{HERE}/workbench.js";
        const workbench = new Workbench();
        globalThis.vscode = workbench.vscode;
        const require = createRequire("{tmp_path}/extension/extension.cjs");
        const extension = require("./extension.cjs");
        const context = {{subscriptions: [], extensionUri: workbench.vscode.Uri.file("{tmp_path}/extension")}};
        workbench.extension = await extension.activate(context);
        const editor = await workbench.open("{file}");
        console.log(editor.document.description.rowsState.count, editor.document.parts.clientFolder);
        await extension.deactivate();
    """
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script], capture_output=True, text=True, timeout=60, check=False,
        env={**__import__("os").environ, "TABLE_SERVER": daemon},
    )
    assert done.stdout.split() == ["5", f"{tmp_path}/extension/client"], done.stderr
