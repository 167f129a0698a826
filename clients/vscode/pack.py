"""Builds the package that VS Code installs: pack.py [FOLDER] writes table-server-VERSION.vsix there.

A package is a zip with two documents beside the extension. Nothing is downloaded, and the same sources give
the same bytes.
"""

import json
import pathlib
import sys
import xml.sax.saxutils
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
CLIENT = HERE.parent / "node"
CONTENT_TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{}</Types>
"""
MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
<Metadata>
<Identity Language="en-US" Id="{name}" Version="{version}" Publisher="{publisher}"/>
<DisplayName>{displayName}</DisplayName>
<Description xml:space="preserve">{description}</Description>
<Tags>{tags}</Tags>
<Categories>{categories}</Categories>
<Properties>
<Property Id="Microsoft.VisualStudio.Code.Engine" Value="{engine}"/>
<Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
</Properties>
</Metadata>
<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
<Dependencies/>
<Assets>
<Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
<Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
</Assets>
</PackageManifest>
"""
TYPES = {"js": "application/javascript", "cjs": "application/javascript", "json": "application/json", "css": "text/css",
         "md": "text/markdown", "png": "image/png", "svg": "image/svg+xml", "vsixmanifest": "text/xml"}


def files():
    """The files of the package: their names in it, and where they are."""
    own = ["package.json", "extension.cjs", "README.md", "screenshot.png"]
    found = {name: HERE / name for name in own}
    for folder in ("src", "walkthrough"):
        found |= {str(path.relative_to(HERE)): path for path in (HERE / folder).rglob("*") if path.is_file()}
    found["client/package.json"] = CLIENT / "package.json"
    found |= {f"client/src/{path.name}": path for path in (CLIENT / "src").glob("*.js")}
    return {f"extension/{name}": path for name, path in sorted(found.items())}


def build(folder):
    """Writes the package, and returns its path."""
    about = json.loads((HERE / "package.json").read_text("utf-8"))
    escaped = {name: xml.sax.saxutils.escape(about[name], {'"': "&quot;"})
               for name in ("name", "version", "publisher", "displayName", "description")}
    manifest = MANIFEST.format(tags=",".join(about["keywords"]), categories=",".join(about["categories"]),
                               engine=about["engines"]["vscode"], **escaped)
    types = "".join(f'<Default Extension=".{name}" ContentType="{kind}"/>' for name, kind in TYPES.items())
    parts = {"[Content_Types].xml": CONTENT_TYPES.format(types).encode(), "extension.vsixmanifest": manifest.encode()}
    parts |= {name: path.read_bytes() for name, path in files().items()}
    target = pathlib.Path(folder) / f"{about['name']}-{about['version']}.vsix"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in parts.items():
            package.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return target


if __name__ == "__main__":
    print(build(sys.argv[1] if len(sys.argv) > 1 else "."))
