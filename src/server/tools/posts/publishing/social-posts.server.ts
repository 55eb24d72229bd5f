import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { DEFAULT_ZONE, instantOf, zoneOfHome } from "#domain/shared/time/zone-time.ts";
import { channelName } from "#domain/tools/posts/networks.ts";
import { accountKindOf } from "#domain/tools/posts/publishing/social-accounts.ts";
import type { ShownSocialPost } from "#domain/tools/posts/publishing/social-post.ts";
import { pictureIds } from "#tools/posts/offered-pictures.ts";
import type { PostsResult, WeekPost } from "#tools/posts/result.ts";
import type { PostsInput } from "#tools/posts/schema.ts";
import { GOAL_NAMES } from "#tools/posts/words.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../../accounts/access/policies.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { socialAccounts, socialPictures, socialPosts } from "../../../platform/db/tables/tools-social.server.ts";
import { isExpired } from "./social-accounts.server.ts";

/** Posts of a week that are scheduled for a connected account. */

export type SocialPostRow = typeof socialPosts.$inferSelect;

/** Posts on the page of the accounts, the latest first. */
const LISTED = 50;

const shown = ({
  post,
  account,
}: {
  post: SocialPostRow;
  account: typeof socialAccounts.$inferSelect;
}): ShownSocialPost => ({
  id: post.id,
  place: post.place,
  runId: post.runId,
  title: post.title,
  account: { id: account.id, kind: account.kind, name: account.name },
  dueAt: post.dueAt.toISOString(),
  sentAt: post.sentAt?.toISOString() ?? null,
  state: post.state,
  url: post.remoteUrl,
  problem: post.lastError,
});

const withAccount = (db: Db) =>
  db
    .select({ post: socialPosts, account: socialAccounts })
    .from(socialPosts)
    .innerJoin(socialAccounts, eq(socialAccounts.id, socialPosts.accountId));

/** The posts of a week that the actor may see. */
export async function postsOfWeek(db: Db, actor: PersonActor, runId: string): Promise<ShownSocialPost[]> {
  const rows = await withAccount(db).where(and(eq(socialPosts.runId, runId), mayRead(actor, "socialPost")));
  return rows.map(shown);
}

/** The latest posts of all weeks, those that wait among them. */
export async function latestPosts(db: Db, actor: PersonActor): Promise<ShownSocialPost[]> {
  const rows = await withAccount(db)
    .where(mayRead(actor, "socialPost"))
    .orderBy(desc(socialPosts.dueAt), desc(socialPosts.id))
    .limit(LISTED);
  return rows.map(shown);
}

/** Where a post of a week stands, or would. @throws AppError SOCIAL_NOT_SENT where no account takes it */
export function postAt({ posts }: PostsResult, place: string): WeekPost {
  const post = posts.find(({ id }) => id === place);
  if (!post || post.isBlocked || accountKindOf(post.channel) === null) throw new AppError("SOCIAL_NOT_SENT");
  return post;
}

/** The hour of a post in the zone of its home. */
export const hourOf = ({ day, time }: Pick<WeekPost, "day" | "time">, { home }: Pick<PostsInput, "home">): Date =>
  instantOf(`${day}T${time}:00`, zoneOfHome(home) ?? DEFAULT_ZONE);

/** Ids of the pictures of a post and what each says; further pages of a carousel each say their own fact. */
export function picturesOfPost(post: WeekPost): { id: string; alt: string }[] {
  return pictureIds(post).map((id, page) => ({
    id,
    alt: page === 0 ? post.alt : `Imagen con el texto: ${post.picture.facts[page - 1] ?? ""}`,
  }));
}

interface Scheduling {
  runId: string;
  accountId: string;
  post: WeekPost;
  dueAt: Date;
  pictures: readonly { jpeg: Uint8Array; alt: string }[];
  now: Date;
}

