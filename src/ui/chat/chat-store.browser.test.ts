import { afterEach, expect, test, vi } from "vitest";
import { currentToasts } from "../toast-store.ts";
import { createChat } from "./chat-store.ts";

afterEach(() => vi.unstubAllGlobals());

const chat = createChat();
const frame = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const answerWith = (...lines: string[]) => new Response(new Blob(lines).stream());

test("the whole conversation goes out with the public key, and the answer fills", async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    answerWith(frame("Hola"), frame("."), "data: [DONE]\n\n"),
  );
  vi.stubGlobal("fetch", fetch);
  expect(chat.send("hola", "clave")).toBe(true);
  expect(chat.send("otra", "clave")).toBe(false);
  expect(chat.current().pending).toBe(true);
  await expect.poll(() => chat.current().pending).toBe(false);
  expect(chat.current().messages.map(({ content }) => content)).toEqual(["hola", "Hola."]);
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
  const before = chat.current().messages.length;
  chat.send("¿precio?", "clave");
  await expect.poll(() => chat.current().pending).toBe(false);
  expect(currentToasts().at(-1)).toMatchObject({
    kind: "error",
    title: "Error",
    description: "No se pudo conectar con el asistente. Intenta de nuevo.",
  });
  const { messages } = chat.current();
  expect(messages.length).toBe(before + 1);
  expect(messages.at(-1)).toMatchObject({ role: "user", content: "¿precio?", failed: true });

  vi.stubGlobal("fetch", async () => answerWith(frame("29 €")));
  expect(chat.retry(messages.at(-1)!.id, "clave")).toBe(true);
  await expect.poll(() => chat.current().pending).toBe(false);
  expect(chat.current().messages.at(-1)).toMatchObject({ role: "assistant", content: "29 €" });
});

test("a model is asked only once its notice was shown, and not if the visitor chose to do without", async () => {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return answerWith(frame("sí"), "data: [DONE]\n\n");
  });
  const own = createChat("agencia-1");
  const asked = async () => {
    own.send("hola", "clave");
    await expect.poll(() => own.current().pending).toBe(false);
    return bodies.at(-1)!;
  };
  expect(await asked()).toMatchObject({ channel: "agencia-1" });
  expect(bodies[0]).not.toHaveProperty("modelNotice");
  own.showNotice({ model: null, server: null });
  expect(await asked()).not.toHaveProperty("modelNotice");
  own.showNotice({ model: "un-modelo", server: null });
  expect(await asked()).toMatchObject({ modelNotice: true });
  own.chooseModel(true);
  expect(await asked()).not.toHaveProperty("modelNotice");
});

test("stopping ends the request and keeps the part that came; later parts change nothing", async () => {
  let signal: AbortSignal | null | undefined;
  let late = () => {};
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    signal = init.signal;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(frame("La mitad")));
        late = () => controller.enqueue(new TextEncoder().encode(frame(" tarde")));
      },
    });
    return new Response(body);
  });
  const own = createChat();
  own.send("hola", "clave");
  await expect.poll(() => own.current().messages.at(-1)?.content).toBe("La mitad");
  own.stop();
  expect(signal?.aborted).toBe(true);
  late();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(own.current()).toMatchObject({ pending: false });
  expect(own.current().messages.at(-1)).toMatchObject({ content: "La mitad", stopped: true });
  own.open([{ role: "user", content: "otra" }]);
  expect(own.current().messages).toEqual([{ id: 1, role: "user", content: "otra" }]);
});
