import { fold } from "../../../shared/listing/fold.ts";
import type { Identifier } from "../identifiers/find.ts";
import type { PartyReading } from "../reading.ts";
import { hasAny, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, lineAt, originalOf, quoteOf } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { namesOfColumn } from "../text/name-lines.ts";
import { isPersonal, type NameFound, nameOf, runsIn, titledNames } from "../text/names.ts";
import { wholeName } from "../text/wrapped-names.ts";
import type { KindSpec, Role } from "./kind.ts";
import { labelledNames } from "./labelled-names.ts";
import { ownersOfHistory, taxpayerInParts } from "./parties-abroad.ts";
import { type Found, rolesOf } from "./party-roles.ts";
import { type Share, sharesOf } from "./party-shares.ts";

/** People of one document; more are a list of something else. */
const MOST_PARTIES = 200;

export function readParties(known: Known, spec: KindSpec): PartyReading[] {
  if (spec.kind === "co-certificado-tradicion") return ownersOfHistory(known);
  if (spec.kind === "mx-constancia-fiscal") {
    const inParts = taxpayerInParts(known);
    if (inParts.length > 0) return inParts;
  }
  const found = peopleOf(known, spec);
  const roles = rolesOf(known.flat, spec, found);
  const shares: Share[][] = spec.hasShares ? sharesOf(known, spec, found, roles) : [];
  const readings = found.flatMap((one, i): PartyReading[] => {
    const start = Math.min(one.name.start, one.start);
    const end = Math.max(one.name.end, one.end);
    const party: PartyReading = {
      role: roles[i]!,
      name: wholeName(known.flat, one.name).name,
      identifier: one.identifier && { text: one.identifier.text, isValid: one.identifier.isValid },
      share: null,
      quote: quoteOf(known.flat, { start, end }),
      certainty: (one.name.isSure ? 0.95 : 0.85) * (one.identifier?.isValid === false ? 0.8 : 1),
    };
    const own = shares[i] ?? [];
    return own.length === 0 ? [party] : own.map((share) => ({ ...party, share }));
  });
  return merged(readings.slice(0, MOST_PARTIES));
}

/** Everybody with a number, and owners whom only a title or a heading names. */
function peopleOf(known: Known, spec: KindSpec): Found[] {
  const { flat } = known;
  const personal = known.identifiers.filter((one) => isPersonal(one) && !isOfBuilding(spec, one));
  // A Mexican has two numbers, which stand side by side: the one of taxes is who they are to a notary.
  const numbered = personal.filter(
    ({ scheme, start, end }) =>
      scheme !== "curp" ||
      !personal.some(
        (one) =>
          one.scheme === "rfc" &&
          one.start < end + 70 &&
          start < one.end + 70 &&
          runsIn(flat, Math.min(end, one.end), Math.max(start, one.start)).length === 0,
      ),
  );
  const found: Found[] = [];
  let before = 0;
  const paired = namesOfLists(flat, numbered);
  const bySide: { role: Role; identifier: Identifier }[] = [];
  numbered.forEach((identifier, i) => {
    const listed = paired.get(identifier);
    if (listed) {
      found.push({ start: identifier.start, end: identifier.end, name: listed, identifier });
      before = identifier.end;
      return;
    }
    const next = numbered[i + 1]?.start ?? flat.text.length;
    const side = sideOf(flat, identifier, before);
    if (side) {
      bySide.push({ role: side, identifier });
      before = identifier.end;
      return;
    }
    const name = nameOf(flat, identifier, before, next);
    before = identifier.end;
    if (!name) return;
    // The name behind the number is this one's, so that the next may not begin in it.
    if (name.start >= identifier.end) before = name.end;
    found.push({ start: identifier.start, end: identifier.end, name, identifier });
  });
  const isUnnumbered = found.length === 0;
  const labelled = labelledOnly(flat, spec, found);
  // A Mexican deed names its parties first and tells their numbers at its end, among their particulars.
  if (spec.country === "MX")
    for (const one of found) {
      const told = labelledNames(flat, spec).find(({ name }) => isSameWords(name.name, one.name.name));
      if (told) one.role = told.role;
    }
  for (const one of labelled) {
    const at = bySide.findIndex(({ role }) => role === one.role);
    if (at >= 0) one.identifier = bySide.splice(at, 1)[0]!.identifier;
  }
  found.push(...labelled);
  if (
    (isUnnumbered && spec.roles[0] !== "other") ||
    spec.country === "CO" ||
    spec.country === "CL" ||
    spec.country === "AR"
  )
    found.push(...namedOnly(known, spec, found));
  return found.sort((a, b) => a.name.start - b.name.start);
}

