// The texts and text editors of the fake VS Code.

import {readFileSync, writeFileSync} from "node:fs";

export class Position {
  constructor(line, character) {
    Object.assign(this, {line, character});
  }
}

export class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    this.start = new Position(startLine, startCharacter);
    this.end = new Position(endLine, endCharacter);
  }

  get active() {
    return this.end;
  }
}

export class WorkspaceEdit {
  edits = [];

  replace(uri, range, newText) {
    this.edits.push({uri, range, text: newText});
  }
}

class TextDocument {
  version = 1;

  constructor(uri, text) {
    this.uri = uri;
    this.isUntitled = uri.scheme === "untitled";
    this.text = text;
    this.lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
    this.saved = this.isUntitled ? "" : text;
  }

  get isDirty() {
    return this.text !== this.saved;
  }

  getText() {
    return this.text;
  }

  async save() {
    this.saved = this.text;
    writeFileSync(this.uri.fsPath, this.text);
    return true;
  }

  offsetAt({line, character}) {
    const lines = this.text.split("\n");
    return lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + Math.min(character, lines[line].length);
  }
}

export class Texts {
  documents = new Map();
  editors = [];
  active = undefined;
  isReadOnly = false;

  constructor(Emitter) {
    this.changed = new Emitter();
    this.closed = new Emitter();
  }

  /** Opens a text in an editor; that of a file is read. */
  open(uri, text = undefined) {
    const name = uri.toString();
    if (!this.documents.has(name)) {
      this.documents.set(name, new TextDocument(uri, text ?? readFileSync(uri.fsPath, "utf8")));
    }
    this.active = {document: this.documents.get(name), selection: new Range(0, 0, 0, 0), viewColumn: 1};
    this.editors.push(this.active);
    return this.active;
  }

  async show(uri, {selection = new Range(0, 0, 0, 0), viewColumn = undefined} = {}) {
    Object.assign(this.open(uri), {selection, viewColumn});
    return this.active;
  }

  /**
   * Changes a text as its editor does: the changes have places of the text before, the last one first, and new lines
   * get the line end of the others.
   */
  change(document, edits) {
    const placed = edits.map(({range, text}) => ({range, text: text.replace(/\r?\n/g, document.lineEnd),
      start: document.offsetAt(range.start), end: document.offsetAt(range.end)}))
      .sort((one, other) => other.start - one.start);
    for (const {start, end, text} of placed) {
      document.text = document.text.slice(0, start) + text + document.text.slice(end);
    }
    document.version += 1;
    this.changed.fire({document, contentChanges: placed.map(({range, text}) => ({range, text}))});
  }

  /** Replaces a part of a text that occurs once. */
  type(document, old, text) {
    const before = document.text.slice(0, document.text.indexOf(old)).split("\n");
    const [line, character] = [before.length - 1, before.at(-1).length];
    const inside = old.split("\n");
    const last = inside.length === 1 ? character + old.length : inside.at(-1).length;
    this.change(document, [{range: new Range(line, character, line + inside.length - 1, last), text}]);
  }

  async apply({edits}) {
    if (this.isReadOnly) return false;
    this.change(this.documents.get(edits[0].uri.toString()), edits);
    return true;
  }

  close(document) {
    this.documents.delete(document.uri.toString());
    this.editors = this.editors.filter((editor) => editor.document !== document);
    this.active = this.editors.at(-1);
    this.closed.fire(document);
  }
}
