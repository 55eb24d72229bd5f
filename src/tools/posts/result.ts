import type { FactUsed } from "#domain/shared/dated-fact.ts";
import type { AdvertCheck } from "#domain/tools/advert-rules/check-advert.ts";
import type { PictureContent } from "#domain/tools/pictures/picture.ts";
import type { PostGoal } from "#domain/tools/posts/goals.ts";
import type { PostProblem } from "#domain/tools/posts/judge-post.ts";
import type { Channel, LinkPlace } from "#domain/tools/posts/networks.ts";
import type { Tone } from "#domain/tools/writing/facts.ts";

/** A post of the week. */
export interface WeekPost {
  /** `2026-12-03-instagram`: the same for the same place in the week. */
  id: string;
  /** ISO day and local hour; the hour is advice. */
  day: string;
  time: string;
  channel: Channel;
  goal: PostGoal;
  /** Its first sentence, as it was proposed. */
  opening: string;
  /** As it goes out: the proposed text, or the one that a person wrote. */
  text: string;
  /** The proposed text, where a person wrote another. */
  proposed: string | null;
  length: number;
  /** Null where the network publishes none. */
  limit: number | null;
  fold: number | null;
  /** Other openings that it might have. */
  others: number;
  link: string | null;
  linkPlace: LinkPlace;
  alt: string;
  picture: PictureContent;
  problems: PostProblem[];
  /** It must not go out: the network or the law refuses it. */
  isBlocked: boolean;
}

/** A goal that the week cannot have, and what it would need. */
export interface MissingGoal {
  goal: PostGoal;
  why: string;
}

/** The tool's result: plain data that survives JSON. */
export interface PostsResult {
  /** ISO date for which it was written. */
  date: string;
  startsOn: string;
  posts: WeekPost[];
  /** Places of the week that stay empty because the facts give no further opening. */
  leftOut: { day: string; channel: Channel }[];
  missing: MissingGoal[];
  check: AdvertCheck;
  /** Something stands against offering the home. */
  isBlocked: boolean;
  language: string;
  tone: Tone;
  seed: number;
  rules: FactUsed[];
}
