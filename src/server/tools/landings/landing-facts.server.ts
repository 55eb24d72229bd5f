import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { AgentCard } from "#domain/accounts/agency/agent-card.ts";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { overOf } from "#domain/portfolio/homes/offer-over.ts";
import { PROVENANCE_LABELS } from "#domain/portfolio/homes/photo-provenance.ts";
import { PHOTO_ROOM_NAMES } from "#domain/portfolio/homes/photo-rooms.ts";
import { publicHome, publicPlace } from "#domain/portfolio/homes/public-home.ts";
import { RUNNING_COSTS } from "#domain/shared/home-attributes/cost-currency.ts";
import { type AttributeName, HOME_ATTRIBUTES } from "#domain/shared/home-attributes/table.ts";
import { placeLine } from "#domain/shared/places/place-line.ts";
import { type LandingDocument, MOST_PHOTOS } from "#domain/tools/landings/landing-document.ts";
import { homeWords } from "#ui/homes/home-words.ts";
import type { LandingAgent, LandingHome, LandingPhoto } from "#ui/landing/landing-view.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { masterKey } from "../../platform/images/photo-keys.server.ts";
import { homeOfRow } from "../../portfolio/homes/home-rows.server.ts";
import { type HomeTour, toursOfHomes } from "../../portfolio/homes/home-tours.server.ts";
import { type HomeVideo, videosOfHomes } from "../../portfolio/homes/home-videos.server.ts";
import { type HomeRow, homeBehind } from "../../portfolio/homes/lock-homes.server.ts";
import type { LandingRow } from "./landing-rows.server.ts";

/** Homes and agency as a page tells them at the moment in which it is read. */

type Owner = Pick<LandingRow, "ownerId" | "agencyId">;
type PhotoRow = typeof homePhotos.$inferSelect;

/** Addresses of the pictures of a page, which differ between the page, its editor and its folder. */
export interface PictureAddresses {
  /** @param key of the photo's size in the store, `photos/…/960.webp` */
  photo: (id: string, key: string) => string;
  logo: (dataUrl: string) => string;
  portrait: (dataUrl: string) => string;
}

export interface LandingFacts {
  homes: LandingHome[];
  others: LandingHome[];
  agent: LandingAgent;
  /** The homes with all that their agents know, for what is checked before publishing. */
  known: { id: string; home: Home }[];
}

const OTHERS = 3;

/** Whether a home is of those whose page it is: it may have left their portfolio since. */
const isOfOwner = (home: Pick<HomeRow, "ownerId" | "agencyId" | "deletedAt">, owner: Owner): boolean =>
  home.deletedAt === null &&
  (home.agencyId === null ? home.ownerId === owner.ownerId : home.agencyId === owner.agencyId);

const ofOwner = ({ ownerId, agencyId }: Owner): SQL =>
  agencyId === null
    ? and(eq(properties.ownerId, ownerId), isNull(properties.agencyId))!
    : eq(properties.agencyId, agencyId);

