import type { Clause } from "./clauses.ts";
import { areApart, type ThreadParts } from "./thread-parts.ts";

/** «¿Me mandas la nota simple?» «Sí, mañana»: what one side asks for, and the other one promises by its yes. */

export interface Request {
  clause: Clause;
  /** In the infinitive, as whoever says yes owes it: `Mandar la nota simple`. */
  what: string;
}

/** Stem, what is added to it, and the act of whoever does it. */
const VERBS: readonly (readonly [stem: string, infinitive: string])[] = [
  ["mand", "mandar"],
  ["envi", "enviar"],
  ["reenvi", "reenviar"],
  ["pas", "pasar"],
  ["prepar", "preparar"],
  ["reserv", "reservar"],
  ["averigu", "averiguar"],
  ["confirm", "confirmar"],
  ["busc", "buscar"],
];
/** Second person, with and without usted and vosotros, as a question and as an order with «me» or «nos». */
const ASKED: ReadonlyMap<string, string> = new Map(
  VERBS.flatMap(([stem, infinitive]) =>
    ["as", "a", "ais", "an"].map((end) => [`${stem}${end}`, infinitive] as const),
  ).concat(
    [["traes", "llevar"], ["trae", "llevar"], ["traeis", "llevar"], ["consigues", "conseguir"], ["consigue", "conseguir"], ["compartes", "compartir"], ["comparte", "compartir"]], // biome-ignore format: one table
  ),
);
const ORDERS: ReadonlyMap<string, string> = new Map(
  VERBS.flatMap(([stem, infinitive]) =>
    ["a", "e", "ad", "en"].flatMap((end) => ["me", "nos"].map((whom) => [`${stem}${end}${whom}`, infinitive] as const)),
  ).concat([
    ["traeme", "llevar"],
    ["traenos", "llevar"],
    ["traigame", "llevar"],
    ["traiganos", "llevar"],
    ["busqueme", "buscar"],
    ["consigueme", "conseguir"],
    ["consigame", "conseguir"],
    ["comparteme", "compartir"],
    ["compartame", "compartir"], // biome-ignore format: one table
  ]),
);
const WISHED: ReadonlyMap<string, string> = new Map(
  [...VERBS.map(([, infinitive]) => infinitive), "traer", "conseguir", "compartir"].flatMap((infinitive) =>
    ["me", "nos", ""].map((whom) => [`${infinitive}${whom}`, infinitive === "traer" ? "llevar" : infinitive] as const),
  ),
);
const MAY = /^(puedes|puede|podrias|podria|podeis|podriais|pueden|podrian|podes)$/;
const TAIL =
  /[\s,]{1,3}(por favor|porfa|xfa|si puedes|si puede|si podeis|cuando puedas|cuando pueda|gracias|vale|ok)$/i;

/** The task that a clause asks the other side to do; null where it asks for nothing that can be owed. */
export function requestIn(clause: Clause): Request | null {
  const { tokens, text } = clause.scan;
  for (let at = 0; at < tokens.length; at++) {
    const { word } = tokens[at]!;
    const [before, earlier] = [tokens[at - 1]?.word ?? "", tokens[at - 2]?.word ?? ""];
    const isToMe = /^(me|nos)$/.test(before) || (/^(lo|la|los|las)$/.test(before) && /^(me|nos)$/.test(earlier));
    const infinitive =
      ORDERS.get(word) ??
      (isToMe && (clause.isQuestion || at <= 3) ? ASKED.get(word) : undefined) ??
      (MAY.test(before) && (/(me|nos)$/.test(word) || /^(me|nos)$/.test(earlier)) ? WISHED.get(word) : undefined);
    if (infinitive === undefined || /^(no|ya|que|quien)$/.test(earlier)) continue;
    const end = tokens.findIndex(({ text: mark }, place) => place > at && /^[?!.;¿¡]$/.test(mark));
    const last = tokens[(end < 0 ? tokens.length : end) - 1]!;
    const object = text.slice(tokens[at]!.end, last.end).trim().replace(TAIL, "").replace(TAIL, "").trim();
    // «¿Me la pasas?» says by itself not what.
    if (object.length < 3 || object.length > 120) return null;
    return { clause, what: `${infinitive.charAt(0).toUpperCase()}${infinitive.slice(1)} ${object}` };
  }
  return null;
}

const ANSWERED_WITHIN = 2;

/** The message that says yes to what a clause asks or offers; null where nobody did. */
export function takenBy(parts: ThreadParts, { message, author }: Clause): number | null {
  const { messages } = parts.thread;
  const start = parts.placeOf.get(message)!;
  const others = messages
    .slice(start + 1, start + 7)
    .filter((next) => areApart(parts, author, next.author))
    .slice(0, ANSWERED_WITHIN);
  return others.find(({ index }) => parts.accepts(index))?.index ?? null;
}
