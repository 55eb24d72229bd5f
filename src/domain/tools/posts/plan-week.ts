import { addDays, weekdayOf } from "../../shared/time/local-time.ts";
import { plain } from "../../shared/wording/plain-text.ts";
import { createChooser } from "../writing/chooser.ts";
import type { Style } from "../writing/compose.ts";
import { asSentence, plainOf } from "../writing/marks.ts";
import { type ComposedPost, composePost } from "./compose-post.ts";
import { createPostSaying, type PostFacts, type PostGoal, type PostOpening, possibleGoals } from "./goals.ts";
import { hashtagsFor } from "./hashtags.ts";
import { lengthIn } from "./length.ts";
import { CHANNEL_FORMS, type Channel } from "./networks.ts";
import { openingsOf } from "./openings-goals.ts";
import { limitOn } from "./rules.ts";

/**
 * The week of a home: which goal on which day in which network, with texts of which no two open alike and no fact leads twice in a row.
 * Where the facts give no further opening the post is left out, and told, instead of repeating one.
 */

export interface WeekAsk {
  facts: PostFacts;
  goals: readonly PostGoal[];
  channels: readonly Channel[];
  /** First day of the week, ISO. */
  startsOn: string;
  style: Style;
  /** The address with what measures it, by channel and goal; null without one. */
  linkOf: (channel: Channel, goal: PostGoal) => string | null;
  ownTags: readonly string[];
  signature: { name: string | null; phone: string | null };
  /** How often another opening was asked of a post, by its id. */
  variants: Readonly<Record<string, number>>;
}

export interface PlannedPost extends ComposedPost {
  /** The same for the same place in the week: `2026-12-03-instagram`. */
  id: string;
  day: string;
  /** `13:00`: advice, not a measurement. */
  time: string;
  channel: Channel;
  goal: PostGoal;
  /** The fact that it leads with. */
  lead: string;
  /** Openings that it might have instead. */
  others: number;
  link: string | null;
}

export interface Week {
  posts: PlannedPost[];
  /** Places of the week for which no opening was left. */
  leftOut: { day: string; channel: Channel }[];
}

const DAYS = 7;
/** Without a limit that is known, a text is as long as our advice for it. */
export const limitOf = (channel: Channel, day: string): number =>
  limitOn(channel, "limit", day) ?? CHANNEL_FORMS[channel].goodLength;
export const mostTagsOf = (channel: Channel, day: string): number =>
  limitOn(channel, "hashtags", day) ?? CHANNEL_FORMS[channel].tags;
/** Letters in which an opening must stand: those before «… más», or the length of the text. */
export const foldOf = (channel: Channel, day: string): number =>
  Math.min(limitOn(channel, "fold", day) ?? Number.POSITIVE_INFINITY, CHANNEL_FORMS[channel].goodLength);

/** Openings are alike when they begin with the same three words. */
export const openingKey = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 3)
    .join(" ");

/** The goal of each day: what is offered and what is told take turns; an open day is announced on the days before it and on its own. */
export function goalsOfDays(goals: readonly PostGoal[], { openDay }: PostFacts, startsOn: string): PostGoal[] {
  const offers = goals.filter((goal) => goal === "bajada" || goal === "nuevo" || goal === "cerrado").reverse();
  const told = goals.filter((goal) => goal === "barrio" || goal === "consejo");
  const order = [...offers].sort((a, b) => Number(b === "bajada") - Number(a === "bajada"));
  let [offered, said] = [0, 0];
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(startsOn, index);
    if (goals.includes("puertas") && openDay && day <= openDay.day && day >= addDays(openDay.day, -2)) return "puertas";
    const isOffer = told.length === 0 || (order.length > 0 && (index % 2 === 0 || index > 4));
    if (order.length === 0 && told.length === 0) return "puertas";
    return isOffer ? order[offered++ % order.length]! : told[said++ % told.length]!;
  });
}

interface Slot {
  id: string;
  day: string;
  time: string;
  channel: Channel;
  goals: PostGoal[];
}

/** On the open day itself nothing is announced once it has begun. */
const isTooLate = (goal: PostGoal, day: string, hour: number, { openDay }: PostFacts) =>
  goal === "puertas" &&
  openDay !== undefined &&
  (day > openDay.day || (day === openDay.day && hour >= Number(openDay.from.slice(0, 2))));