/** The number of a community of owners, which is nobody's and stands behind the street that it is called by. */
const isOfBuilding = (spec: KindSpec, { text }: Identifier): boolean =>
  spec.country === "ES" && spec.kind !== "factura" && text.startsWith("H");

const SIDES: readonly [Role, readonly string[]][] = [
  ["seller", phrases("el vendedor · la vendedora · la parte vendedora · el enajenante")],
  ["buyer", phrases("el comprador · la compradora · la parte compradora · el adquirente")],
];

/** «El vendedor, con RFC 1»: whose number it is, where they were named before. */
function sideOf(flat: Flat, { start }: Identifier, notBefore: number): Role | null {
  const from = Math.max(notBefore, start - 48);
  for (const [role, words] of SIDES) {
    const said = spansOfAny(flat, words, from, start).at(-1);
    if (said && runsIn(flat, said.end, start).length === 0 && !flat.text.slice(said.end, start).includes(":"))
      return role;
  }
  return null;
}

/** People of a role whom no number tells apart from others, by the word that announces them. */
function labelledOnly(flat: Flat, spec: KindSpec, numbered: readonly Found[]): Found[] {
  if (spec.charges === "must" && spec.country === "ES") return [];
  const labelled = labelledNames(flat, spec).filter(
    ({ name }) =>
      !NO_OWNER.some((word) => flat.text.slice(name.start, name.end).includes(word)) &&
      !numbered.some((one) => one.name.start < name.end && name.start < one.name.end) &&
      !numbered.some((one) => isSameWords(one.name.name, name.name)),
  );
  const added: Found[] = [];
  for (const { role, name } of labelled) {
    // Names that clauses repeat are those of the head; one or two stand there.
    if (
      added.some((one) => isSameWords(one.name.name, name.name)) ||
      added.filter((one) => one.role === role).length > 3
    )
      continue;
    added.push({ start: name.start, end: name.end, name, identifier: null, role });
  }
  return added;
}

const isSameWords = (a: string, b: string): boolean => {
  const words = (name: string) =>
    fold(name)
      .split(" ")
      .filter((word) => word.length > 2)
      .sort()
      .join(" ");
  return words(a) === words(b);
};

/** «Doña Ana … y don Luis …, con DNI 1 y 2, respectivamente»: as many names before as numbers that follow one another. */
function namesOfLists(flat: Flat, numbered: readonly Identifier[]): Map<Identifier, NameFound> {
  const pairs = new Map<Identifier, NameFound>();
  for (let i = 0; i < numbered.length; ) {
    let last = i;
    while (last + 1 < numbered.length && isListGap(flat.text.slice(numbered[last]!.end, numbered[last + 1]!.start)))
      last++;
    const group = numbered.slice(i, last + 1);
    if (group.length > 1) {
      const from = Math.max(i > 0 ? numbered[i - 1]!.end : 0, group[0]!.start - 500);
      const titled = titledNames(flat, from, group[0]!.start).slice(-group.length);
      const names = titled.length === group.length ? titled : joinedNames(flat, from, group[0]!.start);
      if (names.length === group.length) group.forEach((one, at) => void pairs.set(one, names[at]!));
    }
    i = last + 1;
  }
  for (const [one, name] of pairedColumns(flat, numbered)) pairs.set(one, name);
  return pairs;
}

