// The extension: what its parts share, its commands, and the way of the daemon's events.

import {registerCommands} from "./commands.js";
import {Daemons} from "./daemons.js";
import {Provider} from "./provider.js";
import {StatusBar} from "./status.js";

export const viewType = "tableServer.table";

/**
 * What the parts of the extension share. `vscode` is the editor's module, given so that tests can
 * give another.
 * @typedef {object} Parts
 * @property {typeof import("vscode")} vscode
 * @property {import("vscode").ExtensionContext} context
 * @property {typeof import("../../../node/src/index.js")} client
 * @property {string} clientFolder
 * @property {() => import("vscode").WorkspaceConfiguration} settings
 * @property {import("vscode").EventEmitter<any>} changed
 * @property {Map<string, import("./open-table.js").OpenTable>} documents by table
 * @property {Map<string, import("./panel.js").Panel>} subscriptions
 * @property {Daemons} daemons
 * @property {StatusBar} status
 * @property {() => Promise<void>} restart
 */

export class Extension {
  constructor({vscode, context, client, clientFolder}) {
    /** @type {Parts} */
    const parts = {
      vscode, context, client, clientFolder,
      settings: () => vscode.workspace.getConfiguration("tableServer"),
      changed: new vscode.EventEmitter(),
      documents: new Map(),
      subscriptions: new Map(),
      daemons: null,
      status: null,
      restart: () => this.#restart(),
    };
    this.parts = parts;
    parts.daemons = new Daemons(parts, (event) => this.#take(event), (error) => this.#ended(error));
    parts.status = new StatusBar(parts);
    const options = {supportsMultipleEditorsPerDocument: true};
    context.subscriptions.push(
      vscode.window.registerCustomEditorProvider(viewType, new Provider(parts), options),
      vscode.workspace.onDidGrantWorkspaceTrust(() => {
        for (const document of parts.documents.values()) void document.trust();
      }),
      parts.changed, parts.status,
    );
    registerCommands(parts);
  }

  #take({method, params}) {
    if (method === "view/update") {
      this.parts.subscriptions.get(params.subscription)?.post({kind: "update", params});
    } else if (method === "view/profileUpdate") {
      // Its id is that of the panel's window behind a letter.
      this.parts.subscriptions.get(params.subscription.slice(1))?.post({kind: "profiles", params});
    } else if (method === "table/didChange") {
      this.parts.documents.get(params.table)?.takeChange(params);
    }
  }

  #ended(error) {
    for (const document of this.parts.documents.values()) {
      document.post({kind: "ended", text: error.message});
    }
  }

  // One after the other: a comparison needs the table of its document.
  async #restart() {
    for (const document of this.parts.documents.values()) await document.reopen();
  }

  close() {
    return this.parts.daemons.close();
  }
}
