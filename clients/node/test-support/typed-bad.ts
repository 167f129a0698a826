// Never run: what the compiler refuses of typed columns. Each comment stands above the one line.

import {allOf, asDate, columnsOf, converter, oneOf} from "table-server-client";
import type {Daemon, TypedTable} from "table-server-client";

/** `surname` was called `lastName` until yesterday. */
export interface Person {
  id: number;
  name: string;
  surname: string;
  age: number;
  email: string | null;
  born: Date;
  address: {city: string};
}

export interface Entry {
  id: number;
  title: string;
}

const people = columnsOf<Person>({key: "id"});
const entries = columnsOf<Entry>({key: "id"});

// Misspelt.
// @ts-expect-error
people.column("Name", "nmae", {type: "text"});
// @ts-expect-error
people.column("City", "address.ctiy", {type: "text"});
// @ts-expect-error
people.computed("Initial", "text", (person) => person.nmae[0]);
// @ts-expect-error
people.shown("Name", (person) => person.nmae, {sortedBy: "name"});
// @ts-expect-error
people.shown("Name", (person) => person.name, {sortedBy: "nmae"});
// @ts-expect-error
entries.field("titel", {type: "text"});
// @ts-expect-error
columnsOf<Person>({key: "key"});

// Renamed: every place that still says the old name.
// @ts-expect-error
people.column("Last name", "lastName", {type: "text"});
// @ts-expect-error
people.shown("Name", (person) => person.name, {sortedBy: (person) => person.lastName});
// @ts-expect-error
people.shown("Name", (person) => person.name, {compare: (a, b) => a.lastName.length - b.age});
// @ts-expect-error
people.computed("Full", "text", (person) => `${person.name} ${person.lastName}`);

// Wrongly typed.
// @ts-expect-error
people.column("Name", "name", {type: "number"});
// @ts-expect-error
people.column("Age", "age", {type: "text"});
// @ts-expect-error
people.column("Born", "born", {type: "date"});
// @ts-expect-error
people.column("Age", "age", {type: asDate});
// @ts-expect-error
people.column("Mail", "email", {type: "text"});
// @ts-expect-error
people.column("Age", "age", {type: "integer", empty: null});
// @ts-expect-error
people.column("Age", "age", {type: "integer", format: {kind: "date", pattern: "y"}});
// @ts-expect-error
people.column("Age", "age", {type: "integer", format: (age) => age.toUpperCase()});
// @ts-expect-error
people.column("Mail", "email", {type: "text", empty: null, format: (mail) => mail.trim()});
// @ts-expect-error
people.computed("Years", "integer", (person) => person.name);
// @ts-expect-error
people.shown("Age", (person) => person.age, {sortedBy: "age"});
// @ts-expect-error
people.shown("Name", (person) => person.name, {sortedBy: (person) => person});
// @ts-expect-error
people.shown("Name", (person) => person.name, {});
// @ts-expect-error
people.shown("Name", (person) => person.name, {sortedBy: "name", compare: () => 0});
// @ts-expect-error
converter({base: "integer", encode: (person: Person) => person.name, decode: () => null!});
// @ts-expect-error
entries.column("Title", "title", {type: oneOf("title", ["a", "b"] as const)});

const name = people.column("Name", "name", {type: "text"});
const age = people.column("Age", "age", {type: "integer"});
const adult = people.computed("Adult", "boolean", (person) => person.age >= 18);
const title = entries.column("Title", "title", {type: "text"});

export async function uses(
  daemon: Daemon, table: TypedTable<Person>, person: Person, entry: Entry,
): Promise<void> {
  const view = await table.view();
  const [row] = await view.rows();
  // @ts-expect-error
  await people.create(daemon, [entry]);
  // @ts-expect-error
  await people.create(daemon, [], {defaultSort: title});
  // @ts-expect-error
  await people.openCsv(daemon, "people.csv", {defaultSort: [[title, "descending"]]});
  // @ts-expect-error
  await table.set(1, age, "thirty");
  // @ts-expect-error
  await table.set(1, adult, true);
  // @ts-expect-error
  await table.set(1, title, "x");
  // @ts-expect-error
  await table.insert([person, entry]);
  // @ts-expect-error
  await table.replace(entry);
  // @ts-expect-error
  await table.setRows([entry]);
  // @ts-expect-error
  row.get(age).toUpperCase();
  // @ts-expect-error
  row.get(title);
  // @ts-expect-error
  row.text(title);
  // @ts-expect-error
  void row.item.nmae;
  // @ts-expect-error
  await table.view({sort: title});
  // @ts-expect-error
  await table.view({sort: [age, [title, "descending"]]});
  // @ts-expect-error
  await view.search("a", {columns: [title]});
  // @ts-expect-error
  await view.tap(title);
  // @ts-expect-error
  await view.sort(title);
  // @ts-expect-error
  await view.sort("name");
  // @ts-expect-error
  await table.view({filter: age.less("thirty")});
  // @ts-expect-error
  await view.filter(title.equal("x"));
  // @ts-expect-error
  await view.filter(allOf(age.greater(3), title.isNull()));
  // @ts-expect-error
  row.find(name).length;
}
