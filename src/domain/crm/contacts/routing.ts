import * as z from "zod/mini";
import { formatMoney } from "../../shared/format/format.ts";
import { OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { fold } from "../../shared/listing/fold.ts";
import { optionalNumber } from "../../shared/schema/fields.ts";
import { list, text } from "../../shared/schema/text.ts";
import { sourceName } from "./contact-names.ts";
import { DEAL_KINDS, type DealKind } from "./contact-values.ts";
import { DEAL_KIND_NAMES } from "./trades.ts";

/**
 * Rules that assign a new deal to a person. They stand in order; the first rule whose conditions all hold gives the
 * deal to its assignees in turn, and the last rule catches all. The conditions are a closed list about the deal and
 * never about the client: nationality, sex, age, religion, disability and family status stay out.
 */

const words = (maxLength: number) =>
  z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength, `Usa como mucho ${maxLength} caracteres`)))
    .check(z.maxLength(50, "Como mucho 50"));

const POSTAL = "Usa el código postal o su principio: 46 o 46006";
const LANGUAGE = "Usa el código de dos letras";

export const ruleConditions = z
  .strictObject(
    {
      /** Sources as contacts have them; `waitlist_*` stands for all that begin so. */
      sources: z.optional(words(80)),
      kinds: z.optional(list(z.enum(DEAL_KINDS, "Elige de la lista"))),
      operations: z.optional(list(z.enum(OPERATIONS, "Elige venta o alquiler"))),
      /** Names of towns and neighbourhoods, and beginnings of postal codes: one of either is enough. */
      places: z.optional(words(120)),
      postalPrefixes: z.optional(
        list(text({ max: 10, tooLong: POSTAL }).check(z.regex(/^[\dA-Za-z -]{1,10}$/, POSTAL))),
      ),
      /** In the currency of the deal. */
      priceMin: optionalNumber({ min: 0, max: 1_000_000_000, message: "Introduce un precio" }),
      priceMax: optionalNumber({ min: 0, max: 1_000_000_000, message: "Introduce un precio" }),
      /** ISO 639-1. */
      languages: z.optional(list(text({ max: 2, tooLong: LANGUAGE }).check(z.regex(/^[a-z]{2}$/, LANGUAGE)))),
      /** The home that it is about is one of these colleagues'. */
      homeOwnerIds: z.optional(list(z.uuid("Elige de la lista"))),
      /** The home belongs to a colleague, who gets the deal instead of the assignees. */
      toHomeOwner: z.optional(z.boolean()),
    },
    "Una de las condiciones no se admite",
  )
  .check(
    z.refine(({ priceMin, priceMax }) => priceMin === undefined || priceMax === undefined || priceMin <= priceMax, {
      path: ["priceMax"],
      message: "El precio máximo no puede ser menor que el mínimo",
    }),
  );
export type RuleConditions = z.output<typeof ruleConditions>;

/** The data of a deal at the moment when it comes in. */
export interface NewDeal {
  source: string;
  kind: DealKind;
  operation?: "venta" | "alquiler" | undefined;
  /** Names of places that the home or the message names. */
  places: readonly string[];
  postalCode?: string | undefined;
  price?: number | undefined;
  currency?: string | undefined;
  language?: string | undefined;
  /** The owner of the home that the deal is about, if they are a member. */
  homeOwnerId?: string | undefined;
}

export interface Rule {
  id: string;
  name: string;
  conditions: RuleConditions;
  /** Members, in turn. */
  assignees: readonly string[];
  /** How many deals it has given. */
  given: number;
  isCatchAll: boolean;
  isActive: boolean;
}

export interface Routed {
  ruleId: string;
  ruleName: string;
  /** Null: waits for somebody. */
  ownerId: string | null;
  /** Why it matched, in words; of the catch-all that nothing else did. */
  reasons: string[];
}

/**
 * The first active rule whose conditions all hold.
 *
 * @param rules in their order
 * @param members who may get deals; assignees who have left are skipped
 * @returns null without any rule that matches. Somebody who is alone gets what nobody else would: a rule without
 *   assignees is no decision to leave the deal waiting.
 */
