import { afterEach, expect, test, vi } from "vitest";
import { currentToasts } from "../toast-store.ts";
import { currentConversation, retryQuestion, sendQuestion } from "./chat-store.ts";

afterEach(() => vi.unstubAllGlobals());

const frame = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const answerWith = (...lines: string[]) => new Response(new Blob(lines).stream());

test("the whole conversation goes out with the public key, and the answer fills", async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    answerWith(frame("Hola"), frame("."), "data: [DONE]\n\n"),
  );
  vi.stubGlobal("fetch", fetch);
  expect(sendQuestion("hola", "clave")).toBe(true);
  expect(sendQuestion("otra", "clave")).toBe(false);
  expect(currentConversation().pending).toBe(true);
  await expect.poll(() => currentConversation().pending).toBe(false);
  expect(currentConversation().messages.map(({ content }) => content)).toEqual(["hola", "Hola."]);
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe("/functions/v1/chat-inmobiliario");
  expect(init.method).toBe("POST");
  expect(init.headers).toMatchObject({ authorization: "Bearer clave", "content-type": "application/json" });
  expect(JSON.parse(String(init.body))).toEqual({ messages: [{ role: "user", content: "hola" }] });
});

test.each([
  ["a refusal", async () => new Response("{}", { status: 500 })],
  ["no connection", async () => Promise.reject(new TypeError("failed to fetch"))],
  ["an answer without a word", async () => answerWith("data: [DONE]\n\n")],
])("%s: the catalogue's notice, the question stays and can be asked again", async (_, respond) => {
  vi.stubGlobal("fetch", respond);
  const before = currentConversation().messages.length;
  sendQuestion("¿precio?", "clave");
  await expect.poll(() => currentConversation().pending).toBe(false);
  expect(currentToasts().at(-1)).toMatchObject({
    kind: "error",
    title: "Error",
    description: "No se pudo conectar con el asistente. Intenta de nuevo.",
  });
  const { messages } = currentConversation();
  expect(messages.length).toBe(before + 1);
  expect(messages.at(-1)).toMatchObject({ role: "user", content: "¿precio?", failed: true });

  vi.stubGlobal("fetch", async () => answerWith(frame("29 €")));
  expect(retryQuestion(messages.at(-1)!.id, "clave")).toBe(true);
  await expect.poll(() => currentConversation().pending).toBe(false);
  expect(currentConversation().messages.at(-1)).toMatchObject({ role: "assistant", content: "29 €" });
});
