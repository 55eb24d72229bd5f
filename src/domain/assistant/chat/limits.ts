/**
 * Limits of a conversation with the assistant. Apart from `dto.ts`, so that a page which only counts loads no schema.
 */

export const ASSISTANT_PATH = "/functions/v1/chat-inmobiliario";

/** Longest question, in characters. */
export const LONGEST_QUESTION = 1_000;
/** Longest answer that comes back with a conversation. */
export const LONGEST_ANSWER = 4_000;
/** Longest conversation; older messages stay on screen and are not sent. */
export const MOST_MESSAGES = 40;
/**
 * Last characters of a visitor's messages that are read again with each question, and all that its answer looks at: more than twenty usual messages.
 * Every message is guarded, looked at for its language and read, which the worst texts make about a fiftieth of a second for each thousand characters;
 * what an earlier question has brought is remembered in part. `npm run bench` measures it.
 */
export const MOST_READ = 5_000;
