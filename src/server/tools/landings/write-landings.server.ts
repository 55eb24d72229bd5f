import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import { isBlocked, type LandingFault, landingFaults } from "#domain/tools/landings/landing-check.ts";
import { type LandingDocument, type Variant, withWinner } from "#domain/tools/landings/landing-document.ts";
import type { NewLanding } from "#domain/tools/landings/landing-forms.ts";
import { startingDocument } from "#domain/tools/landings/landing-sections.ts";
import { otherSlugs, slugOfLanding } from "#domain/tools/landings/landing-slug.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { landings, landingVersions } from "../../platform/db/tables/tools-landings.server.ts";
import { countryOfWork } from "../../portfolio/homes/country-of-work.server.ts";
import { homeOfRow } from "../../portfolio/homes/home-rows.server.ts";
import { homesOf } from "./landing-facts.server.ts";
import { type LandingRow, lockAnyLanding, lockLanding, tellLandingChanged } from "./landing-rows.server.ts";

/** Pages as their people make, change, publish and withdraw them. */

const fault = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);

/** A page of one's own homes alone. @throws AppError INVALID_INPUT */
async function mustSeeHomes(db: Db, actor: PersonActor, ids: readonly string[], path: string): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const seen = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(mayRead(actor, "home"), inArray(properties.id, wanted)));
  if (seen.length < wanted.length) throw fault(path, "Elige viviendas de tu cartera");
}

/** Pages of an agency, or of whoever works alone: drafts and the trash count, as each holds its address. */
const MOST_LANDINGS = 200;

