// Declarations of typed columns: fields of items, checked by the compiler.

import type {
  CellError, CommitOptions, Direction, DraftEditor, EditOptions, EditResult, Key, OpenOptions,
  PlaceLike, RequestOptions, Row,
  SetOptions, SetRowsOptions, Subscription, Table, View, ViewStatePatch, Counts, Daemon,
} from "./index.js";
import type * as protocol from "./protocol.js";

// MARK: Fields

type Nothing = null | undefined;
type Leaf = string | number | bigint | boolean | symbol | Date | Nothing | readonly unknown[]
  | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...given: never[]) => unknown);

/** The fields of an item, and by a path (`address.city`) those of fields that are always there. */
export type FieldPath<Item, Depth extends readonly unknown[] = []> =
  Depth["length"] extends 4 ? never : {
    [Name in keyof Item & string]-?: Name extends `${string}.${string}` ? never
      : Item[Name] extends Leaf ? Name
        : [Extract<Item[Name], Nothing>] extends [never]
          ? Name | `${Name}.${FieldPath<Item[Name], readonly [...Depth, Name]>}`
          : Name;
  }[keyof Item & string];

/** The type of a field. */
export type FieldValue<Item, Path> =
  Path extends keyof Item ? Item[Path]
    : Path extends `${infer Name}.${infer Rest}`
      ? Name extends keyof Item ? FieldValue<Item[Name], Rest> : never
      : never;

// MARK: Types

/** The values of a column of a type. */
export interface BaseValues {
  boolean: boolean;
  integer: number;
  number: number;
  /** Digits: a decimal is exact, a number is not. */
  decimal: string;
  /** ISO 8601, as all that follow. */
  date: string;
  dateTime: string;
  time: string;
  duration: string;
  text: string;
  list: readonly unknown[];
  json: unknown;
}

export type BaseName = keyof BaseValues;

/** The types of columns that may contain a field; for others there are converters. */
export type BaseNameFor<Value> =
  [Value] extends [boolean] ? "boolean"
    : [Value] extends [number] ? "integer" | "number"
      : [Value] extends [string] ? "text" | "decimal" | "date" | "dateTime" | "time" | "duration"
        : [Value] extends [readonly unknown[]] ? "list" | "json"
          : [Value] extends [bigint | Date] ? never : "json";

/** The formats that are made for a type. */
export type FormatFor<Base extends BaseName> = protocol.FormatMap | protocol.FormatTemplate | (
  Base extends "integer" | "number" | "decimal"
    ? protocol.FormatNumber | protocol.FormatCurrency | protocol.FormatPercent
      | protocol.FormatCompact | protocol.FormatBytes | protocol.FormatDuration
    : Base extends "date" | "dateTime" | "time" ? protocol.FormatDate
      : Base extends "duration" ? protocol.FormatDuration
        : Base extends "boolean" ? protocol.FormatBoolean : never);

/** How values of a type of the program travel; made by `converter`, `oneOf` and their kin. */
export class Converter<Value> {
  private constructor();
  readonly name: string | undefined;
  readonly base: BaseName;
  /** Only for the compiler. */
  protected readonly both: (value: Value) => Value;
}

/**
 * Makes a converter of a class of the program. With a `name` it is a named type of the table, which
 * may have options for showing, reading, comparing and editing.
 */
export function converter<Value, Base extends BaseName>(
  options: {
    base: Base;
    encode: (value: Value) => BaseValues[Base];
    decode: (value: BaseValues[Base]) => Value;
  } & (
    | {name?: undefined}
    | {
      name: string;
      format?: FormatFor<Base>;
      parse?: FormatFor<Base>;
      comparator?: protocol.Comparator;
      nullPlaceholder?: string;
      editor?: unknown;
    }
  ),
): Converter<Value>;

/** Texts out of a list, which sort in its order; `texts` are the texts to show for them. */
export function oneOf<Value extends string>(
  name: string, values: readonly Value[],
  options?: {texts?: {readonly [text in Value]?: string}; nullPlaceholder?: string},
): Converter<Value>;

