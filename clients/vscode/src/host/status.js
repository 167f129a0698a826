// The status bar: rows and selection, and how the file is written.

export class StatusBar {
  /** @param {import("./extension.js").Parts} parts */
  constructor(parts) {
    const {vscode} = parts;
    const create = (name, text, command, priority) => {
      const item = vscode.window.createStatusBarItem(name, vscode.StatusBarAlignment.Right, priority);
      Object.assign(item, {name: text, command});
      return item;
    };
    this.rows = create("tableServer.rows", "Table: Rows", "tableServer.goToRow", 101);
    this.dialect = create("tableServer.dialect", "Table: Dialect", "tableServer.dialect", 100);
  }

  /** Shows the message of a panel, or nothing. */
  show(panel) {
    const dialect = panel?.document.description?.dialect;
    const value = (name) => dialect?.[name]?.value;
    const names = new Map([[",", "comma"], ["\t", "tab"], [";", "semicolon"], ["|", "bar"]]);
    const delimiter = names.get(value("delimiter")) ?? value("delimiter");
    const parts = [delimiter, value("encoding"), panel?.document.isReadOnly && "read-only"];
    this.#set(this.rows, panel?.status?.text);
    this.#set(this.dialect, parts.filter(Boolean).join(" · "));
  }

  #set(item, text) {
    item.text = text ?? "";
    item[text ? "show" : "hide"]();
  }

  dispose() {
    this.rows.dispose();
    this.dialect.dispose();
  }
}
