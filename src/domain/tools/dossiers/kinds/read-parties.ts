import { fold } from "../../../shared/listing/fold.ts";
import type { Identifier } from "../identifiers/find.ts";
import type { PartyReading } from "../reading.ts";
import { firstOf, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, lineAt, originalOf, quoteOf, type Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { isPersonal, type NameFound, nameOf, runsIn, titledNames } from "../text/names.ts";
import type { KindSpec, Role } from "./kind.ts";
import { labelledNames } from "./labelled-names.ts";
import { ownersOfHistory, taxpayerInParts } from "./parties-abroad.ts";
import { type Share, sharesOf } from "./party-shares.ts";

interface Found extends Span {
  name: NameFound;
  identifier: Identifier | null;
  /** What the word that announced them says that they are. */
  role?: Role;
}

/** Words that say who somebody is. */
const ROLE_WORDS: readonly [role: Role, words: readonly string[]][] = [
  ["seller", phrases("vendedor* · parte vendedora · transmitente* · enajenante* · parte transmitente")],
  [
    "buyer",
    phrases(
      "comprador* · parte compradora · adquirente* · adquiriente* · parte adquirente · reservista · oferente · interesado · interesada",
    ),
  ],
  ["landlord", phrases("arrendador* · parte arrendadora · casero")],
  ["tenant", phrases("arrendatari* · parte arrendataria · inquilin*")],
  [
    "owner",
    phrases(
      "titular · titulares · titularidad · titularidades · propietari* · parte propietaria · mandante · cliente · heredero* · heredera* · adjudicatari* · dueno · duena",
    ),
  ],
  ["taxpayer", phrases("contribuyente · sujeto pasivo · obligado tributario · declarante · obligado al pago")],
  ["other", phrases("secretari* · administrador* · president* · tecnico · certificador*")],
  ["agent", phrases("agencia · agente · mediador* · intermediari* · mandatari* · inmobiliaria")],
];

/** Whom a kind of document has among its people: a «titular» of a contract of sale is no party of its own. */
const MAY_BE: Readonly<Record<string, readonly Role[]>> = {
  seller: ["seller", "buyer", "agent"],
  buyer: ["seller", "buyer", "agent"],
  landlord: ["landlord", "tenant", "agent"],
  owner: ["owner", "agent"],
  taxpayer: ["taxpayer"],
  other: [],
};

const REPRESENTS = phrases(
  "en nombre y representacion · en representacion de · en nombre de · en su calidad de administrador · como administrador unico · como apoderad* · en calidad de apoderad* · actua en representacion",
);

/** People of one document; more are a list of something else. */
const MOST_PARTIES = 200;

export function readParties(known: Known, spec: KindSpec): PartyReading[] {
  if (spec.kind === "co-certificado-tradicion") return ownersOfHistory(known.flat);
  if (spec.kind === "mx-constancia-fiscal") {
    const inParts = taxpayerInParts(known);
    if (inParts.length > 0) return inParts;
  }
  const found = peopleOf(known, spec);
  const roles = rolesOf(known.flat, spec, found);
  const shares: (Share | null)[] = spec.hasShares ? sharesOf(known, spec, found, roles) : [];
  const readings = found.map((one, i): PartyReading => {
    const start = Math.min(one.name.start, one.start);
    const end = Math.max(one.name.end, one.end);
    return {
      role: roles[i]!,
      name: one.name.name,
      identifier: one.identifier && { text: one.identifier.text, isValid: one.identifier.isValid },
      share: shares[i] ?? null,
      quote: quoteOf(known.flat, { start, end }),
      certainty: (one.name.isSure ? 0.95 : 0.85) * (one.identifier?.isValid === false ? 0.8 : 1),
    };
  });
  return merged(readings.slice(0, MOST_PARTIES));
}

/** Everybody with a number, and owners whom only a title or a heading names. */
function peopleOf(known: Known, spec: KindSpec): Found[] {
  const { flat } = known;
  const personal = known.identifiers.filter(isPersonal);
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
  numbered.forEach((identifier, i) => {
    const listed = paired.get(identifier);
    if (listed) {
      found.push({ start: identifier.start, end: identifier.end, name: listed, identifier });
      before = identifier.end;
      return;
    }
    const next = numbered[i + 1]?.start ?? flat.text.length;
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
  return pairs;
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

function rolesOf(flat: Flat, spec: KindSpec, found: readonly Found[]): Role[] {
  const allowed = MAY_BE[spec.roles[0]] ?? [];
  const allWords = ROLE_WORDS.filter(
    ([role]) => allowed.includes(role) || (role === "other" && spec.kind === "certificado-comunidad"),
  );
  // An agency is a company: «inmobiliaria» on the head of a sheet says nothing of the person who comes next.
  const personWords =
    spec.roles[0] === "owner" || spec.roles[0] === "buyer" ? allWords.filter(([role]) => role !== "agent") : allWords;
  // Whom somebody acts for has the side that they would have.
  const sides = new Map<number, Role>();
  // Up to where a word has already said who the one before is.
  let used = 0;
  const roles: (Role | null)[] = found.map((one, i) => {
    if (one.role) return one.role;
    const start = Math.min(one.start, one.name.start);
    const end = Math.max(one.end, one.name.end);
    const from = Math.max(i === 0 ? 0 : ends(found[i - 1]!), start - 400, used);
    const to = i + 1 < found.length ? starts(found[i + 1]!) : Math.min(flat.text.length, end + 320);
    const isFirm = one.identifier !== null && !/^[0-9XYZ]/.test(one.identifier.text);
    const words = isFirm ? allWords : personWords;
    if (hasAny(flat, REPRESENTS, end, Math.min(to, end + 160))) {
      const side = roleBefore(flat, spec, words, from, one.name.start);
      if (side) sides.set(i + 1, side);
      return "other";
    }
    if (i > 0 && hasAny(flat, REPRESENTED, ends(found[i - 1]!), one.name.start)) {
      const side = roleBehind(flat, words, end, firstOf(flat, OTHER_SIDE, end, to)?.start ?? to);
      if (side) sides.set(i - 1, side.role);
      return "other";
    }
    const other = firstOf(flat, OTHER_SIDE, end, to)?.start ?? to;
    if (allowed.includes("agent") && hasAny(flat, AGENCIES, one.name.start, one.name.end)) return "agent";
    const beside = nearestRole(flat, words, end, Math.min(to, end + 36), "first");
    const isBeside =
      beside !== undefined &&
      BESIDE.includes(flat.text.slice(end, beside.start).trim()) &&
      flat.text[beside.end] !== ":" &&
      lineAt(flat, beside.start).start !== beside.start;
    const said = isBeside ? beside : roleBehind(flat, words, end, Math.min(to, other));
    if (said) used = said.end;
    const before = said?.role ?? roleBefore(flat, spec, words, from, one.name.start);
    return before === "agent" && !isFirm && spec.roles[0] === "owner" ? null : before;
  });
  for (const [i, side] of sides) if (i < roles.length) roles[i] ??= side;
  // Several of one side stand together: who has no word of their own is who stands beside them.
  for (let i = 1; i < roles.length; i++) {
    if (roles[i] === null && isSide(i - 1)) roles[i] = roles[i - 1] ?? null;
  }
  for (let i = roles.length - 2; i >= 0; i--) {
    if (roles[i] === null && isSide(i + 1)) roles[i] = roles[i + 1] ?? null;
  }
  return roles.map((role) => role ?? spec.roles[0]);

  /** Whether who stands beside somebody may be of their side: no agency, nobody who signs for others or has a label of their own. */
  function isSide(i: number): boolean {
    return roles[i] !== "other" && roles[i] !== "agent" && found[i]!.role === undefined;
  }
}

const starts = (one: Found) => Math.min(one.start, one.name.start);
const ends = (one: Found) => Math.max(one.end, one.name.end);

/** Words by which an agency is known in its name. */
const AGENCIES = phrases(
  "inmobiliari* · agencia · fincas · realty · real estate · properties · servicios inmobiliarios",
);
/** Between a name and the word that says who it is: «…, como VENDEDOR», «…, propietaria de». */
const BESIDE = ["", ",", ", como", ", en su calidad de", ", la"];
const REPRESENTED = phrases(
  "representad* por · representad* en este acto por · y en su nombre · y en su representacion",
);
const OTHER_SIDE = phrases(
  "de otra parte · de otra · y otra · de la otra · por otra parte · por la otra · por otra · de segunda parte",
);
const FIRST_ONES = phrases("el primero · la primera · los primeros · las primeras · los dos primeros");
const CALLED = phrases(
  "en adelante · en lo sucesivo · denominad* · se denominara · se le denominara · denominara · como · en calidad de · en concepto de · (",
);

/** «… en adelante, LA PARTE VENDEDORA», before anybody else is named. */
function roleBehind(flat: Flat, words: typeof ROLE_WORDS, from: number, to: number): (Span & { role: Role }) | null {
  for (const called of spansOfAny(flat, CALLED, from, to)) {
    const until = Math.min(to, called.end + 60);
    const next = nearestRole(flat, words, called.end, until, "first");
    // «… y como COMPRADOR, don …» speaks of who comes next.
    const before = flat.text.slice(Math.max(from, called.start - 3), called.start);
    // «El primero como VENDEDOR y los segundos como COMPRADORES», behind them all.
    const isFirsts = hasAny(flat, FIRST_ONES, Math.max(0, called.start - 24), called.start);
    if (isFirsts && !hasAny(flat, ["segund*"], Math.max(0, called.start - 14), called.start)) continue;
    const isMarked = before.endsWith("y ") || before.endsWith(". ") || before.endsWith(": ");
    const isNext = isMarked
      ? called.start > from + 1
      : lineAt(flat, called.start).start === called.start && called.start > from + 2;
    if (next && !(isNext && to < flat.text.length)) return next;
  }
  return null;
}

/** «VENDEDOR: …», «de otra parte, …», in what stands between the one before and this one. */
function roleBefore(flat: Flat, spec: KindSpec, words: typeof ROLE_WORDS, from: number, to: number): Role | null {
  const named = nearestRole(flat, words, from, to, "last");
  const other = spansOfAny(
    flat,
    ["de otra parte", "de otra", "y de otra", "por otra parte", "por otra", "por la otra", "de la otra"],
    from,
    to,
  ).at(-1);
  const one = spansOfAny(flat, ["de una parte", "de una", "por una parte", "por la una"], from, to).at(-1);
  // What calls the one before by name stands before «de otra parte».
  const last = Math.max(other?.start ?? -1, one?.start ?? -1);
  if (named && named.start > last) return named.role;
  if (other && other.start === last) return spec.roles[1];
  if (one) return spec.roles[0];
  return named?.role ?? null;
}

function nearestRole(flat: Flat, words: typeof ROLE_WORDS, from: number, to: number, which: "first" | "last") {
  const all = words
    .flatMap(([role, list]) => spansOfAny(flat, list, from, to).map((span) => ({ ...span, role })))
    .sort((a, b) => a.start - b.start);
  return which === "first" ? all[0] : all.at(-1);
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
