// Tables of SQLite databases. They are made by Python, because not every Node has SQLite.

import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {mkdtemp, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const SCRIPT = `
import sqlite3, sys
database = sqlite3.connect(sys.argv[1])
database.executescript("CREATE TABLE fruit (id INTEGER PRIMARY KEY, name TEXT);"
                       "CREATE TABLE other (a); INSERT INTO fruit VALUES (1, 'fig'), (2, 'kiwi');")
database.commit()
`;

test("a table of a database is listed, opened and saved", {skip: withoutDaemon}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "table-server-"));
  t.after(() => rm(folder, {recursive: true}));
  const path = join(folder, "shop.db");
  execFileSync("python3", ["-c", SCRIPT, path]);
  const daemon = await connectReal(t);
  const tables = await daemon.listDatabase(path, {countMax: 1});
  assert.deepEqual(tables.map(({name, rows}) => [name, rows.count]), [["fruit", 1], ["other", 0]]);
  const table = await daemon.open({path, from: {table: "fruit"}, keyColumns: ["id"]});
  await table.set(2, "name", "pear");
  assert.equal((await table.save()).way, "committed");
  await assert.rejects(daemon.open({path}), {kind: "sourceNeeded"});
});
