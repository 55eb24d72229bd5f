import { createHash } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { MAX_FILE_BYTES } from "#domain/portfolio/homes/home-files.ts";
import { DAY_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { storageRoom, takeStorage } from "../../accounts/billing/storage.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { amongLocked } from "../../platform/db/among-locked.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { files, homePhotos, NOBODYS_TURN } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { encodePhoto, PhotoError } from "../../platform/images/encode-photo.server.ts";
import { masterKey, uploadKey } from "../../platform/images/photo-keys.server.ts";
import { handling } from "../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { type JobItems, MOST_TRIES, UNKNOWN_REASON } from "../../platform/jobs/tries.server.ts";
import { inTurn } from "../../platform/jobs/turns.server.ts";
import { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";
import { HOME_OF_FILES, scopeOfHome } from "./home-of-files.server.ts";
import { photosGivenUp } from "./photos-given-up.server.ts";
import { GONE_NOTE, idsElsewhere, leaveToOthers, NotHere } from "./uploads-elsewhere.server.ts";

/** Time that a process has for a photo it took; if it dies, the photo is due again then. */
const LEASE_MS = 5 * 60_000;
/** Requests to other people's servers at a time, in all and to one server. */
const REMOTE_AT_ONCE = 8;
const MOST_OF_A_HOST = 2;
const FETCH_MS = 30_000;
/** After the first, second … error that may pass. */
const PAUSES_MS = [60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000];
const LONGEST_PAUSE_MS = DAY_MS;
/** Pause after an error of the file store. */
const STORE_PAUSE_MS = 60_000;

type PhotoRow = typeof homePhotos.$inferSelect;

/** Handles a photo at which the thread ended. */
const photoItems: JobItems = {
  async letGo(db, id, now) {
    await db
      .update(homePhotos)
      .set({ attempts: sql`greatest(${homePhotos.attempts} - 1, 0)`, nextAttemptAt: now })
      .where(and(eq(homePhotos.id, id), isNotNull(homePhotos.nextAttemptAt)));
  },
  async failed(db, id, reason, now) {
    const [photo] = await db.select().from(homePhotos).where(eq(homePhotos.id, id));
    if (photo?.nextAttemptAt && photo.attempts >= MOST_TRIES) await giveUp(db, photo, reason, now);
  },
};

/**
 * Makes the sizes of uploaded photos, and then of those named by imports, covers of all homes first; the owner served
 * longest ago is next.
 */
export const photoJob: Job = {
  name: "photos",
  everyMs: MINUTE_MS,
  wokenBy: ["home_photos"],
  items: photoItems,
  givenUp: photosGivenUp,
  async round(parts) {
    const [upload] = await claim(parts, uploadsOf(parts), 1);
    if (upload) {
      await handling(upload.id, () => readUpload(parts, upload));
      return true;
    }
    const remote = await claim(parts, REMOTE, REMOTE_AT_ONCE);
    await readRemote(parts, remote);
    return remote.length > 0;
  },
};

/** The kind of photos, and the name under which their owners take turns. */
interface Kind {
  turns: string;
  which: SQL;
}
const uploadsOf = ({ store, now }: JobParts): Kind => {
  const elsewhere = idsElsewhere(store, now());
  const isNotElsewhere =
    elsewhere.length > 0 ? sql`${homePhotos.id} <> all(${sql.param(elsewhere)}::uuid[])` : undefined;
  return { turns: "uploads", which: and(isNull(homePhotos.sourceUrl), isNotElsewhere)! };
};
const REMOTE: Kind = { turns: "photos", which: isNotNull(homePhotos.sourceUrl) };

/** Takes due photos for the length of a lease. The attempt counts before it begins: one that ends the process counts too. */
async function claim(parts: JobParts, kind: Kind, most: number): Promise<PhotoRow[]> {
  const { db } = parts.database;
  const { now, turns } = parts;
  return await db.transaction(async (tx) => {
    const turnOf = await nextTurn(tx, parts, kind);
    if (turnOf === undefined) return [];
    turns?.took(kind.turns, turnOf);
    const due = tx
      .select({ id: homePhotos.id })
      .from(homePhotos)
      .where(and(eq(homePhotos.turnOf, turnOf), isDue(now()), kind.which))
      .orderBy(asc(homePhotos.position), asc(homePhotos.nextAttemptAt))
      .limit(most)
      .for("update", { skipLocked: true });
    const rows = await tx
      .update(homePhotos)
      .set({
        attempts: sql`${homePhotos.attempts} + 1`,
        nextAttemptAt: new Date(now().getTime() + LEASE_MS),
        givenUpAt: null,
      })
      .where(amongLocked(homePhotos.id, due))
      .returning();
    return rows.sort((a, b) => a.position - b.position);
  });
}

const isDue = (at: Date) => and(isNotNull(homePhotos.nextAttemptAt), lte(homePhotos.nextAttemptAt, at))!;

/**
 * The owner whose turn it is, found by skipping from owner to owner in the index: of a hundred thousand photos one is
 * looked at for each owner.
 */
async function nextTurn(tx: Db, { turns, now }: JobParts, { turns: name, which }: Kind): Promise<string | undefined> {
  const waits = and(isNotNull(homePhotos.nextAttemptAt), which);
  const { turnOf } = homePhotos;
  const owner = sql`owners.turn_of`;
  const { rows } = await tx.execute<{ turn_of: string }>(sql`
    with recursive owners(turn_of) as (
      (select ${turnOf} from ${homePhotos} where ${waits} order by ${turnOf} limit 1)
      union all
      select (select ${turnOf} from ${homePhotos} where ${waits} and ${turnOf} > ${owner} order by ${turnOf} limit 1)
      from owners where ${owner} is not null
    )
    select turn_of from owners
    where exists (select from ${homePhotos} where ${turnOf} = ${owner} and ${isDue(now())} and ${which})
    order by ${inTurn(turns, name, owner)}, turn_of limit 1`);
  return rows[0]?.turn_of;
}

async function readUpload(parts: JobParts, photo: PhotoRow): Promise<void> {
  const { store } = parts;
  await attempt(parts, photo, async () => {
    // The upload is removed before everybody knows of its master: then only the master itself is left.
    const found = (await store.get(uploadKey(photo.id))) ?? (await store.get(masterKey(photo.id)));
    if (!found) throw new NotHere();
    return await readWhole(found);
  });
}

/** Fetches a few together and encodes one after another: nothing else of the process waits for them. */
async function readRemote(parts: JobParts, photos: readonly PhotoRow[]): Promise<void> {
  const hosts = new Map<string, Promise<unknown>[]>();
  const fetched = photos.map((photo) => {
    const host = URL.parse(photo.sourceUrl!)?.host ?? "";
    const lanes = hosts.get(host) ?? Array.from({ length: MOST_OF_A_HOST }, () => Promise.resolve());
    hosts.set(host, lanes);
    const bytes = lanes.shift()!.then(() => fetchPhoto(parts, photo));
    lanes.push(bytes.catch(() => {}));
    bytes.catch(() => {}); // reported where it is awaited
    return { photo, bytes };
  });
  // All of them are in hand from here on: where the thread ends, the tries of those that only waited do not count.
  let before = Promise.resolve();
  const made = fetched.map(({ photo, bytes }) => {
    const earlier = before;
    before = handling(photo.id, async () => {
      await earlier;
      await attempt(parts, photo, () => bytes);
    });
    return before;
  });
  await Promise.all(made);
}

async function fetchPhoto({ database: { db }, now }: JobParts, photo: PhotoRow): Promise<Buffer> {
  const { homeId, fileId, sourceUrl } = photo;
  const [home] = fileId ? [] : await db.select(HOME_OF_FILES).from(properties).where(eq(properties.id, homeId));
  const room = home && (await storageRoom(db, home, { path: "photos", now: now() }));
  if (room && room.leftBytes <= 0) throw room.refusal();
  const accept = "image/avif,image/webp,image/jpeg,image/png;q=0.9,image/*;q=0.5";
  const fetched = await fetchPublic(sourceUrl!, { maxBytes: MAX_FILE_BYTES, timeoutMs: FETCH_MS, accept });
  if (fetched.status === "unchanged") throw new PhotoError("Responde sin foto"); // nobody asked whether it had changed
  return await readWhole({ stream: fetched.body, sizeBytes: 0 });
}

async function attempt(parts: JobParts, photo: PhotoRow, read: () => Promise<Buffer>): Promise<void> {
  try {
    // Its tries have ended the process, so nothing could record a reason.
    const most = photo.lastError === null ? MOST_TRIES : PAUSES_MS.length + 1;
    if (photo.attempts > most) return await giveUp(parts.database.db, photo, UNKNOWN_REASON, parts.now());
    await makeReady(parts, photo, await read());
  } catch (error) {
    if (error instanceof NotHere) {
      if ((await parts.store.identity()) === null) return await giveUp(parts.database.db, photo, GONE_NOTE, null);
      return await leaveToOthers(parts, photo);
    }
    if (error instanceof StoreFault) return await waitForStore(parts, photo, error);
    // No row names the sizes that were made of it.
    if (isFull(error) && !photo.fileId) await removeBytes(parts, [masterKey(photo.id)]);
    await noteFailure(parts, photo, error);
  }
}

/** The store is away or full, which is no try: the photo is due again in a while. */
async function waitForStore({ database: { db }, log, now }: JobParts, photo: PhotoRow, fault: StoreFault) {
  log.error({ err: fault.cause, photo: photo.id }, "the file store keeps a photo waiting");
  const nextAttemptAt = new Date(now().getTime() + STORE_PAUSE_MS);
  await db
    .update(homePhotos)
    .set({ nextAttemptAt, attempts: sql`greatest(${homePhotos.attempts} - 1, 0)` })
    .where(eq(homePhotos.id, photo.id));
}

async function makeReady(
  { database: { db }, store, log, now }: JobParts,
  photo: PhotoRow,
  bytes: Buffer,
): Promise<void> {
  const { master, widthPx, heightPx, variants, look } = await encodePhoto(store, photo.id, bytes);
  // Runs before the row is marked as ready: no upload with its position outlives a crash here.
  if (photo.fileId) await store.remove([uploadKey(photo.id)]);
  const left = await db.transaction(async (tx) => {
    const [current] = await tx.select().from(homePhotos).where(eq(homePhotos.id, photo.id)).for("update");
    const [home] = current
      ? await tx.select(HOME_OF_FILES).from(properties).where(eq(properties.id, current.homeId))
      : [];
    // Thrown away meanwhile.
    if (!current || !home) return [masterKey(photo.id)];
    const file = {
      mediaType: "image/jpeg",
      sizeBytes: master.length,
      sha256: createHash("sha256").update(master).digest("hex"),
      storageKey: masterKey(photo.id),
    };
    let { fileId } = current;
    if (fileId) {
      await tx.update(files).set(file).where(eq(files.id, fileId));
    } else {
      await takeStorage(tx, home, { bytes: master.length, path: "photos", now: now() });
      const { ownerId, agencyId } = home;
      const name = nameOf(photo.sourceUrl);
      const [row] = await tx
        .insert(files)
        .values({ ownerId, agencyId, name, ...file })
        .returning({ id: files.id });
      fileId = row!.id;
    }
    await tx
      .update(homePhotos)
      .set({ fileId, widthPx, heightPx, variants, look, ...WAITS_NO_MORE, lastError: null, attempts: 0 })
      .where(eq(homePhotos.id, photo.id));
    await publishChange(tx, scopeOfHome(home), "homes");
    // Somebody has brought the same bytes again meanwhile, and made the photo due.
    const isBroughtAgain = current.nextAttemptAt?.getTime() !== photo.nextAttemptAt?.getTime();
    return photo.fileId && isBroughtAgain ? [uploadKey(photo.id)] : [];
  });
  // Outside of the transaction: nobody waits for a store.
  await removeBytes({ store, log }, left);
}

const nameOf = (url: string | null) => (url && URL.parse(url)?.pathname.split("/").at(-1)?.slice(-160)) || "foto.jpg";

const isFull = (error: unknown): error is AppError => error instanceof AppError && error.code === "STORAGE_FULL";

/** Schedules another try, or gives the photo up and records why. */
async function noteFailure({ database: { db }, log, now }: JobParts, photo: PhotoRow, error: unknown): Promise<void> {
  const isKnown = error instanceof PhotoError || error instanceof OutgoingError || isFull(error);
  if (!isKnown) log.error({ err: error, photo: photo.id }, "a photo could not be made ready");
  const isFinal = error instanceof PhotoError || (error instanceof OutgoingError && !error.isTemporary);
  // There may be room again tomorrow.
  const pauseMs = isFull(error) ? LONGEST_PAUSE_MS : PAUSES_MS[photo.attempts - 1];
  const asked = error instanceof OutgoingError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  const reason = isKnown ? error.message : "No hemos podido preparar esta foto";
  // A picture that no try can read is its person's to mend.
  if (isFinal || pauseMs === undefined) return await giveUp(db, photo, reason, isFinal ? null : now());
  const nextAttemptAt = new Date(now().getTime() + Math.min(Math.max(pauseMs, asked), LONGEST_PAUSE_MS));
  await db.update(homePhotos).set({ nextAttemptAt, lastError: reason }).where(eq(homePhotos.id, photo.id));
}

const WAITS_NO_MORE = { nextAttemptAt: null, turnOf: NOBODYS_TURN } as const;

/** It is not tried again: the photo shows the reason. @param givenUpAt null where another try would not help */
async function giveUp(db: Db, photo: PhotoRow, lastError: string, givenUpAt: Date | null): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(homePhotos)
      .set({ ...WAITS_NO_MORE, lastError, givenUpAt })
      .where(eq(homePhotos.id, photo.id));
    const [home] = await tx.select(HOME_OF_FILES).from(properties).where(eq(properties.id, photo.homeId));
    if (home) await publishChange(tx, scopeOfHome(home), "homes");
  });
}
