import { type DatedFact, factUsed } from "#domain/shared/dated-fact.ts";
import { addDays, weekdayOf } from "#domain/shared/time/local-time.ts";
import { withUtm } from "#domain/site/links/short-link.ts";
import { type AdvertCheck, checkAdvert } from "#domain/tools/advert-rules/check-advert.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import { createPostSaying, type PostFacts, type PostGoal, possibleGoals } from "#domain/tools/posts/goals.ts";
import { ownHashtag } from "#domain/tools/posts/hashtags.ts";
import { judgePost, type KnownNumbers, knownNumbers } from "#domain/tools/posts/judge-post.ts";
import { lengthIn } from "#domain/tools/posts/length.ts";
import { CHANNEL_FORMS } from "#domain/tools/posts/networks.ts";
import { type PlannedPost, planWeek } from "#domain/tools/posts/plan-week.ts";
import { altOf, pictureOf } from "#domain/tools/posts/post-picture.ts";
import { limitOn, rulesOf } from "#domain/tools/posts/rules.ts";
import type { Style } from "#domain/tools/writing/compose.ts";
import { spanishOf } from "#domain/tools/writing/country-spanish.ts";
import { factsOfTold } from "#domain/tools/writing/told-home.ts";
import type { MissingGoal, PostsResult, WeekPost } from "./result.ts";
import type { PostsInput } from "./schema.ts";
import { utmOf, withShortLinks } from "./short-links.ts";
import { GOAL_NAMES } from "./words.ts";

/** The facts that the tool asks of the server: the day decides on the week, on the rules in force and on whether an open day is over. */
export type PostsNeeds = { today: true };

/** The Monday after a day. */
export const nextMonday = (today: string): string => addDays(today, 7 - weekdayOf(today));

/** The week of a home, written and checked. Pure: the same input gives the same week on every day of the week before. */
export function writeWeek(input: PostsInput, { today }: FactsFor<PostsNeeds>): PostsResult {
  const { home, tone, seed, edits, variants } = input;
  const startsOn = input.startsOn ?? nextMonday(today);
  const facts = postFactsOf(input, today);
  const { variety, words } = spanishOf(home.country);
  const style: Style = { variety, words, tone, seed, thisYear: Number(today.slice(0, 4)) };
  const check = checkOf(input, facts);
  const isBlocked = check.findings.some(({ level }) => level === "bloqueo");
  const week = planWeek({
    facts,
    goals: input.goals,
    channels: input.channels,
    startsOn,
    style,
    linkOf: (channel, goal) =>
      input.link === undefined
        ? null
        : withUtm(input.link, utmOf(channel, goal, { ...home, placeName: facts.home.placeName })),
    ownTags: ownTagsOf(input.hashtags),
    signature: { name: input.agent ?? null, phone: input.phone ?? null },
    variants,
  });
  const known = knownNumbers([
    JSON.stringify(input, (name, value) => (name === "edits" ? undefined : value)),
    ...week.posts.map(({ text }) => text),
  ]);
  const c = createPostSaying(facts, style);
  const result: PostsResult = {
    date: today,
    startsOn,
    posts: week.posts.map((post) => {
      const picture = pictureOf(post.goal, c, post.opening, post.lead);
      return finished(post, edits[post.id], {
        known,
        isBlocked,
        picture,
        alt: altOf(picture),
      });
    }),
    leftOut: week.leftOut,
    missing: missingOf(input, facts, { today, posts: week.posts }),
    check,
    isBlocked,
    language: variety,
    tone,
    seed,
    rules: rulesOf(input.channels, today).map((rule: DatedFact) => factUsed(rule)),
  };
  return withShortLinks(result, input.shortLinks);
}

interface Finishing {
  known: KnownNumbers;
  isBlocked: boolean;
  picture: WeekPost["picture"];
  alt: string;
}