/** A `Date` as a date: midnight UTC. */
export const asDate: Converter<Date>;
/** A `Date` as a date-time with an offset, to the millisecond. */
export const asDateTime: Converter<Date>;
/** A `BigInt` as an integer of any length. */
export const asBigInt: Converter<bigint>;

// MARK: Columns

/** A column of a class of items: shows itself by `id`, sorts by `sortId`. */
export class TypedColumn<Item, Value> {
  protected constructor();
  readonly id: string;
  readonly valueId: string;
  /** The column with the shown text: itself, or a hidden one if a function makes it. */
  readonly textId: string;
  readonly sortId: string | null;
  readonly isSortable: boolean;
  /** Rows whose value is this one; null and undefined equal null. */
  equal(value: Value): Filter<Item>;
  notEqual(value: Value): Filter<Item>;
  less(value: Value): Filter<Item>;
  lessOrEqual(value: Value): Filter<Item>;
  greater(value: Value): Filter<Item>;
  greaterOrEqual(value: Value): Filter<Item>;
  oneOf(values: Iterable<Value>): Filter<Item>;
  isNull(): Filter<Item>;
  /** Rows whose cell has no value of the column's type. */
  isError(): Filter<Item>;
  /** Rows that show this text somewhere. */
  contains(text: string, options?: TextOptions): Filter<Item>;
  startsWith(text: string, options?: TextOptions): Filter<Item>;
  endsWith(text: string, options?: TextOptions): Filter<Item>;
  /** Rows that show this text and no other. */
  shows(text: string, options?: TextOptions): Filter<Item>;
  /** Only for the compiler. */
  protected readonly both: (item: Item, value: Value) => Value;
}

export interface TextOptions {
  caseFolded?: boolean;
  diacritics?: "exact" | "ignored";
}

/**
 * A condition on the rows of a class of items. Cells in error, and nulls where there is less and
 * greater, leave it undecided, which `not` does not turn into true.
 */
export class Filter<Item> {
  private constructor();
  toJSON(): protocol.Filter;
  /** Only for the compiler. */
  protected readonly both: (item: Item) => Item;
}

/** Rows for which all conditions are true; of none: every row. */
export function allOf<Item>(...conditions: readonly Filter<Item>[]): Filter<Item>;
/** Rows for which a condition is true; of none: no row. */
export function anyOf<Item>(...conditions: readonly Filter<Item>[]): Filter<Item>;
/** Rows for which a condition is false. */
export function not<Item>(condition: Filter<Item>): Filter<Item>;

/** A column of a field: its cells can be set, and items are made of them. */
export class FieldColumn<Item, Value> extends TypedColumn<Item, Value> {
  private constructor();
  readonly path: readonly string[];
}

/** How a column looks and behaves, for all types. */
export interface ColumnLook {
  sortable?: boolean;
  searchable?: boolean;
  align?: "start" | "center" | "end";
  cellKind?: string;
  meta?: unknown;
  nullPlaceholder?: string;
}

export interface FieldLook extends ColumnLook {
  /** The column's id where it is not the field's name: the header in a file. */
  id?: string;
  comparator?: protocol.Comparator;
  editable?: boolean;
  editor?: unknown;
}

/** What a function makes of an item: a value, none, or a promise of it. */
export type Made<Value> = Value | Nothing | Promise<Value | Nothing>;

/** For a field that may be null or undefined: the value of an empty cell. */
export type Empty<Value> =
  [Extract<Value, Nothing>] extends [never] ? {empty?: never} : {empty: Extract<Value, Nothing>};

/** What rows can be sorted by. */
export type Ordered = string | number | bigint | boolean | Date | Nothing | readonly Ordered[];

export type TypedSortKey<Item> = TypedColumn<Item, any>
  | readonly [column: TypedColumn<Item, any>, direction: Direction];

/** A column (ascending), `[column, "descending"]`, or a list of these. */
export type TypedSort<Item> = TypedSortKey<Item> | readonly TypedSortKey<Item>[];

/**
 * Begins the columns of a class of items. `key` names the fields that identify rows;
 * `make` makes an item of its fields, where a plain object is not enough.
 */
