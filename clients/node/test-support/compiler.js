// The TypeScript compiler as an editor asks it, on files of this folder with other text in them.

import {execFileSync} from "node:child_process";
import {existsSync, readFileSync, realpathSync} from "node:fs";
import {createRequire} from "node:module";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** The compiler's own library: that of the `tsc` on the path. */
function find() {
  try {
    const found = execFileSync("sh", ["-c", "command -v tsc"], {encoding: "utf8"}).trim();
    const library = join(dirname(realpathSync(found)), "..", "lib", "typescript.js");
    return existsSync(library) ? require(library) : null;
  } catch {
    return null; // there is no tsc
  }
}

const typescript = find();

/** Why tests with the compiler cannot run; false if they can, or must. */
export const withoutCompiler =
  typescript === null && process.env.TABLE_SERVER_REQUIRE_ALL !== "1"
    ? "no compiler: tsc is not on the path"
    : false;

/** The text of a file of this folder. */
export function textOf(name) {
  return readFileSync(join(here, name), "utf8");
}

/** The JavaScript of a text in TypeScript. */
export function withoutTypes(text) {
  const {ModuleKind: {ESNext: module}, ScriptTarget: {ES2022: target}} = typescript;
  return typescript.transpileModule(text, {compilerOptions: {module, target}}).outputText;
}

/** What an editor is told of one file of this folder when its text is the one given. */
export class Editor {
  #service;
  #path;
  #text;

  constructor(name, text = textOf(name)) {
    if (typescript === null) throw new Error("no compiler: tsc is not on the path");
    this.#path = join(here, name);
    this.#text = text;
    const {sys} = typescript;
    const {config} = typescript.readConfigFile(join(here, "tsconfig.json"), sys.readFile);
    const {options} = typescript.parseJsonConfigFileContent(config, sys, here);
    const read = (path) => (path === this.#path ? text : sys.readFile(path));
    this.#service = typescript.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => [this.#path],
      getScriptVersion: () => "1",
      getScriptSnapshot(path) {
        const found = read(path);
        return found === undefined ? undefined : typescript.ScriptSnapshot.fromString(found);
      },
      getCurrentDirectory: () => here,
      getDefaultLibFileName: (found) => typescript.getDefaultLibFilePath(found),
      fileExists: sys.fileExists,
      readFile: read,
      readDirectory: sys.readDirectory,
      directoryExists: sys.directoryExists,
      getDirectories: sys.getDirectories,
    });
  }

  /** The errors as `[line from 1, text]`, by line. */
  errors() {
    const found = [
      ...this.#service.getSyntacticDiagnostics(this.#path),
      ...this.#service.getSemanticDiagnostics(this.#path),
    ];
    return found.map(({start, messageText}) => {
      const line = this.#text.slice(0, start).split("\n").length;
      return [line, typescript.flattenDiagnosticMessageText(messageText, "\n")];
    });
  }

  /** The names that are offered right behind the first occurrence of a text. */
  completions(behind) {
    const at = this.#text.indexOf(behind);
    if (at < 0) throw new RangeError(`the file does not say ${behind}`);
    const found = this.#service.getCompletionsAtPosition(this.#path, at + behind.length, {});
    return (found?.entries ?? []).map(({name}) => name);
  }
}