/** The post as it goes out: with the text of a person in place of ours, if there is one, and with what stands against it. */
function finished(
  planned: PlannedPost,
  edited: string | undefined,
  { known, isBlocked, ...drawn }: Finishing,
): WeekPost {
  const { id, day, time, channel, goal, opening, others, link, isAdvert } = planned;
  const isEdited = edited !== undefined && edited !== planned.text;
  const text = isEdited ? edited : planned.text;
  const problems = judgePost(channel, text, { day, known });
  return {
    id,
    day,
    time,
    channel,
    goal,
    opening,
    text,
    proposed: isEdited ? planned.text : null,
    length: lengthIn(channel, text),
    limit: limitOn(channel, "limit", day) ?? null,
    fold: limitOn(channel, "fold", day) ?? null,
    others,
    link,
    linkPlace: CHANNEL_FORMS[channel].link,
    ...drawn,
    problems,
    isBlocked: problems.some(({ level }) => level === "bloqueo") || (isAdvert && isBlocked),
  };
}

/** All that may be said. A day that has passed opens nothing. */
function postFactsOf(input: PostsInput, today: string): PostFacts {
  const { openOn, openFrom, openTo, formerPrice } = input;
  const isOpen = openOn !== undefined && openFrom !== undefined && openTo !== undefined && openOn >= today;
  return {
    home: factsOfTold(input),
    formerPrice,
    openDay: isOpen ? { day: openOn, from: openFrom, to: openTo } : undefined,
    isClosed: input.isClosed === true,
  };
}

const checkOf = (input: PostsInput, { home, isClosed }: PostFacts): AdvertCheck =>
  checkAdvert({
    country: home.country,
    operation: home.operation,
    currency: home.currency,
    hasPrice: home.price !== undefined && !isClosed,
    // A home that is no longer offered has no advert: the law asks nothing of it but lawful words.
    hasEnergy: isClosed || home.energyRating !== undefined || home.energyStatus !== undefined,
    rentKind: isClosed ? "habitual" : input.rentKind,
    isStressedZone: isClosed ? false : input.isStressedZone,
    hasRentReference: home.previousRent !== undefined || home.rentIndex !== undefined,
    hasRegistration: home.registrationNumber !== undefined,
    written: [
      { field: "nearby", text: input.nearby.join(". ") },
      { field: "features", text: (input.features ?? []).join(". ") },
      { field: "views", text: input.views ?? "" },
      { field: "renovatedWhat", text: input.renovatedWhat ?? "" },
      { field: "home.placeName", text: input.home.placeName ?? "" },
      { field: "hashtags", text: (input.hashtags ?? "").replaceAll("#", ". ") },
      { field: "agent", text: input.agent ?? "" },
    ],
  });

/** Commas part tags of several words; without one, blanks do. A tag of a person's own keeps its accents. */
function ownTagsOf(typed: string | undefined): string[] {
  const text = typed ?? "";
  const parts = /[,;\n]/.test(text) ? text.split(/[,;\n]+/).flatMap((part) => part.split("#")) : text.split(/[\s#]+/);
  return parts.flatMap((part) => ownHashtag(part) ?? []);
}

const OFFERED_NO_MORE = "La vivienda ya no se ofrece.";
const NO_PLACE = "Esta semana no le ha tocado sitio: quita otro objetivo, o elige más redes o días.";

/** The goals that were asked for and that no post of the week tells, each with its reason. */
function missingOf(
  { goals, openOn }: PostsInput,
  facts: PostFacts,
  { today, posts }: { today: string; posts: readonly { goal: PostGoal }[] },
): MissingGoal[] {
  const possible = possibleGoals(facts);
  const placed = new Set(posts.map(({ goal }) => goal));
  const { isClosed } = facts;
  const why: Record<PostGoal, string> = {
    nuevo: OFFERED_NO_MORE,
    bajada: isClosed ? OFFERED_NO_MORE : "Escribe el precio anterior y la semana contará la bajada.",
    puertas: isClosed
      ? OFFERED_NO_MORE
      : openOn !== undefined && openOn < today
        ? "El día de puertas abiertas ya ha pasado: cámbialo y se anunciará."
        : "Pon día y horas de puertas abiertas y se anunciarán los dos días antes y el mismo día.",
    cerrado: "La vivienda sigue en oferta: marca que ya está vendida o alquilada y se contará.",
    barrio: "Escribe el barrio y qué hay cerca, y se contará.",
    consejo: NO_PLACE,
  };
  return goals.flatMap((goal) => {
    if (placed.has(goal)) return [];
    const reason = possible.includes(goal) ? NO_PLACE : why[goal];
    return [{ goal, why: `${GOAL_NAMES[goal]}. ${reason}` }];
  });
}
