import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { GIVEN_UP, nextTryMs } from "#domain/tools/posts/publishing/social-post.ts";
import { isBanned } from "../../../accounts/auth/sessions.server.ts";
import { ringBells } from "../../../accounts/notifications/notifications.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { users } from "../../../platform/db/tables/accounts.server.ts";
import { toolRuns } from "../../../platform/db/tables/tools-runs.server.ts";
import { socialAccounts, socialPictures, socialPosts } from "../../../platform/db/tables/tools-social.server.ts";
import { handling } from "../../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../../platform/jobs/job.server.ts";
import { type JobItems, MOST_TRIES } from "../../../platform/jobs/tries.server.ts";
import { inTurn } from "../../../platform/jobs/turns.server.ts";
import { publishChange } from "../../../platform/realtime/change-feed.server.ts";
import { authSecret } from "../../../platform/secrets/auth-secret.server.ts";
import { type AuthKeys, createAuthKeys } from "../../../platform/secrets/keys.server.ts";
import { actorOfCampaign } from "../../campaigns/composing/campaign-rows.server.ts";
import { withdrawnHomes } from "../../campaigns/sending/rows.server.ts";
import { NetworkError } from "./network-call.server.ts";
import { pictureUrl } from "./picture-address.server.ts";
import { postsGivenUp } from "./posts-given-up.server.ts";
import { type OutgoingPost, type PublishedPost, type Publisher, publisherOf } from "./publisher.server.ts";
import { type AccountRow, isExpired } from "./social-accounts.server.ts";
import { dropOldPictures, type SocialPostRow } from "./social-posts.server.ts";
import { tellExpiring } from "./tell-expiring.server.ts";

/**
 * Sends posts at their hour. How far one came is committed between the steps: what brings pictures there may be done again, the one call that shows
 * the post is marked before it goes. Whoever dies behind the mark leaves `sin-respuesta`, unless the network can say whether it stands there.
 */

const NAME = "social-posts";
/** Longer than all calls of a carousel. */
const LEASE_MS = 5 * 60_000;
/** While a network works on a picture. */
const LOOK_AGAIN_MS = 5_000;
const LONGEST_WORK_MS = 15 * 60_000;
/** Instagram forgets what was not published after a day; what was brought earlier is brought anew. */
const PREPARED_FOR_MS = 20 * 3_600_000;
const KEPT_PICTURES_MS = 30 * 24 * 3_600_000;

const items: JobItems = {
  async letGo(db, id, now) {
    await db
      .update(socialPosts)
      .set({ nextAt: now, tries: sql`greatest(${socialPosts.tries} - 1, 0)` })
      .where(and(eq(socialPosts.id, id), eq(socialPosts.state, "programada")));
  },
  async failed(db, id, reason, now) {
    const [post] = await db.select().from(socialPosts).where(eq(socialPosts.id, id));
    if (post?.state === "programada" && post.tries >= MOST_TRIES)
      await giveUp(db, post, reason, { now, byMachine: true });
  },
};

export const socialPostsJob: Job = {
  name: NAME,
  everyMs: MINUTE_MS,
  wokenBy: ["social_posts"],
  items,
  givenUp: postsGivenUp,
  round: (parts) => sendDuePost(parts),
};

/** Ends of accesses are told a week before; pictures that nobody needs any more go. */
export const socialAccessJob: Job = {
  name: "social-access",
  everyMs: 3_600_000,
  async round({ database: { db }, now }) {
    await tellExpiring(db, now());
    await dropOldPictures(db, new Date(now().getTime() - KEPT_PICTURES_MS));
    return false;
  },
};

type Parts = Pick<JobParts, "config" | "database" | "now" | "turns">;

/** @returns true when there may be more at once */
export async function sendDuePost(parts: Parts): Promise<boolean> {
  const post = await takeDue(parts);
  if (!post) return false;
  parts.turns?.took(NAME, post.agencyId ?? post.ownerId);
  await handling(post.id, () => send(parts, post));
  return true;
}

