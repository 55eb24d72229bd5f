import { and, desc, eq } from "drizzle-orm";
import { signingName } from "#domain/accounts/agency/agent-card.ts";
import type { DemandLine, MatchingHome } from "#domain/crm/contacts/dto.ts";
import { homeMessage, homesMessage } from "#domain/crm/contacts/home-message.ts";
import type { FittingPerson } from "#domain/crm/contacts/sent-home.ts";
import { fitWords } from "#domain/crm/matching/fit-words.ts";
import { offerState } from "#domain/crm/matching/offer-state.ts";
import type { Demand } from "#domain/crm/matching/pair.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { matchingHomes } from "../../crm/contacts/demand-homes.server.ts";
import { fittingPeople, peopleForOffer } from "../../crm/contacts/fitting-people.server.ts";
import { demandLine, findContact } from "../../crm/contacts/read-contact.server.ts";
import { waysToWrite } from "../../crm/contacts/ways-to-write.server.ts";
import { exchangesOf, weightsOf } from "../../crm/matching/exchanges.server.ts";
import { titleOf } from "../../crm/matching/listed-home.server.ts";
import { findMarketHome, marketMatches, offeredMarketHome } from "../../crm/matching/market-matches.server.ts";
import { comparedOf, demandOf } from "../../crm/matching/pairs.server.ts";
import { isLoading } from "../../market/index/market-index.server.ts";
import { demands } from "../../platform/db/tables/crm-contacts.server.ts";
import type { HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { factsLine, offerOf, ownOffers, priceText, selectionsFor } from "./offers.server.ts";
import { openPageOf, openPagesOf } from "./share-links.server.ts";

/** Both lists of matches, with the words and addresses by which an agent sends homes. */

/** How the agent signs a message. */
export interface Signature {
  from: string;
  agency: string | null;
}

export interface PersonToWrite extends FittingPerson {
  /** Null where the home has no open page. */
  message: string | null;
}

export interface PeopleForHome {
  title: string;
  /** Whether messages can be written: a home of the portfolio needs a page of its own, which the message links to. */
  hasPage: boolean;
  people: PersonToWrite[];
  /** Those whom one thing about the home does not suit. */
  near: PersonToWrite[];
}

/** The people whom a home fits or nearly fits, each with the message made for them. */
export async function peopleForHome(services: ToolServices, actor: PersonActor, home: HomeRow): Promise<PeopleForHome> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const [{ fits, near }, page, signature] = await Promise.all([
    fittingPeople(db, { actor, keys: auth.keys, now: now() }, home),
    openPageOf(db, actor, home.id, { keys: auth.keys, publicUrl: config.publicUrl, now: now() }),
    signatureOf(services, actor),
  ]);
  const { title, price } = offerOf(home);
  const written = (person: FittingPerson): PersonToWrite => ({
    ...person,
    message: page && homeMessage({ to: person.fullName, title, price, address: page.address, ...signature }),
  });
  return { title, hasPage: page !== null, people: fits.map(written), near: near.map(written) };
}

/**
 * The same for a home of the market: the message names it without an address, because its advert would lead the buyer past the agent.
 *
 * @returns undefined for a home that the actor does not see
 */
export async function peopleForMarketHome(
  services: ToolServices,
  actor: PersonActor,
  id: string,
): Promise<(PeopleForHome & { isOnOffer: boolean }) | undefined> {
  const { auth, database, now } = services;
  const { db } = database;
  const row = await findMarketHome(db, actor, id);
  if (!row) return undefined;
  const offered = offeredMarketHome(row, now());
  const [{ fits, near }, signature] = await Promise.all([
    peopleForOffer(db, { actor, keys: auth.keys, now: now() }, { id, offered, ownerContactId: null }),
    signatureOf(services, actor),
  ]);
  const title = titleOf(row);
  const place = [row.quarter, row.town].filter(Boolean).join(", ") || null;
  const home = { title, price: priceText(row), place, facts: factsLine(row), address: null };
  const written = (person: FittingPerson): PersonToWrite => ({
    ...person,
    message: homesMessage({ to: person.fullName, homes: [home], ...signature }),
  });
  return {
    title,
    hasPage: true,
    isOnOffer: row.status === "activo",
    people: fits.map(written),
    near: near.map(written),
  };
}

export interface HomeToSend extends MatchingHome {
  /** As a buyer may read it. */
  offer: {
    title: string;
    price: string;
    place: string | null;
    facts: string;
    /** Their wishes that it meets. */
    fits: string;
    address: string | null;
    /** The buyer's own page of a selection that shows it today; null where none does. */
    selection: string | null;
  };
}

export interface HomesForBuyer {
  id: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  refusal: string | null;
  signature: Signature;
  searches: BuyerSearch[];
}

export interface BuyerSearch {
  demand: DemandLine;
  /** Those of the own portfolio come before those of the market. */
  homes: HomeToSend[];
  near: HomeToSend[];
  /** Whether the market was searched: `cargando` while its index is being filled, `lugar` where a place must be asked about first. */
  market: "buscado" | "cargando" | "lugar";
}

