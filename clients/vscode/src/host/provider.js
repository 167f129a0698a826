// VS Code's contract of a custom editor, each part with the method of the document that does it.

import {Panel} from "./panel.js";
import {TableDocument} from "./document.js";
import {showWanted} from "./show-in-table.js";

/**
 * @typedef {import("vscode").CustomEditorProvider<TableDocument>} Contract
 * @implements {Contract}
 */
export class Provider {
  /** @param {import("./extension.js").Parts} parts */
  constructor(parts) {
    this.parts = parts;
    this.onDidChangeCustomDocument = parts.changed.event;
  }

  async openCustomDocument(uri, context) {
    const document = await TableDocument.create(this.parts, uri, context);
    this.parts.documents.set(document.table, document);
    return document;
  }

  async resolveCustomEditor(document, webviewPanel) {
    new Panel(this.parts, document, webviewPanel);
    await showWanted(document);
  }

  saveCustomDocument = (document) => document.save();
  saveCustomDocumentAs = (document, destination) => document.writeTo(destination);
  revertCustomDocument = (document) => document.revert();
  backupCustomDocument = (document, context) => document.backUp(context.destination);
}