function slotsOf({ facts, channels, startsOn, goals }: WeekAsk): Slot[] {
  const allowed = possibleGoals(facts).filter((goal) => goals.includes(goal));
  if (allowed.length === 0) return [];
  const ofDays = goalsOfDays(allowed, facts, startsOn);
  return ofDays.flatMap((goal, index) => {
    const day = addDays(startsOn, index);
    return channels
      .filter((channel) => CHANNEL_FORMS[channel].days.includes(weekdayOf(day)))
      .map((channel) => {
        const { hour } = CHANNEL_FORMS[channel];
        const others = allowed.filter((one) => one !== goal);
        return {
          id: `${day}-${channel}`,
          day,
          time: `${String(hour).padStart(2, "0")}:00`,
          channel,
          goals: [goal, ...others].filter((one) => !isTooLate(one, day, hour, facts)),
        };
      })
      .sort((a, b) => a.time.localeCompare(b.time));
  });
}

/** Writes the week. The same ask gives the same week. */
export function planWeek(ask: WeekAsk): Week {
  const { facts, style, variants } = ask;
  const pools = new Map<PostGoal, ReadOpening[]>();
  const chooser = createChooser(style.seed);
  const poolOf = (goal: PostGoal): ReadOpening[] => {
    const known = pools.get(goal);
    if (known) return known;
    const c = createPostSaying(facts, style);
    const pool = chooser.shuffled(distinct(openingsOf(goal, c, style)));
    pools.set(goal, pool);
    return pool;
  };
  const slots = slotsOf(ask);
  const used = new Set<string>();
  const leads = new Map<string, number>();
  const posts: PlannedPost[] = [];
  const leftOut: Week["leftOut"] = [];

  /** The facts that may open a post of a goal, those that led least so far first. */
  function candidates(slot: Slot, goal: PostGoal, neighbours: readonly (string | undefined)[]): ReadOpening[] {
    const fold = foldOf(slot.channel, slot.day);
    return poolOf(goal)
      .filter(({ key, lead }) => !used.has(key) && !neighbours.includes(lead))
      .filter(({ sentence }) => lengthIn(slot.channel, sentence) <= fold)
      .sort((a, b) => (leads.get(a.lead) ?? 0) - (leads.get(b.lead) ?? 0));
  }

  function written(slot: Slot, goal: PostGoal, opening: PostOpening, seed: number): Omit<PlannedPost, "others"> | null {
    const c = createPostSaying(facts, style);
    const link = goal === "consejo" ? null : ask.linkOf(slot.channel, goal);
    const composed = composePost(
      facts,
      {
        channel: slot.channel,
        goal,
        opening,
        link,
        hashtags: hashtagsFor(goal, c, ask.ownTags),
        signature: ask.signature,
        limit: limitOf(slot.channel, slot.day),
        mostTags: mostTagsOf(slot.channel, slot.day),
        seed,
      },
      style,
    );
    const { id, day, time, channel } = slot;
    return composed && { ...composed, id, day, time, channel, goal, lead: opening.lead, link };
  }

  const firstOf = (slot: Slot, options: readonly PostOpening[], goal: PostGoal, seed: number) => {
    for (const opening of options) {
      const post = written(slot, goal, opening, seed);
      if (post) return post;
    }
    return null;
  };

  slots.forEach((slot, index) => {
    const before = posts.at(-1)?.lead;
    for (const goal of slot.goals) {
      const options = candidates(slot, goal, [before]);
      const post = firstOf(slot, options, goal, style.seed + 31 * index);
      if (!post) continue;
      used.add(openingKey(post.opening));
      leads.set(post.lead, (leads.get(post.lead) ?? 0) + 1);
      posts.push({ ...post, others: 0 });
      return;
    }
    leftOut.push({ day: slot.day, channel: slot.channel });
  });

  // Posts of which another opening was asked take one that no other post has; the rest of the week stays as it is.
  posts.forEach((post, index) => {
    const slot = slots.find(({ id }) => id === post.id)!;
    const options = candidates(slot, post.goal, [posts[index - 1]?.lead, posts[index + 1]?.lead]);
    const turn = variants[post.id] ?? 0;
    const place = options.length === 0 ? 0 : turn % (options.length + 1);
    const other =
      place === 0 ? null : firstOf(slot, options.slice(place - 1), post.goal, style.seed + 31 * index + turn);
    if (other) used.add(openingKey(other.opening));
    posts[index] = { ...(other ?? post), others: options.length };
  });
  return { posts, leftOut };
}

/** An opening as it is read, with the words by which two are alike. */
interface ReadOpening extends PostOpening {
  sentence: string;
  key: string;
}

/** One for each beginning. */
function distinct(openings: readonly PostOpening[]): ReadOpening[] {
  const byKey = new Map<string, ReadOpening>();
  for (const opening of openings) {
    const sentence = plainOf(asSentence(opening.text));
    const key = openingKey(sentence);
    if (!byKey.has(key)) byKey.set(key, { ...opening, sentence, key });
  }
  return [...byKey.values()];
}
