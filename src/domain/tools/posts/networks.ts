import type { PictureShape } from "../pictures/picture.ts";

/** Places where a post stands: a network, or one of the forms that Instagram gives to a post. */
export const CHANNELS = [
  "instagram",
  "carousel",
  "story",
  "facebook",
  "x",
  "linkedin",
  "tiktok",
  "threads",
  "whatsapp",
  "google",
] as const;
export type Channel = (typeof CHANNELS)[number];

/** How a network counts its letters: by Unicode characters, by the weights of X, or with emoji by their bytes as Threads does. */
export type Counting = "characters" | "weights" | "emoji-bytes";

/** The place of a link: in the text, where it can be touched, or beside it, as a sticker, a button or the link of the profile. */
export type LinkPlace = "text" | "sticker" | "profile" | "button";

export interface ChannelForm {
  name: string;
  counting: Counting;
  link: LinkPlace;
  shape: PictureShape;
  /** Our own advice, in characters: what somebody reads on the way. Limits are dated facts (`rules`). */
  goodLength: number;
  /** Days of the week on which it has a post, Monday 0. */
  days: readonly number[];
  /** Hashtags of a usual post, within what the network allows. */
  tags: number;
  /** Hour of the day at which it is put into the calendar. */
  hour: number;
  /** A network that refuses telephone numbers in its posts. */
  hasNoPhones?: true;
}

/**
 * How each is written for. Lengths, rhythm and hours are Umbral's advice and are marked as such: nobody's study stands behind them. What a
 * network itself demands stands in `rules`, dated and with its source.
 */
export const CHANNEL_FORMS: Readonly<Record<Channel, ChannelForm>> = {
  instagram: {
    name: "Instagram",
    counting: "characters",
    link: "profile",
    shape: "portrait",
    goodLength: 700,
    days: [0, 3],
    tags: 5,
    hour: 13,
  },
  carousel: {
    name: "Carrusel de Instagram",
    counting: "characters",
    link: "profile",
    shape: "portrait",
    goodLength: 600,
    days: [2],
    tags: 5,
    hour: 13,
  },
  story: {
    name: "Historia de Instagram",
    counting: "characters",
    link: "sticker",
    shape: "story",
    goodLength: 120,
    days: [1, 4],
    tags: 1,
    hour: 20,
  },
  facebook: {
    name: "Facebook",
    counting: "characters",
    link: "text",
    shape: "link",
    goodLength: 700,
    days: [0, 2, 5],
    tags: 2,
    hour: 12,
  },
  x: {
    name: "X",
    counting: "weights",
    link: "text",
    shape: "link",
    goodLength: 280,
    days: [0, 1, 3],
    tags: 2,
    hour: 9,
  },
  linkedin: {
    name: "LinkedIn",
    counting: "characters",
    link: "text",
    shape: "link",
    goodLength: 900,
    days: [1, 3],
    tags: 3,
    hour: 8,
  },
  tiktok: {
    name: "TikTok",
    counting: "characters",
    link: "profile",
    shape: "story",
    goodLength: 220,
    days: [4],
    tags: 4,
    hour: 19,
  },
  threads: {
    name: "Threads",
    counting: "emoji-bytes",
    link: "text",
    shape: "square",
    goodLength: 420,
    days: [2, 4],
    tags: 1,
    hour: 18,
  },
  whatsapp: {
    name: "Estado de WhatsApp",
    counting: "characters",
    link: "text",
    shape: "story",
    goodLength: 320,
    days: [3, 5],
    tags: 0,
    hour: 11,
  },
  google: {
    name: "Google Business",
    counting: "characters",
    link: "button",
    shape: "link",
    goodLength: 600,
    days: [0],
    tags: 0,
    hour: 10,
    hasNoPhones: true,
  },
};

export const channelName = (channel: Channel): string => CHANNEL_FORMS[channel].name;
