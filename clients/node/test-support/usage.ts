// Never run: shows to the compiler what may be written, and what may not.

import {
  after, atIndex, connect, DaemonGone, FrameDecoder, InvalidParams, Replica, SectionedWindow, Table,
  TableServerError,
} from "table-server-client";
import {iterated, linked} from "table-server-client";
import type {Key, protocol, Update, Value} from "table-server-client";

export async function uses(bytes: Uint8Array): Promise<void> {
  const daemon = await connect({command: "table-server", args: [], onLog: (m) => m.message.trim()});
  const rowsMax: number = daemon.limits.rowsMax;
  const table = await daemon.openCsv(bytes, {keyColumns: ["id"], types: {born: "date"}});
  const same = await daemon.openCsv("people.csv", {types: new Map([["n", "integer" as const]])});
  const view = await table.view({sort: [["born", "descending"], "name"], page: 10, search: "a"});
  for (const row of await view.rows({first: 0, size: rowsMax, dates: true})) {
    const born: Value = row.get("born");
    const name: string | undefined = row.texts.get("name");
    const key: Key = row.key;
    void [born, name, key];
  }
  async function* rows(): AsyncGenerator<[number, string]> {
    yield [1, "a"];
  }
  const columns = ["n", {id: "name", type: "text" as const}];
  await daemon.lend(rows(), {columns});
  await daemon.lend(iterated(rows), {columns, key: ["n"]});
  await daemon.lend(new Set([{n: 1}]));
  await daemon.lend(linked((link: string | undefined) => ({rows: [[link ?? ""]], next: null})), {columns: ["a"]});
  // @ts-expect-error an iterable of texts has no rows
  await daemon.lend(new Set(["a"]));
  const subscription = await view.watch({first: 0, size: 50, cells: "both", hold: "end"});
  for await (const update of subscription) {
    const touched: readonly number[] | undefined = update.updated.get("name");
    if (touched && update.causes.includes("edit")) break;
  }
  const stop: () => void = subscription.onUpdate((update: Update) => update.seq.toFixed());
  stop();
  const window = new SectionedWindow(subscription);
  for (const {sectionInserts, moves} of window.step().staged()) {
    const rows: number | undefined = sectionInserts[0]?.rows ?? moves[0]?.[0][1];
    void rows;
  }
  for (const operation of (await table.diff(same)).sectionedSequential()) {
    if (operation.kind === "insertSection") operation.rows.toFixed();
    // @ts-expect-error only sections that come bring rows
    else void operation.rows;
  }
  const result = await table.edits({label: "x", history: "join"})
    .set(1, "name", "Ada").insert([["a", 1n], new Map([["id", 2]])], after(1))
    .move([3n, "4"], atIndex(0)).send();
  const revision: number | undefined = result?.revision;
  const answer = await daemon.request("view/rows", {view: "v1", range: {first: 0, size: 1}});
  const blocks: protocol.ColumnBlock[] = answer.blocks;
  const {indicators} = await view.tap("name", {extend: true});
  const direction: string | undefined = indicators.get("name")?.direction;
  const replica = new Replica();
  for (const body of new FrameDecoder().feed(bytes)) void body.length;
  await daemon.request("server/stats", {}, {signal: new AbortController().signal, timeout: 5});
  await subscription[Symbol.asyncDispose]();
  const status: number | null = await daemon.close();
  void [same, revision, blocks, direction, replica.needsReset, status];
}

export function tells(error: unknown): string | undefined {
  if (error instanceof InvalidParams) return error.pointer;
  if (error instanceof DaemonGone) return error.stderrTail + String(error.status);
  return error instanceof TableServerError ? error.kind : undefined;
}

export async function mustNotCompile(table: Table): Promise<void> {
  const {daemon} = table;
  const view = await table.view();
  // @ts-expect-error an unknown method
  await daemon.request("view/row", {view: "v1"});
  // @ts-expect-error a member is missing
  await daemon.request("view/rows", {});
  // @ts-expect-error an unknown member
  await daemon.request("view/rows", {view: "v1", rows: 1});
  // @ts-expect-error a request is no notification
  daemon.notify("view/rows", {view: "v1"});
  // @ts-expect-error a misspelt option
  await table.set(1, "a", 2, {lable: "x"});
  // @ts-expect-error a closed enumeration
  await view.watch({hold: "top"});
  // @ts-expect-error a direction that is none
  await view.sort(["a", "up"], {wait: "yes"});
  // @ts-expect-error values may be anything, so they are nothing until looked at
  (await view.rows()).at(0)?.get("a").length;
  // @ts-expect-error columns are no properties
  void (await view.rows()).at(0)?.name;
  // @ts-expect-error a type that is none
  await daemon.openCsv("a.csv", {types: {a: "float"}});
  // @ts-expect-error tables come from a daemon
  void new Table(daemon, {});
  // @ts-expect-error what was read is not written
  view.counts = {};
}
