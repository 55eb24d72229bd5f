/** A change that no test can or need notice, with the reason. It is known by its words, because lines move. */
export interface Judged {
  file: string;
  /** The line with the place, trimmed. */
  line: string;
  before: string;
  after: string;
  /**
   * `equal`: no input distinguishes both, and the place is not counted. `harmless`: an input would, and nobody would
   * mind; it is counted.
   */
  verdict: "equal" | "harmless";
  reason: string;
}

export const JUDGED: readonly Judged[] = [
  {
    file: "src/domain/tools/valuation/forest.ts",
    line: "for (let row = 0, i = 0; row < count; row++) {",
    before: "<",
    after: "<=",
    verdict: "equal",
    reason: "What is written beyond the end of a typed array is dropped.",
  },
  {
    file: "src/domain/assistant/chat/read-dates.ts",
    line: "month <= 12 &&",
    before: "12",
    after: "13",
    verdict: "equal",
    reason: "A day of the month 13 is no valid date, which the next condition asks for.",
  },
  {
    file: "src/domain/portfolio/homes/home-history.ts",
    line: "first.before === null ? [] : [{ at: since < first.at ? since : first.at, value: first.before }];",
    before: "<",
    after: "<=",
    verdict: "equal",
    reason: "Where both instants are the same, either is.",
  },
  {
    file: "src/domain/assistant/chat/read-measures.ts",
    line: "return -1;",
    before: "1",
    after: "2",
    verdict: "equal",
    reason: "Who asks for the position of a unit only looks whether it is negative.",
  },
  {
    file: "src/domain/assistant/chat/read-measures.ts",
    line: "const unitAt = own >= 0 ? own : second ? unitAfter(message, last.to, isUnit) : -1;",
    before: "0",
    after: "1",
    verdict: "equal",
    reason: "A unit stands behind its number and so never at the first place.",
  },
  {
    file: "src/domain/accounts/proof/sha256.ts",
    line: "if (found < 8) START[found] = fractionBits(Math.sqrt(candidate));",
    before: "8",
    after: "9",
    verdict: "equal",
    reason: "What is written beyond the end of a typed array is dropped.",
  },
  {
    file: "src/tools/borrowing-capacity/describe-loan.ts",
    line: "const last = formatPercent(incomeShares.at(-1) ?? 0);",
    before: "0",
    after: "1",
    verdict: "equal",
    reason: "A loan has at least one year, so that there is always a last share.",
  },
  {
    file: "src/domain/tools/investment/monte-carlo.ts",
    line: "if (atLow > 0 === valueAt(high, flows) > 0) return Number.NaN;",
    before: ">",
    after: ">=",
    verdict: "harmless",
    reason: "They differ where a value is exactly 0, which drawn numbers never make.",
  },
  {
    file: "src/domain/shared/format/format.ts",
    line: "formatters.set(key, formatter);",
    before: "formatters.set(key, formatter);",
    after: ";",
    verdict: "equal",
    reason: "A formatter that is not kept is made again, with the same options and so the same answers.",
  },
  {
    file: "src/domain/shared/wording/support.ts",
    line: "const MOST_REMEMBERED = 500;",
    before: "500",
    after: "550",
    verdict: "equal",
    reason: "How many texts are remembered changes when they are read again, and never what is read.",
  },
  {
    file: "src/domain/shared/places/place-search.ts",
    line: "contexts.set(context, words);",
    before: "contexts.set(context, words);",
    after: ";",
    verdict: "equal",
    reason: "Words that are not kept are split again from the same context.",
  },
  {
    file: "src/tools/roi-calculator/use-simulation.ts",
    line: "const PAUSE_MS = 300;",
    before: "300",
    after: "330",
    verdict: "harmless",
    reason: "Nobody notices whether a simulation begins 300 or 330 ms after the last key.",
  },
  {
    file: "src/domain/shared/wording/number-rule.ts",
    line: "patterns.set(feature, pattern);",
    before: "patterns.set(feature, pattern);",
    after: ";",
    verdict: "equal",
    reason: "A pattern that is not kept is made again from the same feature.",
  },
  {
    file: "src/domain/shared/time/zone-time.ts",
    line: "clocks.set(zone, clock);",
    before: "clocks.set(zone, clock);",
    after: ";",
    verdict: "equal",
    reason: "A clock that is not kept is made again for the same zone.",
  },
  {
    file: "src/domain/crm/contacts/business-hours.ts",
    line: "formats.set(timeZone, format);",
    before: "formats.set(timeZone, format);",
    after: ";",
    verdict: "equal",
    reason: "A format that is not kept is made again for the same zone.",
  },
  {
    file: "src/domain/portfolio/feeds/home-words.ts",
    line: "seen.set(text, type);",
    before: "seen.set(text, type);",
    after: ";",
    verdict: "equal",
    reason: "A word that is not kept is read again, and means the same.",
  },
  {
    file: "src/domain/assistant/chat/intent-features.ts",
    line: "stems.set(word, stem);",
    before: "stems.set(word, stem);",
    after: ";",
    verdict: "equal",
    reason: "A stem that is not kept is made again from the same word.",
  },
  {
    file: "src/domain/assistant/chat/intent-features.ts",
    line: "const MOST_REMEMBERED = 4_000;",
    before: "4_000",
    after: "4400",
    verdict: "equal",
    reason: "How many stems are remembered changes when they are made again, and never what they are.",
  },
  {
    file: "src/domain/tools/valuation/forest.ts",
    line: "packedOf.set(forest, packed);",
    before: "packedOf.set(forest, packed);",
    after: ";",
    verdict: "equal",
    reason: "Nodes that are not kept are packed again from the same forest.",
  },
  {
    file: "src/domain/portfolio/feeds/home-words.ts",
    line: "if (seen.size > 500) seen.clear();",
    before: ">",
    after: ">=",
    verdict: "equal",
    reason: "How many words are kept changes when they are read again, and never what they mean.",
  },
  {
    file: "src/domain/portfolio/feeds/home-words.ts",
    line: "if (seen.size > 500) seen.clear();",
    before: "500",
    after: "550",
    verdict: "equal",
    reason: "How many words are kept changes when they are read again, and never what they mean.",
  },
  {
    file: "src/domain/portfolio/feeds/home-words.ts",
    line: "if (seen.size > 500) seen.clear();",
    before: "seen.clear();",
    after: ";",
    verdict: "equal",
    reason: "How many words are kept changes when they are read again, and never what they mean.",
  },
];
