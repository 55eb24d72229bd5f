import type { AnswerExtras, MessageDto } from "#domain/assistant/chat/dto.ts";
import { LONGEST_ANSWER, LONGEST_QUESTION, MOST_MESSAGES } from "#domain/assistant/chat/limits.ts";

/** The conversation with the assistant, as data: pure steps, kept by `chat-store.ts`. */

export interface ChatMessage {
  id: number;
  role: "user" | "assistant";
  content: string;
  extras?: AnswerExtras;
  /** A question that got no answer; it can be asked again. */
  failed?: true;
  /** An answer that was stopped while it came: its beginning is here. */
  stopped?: true;
}

export interface Conversation {
  messages: readonly ChatMessage[];
  /** An answer is on its way; the last message is the one it fills. */
  pending: boolean;
  /** The answer that the one on its way is to replace; it comes back where that one fails. */
  replaced?: ChatMessage;
}

export const EMPTY: Conversation = { messages: [], pending: false };

/** A question that was typed, and the empty answer that will be filled. Blank text and a pending answer change nothing. */
export function ask(conversation: Conversation, text: string): Conversation {
  const content = text.trim();
  if (content === "" || content.length > LONGEST_QUESTION || conversation.pending) return conversation;
  return awaitAnswer(conversation.messages, { id: nextId(conversation), role: "user", content });
}

/** Asks a failed question again; it moves to the end. */
export function askAgain(conversation: Conversation, id: number): Conversation {
  const question = conversation.messages.find((message) => message.id === id && message.failed);
  if (!question || conversation.pending) return conversation;
  const others = conversation.messages.filter((message) => message !== question);
  return awaitAnswer(others, { id: nextId(conversation), role: "user", content: question.content });
}

/** Asks for another answer to the last question. */
export function askAnew(conversation: Conversation): Conversation {
  const { messages, pending } = conversation;
  const [question, answer] = [messages.at(-2), messages.at(-1)];
  if (pending || question?.role !== "user" || answer?.role !== "assistant") return conversation;
  const asked = awaitAnswer(messages.slice(0, -2), { ...question, id: nextId(conversation) });
  return { ...asked, replaced: answer };
}

function awaitAnswer(before: readonly ChatMessage[], question: ChatMessage): Conversation {
  return {
    messages: [...before, question, { id: question.id + 1, role: "assistant", content: "" }],
    pending: true,
  };
}

/** A piece of the answer arrived. */
export function fill(conversation: Conversation, text: string, extras: AnswerExtras = {}): Conversation {
  const answer = conversation.messages.at(-1);
  if (!conversation.pending || !answer) return conversation;
  const all = joinExtras(answer.extras ?? {}, extras);
  const filled = {
    ...answer,
    content: answer.content + text,
    ...(Object.keys(all).length > 0 ? { extras: all } : {}),
  };
  return { ...conversation, messages: [...conversation.messages.slice(0, -1), filled] };
}

/** Citations and cards add up; of the rest the newest counts. A page is cited once. */
function joinExtras(before: AnswerExtras, { citations, cards, ...rest }: AnswerExtras): AnswerExtras {
  const known = new Set(before.citations?.map(({ url }) => url));
  const added = citations?.filter(({ url }) => !known.has(url));
  return {
    ...before,
    ...rest,
    ...(added?.length ? { citations: [...(before.citations ?? []), ...added] } : {}),
    ...(cards?.length ? { cards: [...(before.cards ?? []), ...cards] } : {}),
  };
}

export function finish({ messages }: Conversation): Conversation {
  return { messages, pending: false };
}

/** Somebody stopped the answer: the part that came stays, marked as stopped. */
export function stop(conversation: Conversation): Conversation {
  const answer = conversation.messages.at(-1);
  if (!conversation.pending || !answer) return conversation;
  if (answer.content.trim() === "") return fail(conversation);
  return { messages: [...conversation.messages.slice(0, -1), { ...answer, stopped: true }], pending: false };
}

/** The answer did not come: its message goes, the question stays and says so; an answer from before comes back. */
export function fail({ messages, pending, replaced }: Conversation): Conversation {
  if (!pending) return { messages, pending };
  const kept = messages.slice(0, -1);
  const question = kept.at(-1);
  if (!question) return { messages: kept, pending: false };
  const last = replaced ? [question, { ...replaced, id: question.id + 1 }] : [{ ...question, failed: true as const }];
  return { messages: [...kept.slice(0, -1), ...last], pending: false };
}

/** Messages for the server: all that belong to the conversation, ending with the new question. */
export function messageDtos({ messages }: Conversation): MessageDto[] {
  return messages
    .filter(({ content, failed }) => content !== "" && !failed)
    .slice(-MOST_MESSAGES)
    .map(({ role, content }) => ({ role, content: content.slice(0, limitOf(role)) }));
}

/** Questions with their answers, in turn: the part that can be kept. */
export function answeredTurns({ messages, pending }: Conversation): readonly ChatMessage[] {
  const settled = pending ? messages.slice(0, -2) : messages;
  return settled.filter(({ failed, content }) => !failed && content !== "");
}

const limitOf = (role: ChatMessage["role"]) => (role === "user" ? LONGEST_QUESTION : LONGEST_ANSWER);

function nextId({ messages }: Conversation): number {
  return Math.max(0, ...messages.map(({ id }) => id)) + 1;
}
