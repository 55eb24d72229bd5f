import type { KindSpec } from "../kinds/kind.ts";
import { currencyOf } from "../kinds/read-values.ts";
import type { ChargeReading } from "../reading.ts";
import { firstOf, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, isDigit, lineAt, originalOf, type Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import type { Block } from "./blocks.ts";
import { ENDED, ENDING } from "./wording.ts";

/** The details of a charge: in whose favour it is, for what, and since when. */

const IN_FAVOUR = phrases(
  "a favor de la entidad · a favor de la mercantil · a favor de · a favor del · en favor de · en favor del · acreedor: · acreedor · acreedora · titular: · dominante: · hipoteca con la entidad · hipoteca con · a instancia de · a instancias de",
);
const HOLDER_ENDS = [
  ", en garantia",
  " en garantia",
  ", para ",
  " para responder",
  " por importe",
  " por uf",
  " por u$s",
  " por us$",
  " por $",
  " por la suma",
  " por la cantidad",
  ", institucion",
  ", cancelad",
  " cancelad",
  " aparece",
  " figura",
  ", aparece",
  ", fojas",
  " fojas",
  ", pendiente",
  " pendiente",
  " con vencimiento",
  ", responde",
  ", que ",
  " que se ",
  " que la ",
  " nit",
  ", saldo",
  ", con saldo",
  ", anotad",
  " anotad",
  ", por ",
  " por un",
  " por el ",
  ", segun",
  ", con ",
  " con domicilio",
  "; ",
  ", en virtud",
  " en virtud",
  " sobre ",
  ", en ",
  " cuyo",
  ", cuyo",
  ", que ",
  " constituid",
  ", constituid",
  " inscrit",
  ", inscrit",
  " de principal",
  " segun ",
  " en reclamacion",
  ". ",
  ", de ",
  " respondiendo",
  ", tasad",
  " hasta ",
  ", hasta",
  ", formalizad",
  ", otorgad",
];

export function holderOf(flat: Flat, spec: KindSpec | null, block: Block, span: Span): string | null {
  if (spec?.kind === "co-certificado-tradicion") return holderOfEntry(flat, block);
  const label = firstOf(flat, IN_FAVOUR, block.mention.start, Math.min(span.end, block.mention.start + 420));
  if (!label) return null;
  let start = label.end;
  while (" :".includes(flat.text[start] ?? "")) start++;
  const article = ["la ", "el ", "los ", "las "].find((word) => flat.text.startsWith(word, start));
  if (article) start += article.length;
  let end = Math.min(span.end, start + 90);
  const sum = spansOfAny(flat, ["por"], start, end).find(
    (by) => " €$".includes(flat.text[by.end]!) && isDigit(flat.text[by.end + 1]),
  );
  if (sum) end = sum.start - 1;
  const part = flat.text.slice(start, end);
  for (const stop of HOLDER_ENDS) {
    const found = part.indexOf(stop);
    const at = start + found;
    if (found < 0 || at >= end) continue;
    // «BANCO X, S.A. por …»: the point of a company ends nothing.
    if (stop === ". " && at - start < 4) continue;
    if (stop === ". " && ["s.a", "s.l", "l.u", "s.c", "a.u"].includes(flat.text.slice(at - 3, at))) {
      end = Math.min(end, at + 1);
      continue;
    }
    end = at;
  }
  const holder = originalOf(flat, { start, end }).replace(/[,;:\s]{1,3}$/, "");
  return holder.length < 3 ? null : holder;
}

/** In a Colombian entry who takes a mortgage stands behind «A:», who has a home seized behind «DE:». */
function holderOfEntry(flat: Flat, block: Block): string | null {
  const label = firstOf(flat, block.kind === "mortgage" ? ["a:"] : ["de:"], block.mention.end, block.end);
  if (!label) return null;
  const line = lineAt(flat, label.start);
  return (
    originalOf(flat, { start: label.end, end: Math.min(line.end, block.end) }).replace(/(?<! ) +[XI]$/, "") || null
  );
}

export function amountOf(known: Known, spec: KindSpec | null, block: Block, span: Span): ChargeReading["amount"] {
  const { flat } = known;
  const inside = known.money.filter(
    (one) =>
      one.start >= block.start &&
      one.end <= span.end &&
      !hasAny(
        flat,
        ["tasad*", "tasacion", "valor de subasta", "valora*"],
        Math.max(span.start, one.start - 40),
        one.start,
      ),
  );
  const named = inside.find((one) =>
    hasAny(flat, ["principal", "capital"], Math.max(span.start, one.start - 30), Math.min(span.end, one.end + 26)),
  );
  const chosen = named ?? inside[0];
  return chosen ? { amount: chosen.amount, currency: currencyOf(spec ?? { country: "ES" }, chosen.currency) } : null;
}

const ENTERED = phrases(
  "inscripcion* · inscrit* · anotacion · anotad* · practicada · nota al margen · nota marginal · extendida · registro · fecha de inscripcion · con fecha · de fecha · de fecha:",
);

export function dateOf(known: Known, span: Span): string | null {
  // The day of the cancellation is not that of the charge.
  const ending = spansOfAny(known.flat, [...ENDED, ...ENDING], span.start, span.end)[0]?.start ?? span.end;
  const all = known.dates.filter((one) => one.start >= span.start && one.end <= span.end);
  const before = all.filter((one) => one.end <= ending);
  const inside = before.length > 0 ? before : all;
  if (inside.length === 0) return null;
  const entries = spansOfAny(known.flat, ENTERED, span.start, span.end);
  // «Inscripción 4.ª de fecha 12 de marzo de 2019. Dado en Madrid, a 3 de noviembre»: the first day behind the words is theirs.
  const near = entries.flatMap(({ end }) => {
    const next = inside.find(({ start }) => start >= end);
    return next && next.start - end < 50 ? [next] : [];
  });
  return (near.at(-1) ?? inside.at(-1))!.date;
}
