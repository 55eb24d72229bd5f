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
 * Last characters of a visitor's messages that are read again with each question: more than twenty usual messages, and
 * no more than some tens of milliseconds for any text.
 */
export const MOST_READ = 5_000;