/**
 * Writes a post down for its hour, with its text and its pictures as they are. The same again changes it while it waits, and tries one again that
 * did not go out.
 *
 * @throws AppError NOT_FOUND for another's account, SOCIAL_NOT_SENT where it has gone or the account is of another network, SOCIAL_EXPIRED
 */
export async function schedulePost(
  tx: Db,
  actor: PersonActor,
  { runId, accountId, post, dueAt, pictures, now }: Scheduling,
): Promise<void> {
  const [account] = await tx
    .select()
    .from(socialAccounts)
    .where(and(eq(socialAccounts.id, accountId), mayRead(actor, "socialAccount")));
  if (!account) throw new AppError("NOT_FOUND");
  if (account.kind !== accountKindOf(post.channel)) throw new AppError("SOCIAL_NOT_SENT");
  if (isExpired(account, now)) throw new AppError("SOCIAL_EXPIRED");
  const values = {
    accountId,
    title: `${channelName(post.channel)}: ${GOAL_NAMES[post.goal].toLocaleLowerCase("es")}`,
    text: post.text,
    isAdvert: post.goal === "nuevo" || post.goal === "bajada" || post.goal === "puertas",
    dueAt,
    state: "programada" as const,
    nextAt: dueAt > now ? dueAt : now,
    tries: 0,
    prepared: null,
    preparedAt: null,
    handedAt: null,
    lastError: null,
    updatedAt: now,
  };
  const [row] = await tx
    .insert(socialPosts)
    .values({ ...ownershipOf(actor), runId, place: post.id, ...values })
    .onConflictDoUpdate({
      target: [socialPosts.runId, socialPosts.place],
      set: values,
      // One that is on its way, or out, is not written over.
      setWhere: and(
        mayChange(actor, "socialPost"),
        inArray(socialPosts.state, ["programada", "rechazada", "sin-respuesta"]),
        or(sql`${socialPosts.state} <> 'programada'`, isNull(socialPosts.handedAt)),
      )!,
    })
    .returning({ id: socialPosts.id });
  if (!row) throw new AppError("SOCIAL_NOT_SENT");
  await tx.delete(socialPictures).where(eq(socialPictures.postId, row.id));
  await tx.insert(socialPictures).values(pictures.map((one, place) => ({ postId: row.id, place, ...one })));
}

/** Takes a post back that has not gone; what has gone stays in the network and here. @throws AppError SOCIAL_NOT_SENT */
export async function takeBack(tx: Db, actor: PersonActor, runId: string, place: string): Promise<void> {
  const gone = await tx
    .delete(socialPosts)
    .where(
      and(
        mayChange(actor, "socialPost"),
        eq(socialPosts.runId, runId),
        eq(socialPosts.place, place),
        sql`${socialPosts.state} <> 'publicada'`,
        or(isNull(socialPosts.handedAt), sql`${socialPosts.state} <> 'programada'`),
      ),
    )
    .returning({ id: socialPosts.id });
  if (gone.length === 0) throw new AppError("SOCIAL_NOT_SENT");
}

/** A picture that a network may fetch: only while its post waits. */
export async function waitingPicture(db: Db, postId: string, place: number): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ jpeg: socialPictures.jpeg })
    .from(socialPictures)
    .innerJoin(socialPosts, eq(socialPosts.id, socialPictures.postId))
    .where(
      and(eq(socialPictures.postId, postId), eq(socialPictures.place, place), eq(socialPosts.state, "programada")),
    );
  return row?.jpeg;
}

/** Pictures of posts that will not go out any more are dropped after a month, and with them the wish to try one of these again. */
export async function dropOldPictures(db: Db, before: Date): Promise<void> {
  await db
    .update(socialPosts)
    .set({ givenUpAt: null })
    .where(and(isNotNull(socialPosts.givenUpAt), lt(socialPosts.updatedAt, before)));
  await db.execute(sql`
    delete from social_pictures p using social_posts o
    where o.id = p.post_id and o.state <> 'programada' and o.updated_at < ${before.toISOString()}::timestamptz`);
}
