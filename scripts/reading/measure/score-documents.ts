import { fold } from "#domain/shared/listing/fold.ts";
import { type DocumentText, pageText, type Quote } from "#domain/tools/dossiers/document-text.ts";
import type { ChargeReading, DocumentReading, DossierReview } from "#domain/tools/dossiers/reading.ts";
import type { ChargeLabel, DocumentLabel, DossierLabel, Medium } from "../labels.ts";
import { FIELD_NAMES, TOPIC_PATTERNS } from "../pipeline.ts";
import { isSameText, isSameValue, plainId } from "./compare.ts";
import type { Tally } from "./tally.ts";

/** Measures what was said of documents against what is right. */

export interface ReadPart {
  text: DocumentText;
  reading: DocumentReading;
  pages: { from: number; to: number } | null;
}

/** How letters came in: figures are told apart by it. */
const originOf = (medium: Medium) =>
  medium === "text" || medium === "word" || medium === "plain" ? "text" : medium === "scan" ? "scan" : "hard scan";

export function scoreFile(
  tally: Tally,
  name: string,
  medium: Medium,
  labels: readonly DocumentLabel[],
  parts: readonly ReadPart[],
): void {
  if (labels.length > 1) {
    const isSplit =
      labels.length === parts.length && labels.every(({ pages }, at) => pages?.from === parts[at]!.pages?.from);
    tally.count("split", isSplit, name, () => ({ said: parts.map(({ pages }) => `${pages?.from}-${pages?.to}`).join(", "), right: labels.map(({ pages }) => `${pages?.from}-${pages?.to}`).join(", ") })); // biome-ignore format: one count
  }
  for (const label of labels) scoreDocument(tally, name, originOf(medium), label, partOf(label, parts));
}

/** The part that shares most pages with a document. */
function partOf({ pages }: DocumentLabel, parts: readonly ReadPart[]): ReadPart | undefined {
  if (!pages) return parts[0];
  const shared = ({ pages: other }: ReadPart) =>
    other ? Math.min(other.to, pages.to) - Math.max(other.from, pages.from) + 1 : 1;
  return [...parts].sort((a, b) => shared(b) - shared(a))[0];
}

function scoreDocument(
  tally: Tally,
  name: string,
  origin: string,
  label: DocumentLabel,
  part: ReadPart | undefined,
): void {
  const reading = part?.reading;
  tally.count("kind", (reading?.kind ?? null) === label.kind && reading !== undefined, name, () => ({
    said: reading?.kind ?? `no lo reconozco (${reading?.candidates.map(({ kind }) => kind).join(", ")})`,
    right: label.kind ?? "no lo reconozco",
  }));
  if (!label.kind) {
    tally.add("chargeFalse", reading?.charges.charges.filter(({ state }) => state === "alive").length ?? 0);
    return;
  }
  if (label.charges.said === "unreadable")
    tally.count("unreadableSaid", reading?.charges.said !== "none", name, () => ({
      said: "dice que no hay cargas",
      right: "su parte de cargas no se puede leer",
    }));
  scoreIdentifiers(tally, name, origin, label, reading);
  scoreFields(tally, name, origin, label, reading);
  scoreParties(tally, name, label, reading);
  scoreCharges(tally, name, label, part);
}

function scoreIdentifiers(
  tally: Tally,
  name: string,
  origin: string,
  label: DocumentLabel,
  reading: DocumentReading | undefined,
): void {
  const said = [
    ...(reading?.fields.flatMap(({ value }) =>
      value.type === "identifier" ? [{ text: plainId(value.text), isValid: value.isValid }] : [],
    ) ?? []),
    ...(reading?.parties.flatMap(({ identifier }) =>
      identifier ? [{ text: plainId(identifier.text), isValid: identifier.isValid }] : [],
    ) ?? []),
  ];
  for (const { scheme, text, isValid } of label.identifiers) {
    const found = said.find((each) => each.text === text);
    const isRight = found !== undefined && found.isValid === isValid;
    tally.count(`identifiers ${origin}`, isRight, name, () => ({
      said: `${scheme}: ${found ? `${found.text} ${found.isValid ? "válido" : "no válido"}` : "nada"}`,
      right: `${text} ${isValid ? "válido" : "no válido"}`,
    }));
  }
}

function scoreFields(
  tally: Tally,
  name: string,
  origin: string,
  label: DocumentLabel,
  reading: DocumentReading | undefined,
): void {
  for (const { field, value, shown } of label.fields) {
    const names: readonly string[] = FIELD_NAMES[field] ?? [field];
    const found = reading?.fields.filter((each) => names.includes(each.field)) ?? [];
    const isRight = found.some((each) => isSameValue(each.value, value));
    tally.count(`fields ${origin}`, isRight, name, () => ({ said: `${field}: ${found.map((each) => JSON.stringify(each.value)).join(" ") || "nada"}`, right: shown || JSON.stringify(value) })); // biome-ignore format: one count
    tally.of(`field ${field}`, isRight);
  }
}