export function route(deal: NewDeal, rules: readonly Rule[], members: ReadonlySet<string>): Routed | null {
  // The catch-all is last, whatever its position says.
  const inOrder = [...rules.filter((rule) => !rule.isCatchAll), ...rules.filter((rule) => rule.isCatchAll)];
  for (const rule of inOrder) {
    if (!rule.isActive && !rule.isCatchAll) continue;
    const reasons = rule.isCatchAll ? ["Ninguna otra regla encaja"] : matchReasons(deal, rule.conditions, members);
    if (reasons === null) continue;
    const named = rule.conditions.toHomeOwner && !rule.isCatchAll ? deal.homeOwnerId! : nextOf(rule, members);
    const [onlyOne] = members.size === 1 ? members : [];
    const ownerId = named ?? onlyOne ?? null;
    const why = named === null && ownerId !== null ? [...reasons, "No hay nadie más en el equipo"] : reasons;
    return { ruleId: rule.id, ruleName: rule.name, ownerId, reasons: why };
  }
  return null;
}

/** The assignee whose turn it is. */
function nextOf({ assignees, given }: Rule, members: ReadonlySet<string>): string | null {
  for (let skipped = 0; skipped < assignees.length; skipped++) {
    const next = assignees[(given + skipped) % assignees.length]!;
    if (members.has(next)) return next;
  }
  return null;
}

/** Why all conditions hold; null where one does not, or is about something that nobody knows of the deal. */
function matchReasons(deal: NewDeal, conditions: RuleConditions, members: ReadonlySet<string>): string[] | null {
  const reasons: string[] = [];
  const {
    sources,
    kinds,
    operations,
    places,
    postalPrefixes,
    priceMin,
    priceMax,
    languages,
    homeOwnerIds,
    toHomeOwner,
  } = conditions;
  if (some(sources)) {
    if (!sources.some((source) => isSource(deal.source, source))) return null;
    reasons.push(`Viene de ${sourceName(deal.source)}`);
  }
  if (some(kinds)) {
    if (!kinds.includes(deal.kind)) return null;
    reasons.push(`Es de ${DEAL_KIND_NAMES[deal.kind].toLowerCase()}`);
  }
  if (some(operations)) {
    if (deal.operation === undefined || !operations.includes(deal.operation)) return null;
    reasons.push(deal.operation === "venta" ? "Es una venta" : "Es un alquiler");
  }
  if (some(places) || some(postalPrefixes)) {
    const known = deal.places.map(fold);
    const place = places?.find((name) => known.some((other) => ` ${other} `.includes(` ${fold(name)} `)));
    const code = deal.postalCode?.replace(/\s/g, "").toLowerCase();
    const prefix = postalPrefixes?.find((start) => code?.startsWith(start.replace(/\s/g, "").toLowerCase()));
    if (place === undefined && prefix === undefined) return null;
    reasons.push(place === undefined ? `Su código postal empieza por ${prefix}` : `Está en ${place}`);
  }
  if (priceMin !== undefined || priceMax !== undefined) {
    if (deal.price === undefined) return null;
    if (deal.price < (priceMin ?? 0) || deal.price > (priceMax ?? Number.POSITIVE_INFINITY)) return null;
    reasons.push(`Su precio es ${formatMoney(deal.price, deal.currency ?? "EUR")}`);
  }
  if (some(languages)) {
    if (deal.language === undefined || !languages.includes(deal.language)) return null;
    reasons.push(`Habla en ${languageName(deal.language)}`);
  }
  if (some(homeOwnerIds)) {
    if (deal.homeOwnerId === undefined || !homeOwnerIds.includes(deal.homeOwnerId)) return null;
    reasons.push("Es por un inmueble de quien dice la regla");
  }
  if (toHomeOwner) {
    if (deal.homeOwnerId === undefined || !members.has(deal.homeOwnerId)) return null;
    reasons.push("El inmueble tiene responsable");
  }
  return reasons.length > 0 ? reasons : ["La regla no pone condiciones"];
}

const some = <T>(list: readonly T[] | undefined): list is readonly T[] => list !== undefined && list.length > 0;

const isSource = (source: string, wanted: string) =>
  wanted.endsWith("*") ? source.startsWith(wanted.slice(0, -1)) : source === wanted;

const languageNames = new Intl.DisplayNames("es-ES", { type: "language" });
const languageName = (code: string) => languageNames.of(code) ?? code;
