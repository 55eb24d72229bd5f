import { isDay } from "../../shared/time/local-time.ts";

/** Filter of a list of results. The API and the pages read the same filter from their own addresses. */

export const RUN_SORTS = ["newest", "oldest", "name", "figure"] as const;
export type RunSort = (typeof RUN_SORTS)[number];

export interface RunFilter {
  view: "history" | "saved" | "trash";
  /** The person's own, or those of the whole agency for people who may see them. */
  scope: "mine" | "agency";
  q: string;
  /** Slug of a tool; empty for all, as below. */
  tool: string;
  folder: string;
  tag: string;
  /** ISO days, both counted. */
  from: string;
  to: string;
  sort: RunSort;
}

const LONGEST_WORD = 100;

/** Filter of an address; unknown values are ignored. */
export function readRunFilter(read: (name: keyof RunFilter) => string | null | undefined): RunFilter {
  const text = (name: keyof RunFilter) => (read(name) ?? "").trim().slice(0, LONGEST_WORD);
  const sort = RUN_SORTS.find((known) => known === read("sort")) ?? "newest";
  const view = read("view");
  return {
    view: view === "saved" || view === "trash" ? view : "history",
    // The trash is each person's own.
    scope: read("scope") === "agency" && view !== "trash" ? "agency" : "mine",
    q: text("q"),
    tool: text("tool"),
    folder: text("folder"),
    tag: text("tag"),
    from: dayOf(read("from")),
    to: dayOf(read("to")),
    sort,
  };
}

/** Whether it leaves anything out, beside the subject of its page. */
export const isFiltered = ({ q, tool, folder, tag, from, to }: RunFilter): boolean =>
  [q, tool, folder, tag, from, to].some((value) => value !== "");

function dayOf(text: string | null | undefined): string {
  return text && isDay(text) ? text : "";
}
