import { FIELDS, type FieldName } from "./fields.ts";
import { kindInText } from "./kinds/registry.ts";
import type { DeadlineReading, DossierReview, Finding } from "./reading.ts";
import { boundedDeadlines, boundedReview } from "./reading-bounds.ts";
import { acrossFindings, type KnownHome } from "./rules/across-findings.ts";
import type { DossierDocument } from "./rules/across-owners.ts";
import { inOrder } from "./rules/findings.ts";
import { agedFindings } from "./rules/validity-findings.ts";

/** Says what all documents of a home say together: contradictions first, then the findings of each, the days that they set, and one light. */
export function reviewDossier(
  documents: readonly DossierDocument[],
  { today, home = {} }: { today: string; home?: KnownHome },
): DossierReview {
  const own = documents.flatMap(({ reading }, document) =>
    agedFindings(reading, today).map((finding) => ({
      ...finding,
      quotes: finding.quotes.map((quote) => ({ ...quote, document })),
      ...(finding.quotes.length === 0 ? { document } : {}),
    })),
  );
  const findings = inOrder([...acrossFindings(documents, home), ...own]);
  // A day before today is a finding of its document; a calendar has no use for it.
  const deadlines = deadlinesOf(documents).filter(({ date }) => date >= today);
  return {
    findings: boundedReview(findings),
    deadlines: boundedDeadlines(deadlines),
    light: lightOf(documents, findings),
  };
}

/** Days that end something although the value belongs to the home and not to the calendar alone. */
const ENDING: readonly FieldName[] = ["energyCertifiedUntil", "mandateEndsOn"];

function deadlinesOf(documents: readonly DossierDocument[]): DeadlineReading[] {
  return documents
    .flatMap(({ reading }, document) =>
      reading.fields.flatMap(({ field, value, quote }): DeadlineReading[] => {
        if (value.type !== "date") return [];
        const name = field as FieldName;
        if (FIELDS[name].target.to !== "calendar" && !ENDING.includes(name)) return [];
        const of = reading.kind === null ? "" : ` (${kindInText(reading.kind)})`;
        return [{ date: value.date, what: `${FIELDS[name].label}${of}`, quote: { ...quote, document } }];
      }),
    )
    .sort((a, b) => a.date.localeCompare(b.date));
}

function lightOf(documents: readonly DossierDocument[], findings: readonly Finding[]): DossierReview["light"] {
  const has = (level: Finding["level"]) => findings.some((one) => one.level === level);
  if (has("red")) return "red";
  const isUnread = documents.some(({ text }) => text.pages.some(({ origin }) => origin === "unread"));
  const isUnclear = documents.some(
    ({ reading }) => reading.charges.unclear.length > 0 || reading.charges.said === "unreadable",
  );
  if (has("review") || isUnread || isUnclear || documents.length === 0) return "review";
  if (has("amber")) return "amber";
  // Nobody speaks of charges in it: that is no reason to call the home free of them.
  return documents.some(({ reading }) => reading.charges.said === "none" || reading.charges.said === "listed")
    ? "green"
    : "review";
}