export function columnsOf<Item>(options: {
  key: FieldPath<Item> | readonly FieldPath<Item>[];
  make?: (fields: Item) => Item;
}): Columns<Item>;

/** The columns of a class of items; made by `columnsOf`. */
export class Columns<Item> {
  private constructor();
  readonly declared: readonly TypedColumn<Item, any>[];
  readonly keyColumns: readonly string[];

  /**
   * A field, shown unchanged or by a format; a format that is a function makes texts, and
   * `deadline` is its time limit for a batch, in milliseconds. Texts typed into such a column are
   * read by `parse`, a format or a function that throws if a text has no value; without one nothing
   * can
   * be typed, unless `editable` is true. A `parse` function is called by `TypedView.draft` and
   * `TypedTable.paste`.
   */
  column<Path extends FieldPath<Item>, Base extends BaseNameFor<Filled<FieldValue<Item, Path>>>>(
    title: string, field: Path,
    options: FieldLook & Empty<FieldValue<Item, Path>> & {
      type: Base;
      format?: FormatFor<Base> | ((value: FieldValue<Item, Path>) => string);
      parse?: FormatFor<Base> | ((text: string) => FieldValue<Item, Path>);
      deadline?: number;
    },
  ): FieldColumn<Item, FieldValue<Item, Path>>;
  column<Path extends FieldPath<Item>>(
    title: string, field: Path,
    options: FieldLook & Empty<FieldValue<Item, Path>> & {
      type: Converter<Filled<FieldValue<Item, Path>>>;
      format?: (value: FieldValue<Item, Path>) => string;
      parse?: (text: string) => FieldValue<Item, Path>;
      deadline?: number;
    },
  ): FieldColumn<Item, FieldValue<Item, Path>>;

  /** A field that is not shown and travels all the same, for what functions make of it. */
  field<Path extends FieldPath<Item>>(
    field: Path,
    options: FieldLook & Empty<FieldValue<Item, Path>> & {
      type: BaseNameFor<Filled<FieldValue<Item, Path>>> | Converter<Filled<FieldValue<Item, Path>>>;
    },
  ): FieldColumn<Item, FieldValue<Item, Path>>;

  /**
   * A value that a function computes from the item. It cannot be edited. The daemon asks for it,
   * and
   * again when a field of the row has changed. Where the function throws, the cell is an error.
   */
  computed<Base extends BaseName>(
    title: string, type: Base, value: (item: Item) => Made<BaseValues[Base]>,
    options?: ColumnLook
      & {id?: string; comparator?: protocol.Comparator; format?: FormatFor<Base>}
      & {deadline?: number},
  ): TypedColumn<Item, BaseValues[Base] | null>;
  computed<Value>(
    title: string, type: Converter<Value>, value: (item: Item) => Made<Value>,
    options?: ColumnLook & {id?: string; comparator?: protocol.Comparator; deadline?: number},
  ): TypedColumn<Item, Value | null>;

  /** A value that the daemon computes, by an expression over the ids of the row's columns. */
  expression<Base extends BaseName>(
    title: string, type: Base, source: string,
    options?: ColumnLook
      & {id?: string; comparator?: protocol.Comparator; format?: FormatFor<Base>},
  ): TypedColumn<Item, BaseValues[Base] | null>;
  expression<Value>(
    title: string, type: Converter<Value>, source: string,
    options?: ColumnLook & {id?: string; comparator?: protocol.Comparator},
  ): TypedColumn<Item, Value | null>;

  /** A column without values, for what the program draws: buttons, a picture. */
  header(
    title: string,
    options?: Pick<ColumnLook, "align" | "cellKind" | "meta"> & {id?: string; editor?: unknown},
  ): TypedColumn<Item, null>;

  /**
   * A text that a function computes from the item. It cannot be edited. It is sorted by a field, by
   * a key that a function
   * makes (null comes last), or by `compare`; keys and comparisons are sent as ranks.
   */
  shown(
    title: string, show: (item: Item) => string,
    options: ColumnLook & {id?: string; deadline?: number} & (
      | {sortedBy: FieldPath<Item> | ((item: Item) => Ordered); compare?: undefined}
      | {compare: (left: Item, right: Item) => number; sortedBy?: undefined}
    ),
  ): TypedColumn<Item, string>;