async function takeDue({ database: { db }, turns, now }: Parts): Promise<SocialPostRow | undefined> {
  const at = now();
  const owner = sql`coalesce(${socialPosts.agencyId}, ${socialPosts.ownerId})`;
  const due = db
    .select({ id: socialPosts.id })
    .from(socialPosts)
    .where(lte(socialPosts.nextAt, at))
    .orderBy(inTurn(turns, NAME, owner), asc(socialPosts.nextAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(socialPosts)
    .set({
      nextAt: new Date(at.getTime() + LEASE_MS),
      tries: sql`least(${socialPosts.tries} + 1, 100)`,
      givenUpAt: null,
    })
    .where(eq(socialPosts.id, sql`(${due})`))
    .returning();
  return row;
}

async function send({ config, database: { db }, now }: Parts, post: SocialPostRow): Promise<void> {
  const [account] = await db.select().from(socialAccounts).where(eq(socialAccounts.id, post.accountId));
  if (!account) return;
  const keys = createAuthKeys(authSecret(config));
  const publisher = publisherOf(account.kind, config.social);
  const fault = publisher === undefined ? NOT_OFFERED : await faultOf(db, post, account, now());
  const token = opened(keys, account.tokenSealed);
  // A post that was handed over is settled first: it may stand there already, whatever has changed since.
  if (fault !== null && post.handedAt === null) return await giveUp(db, post, fault, { now: now() });
  if (publisher === undefined || token === null) return await giveUp(db, post, fault ?? EXPIRED, { now: now() });
  const rows = await db
    .select()
    .from(socialPictures)
    .where(eq(socialPictures.postId, post.id))
    .orderBy(asc(socialPictures.place));
  const outgoing: OutgoingPost = {
    account: account.remoteId,
    token,
    text: post.text,
    pictures: rows.map(({ jpeg, alt, place }) => ({ jpeg, alt, url: pictureUrl(keys, config, post.id, place) })),
  };
  const step = { db, post, account, publisher, outgoing, now };
  if (post.handedAt !== null) return await settle(step, post.prepared ?? []);
  try {
    await goOn(step);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    await noteFault(step, error);
  }
}

interface Step {
  db: Db;
  post: SocialPostRow;
  account: AccountRow;
  publisher: Publisher;
  outgoing: OutgoingPost;
  now(): Date;
}

async function goOn(step: Step): Promise<void> {
  const { db, post, publisher, outgoing, now } = step;
  const isKnown = post.preparedAt !== null && now().getTime() - post.preparedAt.getTime() < PREPARED_FOR_MS;
  const prepared = (isKnown ? post.prepared : null) ?? (await publisher.prepare(outgoing));
  const preparedAt = isKnown ? post.preparedAt! : now();
  if (!isKnown) await db.update(socialPosts).set({ prepared, preparedAt }).where(mine(post));
  if (!(await publisher.isReady(outgoing, prepared))) {
    if (now().getTime() - preparedAt.getTime() > LONGEST_WORK_MS) {
      throw new NetworkError("refused", "La red lleva un cuarto de hora con la imagen y no termina");
    }
    // It is no try that the network still works.
    await db
      .update(socialPosts)
      .set({ nextAt: new Date(now().getTime() + LOOK_AGAIN_MS), tries: post.tries - 1 })
      .where(mine(post));
    return;
  }
  const marked = await db
    .update(socialPosts)
    .set({ handedAt: now() })
    .where(and(mine(post), isNull(socialPosts.handedAt)))
    .returning({ id: socialPosts.id });
  // Somebody took it back, or another process has it.
  if (marked.length === 0) return;
  let published: PublishedPost;
  try {
    published = await publisher.publish(outgoing, prepared);
  } catch (error) {
    if (error instanceof NetworkError && error.fault === "unanswered") return await settle(step, prepared, error);
    throw error;
  }
  await noteSent(step, published);
}

/**
 * The row as this try took it up: a slow process whose lease ended, or whose post was scheduled anew meanwhile, changes nothing any more. The count of
 * tries alone would not tell them apart, since waiting and scheduling anew set it back; the end of the lease is of this try only.
 */
const mine = ({ id, tries, nextAt }: Pick<SocialPostRow, "id" | "tries" | "nextAt">) =>
  and(
    eq(socialPosts.id, id),
    eq(socialPosts.state, "programada"),
    eq(socialPosts.tries, tries),
    nextAt === null ? isNull(socialPosts.nextAt) : eq(socialPosts.nextAt, nextAt),
  );

/** Nobody knows whether it stands there: the network is asked, where it can tell. */
async function settle(step: Step, prepared: readonly string[], cause?: NetworkError): Promise<void> {
  const { db, post, publisher, outgoing, now } = step;
  try {
    const found = await publisher.findPublished?.(outgoing, prepared);
    if (found) return await noteSent(step, found);
    if (found === null) return await noteFault(step, new NetworkError("later", cause?.message ?? "Se quedó a medias"));
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
  }
  await end(db, post, "sin-respuesta", {
    words: cause?.message ?? "La red no dijo si la publicaba",
    now: now(),
    // Repeated, it could stand there twice.
    givenUpAt: null,
  });
}

/** Later, or never, by what the network said. */
async function noteFault(step: Step, error: NetworkError): Promise<void> {
  const { db, post, account, now } = step;
  if (error.fault === "access") {
    await db
      .update(socialAccounts)
      .set({ refusedAt: now(), lastError: error.message })
      .where(and(eq(socialAccounts.id, account.id), isNull(socialAccounts.refusedAt)));
  }
  if (error.fault === "access" || error.fault === "refused")
    return await giveUp(db, post, error.message, { now: now() });
  const wait = nextTryMs(post.tries, error.waitMs);
  if (wait === null) {
    const words = `${GIVEN_UP} Lo último que dijo: ${error.message}`;
    return await giveUp(db, post, words, { now: now(), byMachine: true });
  }
  await db
    .update(socialPosts)
    .set({ nextAt: new Date(now().getTime() + wait), handedAt: null, lastError: error.message })
    .where(mine(post));
}

async function noteSent({ db, post, account, now }: Step, { id, url }: PublishedPost): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(socialPosts)
      .set({
        state: "publicada",
        sentAt: now(),
        nextAt: null,
        remoteId: id,
        remoteUrl: url,
        lastError: null,
        updatedAt: now(),
      })
      .where(and(eq(socialPosts.id, post.id), eq(socialPosts.state, "programada")));
    await tx.delete(socialPictures).where(eq(socialPictures.postId, post.id));
    await tx
      .update(socialAccounts)
      .set({ lastSentAt: now(), lastError: null })
      .where(eq(socialAccounts.id, account.id));
    await publishChange(tx, post.agencyId ?? post.ownerId, "imports");
  });
}

