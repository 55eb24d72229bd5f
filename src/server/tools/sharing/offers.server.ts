import { and, eq, inArray } from "drizzle-orm";
import { fitWords } from "#domain/crm/matching/fit-words.ts";
import { demandsForHome } from "#domain/crm/matching/rank.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatArea, formatMoney } from "#domain/shared/format/format.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { ListedHome } from "../../crm/matching/listed-home.server.ts";
import { demandOf } from "../../crm/matching/pairs.server.ts";
import { seenInSelections } from "../../market/saved-searches/searches-of-contact.server.ts";
import { sharedAddresses } from "../../market/saved-searches/shared-search.server.ts";
import { demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { publicWords } from "../exports/homes/home-paper.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { openPagesOf } from "./share-links.server.ts";

/** Homes in the words in which a buyer gets them. */

export interface Offer {
  title: string;
  /** `349.900 €`, or `950 € al mes` */
  price: string;
}

export interface FullOffer extends Offer {
  id: string;
  place: string | null;
  /** `85 m² · 3 hab. · 2 baños` */
  facts: string;
  /** The buyer's wishes that it meets, in Spanish; empty where nothing is known. */
  fits: string;
  /** Address of its shared page; null where none is open. */
  address: string | null;
  /** The buyer's own page of a selection that shows it today; null where none does. */
  selection: string | null;
}

/** A home of the portfolio as a message names it. */
export function offerOf(home: HomeRow): Offer {
  const { title, price, pricePer } = publicWords(home);
  return { title, price: [price, pricePer].filter(Boolean).join(" ") };
}

/** The homes of the own portfolio among these. */
export async function ownOffers({ database }: ToolServices, actor: PersonActor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Offer>();
  const rows = await database.db
    .select()
    .from(properties)
    .where(and(inArray(properties.id, [...ids]), mayRead(actor, "home")));
  return new Map(rows.map((row) => [row.id, offerOf(row)]));
}

interface Priced {
  priceCents: number | null;
  currency: string;
  operation: string;
}

/** The price of a home of the market; without one the words that say so. */
export function priceText({ priceCents, currency, operation }: Priced): string {
  if (priceCents === null) return "precio por confirmar";
  const price = formatMoney(priceCents / 100, currency);
  return operation === "alquiler" ? `${price} al mes` : price;
}

interface Sized {
  builtAreaM2: number | null;
  rooms: number | null;
  bathrooms: number | null;
}

/** `85 m² · 3 hab. · 2 baños` */
export function factsLine({ builtAreaM2, rooms, bathrooms }: Sized): string {
  const facts = [
    builtAreaM2 === null ? null : formatArea(builtAreaM2),
    rooms === null ? null : `${rooms} hab.`,
    bathrooms === null ? null : counted(bathrooms, "baño", "baños"),
  ];
  return facts.filter(Boolean).join(" · ");
}

/** Which of these homes a contact sees in a selection that is shared with them, and the address of that page. */
export async function selectionsFor(
  { auth, config, database, now }: ToolServices,
  actor: PersonActor,
  contactId: string,
  homeIds: readonly string[],
) {
  const today = dayOf(now().toISOString());
  const seen = await seenInSelections(database.db, actor, { contactId, homeIds, today });
  const shown = [...new Set([...seen.values()].flatMap(({ isShown, searchId }) => (isShown ? [searchId] : [])))];
  const addresses = await sharedAddresses(database.db, shown, { keys: auth.keys, publicUrl: config.publicUrl });
  const pageOf = (homeId: string): string | null => {
    const selection = seen.get(homeId);
    return selection?.isShown ? (addresses.get(selection.searchId) ?? null) : null;
  };
  return { seen, pageOf };
}

/** Searches of one contact that are looked at for why a home fits. */
const MOST_DEMANDS = 20;

/** The wishes that each home meets, of the contact's search that it suits best. */
async function fitsOf(
  { database, now }: ToolServices,
  contactId: string,
  homes: readonly ListedHome[],
): Promise<Map<string, string>> {
  const rows = await database.db
    .select()
    .from(demands)
    .where(and(eq(demands.contactId, contactId), eq(demands.isActive, true)))
    .limit(MOST_DEMANDS);
  const asked = rows.map((row) => demandOf(row, now()));
  return new Map(
    homes.map(({ id, offered }) => {
      const { fits, near } = demandsForHome(offered, asked);
      return [id, fitWords([...fits, ...near][0]?.match.criteria ?? [])];
    }),
  );
}

/** Everything that a buyer reads of each home, of the portfolio or of the market, in their order. */
export async function fullOffers(
  services: ToolServices,
  actor: PersonActor,
  contactId: string,
  homes: readonly ListedHome[],
): Promise<FullOffer[]> {
  const { auth, config, database, now } = services;
  const own = homes.filter(({ market }) => market === null).map(({ id }) => id);
  const ids = homes.map(({ id }) => id);
  const [{ pageOf }, fits, offers, pages] = await Promise.all([
    selectionsFor(services, actor, contactId, ids),
    fitsOf(services, contactId, homes),
    ownOffers(services, actor, own),
    openPagesOf(database.db, actor, own, { keys: auth.keys, publicUrl: config.publicUrl, now: now() }),
  ]);
  return homes.map(({ id, market, offered }) => {
    const { price, currency, operation, builtAreaM2, rooms, bathrooms, places } = offered;
    const priceCents = price === null ? null : Math.round(price * 100);
    return {
      id,
      ...(offers.get(id) ?? {
        title: market?.title ?? "Vivienda",
        price: priceText({ priceCents, currency, operation }),
      }),
      place: [...new Set(places)].join(", ") || null,
      facts: factsLine({ builtAreaM2, rooms, bathrooms }),
      fits: fits.get(id) ?? "",
      address: pages.get(id)?.address ?? null,
      selection: pageOf(id),
    };
  });
}
