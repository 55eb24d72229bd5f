import type { PartyReading } from "../reading.ts";
import { hasAny } from "../text/find.ts";
import { type Flat, lineAt, type Span, tokenFrom } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import type { KindSpec, Role } from "./kind.ts";
import { type NameAt, namesAt } from "./party-mentions.ts";
import { type Fact, shareFacts } from "./share-facts.ts";

/** How much of a home each of its owners has, and of what: each part that a paper tells is given to the people whom it is told of. */

export type Share = NonNullable<PartyReading["share"]>;

interface Named extends Span {
  name: Span & { name: string };
}

/** The shares of each person; several where they have two rights, none where none is told. */
export function sharesOf(known: Known, spec: KindSpec, found: readonly Named[], roles: readonly Role[]): Share[][] {
  const { flat } = known;
  const own = found.flatMap((_, i) => (roles[i] === spec.roles[0] ? [i] : []));
  if (own.length === 0) return found.map(() => []);
  const names = namesOf(flat, found);
  const isInheritance = spec.kind === "escritura-herencia";
  const facts = shareFacts(known, spec, names).map((fact) => ({ ...fact, for: peopleOf(flat, fact, names, own) }));
  const told = found.map((): (Share & { weight: number })[] => []);
  // An allotted part says more than a part that was left, and a part of one person more than one of all.
  const ordered = facts
    .map((fact) => ({
      ...fact,
      weight: (isInheritance && fact.isAllotted ? 4 : 0) + (fact.isEqual && !fact.isBeside ? 0 : 1),
    }))
    .sort((a, b) => b.weight - a.weight || a.start - b.start);
  for (const { for: people, percent, right, isEqual, weight } of ordered)
    for (const person of people) {
      const shares = told[person]!;
      const each = isEqual ? 100 / Math.max(1, people.length) : percent;
      if (shares.length === 0 || (shares[0]!.weight === weight && isFurther(shares, { percent: each, right })))
        shares.push({ percent: each, right, weight });
    }
  const listed = told.some((shares, i) => own.includes(i) && shares.length === 0)
    ? inColumn(flat, facts, names, own)
    : null;
  return told.map((shares, i) => {
    const one = listed && own.includes(i) ? [listed[own.indexOf(i)]!] : shares;
    return one.map(({ percent, right }) => ({ percent, right }));
  });
}

/** As many parts behind the last owner as there are owners: a column of people, and one of their parts. */
function inColumn(
  flat: Flat,
  facts: readonly Fact[],
  names: readonly NameAt[],
  own: readonly number[],
): Share[] | null {
  const firsts = own.map((of) => names.find((one) => one.of === of)!);
  const end = Math.max(...firsts.map((one) => one.end));
  const behind = facts.filter(
    (one, i) =>
      one.start >= end &&
      !one.isEqual &&
      !one.isEach &&
      !(i > 0 && flat.text.slice(facts[i - 1]!.end, one.start).trim().length < 4),
  );
  return own.length > 1 && behind.length === own.length ? behind : null;
}

/** «Una mitad en pleno dominio y el usufructo de la otra mitad»: another right, with which nobody has more than the whole. */
const isFurther = (shares: readonly Share[], one: Share): boolean =>
  shares.length < 2 &&
  shares.every(({ right }) => right !== one.right) &&
  shares.some(({ right }) => right === "full") &&
  shares.reduce((sum, { percent }) => sum + percent, one.percent) <= 100.1;

/** The places of all names, each person's first one being where they were found. */
function namesOf(flat: Flat, found: readonly Named[]): NameAt[] {
  const first = found.map(
    (one, of): NameAt => ({ of, start: Math.min(one.start, one.name.start), end: Math.max(one.end, one.name.end) }),
  );
  const again = namesAt(
    flat,
    found.map(({ name }) => name.name),
  ).filter((one) => !first.some((other) => other.start < one.end && one.start < other.end));
  return [...first, ...again].sort((a, b) => a.start - b.start);
}

/** Characters behind a name in which its share stands. */
const BEHIND = 330;
/** The small words that lead from a share to whom it belongs: «una mitad indivisa, en pleno dominio, de doña Ana». */
const LEADING = new Set(
  `de del la el los las al a en don dona d da dna sr sra pleno plena dominio nuda propiedad usufructo vitalicio indivisa indiviso indivisas proindiviso finca misma
dicha citada inmueble vivienda con caracter privativo ganancial privativa totalidad para favor corresponde pertenece pertenecen titular titularidad heredera heredero hija hijo viuda viudo
conyuge esposa esposo totalidad una mitad`.split(/\s+/),
);
const TO = new Set(["de", "a", "del", "al", "para", "favor", "corresponde", "pertenece", "titular"]);
const TITLES = new Set("don dona d da dna sr sra la el los las heredera heredero hija hijo viuda viudo".split(" "));
const LONGEST_LEAD = 90;

function peopleOf(flat: Flat, fact: Fact, names: readonly NameAt[], own: readonly number[]): number[] {
  if (fact.isEqual || fact.isEach) return groupOf(fact, names, own);
  const next = names.find(({ start }) => start >= fact.end);
  if (next && leadsTo(flat, fact.end, next.start)) return ofOwners([next.of], own);
  const before = names.findLast(({ end }) => end <= fact.start);
  if (!before || fact.start - before.end > BEHIND) {
    // «50 % GIL PONS ANA»: a row whose share stands first.
    const isRow = next !== undefined && lineAt(flat, next.start).start === lineAt(flat, fact.start).start;
    return isRow && !before ? ofOwners([next.of], own) : [];
  }
  return ofOwners([before.of], own);
}

const ofOwners = (people: readonly number[], own: readonly number[]): number[] =>
  people.filter((one) => own.includes(one));

/** Whether nothing but small words stands between, of which the last one says whose it is. */
function leadsTo(flat: Flat, from: number, to: number): boolean {
  if (to - from > LONGEST_LEAD || hasAny(flat, [";", ":"], from, to)) return false;
  const words = flat.tokens.slice(tokenFrom(flat, from), tokenFrom(flat, to)).map(({ text }) => text);
  if (!words.every((word) => LEADING.has(word))) return false;
  const last = words.findLast((word) => !TITLES.has(word));
  return last !== undefined && TO.has(last);
}

/** Of a part that several have alike: those named in its sentence, or all owners. */
function groupOf(fact: Fact, names: readonly NameAt[], own: readonly number[]): number[] {
  const within = (from: number, to: number) => [
    ...new Set(names.filter(({ start, of }) => start >= from && start < to && own.includes(of)).map(({ of }) => of)),
  ];
  const before = within(fact.sentence.start, fact.start);
  const behind = within(fact.end, fact.sentence.end);
  const wanted = fact.count ?? 2;
  for (const people of [before, behind, [...new Set([...before, ...behind])]]) {
    if (fact.count === null ? people.length >= 2 : people.length === fact.count) return people;
    if (people.length > wanted && fact.count !== null && people === before) return people.slice(-fact.count);
  }
  return fact.count === null || fact.count === own.length ? [...own] : [];
}