/** Searches of one buyer that are answered, and homes that are shown of each. */
const MOST_SEARCHES = 5;
const MOST_HOMES = 40;

/** The homes that fit or nearly fit each of a buyer's active searches; undefined for a contact that the actor does not see. */
export async function homesForBuyer(
  services: ToolServices,
  actor: PersonActor,
  contactId: string,
): Promise<HomesForBuyer | undefined> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const contact = await findContact(db, actor, contactId);
  if (!contact || contact.deletedAt !== null) return undefined;
  const rows = await db
    .select()
    .from(demands)
    .where(and(eq(demands.contactId, contactId), eq(demands.isActive, true)))
    .orderBy(desc(demands.createdAt))
    .limit(MOST_SEARCHES);
  const weights = (await weightsOf(db, [contactId])).get(contactId);
  const found = [];
  for (const row of rows) {
    const [{ homes, near, total }, ofMarket] = await Promise.all([
      matchingHomes(db, { actor, now: now() }, row),
      marketHomesFor(services, actor, { demand: demandOf(row, now(), weights), contactId }),
    ]);
    found.push({
      demand: demandLine(row, total),
      homes: [...homes.slice(0, MOST_HOMES), ...ofMarket.homes],
      near: [...near, ...ofMarket.near],
      market: ofMarket.state,
    });
  }
  const ids = [...new Set(found.flatMap(({ homes, near }) => [...homes, ...near].map(({ id }) => id)))];
  const [{ seen, pageOf }, pages, offers, ways, signature] = await Promise.all([
    selectionsFor(services, actor, contactId, ids),
    openPagesOf(db, actor, ids, { keys: auth.keys, publicUrl: config.publicUrl, now: now() }),
    ownOffers(services, actor, ids),
    waysToWrite(db, { actor, keys: auth.keys }, [contactId]),
    signatureOf(services, actor),
  ]);
  const { email, phone, refusal } = ways.get(contactId)!;
  const toSend = (home: MatchingHome, { operation }: DemandLine): HomeToSend => ({
    ...home,
    selection: seen.get(home.id),
    offer: {
      ...(offers.get(home.id) ?? { title: home.title, price: priceText({ ...home, operation }) }),
      place: home.place,
      facts: factsLine(home),
      fits: fitWords(home.criteria),
      address: pages.get(home.id)?.address ?? null,
      selection: pageOf(home.id),
    },
  });
  return {
    id: contact.id,
    fullName: contact.fullName,
    email,
    phone,
    refusal,
    signature,
    searches: found.map(({ demand, homes, near, market }) => ({
      demand,
      market,
      homes: homes.map((home) => toSend(home, demand)),
      near: near.map((home) => toSend(home, demand)),
    })),
  };
}

const MOST_MARKET_HOMES = 20;
const MOST_NEAR_MARKET = 8;

/** The homes of the market for a demand, as a list shows them, with what passed about them between agent and buyer. */
async function marketHomesFor(
  services: ToolServices,
  actor: PersonActor,
  { demand, contactId }: { demand: Demand; contactId: string },
): Promise<{ state: BuyerSearch["market"]; homes: MatchingHome[]; near: MatchingHome[] }> {
  const found = await marketMatches(services, actor, demand);
  if (isLoading(found)) return { state: "cargando", homes: [], near: [] };
  if (found.isPlaceOpen) return { state: "lugar", homes: [], near: [] };
  const fits = found.fits.slice(0, MOST_MARKET_HOMES);
  const near = found.near.slice(0, MOST_NEAR_MARKET);
  const shown = [...fits, ...near];
  const states = new Map(shown.map(({ of }) => [of.row.id, offerState(of)]));
  const told = await exchangesOf(services.database.db, {
    homeIds: [...states.keys()],
    contactIds: [contactId],
    stateOf: (id) => states.get(id)!,
  });
  const lineOf = ({ of: { row, isOfOtherAgency }, match }: (typeof shown)[number]): MatchingHome => ({
    id: row.id,
    title: titleOf(row),
    reference: null,
    place: [row.quarter, row.town].filter(Boolean).join(", ") || null,
    priceCents: row.priceCents,
    currency: row.currency,
    builtAreaM2: row.builtAreaM2,
    rooms: row.rooms,
    bathrooms: row.bathrooms,
    market: { sources: row.sources, isOfOtherAgency, isDemo: row.isDemo },
    ...comparedOf(match),
    ...told({ homeId: row.id, contactId }),
  });
  return { state: "buscado", homes: fits.map(lineOf), near: near.map(lineOf) };
}

export async function signatureOf(services: ToolServices, actor: PersonActor): Promise<Signature> {
  const card = await agentCardOf(services, actor.ownerId);
  const from = card?.name ?? "";
  const agency = (card && signingName(card)) ?? null;
  return { from, agency: agency === from ? null : agency };
}
