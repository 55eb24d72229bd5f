import { listedOr } from "../../shared/format/listed.ts";
import type { Clause } from "./clauses.ts";
import { zonesIn } from "./fact-places.ts";
import { NO_MATTER, tellsWish } from "./fact-words.ts";
import { typeName, typesIn } from "./home-types.ts";
import { BUYS, HAS_HOME, LETS, LETS_IT, RENTS, SELLS } from "./roles.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";
import { asserted } from "./stance.ts";

/** Which home it is, where it lies, and what somebody does with it. */

/** «Me lo compro ahora mismo», which nobody means. */
const JOKED = / (me (lo|la) compro ahora mismo|y dos si quieres) /;
export const WISH_STRONG =
  / (busco|buscamos|buscando|quiero|queremos|necesito|necesitamos|me gustaria|nos gustaria|presupuesto|quisiera|prefiero|preferimos|minimo|quiere|quieren|necesita|necesitan|queriamos|sigo con|seguimos con) /;

/** «La zona me da igual», and not «en Usera o Carabanchel, da igual la altura»: what stands before the comma is wished. */
function isAllTheSame(line: string): boolean {
  const found = NO_MATTER.exec(line);
  if (!found) return false;
  const comma = line.lastIndexOf(" , ", found.index);
  return comma < 0 || line.slice(0, comma).trim().split(" ").length < WISH_WORDS;
}
/** Words before a comma that are a wish of their own. */
const WISH_WORDS = 5;

/** Where the home should lie, or lies. */
export function zonesSaid(
  clause: Clause,
  reading: Reading,
  isAsked: boolean,
  speaksOfNeed: boolean,
  isOfOther: boolean,
): Said[] {
  const { line } = clause;
  const { isOwner } = reading;
  const hasLead = / (zona|zonas|barrio|colonia|comuna|sector|cerca de|cerca del|por la zona) /.test(line);
  if ((clause.isQuestion && !speaksOfNeed) || isAllTheSame(line)) return [];
  if (isOfOther && !WISH_STRONG.test(line)) return [];
  const says =
    isAsked ||
    speaksOfNeed ||
    hasLead ||
    / (me gusta|nos gusta|me encanta|valdria|tambien|mejor|cambiar|miraria|mirariamos|miramos|ya no|en vez) /.test(
      line,
    ) ||
    (isOwner && / (piso|casa|departamento|depto|depa|apartamento|esta en|ubicad|local) /.test(line));
  if (!says) return [];
  const isInstead =
    / (mejor|en vez de|en lugar de|ya no|al final|cambi[a-z]*|ahora|pensandolo) /.test(line) &&
    !/ (tambien|ademas|incluso|o mejor) /.test(line);
  return zonesIn(clause, isAsked, reading).map(({ names, isRefused }): Said => {
    if (isRefused)
      return { kind: "zone", key: "not", shown: `no en ${listedOr(names)}`, value: null, certainty: 0.8, isMore: true };
    return {
      kind: "zone",
      shown: listedOr(names),
      value: { type: "places", names },
      certainty: isAsked || hasLead ? 0.9 : 0.8,
      isMore: !isInstead,
    };
  });
}

/** The deal that somebody wants, as their country says it. */
function operationName(role: Reading["role"], country: string): string {
  if (role === "buyer") return "comprar";
  if (role === "seller") return "vender";
  const rents = country === "MX" ? "rentar" : /^(CO|CL|EC)$/.test(country) ? "arrendar" : "alquilar";
  return role === "tenant" ? rents : `${rents} su vivienda`;
}

export const operationSaid = ({ role, isRent, country }: Reading): Said => ({
  kind: "operation",
  shown: operationName(role, country),
  value: { type: "text", text: isRent ? "alquiler" : role === "seller" ? "vender" : "compra" },
  certainty: 0.9,
});

/** A home is sold or let all the same, no matter whose it is. */
const ANYBODY = { others: true, conditions: true } as const;

/** The operation, and the kind of home. */
export function kindsSaid(
  clause: Clause,
  reading: Reading,
  asked: ReadonlySet<AskedSlot>,
  speaksOfNeed: boolean,
  isOfOther: boolean,
): Said[] {
  const { line } = clause;
  const said: Said[] = [];
  const { role } = reading;
  const isOperation =
    asked.has("operation") ||
    (role === "seller"
      ? asserted(clause, SELLS, ANYBODY) !== null
      : role === "landlord"
        ? asserted(clause, LETS, ANYBODY) !== null || (HAS_HOME.test(line) && (LETS_IT.test(line) || RENTS.test(line)))
        : role === "tenant"
          ? asserted(clause, RENTS) !== null
          : asserted(clause, BUYS, { conditions: true }) !== null &&
            !JOKED.test(line) &&
            / (comprar|compra|compro|compramos|adquirir|comprarlo|comprarme|comprarnos) /.test(line));
  // «¿Aceptan contrato de un año?» is asked by nobody who buys.
  const isTerm = role === "tenant" && clause.isQuestion && / contrato de (un|dos|tres|once|seis|\d{1,2}) /.test(line);
  const isRefused = (
    role === "buyer"
      ? / (no|ni) (quiero |queremos |busco |buscamos )?(comprar|compra) /
      : role === "seller"
        ? / (no|ni) (quiero |queremos |pienso )?vender /
        : / (no|ni) (quiero |queremos |busco |buscamos )?(alquilar|alquiler|rentar|renta|arrendar|arriendo) /
  ).test(line);
  if (
    isOperation &&
    !isRefused &&
    (!clause.isQuestion || isTerm || tellsWish(clause)) &&
    (RENTS.test(line) || BUYS.test(line) || SELLS.test(line) || LETS.test(line))
  ) {
    said.push(operationSaid(reading));
  }
  const canSayType =
    asked.has("propertyType") ||
    speaksOfNeed ||
    (!isOfOther && (SELLS.test(line) || LETS.test(line) || RENTS.test(line) || BUYS.test(line)));
  if (canSayType && (!isOfOther || WISH_STRONG.test(line)) && (!clause.isQuestion || tellsWish(clause))) {
    const types = typesIn(clause, reading.isOwner);
    if (types.length > 0)
      said.push({
        kind: "propertyType",
        shown: listedOr(types.map((type) => typeName(type, reading.country, line))),
        value: { type: "text", text: types.join(", ") },
        certainty: 0.85,
      });
  }
  return said;
}
