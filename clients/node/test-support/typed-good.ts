// Never run: what the compiler takes of typed columns, in their eight forms, and what is read back.

import {
  allOf, anyOf, asBigInt, asDate, asDateTime, columnsOf, connect, converter, not, oneOf,
} from "table-server-client";
import type {FieldPath, Key, TypedRow, TypedTable} from "table-server-client";

class Money {
  constructor(readonly cents: number) {}
}

export interface Thing {
  sku: string;
  name: string;
  count: number;
  weight: number;
  price: string;
  fee: Money;
  serial: bigint;
  isOpen: boolean;
  added: Date;
  seen: string | null;
  note?: string;
  status: "new" | "sold";
  tags: string[];
  address: {city: string; geo: {lat: number}};
  home: {city: string} | null;
}

const money = converter({
  name: "money", base: "integer", encode: (amount: Money) => amount.cents,
  decode: (cents) => new Money(cents), format: {kind: "template", template: "{} ct"},
});
const status = oneOf<Thing["status"]>("status", ["new", "sold"], {texts: {new: "New!"}});

export const things = columnsOf<Thing>({key: "sku"});

// 1 field, 2 computed, 3 computed of a named type, 4 header only
const sku = things.column("SKU", "sku", {type: "text"});
const name = things.column("Name", "name", {type: "text", comparator: "natural"});
const count = things.column("Count", "count", {
  type: "integer", format: {kind: "map", values: {0: "Out of stock"}},
});
const city = things.column("City", "address.city", {type: "text"});
things.column("Latitude", "address.geo.lat", {type: "number"});
const total = things.computed("Total", "number", ({weight, count}) => weight * count);
const half = things.computed("Half", money, ({fee}) => new Money(fee.cents / 2));
things.expression("Gross", "number", "weight * 1.2", {format: {kind: "compact"}});
things.header("Actions", {cellKind: "buttons"});

// 5 format and typed sort
const price = things.column("Price", "price", {
  type: "decimal", format: {kind: "currency", currency: "USD"},
});
const weight = things.column("Weight", "weight", {
  type: "number", format: (value) => `${value.toFixed(1)} kg`,
});
const added = things.column("Added", "added", {
  type: asDate, format: (date) => date.toISOString(),
});
const seen = things.column("Seen", "seen", {
  type: "dateTime", empty: null, format: {kind: "date", pattern: "HH:mm"},
});
const note = things.column("Note", "note", {
  type: "text", empty: undefined, format: (text) => text ?? "nothing",
});
const fee = things.column("Fee", "fee", {type: money});
things.column("Serial", "serial", {type: asBigInt});
things.column("Status", "status", {type: status});
things.column("Open", "isOpen", {type: "boolean", format: {kind: "boolean", true: "y", false: "n"}});
things.column("Tags", "tags", {type: "list"});
things.field("home", {type: "json", empty: null});

// 6 sorted by another field, 7 by a computed value, 8 by a comparator
const label = things.shown("Label", (thing) => `${thing.name} (${thing.sku})`, {sortedBy: "added"});
const length = things.shown("By length", ({name}) => name, {sortedBy: ({name}) => name.length});
things.shown("By both", ({name}) => name, {sortedBy: (thing) => [thing.name, thing.added]});
const fees = things.shown("By fee", ({name}) => name, {
  compare: (left, right) => left.fee.cents - right.fee.cents,
});

export async function use(items: Thing[]): Promise<TypedTable<Thing>> {
  const daemon = await connect();
  const table = await things.create(daemon, items, {defaultSort: [price, "descending"]});
  const view = await table.view({sort: [name, [length, "descending"]], page: 10});
  await view.sort([[fees, "descending"], city]);
  await view.search("a", {columns: [name, label]});
  const cheap = allOf(count.less(10), anyOf(seen.equal(null), added.greater(new Date(0))));
  await view.filter(allOf(cheap, not(label.contains("x", {caseFolded: false}))));
  await view.filter(null);
  for (const row of await view.rows({first: 0, size: 50})) {
    const pieces: number = row.get(count) + 1;
    const amount: string = row.get(price);
    const date: Date = row.get(added);
    const moment: string | null = row.get(seen);
    const text: string | undefined = row.get(note);
    const cents: number = row.get(fee).cents;
    const sum: number | null = row.get(total);
    const halves: Money | null | undefined = row.find(half);
    const thing: Thing = row.item;
    const key: Key = row.key;
    void [pieces, amount, date, moment, text, cents, sum, halves, thing, key, row.text(weight)];
  }
  await table.set("a", price, "3.50");
  await table.set("a", seen, null);
  await table.set("a", fee, new Money(3));
  const draft = await view.draft("a", price, {by: "user"});
  const problem: string | null = await draft.change("4.50");
  await draft.choose("4.75");
  await draft.commit({label: "dearer"});
  await table.refresh({keys: ["a"]});
  await table.waitUntilMade({timeout: 1000});
  await table.remove(["a"]);
  void [problem, (row: TypedRow<Thing>) => row.isAwaited(weight)];
  await table.replace(items[0]);
  void [sku, asDateTime, (row: TypedRow<Thing>) => row.error(sku)?.kind];
  return table;
}

/** A field by its path; a path that is none does not compile. */
export const path: FieldPath<Thing> = "address.geo.lat";
