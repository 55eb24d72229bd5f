import type { PartyReading } from "../reading.ts";
import { hasAny, phrases, spansOfAny } from "../text/find.ts";
import type { Flat, Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { type Right, rightsIn } from "../text/shares.ts";
import type { KindSpec, Role } from "./kind.ts";

/** How much of a home each of its owners has, and of what. */

export type Share = NonNullable<PartyReading["share"]>;

interface Named extends Span {
  name: Span;
}
const starts = (one: Named) => Math.min(one.start, one.name.start);
const ends = (one: Named) => Math.max(one.end, one.name.end);

/** Parts of ownership behind each person, up to the next one; before the first name where they stand first. */
export function sharesOf(
  known: Known,
  spec: KindSpec,
  found: readonly Named[],
  roles: readonly Role[],
): (Share | null)[] {
  const { flat } = known;
  const owning = spec.roles[0];
  const own = found.filter((_, i) => roles[i] === owning);
  const told = own.length < found.length ? sharesOfOwners(known, own) : sharesOfOwners(known, found);
  const byOwner = new Map((own.length < found.length ? own : found).map((one, i) => [one, told[i] ?? null]));
  const shares = found.map((one) => byOwner.get(one) ?? null);
  const parts = own.flatMap((one) => byOwner.get(one) ?? []);
  const isOpen = parts.length < own.length && parts.every(({ percent }) => Math.abs(percent * own.length - 100) < 1);
  if (own.length > 1 && isOpen && isEquallyOwned(flat, own))
    return found.map((one) => (own.includes(one) ? { percent: 100 / own.length, right: "full" } : null));
  return shares;
}

/** «Que son dueños, por mitades e indiviso»: told of all of them further on. */
function isEquallyOwned(flat: Flat, own: readonly Named[]): boolean {
  const from = starts(own[0]!);
  return spansOfAny(flat, EQUALLY, from, Math.min(flat.text.length, ends(own.at(-1)!) + 3_000)).some(
    ({ start, end }) => {
      const [a, b] = [Math.max(from, start - 120), Math.min(flat.text.length, end + 90)];
      return hasAny(flat, OWNED, a, b) && !hasAny(flat, BOUGHT, Math.max(from, start - 50), end + 10);
    },
  );
}

const EQUALLY = phrases(
  "por mitad · por mitades · por partes iguales · por iguales partes · a partes iguales · por iguales mitades · en partes iguales · por terceras partes · por cuartas partes · proindiviso e iguales partes",
);
const OWNED = phrases(
  "duen* · pertenec* · propietari* · titular* · adquirieron · en pleno dominio · indiviso · proindiviso · pro indiviso · inscrita a favor · inscrito a favor",
);
const BOUGHT = phrases("compra · compran · adquiere · adquieren · compradora · comprador · compradores · herederos");

/** Shares of the owners alone. */
function sharesOfOwners(known: Known, found: readonly Named[]): (Share | null)[] {
  const { flat } = known;
  const spans = found.map((one, i) => {
    const next = i + 1 < found.length ? starts(found[i + 1]!) : flat.text.length;
    return { behind: { start: ends(one), end: Math.min(next, ends(one) + 260) }, name: one.name };
  });
  const shares = spans.map(({ behind }) => shareIn(known, behind));
  if (!shares.some((share) => share !== null)) {
    // «Una mitad indivisa de don Juan; una mitad indivisa de doña Ana».
    spans.forEach(({ name }, i) => {
      const from = i === 0 ? Math.max(0, name.start - 130) : spans[i - 1]!.behind.start;
      shares[i] = shareIn(known, { start: from, end: name.start });
    });
  }
  const listed = shares.filter((share) => share !== null).length < found.length ? sharesListed(known, found) : null;
  if (listed) return listed;
  const last = found.at(-1);
  const isEqual =
    last !== undefined &&
    found.length > 1 &&
    shares.filter((share) => share !== null).length < 2 &&
    hasAny(flat, EQUALLY, starts(found[0]!), Math.min(flat.text.length, ends(last) + 160));
  if (isEqual)
    return found.map(() => ({ percent: 100 / found.length, right: shares.find((share) => share)?.right ?? "full" }));
  const equal = shares.filter((share) => share?.isEqual);
  if (equal.length > 0) return shares.map((share) => ({ percent: 100 / found.length, right: share?.right ?? "full" }));
  return shares.map((share) => share && { percent: share.percent, right: share.right });
}

/** As many shares behind the last name as there are names: a table of people, and a line for the part of each. */
function sharesListed(known: Known, found: readonly Named[]): Share[] | null {
  const last = found.at(-1);
  if (!last || found.length < 2) return null;
  const [from, to] = [ends(last), Math.min(known.flat.text.length, ends(last) + 130 * found.length)];
  const percents = known.percents.filter(
    (one) =>
      one.start >= from &&
      one.end <= to &&
      one.isRate &&
      hasAny(known.flat, OF_SHARE, Math.max(from, one.start - 30), Math.min(to, one.end + 50)),
  );
  if (percents.length !== found.length) return null;
  const rights = rightsIn(known.flat, from, to + 60);
  return percents.map((one) => ({ percent: one.percent, right: nearestRight(rights, one) }));
}

const OF_SHARE = phrases(
  "dominio · propiedad · usufructo · indivis* · participacion · ganancial* · privativ* · totalidad · porcentaje · cuota · titular* · derecho* · parte* · proporcion · porcion",
);

function shareIn(known: Known, { start, end }: Span): (Share & { isEqual: boolean }) | null {
  const percents = known.percents.filter((one) => one.start >= start && one.end <= end);
  const rights = rightsIn(known.flat, start, end);
  for (const percent of percents) {
    const near = { from: Math.max(start, percent.start - 60), to: Math.min(end, percent.end + 50) };
    if (percent.isRate && !hasAny(known.flat, OF_SHARE, near.from, near.to) && percent.start > start + 30) continue;
    if (
      hasAny(
        known.flat,
        ["interes*", "cuota de participacion", "elementos comunes", "iva", "porcentual", "coeficiente"],
        near.from,
        near.to,
      )
    )
      continue;
    if (percent.percent > 100.5) continue;
    const right = nearestRight(rights, percent);
    return { percent: percent.percent, right, isEqual: percent.percent === 0 && !percent.isRate };
  }
  const first = rights[0];
  return first && first.right !== "full" ? { percent: 100, right: first.right, isEqual: false } : null;
}

function nearestRight(rights: readonly (Span & { right: Right })[], at: Span): Right {
  const distance = (one: Span) => (one.start >= at.end ? one.start - at.end : Math.max(0, at.start - one.end) + 8);
  const [best] = [...rights].sort((a, b) => distance(a) - distance(b));
  return best && distance(best) <= 70 ? best.right : "full";
}