/** A column of names and a column of numbers, one below the other. */
function pairedColumns(flat: Flat, numbered: readonly Identifier[]): [Identifier, NameFound][] {
  for (let i = 0; i < numbered.length; i++) {
    let last = i;
    while (last + 1 < numbered.length && lineAt(flat, numbered[last]!.start).end === numbered[last + 1]!.start) last++;
    if (last === i) continue;
    const group = numbered.slice(i, last + 1);
    const from = Math.max(i > 0 ? numbered[i - 1]!.end : 0, group[0]!.start - 120 * group.length);
    const names = namesOfColumn(flat, group, runsIn(flat, from, group[0]!.start));
    if (names) return group.map((one, at) => [one, names[at]!]);
    i = last;
  }
  return [];
}

/** «JORGE SANTOS VEGA Y MARÍA CANO PRADO»: the last run of words with capitals, where it is two names. */
function joinedNames(flat: Flat, from: number, to: number): NameFound[] {
  const run = runsIn(flat, from, to).at(-1);
  if (!run) return [];
  const [and] = spansOfAny(flat, ["y", "e"], run.start, run.end);
  if (!and) return [];
  const parts = [
    { start: run.start, end: and.start - 1 },
    { start: and.end + 1, end: run.end },
  ];
  return parts.map((part) => ({ ...part, name: originalOf(flat, part), isSure: false }));
}

const isListGap = (gap: string): boolean => [" y ", ", ", ", y ", " e ", " y n ", " y no "].includes(gap);

const NAME_LABELS = phrases(
  "titular: · titulares: · titular · propietario: · propietario · nombre: · a nombre de · a favor de · apellidos y nombre · trabajador: · trabajador · contribuyente: · contribuyente · sujeto pasivo: · sujeto pasivo · titularidad · duena · dueno · denominacion/razon social: · a:",
);
const NO_OWNER = [
  "banco",
  "caja",
  "bancolombia",
  "davivienda",
  "bbva",
  "banc",
  "juzgado",
  "notaria",
  "registro",
  "oficina",
];

/** Before a name they say that a charge is for them. */
const CREDITORS = phrases("hipoteca* · embarg* · acreedor* · prohibicion · servidumbre · usufructo · gravamen");

function namedOnly(known: Known, spec: KindSpec, known_: readonly Found[]): Found[] {
  const { flat } = known;
  const names = [
    ...spansOfAny(flat, NAME_LABELS).flatMap((label) => runsIn(flat, label.end, label.end + 90).slice(0, 1)),
    ...(spec.roles[0] === "seller" || spec.roles[0] === "landlord" || spec.roles[0] === "owner"
      ? titledNames(flat, 0, flat.text.length)
      : []),
  ];
  const taken = [...known_];
  const added: Found[] = [];
  for (const name of names) {
    const folded = flat.text.slice(name.start, name.end);
    if (NO_OWNER.some((word) => folded.includes(word))) continue;
    if (hasAny(flat, CREDITORS, Math.max(0, name.start - 90), name.start)) continue;
    if (taken.some((one) => one.name.start < name.end && name.start < one.name.end)) continue;
    if (
      taken.some(
        (one) => flat.text.slice(one.name.start, one.name.end) === folded || isSameWords(one.name.name, name.name),
      )
    )
      continue;
    const one: Found = { start: name.start, end: name.end, name, identifier: null };
    taken.push(one);
    added.push(one);
  }
  return added.slice(0, 12);
}

/** The same person twice in a document is one party; two rights of one person are two. */
function merged(readings: readonly PartyReading[]): PartyReading[] {
  const kept: PartyReading[] = [];
  for (const one of readings) {
    const same = kept.findIndex(
      (other) =>
        other.role === one.role &&
        (one.identifier ? other.identifier?.text === one.identifier.text : other.name === one.name) &&
        (one.share === null ||
          other.share === null ||
          (other.share.right === one.share.right && other.share.percent === one.share.percent)),
    );
    if (same < 0) kept.push(one);
    else if (kept[same]!.share === null && one.share !== null) kept[same] = { ...one };
  }
  return kept;
}
