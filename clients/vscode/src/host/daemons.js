// The daemon: found, started with the first table, and started again after it has ended.

import {accessSync, constants} from "node:fs";
import {delimiter, isAbsolute, join} from "node:path";

const howToGet =
  "table-server was not found. Build it (swift build -c release --static-swift-stdlib " +
  "--product table-server), then put it on the path, or set tableServer.path.";

/** Keeps one daemon for all tables. */
export class Daemons {
  /** The daemon that runs or is starting, or null. */
  running = null;

  /**
   * @param {import("./extension.js").Parts} parts
   * @param {(event: {method: string, params: any}) => void} onEvent
   * @param {(error: Error) => void} onEnd called when a daemon ends that nobody closed
   */
  constructor(parts, onEvent, onEnd) {
    this.parts = parts;
    this.onEvent = onEvent;
    this.onEnd = onEnd;
    this.log = parts.vscode.window.createOutputChannel("Table Server");
  }

  /** The program to start, or undefined: the setting, `TABLE_SERVER`, or the path. */
  program() {
    const set = this.parts.settings().get("path", "");
    const wanted = set || process.env.TABLE_SERVER || "table-server";
    const folders = isAbsolute(wanted) ? [""] : (process.env.PATH ?? "").split(delimiter);
    return folders.map((folder) => join(folder, wanted)).find(isProgram);
  }

  /** The running daemon; starts it if there is none. */
  get() {
    this.running ??= this.#start();
    return this.running;
  }

  async #start() {
    const {client} = this.parts;
    try {
      const command = this.program();
      if (!command) {
        void this.#offerSettings();
        throw new Error(howToGet);
      }
      const daemon = await client.connect({
        command, clientName: "vscode", timeout: 0, onStderr: (text) => this.log.append(text),
        onLog: ({message}) => this.log.appendLine(message),
      });
      daemon.onEvent(this.onEvent);
      daemon.ended.then((error) => {
        this.running = null;
        if (error) this.onEnd(error);
      });
      return daemon;
    } catch (error) {
      this.running = null;
      throw error;
    }
  }

  async #offerSettings() {
    const {window, commands} = this.parts.vscode;
    if ((await window.showErrorMessage(howToGet, "Open Settings")) === "Open Settings") {
      await commands.executeCommand("workbench.action.openSettings", "tableServer.path");
    }
  }

  async close() {
    const daemon = await this.running?.catch(() => null);
    await daemon?.close();
    this.log.dispose();
  }
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
