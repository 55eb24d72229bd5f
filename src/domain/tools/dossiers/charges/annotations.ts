import { beginningIn, hasAny, spansOfAny } from "../text/find.ts";
import type { Flat } from "../text/flat.ts";
import { type Affirmed, type Block, numberAt } from "./blocks.ts";
import type { Mention } from "./mentions.ts";

/**
 * A Colombian certificate is a history of numbered entries; a later one cancels an earlier one by its number («Se cancela anotación
 * No: 5»).
 */
export function annotationsIn(flat: Flat, mentions: readonly Mention[]): Block[] {
  const entries = spansOfAny(flat, [
    "anotacion: nro",
    "anotacion nro",
    "anotacion: no",
    "anotacion no",
    "anotacion numero",
    "anotacion #",
    "anotacion n",
  ]).filter(
    ({ start, end }) =>
      !hasAny(flat, ["se cancela", "cancela", "cancelada"], Math.max(0, start - 22), start) &&
      numberAt(flat, end) !== null,
  );
  const cancelled = new Set(
    spansOfAny(flat, [
      "se cancela anotacion",
      "se cancela la anotacion",
      "cancela anotacion",
      "cancela la anotacion",
      "cancelada por anotacion",
    ]).map(({ end }) => numberAt(flat, end)),
  );
  const blocks: Block[] = [];
  entries.forEach((entry, i) => {
    const end = entries[i + 1]?.start ?? Math.min(flat.text.length, entry.end + 900);
    const inside = beginningIn(mentions, entry.start, end).filter(
      (one): one is Affirmed => one.kind !== "generic" && one.said !== "denied",
    );
    const mention = inside.find(({ kind }) => kind !== "other") ?? inside[0] ?? unnamedIn(mentions, entry.start, end);
    if (!mention) return;
    const isEnding = hasAny(
      flat,
      ["cancelacion", "se cancela", "levantamiento", "desembargo"],
      entry.start,
      Math.min(end, mention.end + 20),
    );
    if (isEnding) return;
    const number = numberAt(flat, entry.end);
    blocks.push({
      kind: mention.kind,
      start: entry.start,
      end,
      mention,
      isDoubtful: mention.said === "doubtful",
      isCancelled: number !== null && cancelled.has(number),
      isInSection: true,
    });
  });
  const covered = (mention: Mention) => entries.length > 0 && mention.start >= entries[0]!.start;
  for (const mention of mentions) {
    if (mention.kind === "generic" || mention.said === "denied" || covered(mention)) continue;
    if (blocks.some(({ kind }) => kind === mention.kind)) continue;
    blocks.push({
      kind: mention.kind,
      start: mention.sentence.start,
      end: mention.sentence.end,
      mention,
      isDoubtful: true,
      isCancelled: false,
      isInSection: false,
    });
  }
  return blocks.sort((a, b) => a.start - b.start);
}

/** «GRAVAMEN: 0212 …» of a kind that is not known is one all the same. */
function unnamedIn(mentions: readonly Mention[], from: number, to: number): Affirmed | undefined {
  const one = beginningIn(mentions, from, to).find(
    ({ kind, said, words }) => kind === "generic" && said !== "denied" && words === "gravamen",
  );
  return one && { ...one, kind: "other" };
}
