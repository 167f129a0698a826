// Commands: those of the page are passed on to the panel in front, the others are done here.

import {basename} from "node:path";

import {compareWithFile, compareWithHead, compareWithSaved} from "./comparison.js";
import {viewType} from "./extension.js";
import {showInTable} from "./show-in-table.js";
import {openTextTable} from "./text-table.js";

const ofThePage = [
  "changedOnly", "clearFilter", "clearSort", "columnMenu", "conflicts", "copyAsMarkdown", "copyWithHeaders",
  "deleteRows", "filter", "filterLikeCell", "find", "hideColumn", "insertRowAbove", "insertRowBelow", "nextChange",
  "nextProblem", "pinColumns", "previousChange", "previousProblem", "problems", "replace", "revealInText",
  "showAllColumns", "showKeys", "sortAscending", "sortDescending", "statistics", "toggleSummaries",
];
// Formats of exports, by the ending of the file.
const formats = {
  csv: "csv", tsv: "tsv", json: "json", ndjson: "ndjson", md: "markdown", html: "html", sql: "sql", txt: "text",
  tex: "latex",
};

/** @param {import("./extension.js").Parts} parts */
export function registerCommands(parts) {
  const {vscode, context} = parts;
  const active = () => [...parts.subscriptions.values()].find((panel) => panel.isActive);
  const register = (name, action) => {
    const run = async (...args) => {
      try {
        await action(...args);
      } catch (error) {
        void vscode.window.showErrorMessage(error.message);
      }
    };
    context.subscriptions.push(vscode.commands.registerCommand(`tableServer.${name}`, run));
  };
  const registerForPanel = (name, action) => register(name, (...args) => {
    const panel = active();
    return panel ? action(panel, ...args) : undefined;
  });
  for (const name of ofThePage) registerForPanel(name, (panel, args) => panel.command(name, args));
  register("openAsTable", (uri) => openWith(vscode, uri, viewType));
  register("openAsText", (uri) => openWith(vscode, uri, "default"));
  register("openTextAsTable", () => openTextTable(parts));
  register("showInTable", () => showInTable(parts));
  registerForPanel("goToRow", (panel) => goToRow(parts, panel));
  registerForPanel("export", (panel) => exportTo(parts, panel));
  registerForPanel("dialect", (panel) => changeDialect(parts, panel));
  registerForPanel("compareWithSaved", compareWithSaved);
  registerForPanel("compareWithHead", compareWithHead);
  registerForPanel("compareWithFile", compareWithFile);
}

async function openWith(vscode, uri, type) {
  const {activeTab} = vscode.window.tabGroups.activeTabGroup;
  const wanted = uri ?? activeTab?.input?.uri;
  if (wanted) await vscode.commands.executeCommand("vscode.openWith", wanted, type);
}

async function goToRow({vscode}, panel) {
  const prompt = "The number of a row in the view";
  const validateInput = (text) => (/^\s*\d+\s*$/.test(text) ? null : "Expected a number");
  const text = await vscode.window.showInputBox({prompt, validateInput});
  if (text) panel.command("goToRow", Number(text));
}

async function exportTo({vscode}, panel) {
  const {document, view} = panel;
  const filters = Object.fromEntries(Object.keys(formats).map((ending) => [formats[ending], [ending]]));
  const uri = await vscode.window.showSaveDialog({filters, title: "Export the rows shown"});
  if (!uri) return;
  const format = formats[uri.path.split(".").pop().toLowerCase()] ?? "csv";
  const to = {path: uri.fsPath, overwrite: true};
  const {rowCount} = await document.request("table/export", {view, format, to});
  void vscode.window.showInformationMessage(`${rowCount} rows were written to ${basename(uri.fsPath)}.`);
}

/** Reads the file again in another dialect: one member at a time. */
async function changeDialect({vscode}, panel) {
  const {document} = panel;
  const members = [
    {label: "Delimiter", name: "delimiter", values: [",", ";", "\t", "|"]},
    {label: "Encoding", name: "encoding", values: ["utf-8", "windows-1252", "utf-16le", "shift_jis", "gb18030"]},
    {label: "Header", name: "header", values: [true, false]},
    {label: "Quote", name: "quote", values: ["\"", "'", null]},
    {label: "Types", name: "types", values: ["detected", "plain"]},
  ];
  const present = document.description.dialect ?? {};
  const items = members.map((member) => ({...member, description: JSON.stringify(present[member.name]?.value)}));
  const member = await vscode.window.showQuickPick(items, {placeHolder: "What is read in another way?"});
  if (!member) return;
  const values = member.values.map((value) => ({label: JSON.stringify(value), value}));
  const choice = await vscode.window.showQuickPick(values, {placeHolder: member.label});
  if (!choice) return;
  const {table} = document;
  await document.request("table/setDialect", {table, dialect: {[member.name]: choice.value}});
  Object.assign(document.description, await document.request("table/describe", {table}));
  await document.noteSteps();
  for (const one of document.panels) await one.start();
}