/** Keeps others of the account from adding one meanwhile. @throws AppError TOO_MANY_LANDINGS */
async function mustHaveRoom(tx: Db, actor: PersonActor): Promise<void> {
  const { ownerId, agencyId } = ownershipOf(actor);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`landings ${agencyId ?? ownerId}`}, 0))`);
  const isTheirs =
    agencyId === null ? and(eq(landings.ownerId, ownerId), isNull(landings.agencyId)) : eq(landings.agencyId, agencyId);
  if ((await tx.$count(landings, isTheirs)) >= MOST_LANDINGS) throw new AppError("TOO_MANY_LANDINGS");
}

/** @returns the id of the new draft. @throws AppError INVALID_INPUT, TOO_MANY_LANDINGS */
export async function addLanding(
  tx: Db,
  services: Pick<AccountServices, "database" | "store" | "now">,
  actor: PersonActor,
  { purpose, homeIds }: NewLanding,
): Promise<string> {
  await mustHaveRoom(tx, actor);
  await mustSeeHomes(tx, actor, homeIds, "homeIds");
  const now = services.now();
  const owner = ownershipOf(actor);
  const homes = await homesOf(tx, owner, homeIds);
  if (purpose === "vivienda" && homes.length !== 1) throw fault("homeIds", "Elige una vivienda de tu cartera");
  if (purpose === "promocion" && homes.length === 0) throw fault("homeIds", "Elige las viviendas de la promoción");
  const card = purpose === "agencia" ? await agentCardOf(services, actor.ownerId) : undefined;
  const [first] = homes;
  const title =
    purpose === "agencia"
      ? card?.brand?.name || card?.name || "Mi página"
      : purpose === "vivienda"
        ? homeName(first!).title
        : `Promoción en ${first!.placeName ?? first!.town ?? "venta"}`;
  const newId = () => randomUUID().slice(0, 8);
  const document = {
    ...startingDocument(
      purpose,
      homes.map(({ id }) => id),
      newId,
    ),
    title: title.slice(0, 120).padEnd(3, "·"),
  };
  const [row] = await tx
    .insert(landings)
    .values({
      ...owner,
      createdAt: now,
      updatedAt: now,
      title: document.title,
      slug: await freeSlug(tx, slugOfLanding(document.title)),
      document,
      homeId: purpose === "vivienda" ? first!.id : null,
    })
    .returning();
  await tellLandingChanged(tx, row!);
  return row!.id;
}

/** The slug itself where nobody has it, else the first of its others. */
export async function freeSlug(db: Db, slug: string): Promise<string> {
  const [free] = await freeSlugs(db, slug, 1);
  return free!;
}

async function freeSlugs(db: Db, slug: string, most: number): Promise<string[]> {
  const others = otherSlugs(slug);
  const tried = [slug, ...Array.from({ length: 200 }, () => others.next().value as string)];
  const rows = await db.select({ slug: landings.slug }).from(landings).where(inArray(landings.slug, tried));
  const taken = new Set(rows.map((row) => row.slug));
  const free = tried.filter((one) => !taken.has(one)).slice(0, most);
  return free.length > 0 ? free : [`${slug.slice(0, 50)}-${randomUUID().slice(0, 8)}`];
}

/** @returns the new revision. @throws AppError NOT_FOUND, LANDING_CHANGED, LANDING_IN_TRASH, INVALID_INPUT */
export async function saveLanding(
  tx: Db,
  actor: PersonActor,
  { id, revision, document }: { id: string; revision: number; document: LandingDocument },
  now: Date,
): Promise<number> {
  const row = await lockLanding(tx, actor, id, revision);
  // Homes that were on the page stay, whoever sees them now: only what is added must be seen.
  const added = document.homes.filter((home) => !row.document.homes.includes(home));
  await mustSeeHomes(tx, actor, added, "document.homes");
  await mustShowOwnPhotos(tx, row, document);
  return await keep(tx, row, document, now);
}

async function keep(tx: Db, row: LandingRow, document: LandingDocument, now: Date): Promise<number> {
  const revision = row.revision + 1;
  const [homeId = null] = document.purpose === "vivienda" ? document.homes : [];
  const [known] =
    homeId === null ? [] : await tx.select({ id: properties.id }).from(properties).where(eq(properties.id, homeId));
  await tx
    .update(landings)
    .set({ document, title: document.title, homeId: known?.id ?? null, revision, updatedAt: now })
    .where(eq(landings.id, row.id));
  await tellLandingChanged(tx, row);
  return revision;
}

/** Photos that a page names are of its homes. @throws AppError INVALID_INPUT */
async function mustShowOwnPhotos(tx: Db, row: LandingRow, document: LandingDocument): Promise<void> {
  const ids = document.sections.flatMap((section) => [
    ...("photoIds" in section ? section.photoIds : []),
    ...("photoId" in section && section.photoId ? [section.photoId] : []),
  ]);
  if (document.test.photoId) ids.push(document.test.photoId);
  if (ids.length === 0) return;
  const photos = await tx
    .select({ id: homePhotos.id, homeId: homePhotos.homeId })
    .from(homePhotos)
    .where(inArray(homePhotos.id, [...new Set(ids)]));
  const homes = new Set([...document.homes, ...row.document.homes]);
  // A photo that was deleted since is drawn nowhere; one of another home is refused.
  if (photos.some(({ homeId }) => !homes.has(homeId))) throw fault("document.sections", "Elige fotos de esta vivienda");
}

export async function faultsOf(
  db: Db,
  actor: PersonActor,
  row: Pick<LandingRow, "ownerId" | "agencyId" | "document">,
): Promise<LandingFault[]> {
  const homes = await homesOf(db, row, row.document.homes);
  const country = homes[0]?.country ?? (await countryOfWork(db, actor)) ?? "ES";
  const known = homes.map((home) => ({ id: home.id, home: homeOfRow(home) }));
  return landingFaults(row.document, known, { country, isSigned: await isSigned(db, row.ownerId) });
}

/** Whether there is a name to stand on the page, as `agentCardOf` finds it. */
async function isSigned(db: Db, ownerId: string): Promise<boolean> {
  const [owner] = await db
    .select({ metadata: users.metadata, agency: agencies.name })
    .from(users)
    .leftJoin(agencyMembers, eq(agencyMembers.userId, users.id))
    .leftJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
    .where(eq(users.id, ownerId));
  return owner !== undefined && (owner.agency || fullNameOf(owner.metadata)) !== "";
}

/**
 * Keeps the draft as a new version, which is what visitors read from now on.
 *
 * @throws AppError INVALID_INPUT with what keeps it from being published
 */
export async function publishLanding(
  tx: Db,
  actor: PersonActor,
  { id, revision }: { id: string; revision: number },
  now: Date,
): Promise<{ version: number; slug: string }> {
  const row = await lockLanding(tx, actor, id, revision);
  const faults = await faultsOf(tx, actor, row);
  if (isBlocked(faults)) {
    throw new AppError(
      "INVALID_INPUT",
      faults
        .filter(({ level }) => level === "bloqueo")
        .map(({ title, text, excerpt, sectionId }) => ({
          path: sectionId === null ? "publicar" : `seccion.${sectionId}`,
          message: `${title}${excerpt ? ` («${excerpt}»)` : ""}. ${text}`,
        })),
    );
  }
  const number = row.versions + 1;
  await tx.insert(landingVersions).values({ landingId: id, number, at: now, document: row.document });
  await tx
    .update(landings)
    .set({ versions: number, publishedAt: now, endedAt: null, updatedAt: now })
    .where(eq(landings.id, id));
  await tellLandingChanged(tx, row);
  return { version: number, slug: row.slug };
}

/** Its address says that it is gone. A repeated call changes nothing. */
export async function endLanding(tx: Db, actor: PersonActor, id: string, now: Date): Promise<void> {
  const row = await lockAnyLanding(tx, actor, id);
  if (row.publishedAt === null || row.endedAt !== null) return;
  await tx.update(landings).set({ endedAt: now }).where(eq(landings.id, id));
  await tellLandingChanged(tx, row);
}

/** @throws AppError INVALID_INPUT with others where somebody has it */
export async function moveLanding(tx: Db, actor: PersonActor, id: string, slug: string): Promise<void> {
  const row = await lockLanding(tx, actor, id);
  if (row.slug === slug) return;
  const [free, ...others] = await freeSlugs(tx, slug, 4);
  if (free !== slug) {
    const offered = [free!, ...others].slice(0, 3).map((one) => `«${one}»`);
    throw fault("slug", `Esa dirección ya está en uso. Puedes usar ${offered.join(", ")}`);
  }
  await tx.update(landings).set({ slug }).where(eq(landings.id, id));
  await tellLandingChanged(tx, row);
}

/** Ends the comparison: everybody gets the version that won, at once. @returns the new revision */
export async function settleTest(
  tx: Db,
  actor: PersonActor,
  { id, revision, winner }: { id: string; revision: number; winner: Variant },
  now: Date,
): Promise<number> {
  const row = await lockLanding(tx, actor, id, revision);
  const next = await keep(tx, row, withWinner(row.document, winner), now);
  const [shown] = await tx
    .select()
    .from(landingVersions)
    .where(and(eq(landingVersions.landingId, id), eq(landingVersions.number, row.versions)));
  if (shown) {
    // Other changes of the draft wait to be published.
    const number = row.versions + 1;
    await tx
      .insert(landingVersions)
      .values({ landingId: id, number, at: now, document: withWinner(shown.document, winner) });
    const isCurrent = row.publishedAt !== null && row.updatedAt <= row.publishedAt;
    await tx
      .update(landings)
      .set({ versions: number, ...(isCurrent ? { publishedAt: now } : {}) })
      .where(eq(landings.id, id));
  }
  return next;
}

/** Puts what was once published into the draft. @returns the new revision */
export async function takeVersion(
  tx: Db,
  actor: PersonActor,
  { id, revision, number }: { id: string; revision: number; number: number },
  now: Date,
): Promise<number> {
  const row = await lockLanding(tx, actor, id, revision);
  const [version] = await tx
    .select()
    .from(landingVersions)
    .where(and(eq(landingVersions.landingId, id), eq(landingVersions.number, number)));
  if (!version) throw new AppError("NOT_FOUND");
  return await keep(tx, row, version.document, now);
}

/** Puts it into the trash, where its address opens nothing, or takes it out again. A repeated call changes nothing. */
export async function trashLanding(tx: Db, actor: PersonActor, id: string, deletedAt: Date | null): Promise<void> {
  const row = await lockAnyLanding(tx, actor, id);
  if ((row.deletedAt === null) === (deletedAt === null)) return;
  await tx.update(landings).set({ deletedAt }).where(eq(landings.id, id));
  await tellLandingChanged(tx, row);
}

/** Removes one that lies in the trash. Its contacts stay. @throws AppError NOT_FOUND */
export async function deleteLanding(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const row = await lockAnyLanding(tx, actor, id);
  if (row.deletedAt === null) throw new AppError("NOT_FOUND");
  await tx.delete(landings).where(eq(landings.id, id));
  await tellLandingChanged(tx, row);
}
