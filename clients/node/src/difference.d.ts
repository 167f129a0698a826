// Declaration of the difference of two contents.

import type {Operation, Stage} from "./changes.js";
import type * as protocol from "./protocol.js";
import type {SectionedOperation, SectionedStage, WireSections} from "./sectioned.js";

/** What turns one content into another: the whole of an answer to `table/diff`. */
export class Difference {
  private constructor();
  readonly from: protocol.ContentFound;
  readonly to: protocol.ContentFound;
  readonly columns: readonly string[];
  readonly counts: protocol.TableDiffResult["counts"];
  /** Whether all rows of both contents were there. */
  readonly complete: boolean;
  readonly diff: protocol.TableDiffResult["diff"];
  readonly old: protocol.TableDiffResult["old"];
  readonly keys: protocol.TableDiffResult["keys"];
  /** What became of sections, when both contents have declared ones. */
  readonly sections?: WireSections;
  staged(): Stage[];
  sequential(): Operation[];
  /** A `TypeError` without `sections`. */
  sectionedStaged(): SectionedStage[];
  /** A `TypeError` without `sections`. */
  sectionedSequential(): SectionedOperation[];
}

/** What `openDifference` opens as a table, which follows both sides; and options. */
export type DifferenceSides<Table, Options> = [
  from: Table | protocol.TableOpenDifferenceParams["from"],
  to: Table | protocol.TableOpenDifferenceParams["to"],
  options?: Options & Omit<protocol.TableOpenDifferenceParams, "from" | "to" | "match"> & {
    match?: "keys" | "content" | protocol.TableOpenDifferenceParams["match"];
  },
];