/** The homes of a document that are still there, in its order; a merged one is the one that was kept. */
export async function homesOf(db: Db, owner: Owner, ids: readonly string[]): Promise<HomeRow[]> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(properties)
          .where(inArray(properties.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found: HomeRow[] = [];
  for (const id of ids) {
    const row = byId.get(id);
    const kept = row?.mergedIntoId ? await homeBehind(db, id) : row;
    if (kept && isOfOwner(kept, owner) && !found.some((one) => one.id === kept.id)) found.push(kept);
  }
  return found;
}

/** Offered in place of a home that nobody can have any more. */
async function othersOf(
  db: Db,
  owner: Owner,
  gone: HomeRow | undefined,
  without: readonly string[],
): Promise<HomeRow[]> {
  return await db
    .select()
    .from(properties)
    .where(
      and(
        ofOwner(owner),
        isNull(properties.deletedAt),
        isNull(properties.mergedIntoId),
        eq(properties.status, "disponible"),
        gone ? eq(properties.operation, gone.operation) : undefined,
        ...without.map((id) => ne(properties.id, id)),
      ),
    )
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(OTHERS);
}

export async function landingFacts(
  services: Pick<AccountServices, "config" | "database" | "store" | "now">,
  owner: Owner,
  document: Pick<LandingDocument, "purpose" | "homes">,
  addresses: PictureAddresses,
  { offersOthers = false }: { offersOthers?: boolean } = {},
): Promise<LandingFacts> {
  const { db } = services.database;
  const [rows, card] = await Promise.all([homesOf(db, owner, document.homes), agentCardOf(services, owner.ownerId)]);
  const isOver = document.purpose !== "agencia" && rows.every((row) => overOf(homeOfRow(row)) !== null);
  const others = isOver || offersOthers ? await othersOf(db, owner, rows[0], document.homes) : [];
  const all = [...rows, ...others];
  const ids = all.map(({ id }) => id);
  const [photos, tours, videos] = await Promise.all([
    photosOf(db, ids),
    toursOfHomes(services, ids),
    videosOfHomes(db, ids, services.now()),
  ]);
  const { publicUrl } = services.config;
  const shown = (row: HomeRow, most: number): LandingHome =>
    shownHome(row, {
      photos: (photos.get(row.id) ?? []).slice(0, most),
      tour: tours.get(row.id),
      video: videos.get(row.id),
      addresses,
      publicUrl,
    });
  const each = rows.length > 1 ? Math.max(2, Math.floor(MOST_PHOTOS / rows.length)) : MOST_PHOTOS;
  return {
    homes: rows.map((row) => shown(row, each)),
    others: others.map((row) => shown(row, 2)),
    agent: agentOf(card, addresses),
    known: rows.map((row) => ({ id: row.id, home: homeOfRow(row) })),
  };
}

async function photosOf(db: Db, homeIds: readonly string[]): Promise<Map<string, PhotoRow[]>> {
  if (homeIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(homePhotos)
    .where(sql`${inArray(homePhotos.homeId, [...homeIds])} and ${homePhotos.variants} <> '[]'`)
    .orderBy(asc(homePhotos.position), asc(homePhotos.id));
  return Map.groupBy(rows, ({ homeId }) => homeId);
}

/** Whether a page may show a photo: of a home of its own, or of one that is offered in its place. */
export async function isPhotoOf(
  db: Db,
  { row, document }: { row: Owner; document: Pick<LandingDocument, "homes"> },
  photoId: string,
): Promise<boolean> {
  const [found] = await db
    .select({ home: properties })
    .from(homePhotos)
    .innerJoin(properties, eq(properties.id, homePhotos.homeId))
    .where(eq(homePhotos.id, photoId));
  if (!found || !isOfOwner(found.home, row)) return false;
  return document.homes.includes(found.home.id) || found.home.status === "disponible";
}

const COST_LABELS: ReadonlySet<string> = new Set(
  [...RUNNING_COSTS].map((name) => HOME_ATTRIBUTES[name as AttributeName].label),
);

interface HomeParts {
  photos: readonly PhotoRow[];
  tour: HomeTour | undefined;
  video: HomeVideo | undefined;
  publicUrl: string;
  addresses: PictureAddresses;
}

function shownHome(row: HomeRow, { photos, tour, video, addresses, publicUrl }: HomeParts): LandingHome {
  const home = homeOfRow(row);
  const shown = publicHome(home);
  const over = overOf(home);
  const words = homeWords(shown, over);
  return {
    id: row.id,
    // A page stands alone: its place is said in full, also where the title names a part of it.
    words: {
      ...words,
      place: placeLine([shown.address, shown.locationDetail ?? shown.placeName, shown.town]),
      facts: words.facts.filter(({ label }) => !COST_LABELS.has(label)),
    },
    over,
    isReserved: home.status === "reservado",
    isLet: home.operation === "alquiler",
    photos: photos.map((photo, i) => shownPhoto(photo, `Foto ${i + 1} de ${words.title}`, addresses)),
    costs: words.facts.filter(({ label }) => COST_LABELS.has(label)),
    tour: tour ? { address: tour.address, frame: tour.frameAddress } : null,
    // In full: the page may stand on a domain of its own.
    video: video
      ? {
          address: `${publicUrl}${video.path}`,
          cover: video.coverPath && `${publicUrl}${video.coverPath}`,
          title: video.title,
        }
      : null,
    place: publicPlace(home) ?? null,
    address: shown.address ? [shown.address, home.town].filter(Boolean).join(", ") : null,
    data: {
      price: over === null ? (home.price ?? null) : null,
      currency: home.currency,
      areaM2: home.builtAreaM2 ?? null,
      rooms: home.rooms ?? null,
      bathrooms: home.bathrooms ?? null,
      locality: home.placeName ?? home.town ?? null,
      country: home.country,
    },
  };
}

function shownPhoto(row: PhotoRow, unnamed: string, addresses: PictureAddresses): LandingPhoto {
  const { id, caption, room, provenance, variants } = row;
  const stored = variants.filter(({ key }) => !key.startsWith("data:")).sort((a, b) => a.widthPx - b.widthPx);
  const srcset = (format: "avif" | "webp") =>
    stored
      .filter((variant) => variant.format === format)
      .map(({ key, widthPx }) => `${addresses.photo(id, key)} ${widthPx}w`)
      .join(", ");
  const alt = caption || (room ? `${PHOTO_ROOM_NAMES[room]}: ${unnamed.toLocaleLowerCase("es")}` : unnamed);
  const jpeg = stored.find(({ format }) => format === "jpeg")?.key ?? masterKey(id);
  const largest = stored.findLast(({ format }) => format === "webp")?.key ?? jpeg;
  return {
    id,
    alt: provenance === null ? alt : `${alt} (${PROVENANCE_LABELS[provenance].toLowerCase()})`,
    label: provenance === null ? null : PROVENANCE_LABELS[provenance],
    widthPx: row.widthPx ?? 0,
    heightPx: row.heightPx ?? 0,
    avif: srcset("avif"),
    webp: srcset("webp"),
    src: addresses.photo(id, jpeg),
    large: addresses.photo(id, largest),
    isPlan: room === "plano",
  };
}

function agentOf(card: AgentCard | undefined, addresses: PictureAddresses): LandingAgent {
  const brand = card?.brand ?? null;
  const portrait = card?.person?.photo ?? null;
  return {
    name: brand?.name || card?.name || card?.email || "",
    person: card?.name ?? "",
    role: card?.person?.role ?? null,
    phone: brand?.phone ?? card?.phone ?? null,
    email: brand?.email ?? card?.email ?? null,
    website: brand?.website ?? null,
    licence: card?.person?.licenceNumber ?? brand?.licenceNumber ?? null,
    signature: brand?.signature ?? null,
    colour: brand?.colour ?? null,
    logo: brand?.logo
      ? { src: addresses.logo(brand.logo.dataUrl), widthPx: brand.logo.widthPx, heightPx: brand.logo.heightPx }
      : null,
    portrait: portrait === null ? null : addresses.portrait(portrait),
    showsMaker: !(card?.hasWhiteLabel ?? false),
  };
}
