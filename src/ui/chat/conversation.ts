/** The conversation with the assistant, as data: pure steps, held by `chat-store.ts`. */

/** A page of this site from which an answer comes. */
export interface Citation {
  title: string;
  url: string;
}

export interface ChatMessage {
  id: number;
  role: "user" | "assistant";
  content: string;
  citations?: readonly Citation[];
  /** A question that got no answer; it can be asked again. */
  failed?: true;
}

export interface Conversation {
  messages: readonly ChatMessage[];
  /** An answer is on its way; the last message is the one it fills. */
  pending: boolean;
}

/** Longest message, here and on the server. */
export const MOST_CHARACTERS = 1_000;
/** Longest conversation that the server takes; older messages stay on screen and are not sent. */
const MOST_MESSAGES = 40;

export const EMPTY: Conversation = { messages: [], pending: false };

/** A question that was typed, and the empty answer that will be filled. Blank text and a pending answer change nothing. */
export function ask(conversation: Conversation, text: string): Conversation {
  const content = text.trim();
  if (content === "" || content.length > MOST_CHARACTERS || conversation.pending) return conversation;
  return awaitAnswer(conversation.messages, { id: nextId(conversation), role: "user", content });
}

/** Asks a failed question again; it moves to the end. */
export function askAgain(conversation: Conversation, id: number): Conversation {
  const question = conversation.messages.find((message) => message.id === id && message.failed);
  if (!question || conversation.pending) return conversation;
  const others = conversation.messages.filter((message) => message !== question);
  return awaitAnswer(others, { id: nextId(conversation), role: "user", content: question.content });
}

function awaitAnswer(before: readonly ChatMessage[], question: ChatMessage): Conversation {
  return {
    messages: [...before, question, { id: question.id + 1, role: "assistant", content: "" }],
    pending: true,
  };
}

/** A piece of the answer arrived. */
export function fill(conversation: Conversation, text: string, citations: readonly Citation[] = []): Conversation {
  const answer = conversation.messages.at(-1);
  if (!conversation.pending || !answer) return conversation;
  const all = [...(answer.citations ?? []), ...citations];
  const filled = { ...answer, content: answer.content + text, ...(all.length > 0 ? { citations: all } : {}) };
  return { ...conversation, messages: [...conversation.messages.slice(0, -1), filled] };
}

export function finish(conversation: Conversation): Conversation {
  return { ...conversation, pending: false };
}

/** The answer did not come: its message goes, the question stays and says so. */
export function fail(conversation: Conversation): Conversation {
  if (!conversation.pending) return conversation;
  const kept = conversation.messages.slice(0, -1);
  const question = kept.at(-1);
  return {
    messages: question ? [...kept.slice(0, -1), { ...question, failed: true }] : kept,
    pending: false,
  };
}

/** What the server gets: everything said that has a place in the conversation, ending with the new question. */
export function wireMessages({ messages }: Conversation): { role: ChatMessage["role"]; content: string }[] {
  return messages
    .filter(({ content, failed }) => content !== "" && !failed)
    .slice(-MOST_MESSAGES)
    .map(({ role, content }) => ({ role, content: content.slice(0, MOST_CHARACTERS) }));
}

function nextId({ messages }: Conversation): number {
  return Math.max(0, ...messages.map(({ id }) => id)) + 1;
}
