import { BUSINESS_TYPES, HOUSE_TYPES, isShared } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";

/** Helpers of the sentences that say all of a theme at once. */

/** The tones that speak of living there. */
export const WARM = ["neutro", "cercano"] as const;

/** Whether people live there. */
export const isLivedIn = ({ facts }: Saying) => !BUSINESS_TYPES.includes(facts.type);

/** Whether it is part of a building. */
export const isFlat = ({ facts }: Saying) => !HOUSE_TYPES.includes(facts.type);

/** A pool or garden that is left to say and is the home's own: that of a building is told with the building. */
export const isOwn = (c: Saying, field: "hasPool" | "hasGarden") =>
  c.has(field) && (c.isTerse || !isShared(c.facts, field));

/** A message that goes before the plain ones, under one more condition than its own. */
export const rich = (message: Message, also: (c: Saying) => boolean = () => true): Message => ({
  ...message,
  isRich: true,
  when: (c) => also(c) && (message.when?.(c) ?? true),
});

/** A sentence after another, with its stop before it; nothing where there is none. */
export const andThen = (text: string) => (text === "" ? "" : `. ${text}`);

/** A thing that the reader has, by the person that the text speaks to. */
export const HAVE = { tu: "tienes", vos: "tenés", usted: "tiene" } as const;
