"use strict";
// VS Code loads this file. Everything else is made of ES modules.

const {existsSync} = require("node:fs");
const {join} = require("node:path");
const {pathToFileURL} = require("node:url");
const vscode = require("vscode");

let running = null;

exports.activate = async (context) => {
  // The Node client is inside a package, and beside this folder in the repository.
  const inside = join(__dirname, "client");
  const clientFolder = existsSync(inside) ? inside : join(__dirname, "..", "node");
  const {Extension} = await import("./src/host/extension.js");
  const client = await import(pathToFileURL(join(clientFolder, "src", "index.js")).href);
  running = new Extension({vscode, context, client, clientFolder});
  return running;
};

exports.deactivate = () => running?.close();