function scoreParties(tally: Tally, name: string, label: DocumentLabel, reading: DocumentReading | undefined): void {
  for (const { role, name: right, share } of label.parties) {
    if (role === "other") continue;
    // Somebody may have two rights: half of the whole, and the usufruct of the rest.
    const same = reading?.parties.filter((each) => isSameText(each.name, right) && each.role === role) ?? [];
    const found = same.find((each) => each.share?.right === share?.right) ?? same[0];
    const isShareRight =
      !share ||
      (found?.share && Math.abs(found.share.percent - share.percent) < 0.02 && found.share.right === share.right);
    // Somebody who sells all of a home needs no share in words.
    const isRight = found !== undefined && (Boolean(isShareRight) || (share?.percent === 100 && !found.share));
    tally.count("parties", isRight, name, () => ({ said: `${role}: ${found ? `${found.name} ${JSON.stringify(found.share)}` : "nadie"}`, right: `${right} ${JSON.stringify(share)}` })); // biome-ignore format: one count
  }
}

function textAt(text: DocumentText, { page, start, end }: Quote): string {
  const found = text.pages.find(({ number }) => number === page);
  return found ? pageText(found).slice(start, end) : "";
}

/** How surely a reading is about a labelled charge: its words, its amount, its kind. */
function fits(label: ChargeLabel, reading: ChargeReading, quoted: string): number {
  const isKind = label.kind === reading.kind || label.kind === "other";
  const isAmount =
    label.amount !== null && reading.amount !== null && Math.abs(reading.amount.amount - label.amount) < 0.01;
  return (fold(quoted).includes(fold(label.anchor)) ? 4 : 0) + (isAmount ? 3 : 0) + (isKind ? 2 : 0);
}

function scoreCharges(tally: Tally, name: string, { charges }: DocumentLabel, part: ReadPart | undefined): void {
  const readings = part?.reading.charges.charges ?? [];
  const pairs = charges.list
    .flatMap((label, at) =>
      readings.map((reading, of) => ({
        at,
        of,
        score: fits(label, reading, part ? textAt(part.text, reading.quote) : ""),
      })),
    )
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score);
  const readingOf = new Map<number, number>();
  for (const { at, of } of pairs)
    if (!readingOf.has(at) && ![...readingOf.values()].includes(of)) readingOf.set(at, of);
  charges.list.forEach((label, at) => {
    const reading = readings[readingOf.get(at) ?? -1];
    if (label.state === "cancelled") {
      tally.count("chargeCancelled", reading?.state !== "alive", name, () => ({
        said: `cancelada leída como viva: ${reading?.kind}`,
        right: label.anchor,
      }));
      return;
    }
    const isUnclear =
      !reading &&
      part?.reading.charges.unclear.some((quote) => fold(textAt(part.text, quote)).includes(fold(label.anchor)));
    const isFound = (reading !== undefined && reading.state !== "cancelled") || isUnclear === true;
    tally.count("chargeRecall", isFound, name, () => ({ said: `${label.kind}: ${reading ? `leída como ${reading.state}` : part?.reading.charges.said === "none" ? "dice que no hay cargas" : "nada"}`, right: `${label.kind} viva: ${label.anchor}` })); // biome-ignore format: one count
    if (reading && label.kind !== "other") tally.of("chargeKind", reading.kind === label.kind);
  });
  const matched = new Set(readingOf.values());
  readings.forEach((reading, of) => {
    if (reading.state !== "alive" || matched.has(of)) return;
    tally.add("chargeFalse", 1);
    tally.fault("falsa carga", 2, name, {
      said: `${reading.kind}: ${part ? textAt(part.text, reading.quote).slice(0, 120) : ""}`,
      right: "no es una carga de este documento",
    });
  });
}

export function scoreReview(tally: Tally, label: DossierLabel, review: DossierReview): void {
  const said = () => ({ said: `${review.light}: ${review.findings.filter(({ level }) => level === "red").map(({ rule }) => rule).join(", ")}`, right: `${label.light} ${label.topics.join(", ")}` }); // biome-ignore format: one answer
  if (label.light === "not-red") tally.count("notFalseRed", review.light !== "red", label.name, said);
  if (label.light === "red") tally.count("redFound", review.light === "red", label.name, said);
  if (label.isGreenWrong) tally.count("neverGreen", review.light !== "green", label.name, said);
  for (const topic of label.topics) {
    const isFound = review.findings.some(
      ({ level, rule, title }) => level !== "green" && TOPIC_PATTERNS[topic].test(`${rule} ${fold(title)}`),
    );
    tally.count("topics", isFound, label.name, () => ({
      said: review.findings.map(({ rule }) => rule).join(", ") || "nada",
      right: topic,
    }));
  }
}
