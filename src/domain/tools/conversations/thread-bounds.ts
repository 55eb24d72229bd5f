import { firstSigns } from "../../shared/format/text-ends.ts";
import type { Thread, UnreadableThread } from "./thread.ts";

/** How much one conversation may hold: what is read, kept and shown of it has an end. */

/** Five megabytes of a usual chat are some 75,000 messages: years of it, day after day. */
export const MOST_MESSAGES = 80_000;
/** As many people as a group of WhatsApp has. */
export const MOST_PEOPLE = 1_024;
/** Lines of a text: a message of a chat may have several. More are no conversation, and are not gone through. */
export const MOST_LINES = 400_000;

const LONGEST_NAME = 160;
const LONGEST_FILE_NAME = 200;

export const tooMany = (problem: "too-many-messages" | "too-many-people"): UnreadableThread => ({
  problem,
  line: null,
  text: null,
});

/** The conversation with names of a bounded length, or that it has more messages or people than one may have. */
export function boundedThread(thread: Thread): Thread | UnreadableThread {
  if (thread.messages.length > MOST_MESSAGES) return tooMany("too-many-messages");
  if (thread.people.length > MOST_PEOPLE) return tooMany("too-many-people");
  return {
    ...thread,
    title: thread.title && firstSigns(thread.title, LONGEST_NAME),
    people: thread.people.map((person) => ({ ...person, name: firstSigns(person.name, LONGEST_NAME) })),
    messages: thread.messages.map((message) =>
      message.media === null || message.media.name === null
        ? message
        : { ...message, media: { ...message.media, name: firstSigns(message.media.name, LONGEST_FILE_NAME) } },
    ),
  };
}
