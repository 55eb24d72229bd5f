import type { Identifier } from "../identifiers/find.ts";
import { columnAbove } from "../text/columns.ts";
import { firstOf, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, lineAt, type Span, tokenFrom } from "../text/flat.ts";
import type { NameFound } from "../text/names.ts";
import type { KindSpec, Role } from "./kind.ts";
import { namesAt } from "./party-mentions.ts";

/** The role of a person in a document, told by the words before and behind the name and by the people beside it. */

export interface Found extends Span {
  name: NameFound;
  identifier: Identifier | null;
  /** The role that the word before their name gives them. */
  role?: Role;
}

/** Words that say who somebody is. */
const ROLE_WORDS: readonly [role: Role, words: readonly string[]][] = [
  [
    "seller",
    phrases(
      "quien vende · quienes venden · vendedor* · parte vendedora · transmitente* · enajenante* · parte transmitente",
    ),
  ],
  [
    "buyer",
    phrases(
      "quien compra · quienes compran · comprador* · parte compradora · adquirente* · adquiriente* · parte adquirente · reservista · oferente · interesado · interesada",
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

/** Roles that people may have in a kind of document: a «titular» in a contract of sale is no party of its own. */
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

/** Rows above a name among which the head of its column stands. */
const COLUMN_ROWS = 12;

export function rolesOf(flat: Flat, spec: KindSpec, found: readonly Found[]): Role[] {
  const allowed = MAY_BE[spec.roles[0]] ?? [];
  const allWords = ROLE_WORDS.filter(
    ([role]) => allowed.includes(role) || (role === "other" && spec.kind === "certificado-comunidad"),
  );
  // An agency is a company: «inmobiliaria» on the head of a sheet says nothing of the person who comes next.
  const personWords =
    spec.roles[0] === "owner" || spec.roles[0] === "buyer" ? allWords.filter(([role]) => role !== "agent") : allWords;
  // A person or company that somebody acts for has the side that the one acting would have.
  const sides = new Map<number, Role>();
  // Up to where a word has already said who the one before is.
  let used = 0;
  const roles: (Role | null)[] = found.map((one, i) => {
    if (one.role) return one.role;
    const byVerb = verbBefore(flat, one.name.start);
    if (byVerb && isSale(spec)) return byVerb;
    const inColumn = columnAbove(flat, one.name.start, COLUMN_ROWS).flatMap(
      (cell) => nearestRole(flat, allWords, cell.start, cell.end, "first") ?? [],
    )[0];
    if (inColumn) return inColumn.role;
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
  const told = roles.map((role) => role ?? spec.roles[0]);
  return isSale(spec) && !told.includes("buyer") ? byVerbs(flat, found, told) : told;

  /** Whether who stands beside somebody may be of their side: no agency, nobody who signs for others or has a label of their own. */
  function isSide(i: number): boolean {
    return roles[i] !== "other" && roles[i] !== "agent" && found[i]!.role === undefined;
  }
}

const isSale = ({ roles }: KindSpec): boolean => roles[0] === "seller" && roles[1] === "buyer";

const TITLES = new Set("don dona d da dna sr sra senor senora el la los".split(" "));
const VERBS: Readonly<Record<string, Role>> = {
  vende: "seller",
  venden: "seller",
  compra: "buyer",
  compran: "buyer",
  adquiere: "buyer",
};

/** «Vende doña Ana Gil. Compra don Luis Ríos». */
function verbBefore(flat: Flat, place: number): Role | null {
  let i = tokenFrom(flat, place) - 1;
  while (i >= 0 && TITLES.has(flat.tokens[i]!.text)) i--;
  return VERBS[flat.tokens[i]?.text ?? ""] ?? null;
}

const SELLS = phrases("vende · venden · vendo · vendemos · transmite · transmiten · enajena · enajenan");
const SELLS_TO = phrases(
  "vendo a · vende a · venden a · vendemos a · transmite a · transmiten a · vende y transmite a · venden y transmiten a",
);
/** Characters behind or before a name in which its verb stands. */
const VERB_ROOM = 14;

/** «Ana Gil VENDE a los citados consortes»: where no word says who buys, who sells is told by the verb, and the others buy. */
function byVerbs(flat: Flat, found: readonly Found[], roles: readonly Role[]): Role[] {
  const places = [
    ...found.map((one, of) => ({ of, start: one.name.start, end: one.name.end })),
    ...namesAt(
      flat,
      found.map(({ name }) => name.name),
    ),
  ];
  const isSide = (i: number) => roles[i] === "seller" && found[i]!.role === undefined;
  const buying = new Set(
    places.flatMap(({ of, start }) => (hasAny(flat, SELLS_TO, Math.max(0, start - VERB_ROOM - 8), start) ? [of] : [])),
  );
  const selling = new Set(
    places.flatMap(({ of, end }) =>
      hasAny(flat, SELLS, end, Math.min(flat.text.length, end + VERB_ROOM)) ? [of] : [],
    ),
  );
  const isToldBuyer = (i: number) => (buying.size > 0 ? buying.has(i) : selling.size > 0 && !selling.has(i));
  return roles.map((role, i) => (isSide(i) && isToldBuyer(i) ? "buyer" : role));
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
    // «… y como COMPRADOR, don …» speaks of the person who comes next.
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
  // The words that give the person before a role stand before «de otra parte».
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