/** @param end.byMachine another try may help */
const giveUp = (
  db: Db,
  post: SocialPostRow,
  words: string,
  { now, byMachine = false }: { now: Date; byMachine?: boolean },
) => end(db, post, "rechazada", { words, now, givenUpAt: byMachine ? now : null });

/** It does not go on by itself; its person is told why. */
async function end(
  db: Db,
  post: SocialPostRow,
  state: "rechazada" | "sin-respuesta",
  { words, now, givenUpAt }: { words: string; now: Date; givenUpAt: Date | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(socialPosts)
      .set({ state, nextAt: null, lastError: words, updatedAt: now, givenUpAt })
      .where(mine(post))
      .returning({ id: socialPosts.id });
    if (ended.length === 0) return;
    await tx.update(socialAccounts).set({ lastError: words }).where(eq(socialAccounts.id, post.accountId));
    if ((await tx.$count(users, eq(users.id, post.ownerId))) === 0) return;
    const notice = {
      title: state === "rechazada" ? `No ha salido «${post.title}»` : `No sabemos si ha salido «${post.title}»`,
      message: words,
      link: `/generador-posts?resultado=${post.runId}`,
      cause: `publicación ${post.id}`,
      type: "warning" as const,
    };
    await ringBells(tx, [post.ownerId], notice, now);
    await publishChange(tx, post.agencyId ?? post.ownerId, "imports");
  });
}

const EXPIRED = "La red ya no nos deja entrar en la cuenta: vuelve a conectarla en Integraciones, «Redes»";
const NOT_OFFERED = "Esta instalación ya no publica en esa red";

/** Why a post must not go out any more; null where it may. */
async function faultOf(db: Db, post: SocialPostRow, account: AccountRow, now: Date): Promise<string | null> {
  if (isExpired(account, now)) return EXPIRED;
  const [owner] = await db.select({ bannedUntil: users.bannedUntil }).from(users).where(eq(users.id, post.ownerId));
  if (owner && isBanned(owner, now)) return "La cuenta de quien la programó está suspendida";
  if ((await actorOfCampaign(db, post)) === null) return "Quien la programó ya no está en la agencia";
  const [run] = await db
    .select({ homeId: toolRuns.propertyId, deletedAt: toolRuns.deletedAt })
    .from(toolRuns)
    .where(eq(toolRuns.id, post.runId));
  if (!run || run.deletedAt !== null) return "La semana está en la papelera";
  if (!post.isAdvert || run.homeId === null) return null;
  const { rows } = await db.execute<{ name: string }>(sql`${withdrawnHomes([run.homeId])} limit 1`);
  return rows.length === 0 ? null : `«${rows[0]!.name}» ya no se ofrece`;
}

function opened(keys: Pick<AuthKeys, "open">, sealed: string): string | null {
  try {
    return keys.open(sealed);
  } catch {
    // Sealed by a server with another secret.
    return null;
  }
}
