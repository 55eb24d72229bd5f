import { chargeSections } from "../charges/sections.ts";
import { hasAny, phrases } from "../text/find.ts";
import type { Flat, Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { sentencesIn } from "../text/sentences.ts";
import { type Percent, type Right, rightsIn } from "../text/shares.ts";
import type { KindSpec } from "./kind.ts";

/** Parts of ownership that a paper tells, each with its right, before anybody asks whose they are. */
export interface Fact extends Span {
  percent: number;
  right: Right;
  /** Several have it alike: «por terceras partes». */
  isEqual: boolean;
  /** People are named in its sentence. */
  isBeside: boolean;
  /** Each of several has it: «un tercio a cada uno». */
  isEach: boolean;
  /** How many have it, where the words say so. */
  count: number | null;
  /** It is given to somebody here, and not only told to have been somebody's. */
  isAllotted: boolean;
  /** The sentence, less what is told of other parts in it. */
  sentence: Span;
}

const NO_SHARE = phrases(
  "interes* · cuota de participacion · elementos comunes · iva · porcentual · coeficiente* · cuota en el inmueble · total valor · gastos · recargo · comision · plusvalia · retencion · impuesto · hipotec* · honorarios · capital pendiente",
);
const OF_SHARE = phrases(
  "dominio · propiedad · usufructo · indivis* · proindivis* · participacion · ganancial* · privativ* · totalidad · porcentaje · cuota · titular* · derecho* · parte* · proporcion · porcion · hereder* · en cuanto a",
);
/** Between a name and a part these say that the part is of a debt. */
const OF_CHARGE = phrases("hipotec* · embarg* · cancelad* · gravad* · responde de · prestamo*");
const EACH = phrases("cada uno · cada una · cada heredero · cada heredera · cada hijo · cada hija · cada titular");
const ALLOTTED = phrases(
  "adjudic* · hijuela · lote de · lega · legado · recibe · reciben · en pago de su haber · en pago de sus · le corresponde · les corresponde",
);
const BOUGHT = phrases(
  "compra · compran · comprando · adquiere · adquieren · compradora · comprador · compradores · adquirente* · adquiriendo",
);
/** The words of a usufruct that is nobody's any more, or of one to come. */
const NO_RIGHT = phrases(
  "sin · libre de · extincion de* · extinguid* · cancelacion de* · consolid* · renuncia* · no se reserva",
);

/** Characters around a part in which its right stands. */
const NEAR = 70;

export function shareFacts(known: Known, spec: KindSpec, names: readonly Span[]): Fact[] {
  const { flat } = known;
  const charges = chargeSections(flat);
  const isCharge = ({ start }: Span) => charges.some((one) => one.start <= start && start < one.end);
  const sentences = sentencesIn(flat);
  const rights = rightsIn(flat, 0, flat.text.length).filter((one) => !isCharge(one));
  const parts = known.percents.filter((one) => !isCharge(one) && isShare(flat, spec, one, names));
  const alone = rights.filter(
    (one) =>
      one.right !== "full" &&
      !parts.some((part) => part.start < one.end + NEAR && one.start < part.end + NEAR && isJoined(flat, part, one)) &&
      !hasAny(flat, NO_RIGHT, Math.max(0, one.start - 26), one.start),
  );
  const all = [
    ...parts.map((part) => ({ ...part, right: rightOf(flat, rights, part) })),
    ...alone.map((one) => ({ ...one, percent: 100, isRate: false, isEqual: false, count: null })),
  ].sort((a, b) => a.start - b.start);
  return all.map((one, i): Fact => {
    const whole = sentences.findLast(({ start }) => start <= one.start) ?? { start: 0, end: flat.text.length };
    const [before, next] = [all[i - 1], all[i + 1]];
    return {
      start: one.start,
      end: one.end,
      percent: one.percent,
      right: one.right,
      isEqual: one.isEqual,
      count: one.count,
      isBeside: names.some(({ start, end }) => start >= whole.start && end <= whole.end),
      isEach: hasAny(
        flat,
        EACH,
        Math.max(whole.start, before?.end ?? 0, one.start - 160),
        Math.min(whole.end, one.end + 60),
      ),
      isAllotted: hasAny(flat, ALLOTTED, whole.start, Math.min(whole.end, one.end + 120)),
      sentence: {
        start: before && before.end > whole.start && !isRepeat(flat, before, one) ? before.end : whole.start,
        end: next && next.start < whole.end ? next.start : whole.end,
      },
    };
  });
}

/** «50 % (una mitad indivisa)» is told once. */
const isRepeat = (flat: Flat, a: Span, b: Span): boolean => flat.text.slice(a.end, b.start).trim().length < 4;

/** Whether a part is one of ownership, and not of a rate, a building or a sum. */
function isShare(flat: Flat, spec: KindSpec, one: Percent, names: readonly Span[]): boolean {
  const [from, to] = [Math.max(0, one.start - 60), Math.min(flat.text.length, one.end + 50)];
  const clause = clauseAt(flat, one);
  const isOther = hasAny(flat, NO_SHARE, Math.max(clause.start, one.start - 44), Math.min(clause.end, one.end + 30));
  if (one.percent > 100.5 || isOther) return false;
  const named = names.findLast(({ end }) => end <= one.start);
  if (named && hasAny(flat, OF_CHARGE, Math.max(named.end, one.start - 200), one.start)) return false;
  if (one.isEqual) return !hasAny(flat, BOUGHT, Math.max(0, one.start - 50), one.end + 12);
  if (!one.isRate) return true;
  const isBesideName = names.some(({ end }) => end <= one.start && one.start < end + 45);
  if (!isBesideName && !hasAny(flat, OF_SHARE, from, to)) return false;
  // «CUOTA: 3,20 %» of a building, unless the words of ownership stand with it.
  const isQuota = hasAny(flat, ["cuota"], from, one.start);
  return !isQuota || spec.charges === "must" || rightsIn(flat, one.start - 30, to).length > 0;
}

/** The words around a part between two points or semicolons. */
function clauseAt({ text }: Flat, { start, end }: Span): Span {
  const before = Math.max(text.lastIndexOf(". ", start), text.lastIndexOf(";", start));
  const behind = [text.indexOf(". ", end), text.indexOf(";", end)].filter((at) => at >= 0);
  return { start: before + 1, end: Math.min(text.length, ...behind) };
}

/** Whether two spans stand in one clause. */
function isJoined(flat: Flat, a: Span, b: Span): boolean {
  const between = a.start < b.start ? flat.text.slice(a.end, b.start) : flat.text.slice(b.end, a.start);
  return !between.includes(". ") && !between.includes(";");
}

function rightOf(flat: Flat, rights: readonly (Span & { right: Right })[], part: Span): Right {
  const distance = (one: Span) =>
    one.start >= part.end ? one.start - part.end : Math.max(0, part.start - one.end) + 8;
  const [best] = rights
    .filter((one) => distance(one) <= NEAR && isJoined(flat, part, one))
    .sort((a, b) => distance(a) - distance(b));
  return best?.right ?? "full";
}