  /** Makes a table with these columns and a row for every item. */
  create(
    daemon: Daemon, items?: Iterable<Item>,
    options?: RequestOptions & {table?: string; name?: string; defaultSort?: TypedSort<Item>},
  ): Promise<TypedTable<Item>>;

  /**
   * Opens a CSV file, or bytes as they are, whose records are items; fields that may be empty may
   * be missing. What functions make is added and never written to the file.
   */
  openCsv(
    daemon: Daemon, source: string | {readonly href: string} | Uint8Array,
    options?: Omit<OpenOptions, "columns" | "types" | "defaultSort" | "keyColumns">
      & {defaultSort?: TypedSort<Item>},
  ): Promise<TypedTable<Item>>;
}

/** A type without null and undefined. */
export type Filled<Value> = Exclude<Value, Nothing>;

type ValueOf<Column> = Column extends TypedColumn<any, infer Value> ? Value : never;

// MARK: Tables

/** A table of items; `table` is the table itself, for all that needs no types. */
export class TypedTable<Item> {
  private constructor();
  readonly table: Table;
  readonly columns: Columns<Item>;
  items(): Promise<Item[]>;
  item(key: Key): Promise<Item>;
  /** The item of a row. */
  itemOf(row: Row): Item;
  /** Opens a view that shows the columns declared. */
  view(
    state?: Omit<ViewStatePatch, "sort" | "columns" | "filter"> & {
      sort?: TypedSort<Item>;
      filter?: Filter<Item>;
      columns?: ReadonlyMap<string, protocol.ViewStatePatchColumnsEntry | null>;
    },
    options?: RequestOptions & {view?: string; wait?: boolean},
  ): Promise<TypedView<Item>>;
  /** Waits until the functions have made every cell of what the rows are now. */
  waitUntilMade(options?: RequestOptions): Promise<void>;
  /** New content: rows are found again by their keys, and only what differs is changed. */
  setRows(
    items: Iterable<Item>, options?: Omit<SetRowsOptions, "columns">,
  ): Promise<protocol.TableSetRowsResult>;
  insert(items: Iterable<Item>, options?: EditOptions & {place?: PlaceLike}): Promise<EditResult>;
  /** Sets a field of a row. */
  set<Column extends FieldColumn<Item, any>>(
    key: Key, column: Column, value: ValueOf<Column>, options?: EditOptions,
  ): Promise<EditResult>;
  /** Gives the row of the item's key the values of the item, as one step. */
  replace(item: Item, options?: EditOptions): Promise<EditResult>;
  undo(options?: RequestOptions & {author?: string}): Promise<protocol.TableUndoResult>;
  redo(options?: RequestOptions & {author?: string}): Promise<protocol.TableRedoResult>;
  /**
   * Writes typed texts, a line for each key, as one edit; null leaves a cell alone. A column's
   * `parse` function reads what is typed into the column, else the daemon does. Rejects with what a
   * function throws, and nothing is written.
   */
  paste(
    texts: readonly (readonly (string | null)[])[], keys: readonly Key[],
    columns: readonly FieldColumn<Item, any>[], options?: EditOptions,
  ): Promise<EditResult>;
  remove(keys: Iterable<Key>, options?: EditOptions): Promise<EditResult>;
  /** Moves rows, in the order given, to a place. */
  move(keys: Iterable<Key>, place: PlaceLike, options?: EditOptions): Promise<EditResult>;
  /** Lets the functions compute cells again, if they read data outside the row. */
  refresh(options?: RequestOptions & {keys?: Iterable<Key>}): Promise<void>;
  close(options?: RequestOptions): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A view on a table of items; `view` is the view itself, for all that needs no types. */
export class TypedView<Item> {
  private constructor();
  readonly table: TypedTable<Item>;
  readonly view: View;
  readonly counts: Counts;
  sort(sort: TypedSort<Item> | null, options?: SetOptions): Promise<this>;
  /** Shows the rows for which a condition is true; null shows all. */
  filter(condition: Filter<Item> | null, options?: SetOptions): Promise<this>;
  search(
    text: string | null,
    options?: SetOptions & {
      columns?: readonly TypedColumn<Item, any>[];
      mode?: "filter" | "mark";
      caseFolded?: boolean;
      diacritics?: "exact" | "ignored";
    },
  ): Promise<this>;
  /** As a click on the header: the direction now, null where it is not sorted by, or cannot be. */
  tap(
    column: TypedColumn<Item, any>,
    options?: RequestOptions & {extend?: boolean; wait?: boolean},
  ): Promise<Direction | null>;
  /** With `wait: false` cells that functions have not made yet may be among them. */
  rows(
    options?: RequestOptions
      & {first?: number; size?: number; keys?: Iterable<Key>; wait?: boolean},
  ): Promise<TypedRow<Item>[]>;
  items(): Promise<Item[]>;
  watch(
    options?: RequestOptions & {
      first?: number;
      size?: number;
      overscan?: number;
      subscription?: string;
      cells?: "value" | "text" | "both";
      hold?: protocol.Hold;
      brief?: boolean;
    },
  ): Promise<TypedSubscription<Item>>;
  page(...page: Parameters<View["page"]>): Promise<this>;
  find(...search: Parameters<View["find"]>): ReturnType<View["find"]>;
  select(
    action: Parameters<View["select"]>[0],
    options?: RequestOptions & {
      rows?: Iterable<Key>;
      columns?: readonly TypedColumn<Item, any>[];
      cells?: readonly (readonly [key: Key, column: TypedColumn<Item, any>])[];
    },
  ): ReturnType<View["select"]>;
  /** Begins typing into a cell; the text is read by the column's rules. */
  draft<Column extends FieldColumn<Item, any>>(
    key: Key, column: Column,
    options?: RequestOptions & {by?: "owner" | "user"; author?: string},
  ): Promise<TypedDraft<ValueOf<Column>>>;
  close(options?: RequestOptions): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A cell that is being typed into; a column's `parse` function reads what is typed. */
export class TypedDraft<Value> {
  private constructor();
  /** The draft without types. */
  readonly editor: DraftEditor;
  /** What is typed by now. */
  readonly text: string;
  /** Why the present text could not be committed; null: it could. */
  readonly problem: string | null;
  /** Sends the whole present text; resolves to the problem. */
  change(text: string, options?: RequestOptions): Promise<string | null>;
  /** Gives a value in place of a text; resolves to the problem. */
  choose(value: Value, options?: RequestOptions): Promise<string | null>;
  /** Makes it one edit of the table; rejects with what `parse` throws. Refused, it stays open. */
  commit(options?: CommitOptions): Promise<protocol.CellDraftResult>;
  cancel(options?: RequestOptions): Promise<void>;
}

/** A live window of items; `subscription` is the window itself, with its updates. */
export class TypedSubscription<Item> {
  private constructor();
  readonly table: TypedTable<Item>;
  readonly subscription: Subscription;
  rows(): TypedRow<Item>[];
  scroll(...where: Parameters<Subscription["scroll"]>): ReturnType<Subscription["scroll"]>;
  items(): Item[];
  close(options?: RequestOptions): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A row as a program sees it: values in the columns' types, and the whole item. */
export class TypedRow<Item> {
  private constructor();
  readonly row: Row;
  readonly key: Key;
  /** Throws `CellUnreadable` where a field's cell has no value. */
  readonly item: Item;
  /** Throws `CellUnreadable` where the cell has no value. */
  get<Value>(column: TypedColumn<Item, Value>): Value;
  /** Undefined where the cell has no value. */
  find<Value>(column: TypedColumn<Item, Value>): Value | undefined;
  text(column: TypedColumn<Item, any>): string;
  error(column: TypedColumn<Item, any>): CellError | undefined;
  /** Whether a function makes the cell, and has not made it of what the row is now. */
  isAwaited(column: TypedColumn<Item, any>): boolean;
}
