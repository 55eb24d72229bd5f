import { DAY_NAMES, monthNameOf } from "../../shared/time/calendar-names.ts";
import { weekdayOf } from "../../shared/time/local-time.ts";
import { createSaying, type Style } from "../writing/compose.ts";
import type { HomeFacts } from "../writing/facts.ts";
import type { Saying } from "../writing/grammar.ts";

/** The purpose of a post. */
export const POST_GOALS = ["nuevo", "bajada", "puertas", "cerrado", "barrio", "consejo"] as const;
export type PostGoal = (typeof POST_GOALS)[number];

/** A day on which a home can be visited, with its hours: `2026-12-05`, `11:00`, `14:00`. */
export interface OpenDay {
  day: string;
  from: string;
  to: string;
}

/** All that posts may say, and nothing else is said. */
export interface PostFacts {
  home: HomeFacts;
  /** The price asked before, above the one asked now. */
  formerPrice?: number | undefined;
  openDay?: OpenDay | undefined;
  /** Sold or let: nothing is offered any more. */
  isClosed: boolean;
}

/** The state that the ways of saying something in a post look at. */
export type PostSaying = ReturnType<typeof createSaying> & { post: PostFacts };

export const createPostSaying = (post: PostFacts, style: Style): PostSaying => ({
  ...createSaying(post.home, style),
  post,
});

/** An opening, and the fact that it leads with: no fact leads twice in a row. */
export interface PostOpening {
  lead: string;
  /** Marked, without its full stop. */
  text: string;
}

/** The goals that the facts allow: a drop needs a higher price before, an open day its day and hours, a district something near. */
export function possibleGoals({ home, formerPrice, openDay, isClosed }: PostFacts): PostGoal[] {
  const isDrop = formerPrice !== undefined && home.price !== undefined && formerPrice > home.price;
  const possible: Record<PostGoal, boolean> = {
    nuevo: !isClosed,
    bajada: !isClosed && isDrop,
    puertas: !isClosed && openDay !== undefined,
    cerrado: isClosed,
    barrio: home.placeName !== undefined && (home.nearby ?? []).length > 0,
    consejo: true,
  };
  return POST_GOALS.filter((goal) => possible[goal]);
}

/** Whether a post of this goal offers the home: then the law asks of it what it asks of any advert. */
export const offersHome = (goal: PostGoal, { isClosed }: Pick<PostFacts, "isClosed">): boolean =>
  !isClosed && goal !== "consejo" && goal !== "cerrado";

const hour = (time: string) => time.replace(/^0/, "").replace(/:00$/, "");

/** `el sábado 5 de diciembre, de 11 a 14 h` */
export function whenOf({ day, from, to }: OpenDay): string {
  return `el ${DAY_NAMES[weekdayOf(day)]} ${Number(day.slice(8))} de ${monthNameOf(day)}, de ${hour(from)} a ${hour(to)}\u00a0h`;
}

/** By whom the text speaks to. */
export const to = (c: Pick<Saying, "person">, tu: string, vos: string, usted: string): string =>
  ({ tu, vos, usted })[c.person];
