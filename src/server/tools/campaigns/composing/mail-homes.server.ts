import { and, asc, inArray, sql } from "drizzle-orm";
import { wordsOfCountry } from "#content/country-words.ts";
import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { overOf } from "#domain/portfolio/homes/offer-over.ts";
import { type PhotoRoom, photoWords } from "#domain/portfolio/homes/photo-rooms.ts";
import { publicHome } from "#domain/portfolio/homes/public-home.ts";
import { formatArea, formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { placeLine } from "#domain/shared/places/place-line.ts";
import type { EditorHome } from "#domain/tools/campaigns/composing/editor-home.ts";
import type { MailHome, MailPhoto, ToldHome } from "#domain/tools/campaigns/composing/mail-parts.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayRead } from "../../../accounts/access/policies.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { homePhotos } from "../../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../../platform/db/tables/portfolio-homes.server.ts";
import { smallJpegKey } from "../../../platform/images/photo-keys.server.ts";
import { lastingPhotoPath } from "../../../platform/store/signed-links.server.ts";
import { homeOfRow } from "../../../portfolio/homes/home-rows.server.ts";
import { findHomeRow, type HomeRow } from "../../../portfolio/homes/lock-homes.server.ts";
import { openPagesOf } from "../../sharing/share-links.server.ts";
import type { MailSources } from "./mail-parts.server.ts";

/** Homes of the portfolio as mails show them, and what the lint asks about them. */

/** By the id that was asked for; a merged home is the one it was merged into, one in the trash is absent. */
export async function mailHomes(
  services: MailSources,
  actor: PersonActor,
  ids: readonly string[],
): Promise<Map<string, ToldHome>> {
  const rows = await rowsOf(services.database.db, actor, ids);
  const found = [...new Set([...rows.values()].map(({ id }) => id))];
  const parts = { keys: services.auth.keys, publicUrl: services.config.publicUrl, now: services.now() };
  const [photos, pages] = await Promise.all([
    photosOf(services, found),
    openPagesOf(services.database.db, actor, found, parts),
  ]);
  return new Map(
    [...rows].map(([asked, row]) => {
      const home = homeOfRow(row);
      const told = mailHomeOf(home, photos.get(row.id) ?? []);
      const advert = home.urls.es ?? Object.values(home.urls)[0];
      return [asked, { id: row.id, ...told, home, href: pages.get(row.id)?.address ?? advert ?? null }];
    }),
  );
}

async function rowsOf(db: Db, actor: PersonActor, ids: readonly string[]): Promise<Map<string, HomeRow>> {
  const found = new Map<string, HomeRow>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(properties)
    .where(and(mayRead(actor, "home"), inArray(properties.id, [...ids])));
  for (const row of rows) {
    const kept = row.mergedIntoId === null ? row : await findHomeRow(db, actor, row.id);
    if (kept && kept.deletedAt === null) found.set(row.id, kept);
  }
  return found;
}

interface KeptPhoto extends MailPhoto {
  id: string;
  room: PhotoRoom | null;
}

/** The small JPEG of each ready photo, which every program shows, at an address that lives as long as the photo. */
async function photosOf(
  { database, auth, config }: MailSources,
  ids: readonly string[],
): Promise<Map<string, KeptPhoto[]>> {
  const byHome = new Map<string, KeptPhoto[]>();
  if (ids.length === 0) return byHome;
  const { id, homeId, caption, room, provenance, variants } = homePhotos;
  const rows = await database.db
    .select({ id, homeId, caption, room, provenance, variants })
    .from(homePhotos)
    .where(and(inArray(homeId, [...ids]), sql`${variants} <> '[]'`))
    .orderBy(asc(homeId), asc(homePhotos.position), asc(id));
  for (const row of rows) {
    const src = config.publicUrl + lastingPhotoPath(auth.keys, smallJpegKey(row.id, row.variants));
    const photo = { id: row.id, src, alt: photoWords(row) ?? "", room: row.room };
    byHome.set(row.homeId, [...(byHome.get(row.homeId) ?? []), photo]);
  }
  return byHome;
}

/** A home in words, without where it is if that is not shown. */
function mailHomeOf(home: Home, photos: readonly KeptPhoto[]): Omit<MailHome, "id" | "href"> {
  const shown = publicHome(home);
  const words = wordsOfCountry(shown.country);
  const kind = shown.type === "piso" ? words.flat : HOME_TYPE_NAMES[shown.type];
  const quarter = shown.locationDetail ?? shown.placeName;
  const where = quarter ?? shown.town;
  const title = shown.title || (where ? `${kind} en ${where}` : kind);
  const place = [shown.address, quarter, shown.town].map((part) => (part && !title.includes(part) ? part : null));
  const named = photos.map(({ id, src, alt, room }) => ({ id, src, room, alt: alt || `Foto de ${title}` }));
  return {
    title,
    place: placeLine(place),
    price:
      shown.price === undefined
        ? "Consultar precio"
        : `${formatMoney(shown.price, shown.currency)}${shown.operation === "alquiler" ? " al mes" : ""}`,
    facts: factsOf(home, words),
    legal: legalOf(home),
    over: overOf(home),
    cover: named.find(({ room }) => room !== "plano") ?? named[0] ?? null,
    photos: new Map(named.map(({ id, src, alt }) => [id, { src, alt }])),
  };
}

function factsOf(
  { builtAreaM2, plotAreaM2, rooms, bathrooms, floor }: Home,
  words: ReturnType<typeof wordsOfCountry>,
): string {
  return [
    builtAreaM2 === undefined ? plotAreaM2 && `parcela de ${formatArea(plotAreaM2)}` : formatArea(builtAreaM2),
    rooms && `${rooms}\u00a0${rooms === 1 ? words.room : words.rooms}`,
    bathrooms && `${bathrooms}\u00a0${bathrooms === 1 ? "baño" : "baños"}`,
    floor === undefined ? null : floor === 0 ? "planta baja" : `${words.storey}\u00a0${formatNumber(floor)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * Spain: the energy rating (Royal Decree 390/2021, article 17), of a rent in a stressed area the one
 * before or the index (Law 12/2023, article 31).
 */
function legalOf(home: Home): string | null {
  const { energyRating, emissionsRating, energyStatus, previousRent, rentIndex, currency } = home;
  const rated = [energyRating && `consumo ${energyRating}`, emissionsRating && `emisiones ${emissionsRating}`].filter(
    Boolean,
  );
  const energy =
    rated.length > 0
      ? `Certificado energético: ${rated.join(", ")}`
      : energyStatus && `Certificado energético: ${energyStatus === "exento" ? "exento" : "en trámite"}`;
  const rent = home.operation === "alquiler";
  const lines = [
    energy,
    rent && previousRent !== undefined && `Renta anterior: ${formatMoney(previousRent, currency)}`,
    rent && rentIndex !== undefined && `Índice de referencia: ${formatMoney(rentIndex, currency)}`,
  ].filter(Boolean);
  return lines.length === 0 ? null : lines.join(" · ");
}

/** Homes for whoever edits a campaign, by the id that was asked for. */
export async function editorHomes(
  services: MailSources,
  actor: PersonActor,
  ids: readonly string[],
): Promise<Record<string, EditorHome>> {
  const found = await mailHomes(services, actor, ids);
  const within = (src: string) => src.slice(services.config.publicUrl.length);
  return Object.fromEntries(
    [...found].map(([asked, { id, title, price, href, photos }]) => [
      asked,
      {
        id,
        title,
        price,
        hasPage: href !== null,
        photos: [...photos].map(([photoId, { src, alt }]) => ({ id: photoId, src: within(src), alt })),
      },
    ]),
  );
}
