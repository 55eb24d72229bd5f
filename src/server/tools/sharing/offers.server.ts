import { and, inArray } from "drizzle-orm";
import { counted } from "#domain/shared/format/counted.ts";
import { formatArea, formatMoney } from "#domain/shared/format/format.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { ListedHome } from "../../crm/matching/listed-home.server.ts";
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
  /** Address of its shared page; null where none is open. */
  address: string | null;
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

/** Everything that a buyer reads of each home, of the portfolio or of the market, in their order. */
export async function fullOffers(
  services: ToolServices,
  actor: PersonActor,
  homes: readonly ListedHome[],
): Promise<FullOffer[]> {
  const { auth, config, database, now } = services;
  const own = homes.filter(({ market }) => market === null).map(({ id }) => id);
  const [offers, pages] = await Promise.all([
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
      address: pages.get(id)?.address ?? null,
    };
  });
}
