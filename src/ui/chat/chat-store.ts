import { showToast } from "../toast-store.ts";
import { createAnswerReader } from "./answer-reader.ts";
import { ask, askAgain, type Conversation, EMPTY, fail, fill, finish, wireMessages } from "./conversation.ts";

/**
 * The conversation of this visit. It lives in memory alone: it outlasts the panel and the page shown, and is gone with
 * the document. An answer on its way goes on while the panel is closed.
 */

const ADDRESS = "/functions/v1/chat-inmobiliario";

let conversation: Conversation = EMPTY;
const listeners = new Set<() => void>();

export const currentConversation = (): Conversation => conversation;
export const noConversation = (): Conversation => EMPTY;

export function subscribeToConversation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns whether the question was taken */
export function sendQuestion(text: string, anonKey: string): boolean {
  return start(ask(conversation, text), anonKey);
}

export function retryQuestion(id: number, anonKey: string): boolean {
  return start(askAgain(conversation, id), anonKey);
}

function start(next: Conversation, anonKey: string): boolean {
  if (next === conversation) return false;
  set(next);
  fetchAnswer(next, anonKey).then(
    () => set(finish(conversation)),
    () => {
      set(fail(conversation));
      showToast({
        kind: "error",
        title: "Error",
        description: "No se pudo conectar con el asistente. Intenta de nuevo.",
      });
    },
  );
  return true;
}

async function fetchAnswer(asked: Conversation, anonKey: string): Promise<void> {
  const response = await fetch(ADDRESS, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${anonKey}` },
    body: JSON.stringify({ messages: wireMessages(asked) }),
  });
  if (!response.ok || !response.body) throw new Error("Error al comunicar con el chatbot");
  const answer = createAnswerReader();
  const chunks = response.body.pipeThrough(new TextDecoderStream()).getReader();
  while (!answer.done) {
    const { done, value } = await chunks.read();
    for (const { content, citations } of answer.read(done ? "\n" : value)) set(fill(conversation, content, citations));
    if (done) break;
  }
  // A server that speaks on after its last word is not waited for.
  if (answer.done) await chunks.cancel();
  if (conversation.messages.at(-1)?.content === "") throw new Error("Error al comunicar con el chatbot");
}

function set(next: Conversation): void {
  conversation = next;
  for (const listener of listeners) listener();
}
