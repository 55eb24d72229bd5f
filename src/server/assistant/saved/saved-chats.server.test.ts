import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { SavedChat, SavedChatLine, SavedChatsPage } from "#domain/assistant/chat/saved-chat.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";

/** Conversations that are kept, over the calls that a browser makes. */

const database = await openTestDatabase();
let now = new Date("2026-11-20T10:00:00.000Z");
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => now };
const app = createApp(services, async () => new Response("page"));

let people = 0;

async function person() {
  people++;
  // Each from an address of their own: the calls of one address are limited.
  const address = `192.0.2.${people}`;
  const { cookie } = await signedInPerson(services);
  return async function call(method: string, path: string, body?: unknown) {
    now = new Date(now.getTime() + 1_000);
    const response = await app.request(`/api/assistant/conversations${path}`, {
      method,
      headers: { cookie, "x-forwarded-for": address, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, text, answer: isJson ? JSON.parse(text) : null };
  };
}
type Call = Awaited<ReturnType<typeof person>>;

const turn = (position: number, question: string, answer: string, extras?: unknown) => [
  { position, role: "user", content: question },
  { position: position + 1, role: "assistant", content: answer, ...(extras ? { extras } : {}) },
];

async function keep(call: Call, id: string, messages: unknown[], rest: object = {}) {
  return await call("POST", `/${id}/messages`, { messages, ...rest });
}
const read = async (call: Call, id: string) => (await call("GET", `/${id}`)).answer as SavedChat;

test("a question and its answer are kept once, however often they are sent", async () => {
  const call = await person();
  const id = randomUUID();
  const shown = turn(1, "¿Cuánto   cuesta\nel plan Agente?", "29 € al mes.", {
    citations: [{ title: "Planes y precios", url: "/precios" }],
    cards: [
      { kind: "tool", title: "Valoración", summary: "Un rango", url: "/valoracion" },
      { kind: "tool", title: "Fuera", summary: "", url: "https://otro.example" },
    ],
    ask: { purpose: "persona", name: "Ana", phone: "600 000 000" },
  });
  expect(await keep(call, id, shown)).toMatchObject({
    status: 200,
    answer: { title: "¿Cuánto cuesta el plan Agente?" },
  });
  const before = await read(call, id);
  expect((await keep(call, id, shown)).status).toBe(200);
  expect(await read(call, id)).toEqual(before);
  expect(before.messages).toHaveLength(2);
  expect(before.messages[1]!.extras).toEqual({
    citations: [{ title: "Planes y precios", url: "/precios" }],
    cards: [{ kind: "tool", title: "Valoración", summary: "Un rango", url: "/valoracion" }],
    // Contents of a form are not kept twice.
    ask: { purpose: "persona" },
  });
});

test("sent again with further messages, only those are added", async () => {
  const call = await person();
  const id = randomUUID();
  await keep(call, id, turn(1, "una", "respuesta"));
  expect((await keep(call, id, [...turn(1, "una", "respuesta"), ...turn(3, "dos", "otra")])).status).toBe(200);
  expect((await read(call, id)).messages.map(({ content }) => content)).toEqual(["una", "respuesta", "dos", "otra"]);
});

test("if two pages go on at once, one is kept whole, and the other gets an error", async () => {
  const call = await person();
  const id = randomUUID();
  await keep(call, id, turn(1, "una", "respuesta"));
  const tries = await Promise.all(["A", "B", "C"].map((tab) => keep(call, id, turn(3, `de ${tab}`, `a ${tab}`))));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(tries.find(({ status }) => status === 409)!.answer).toMatchObject({ code: "CONVERSATION_CHANGED" });
  const { messages } = await read(call, id);
  expect(messages).toHaveLength(4);
  expect(messages[3]!.content).toBe(messages[2]!.content.replace("de", "a"));
});

test("the same first turn at once is one conversation", async () => {
  const call = await person();
  const id = randomUUID();
  const tries = await Promise.all([1, 2, 3].map(() => keep(call, id, turn(1, "una", "respuesta"))));
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read(call, id)).messages).toHaveLength(2);
});

test("an answer that was written anew takes the place of the last, and only of the last", async () => {
  const call = await person();
  const id = randomUUID();
  await keep(call, id, [...turn(1, "una", "primera"), ...turn(3, "dos", "segunda")]);
  await call("PUT", `/${id}/messages/4/rating`, { rating: -1 });
  const anew = { replacesAnswer: true };
  expect((await keep(call, id, turn(3, "dos", "mejor"), anew)).status).toBe(200);
  expect((await keep(call, id, turn(1, "una", "otra cosa"), anew)).status).toBe(409);
  expect((await keep(call, id, turn(3, "dos", "sin decirlo"))).status).toBe(409);
  const { messages } = await read(call, id);
  expect(messages.map(({ content, rating }) => [content, rating])).toEqual([
    ["una", null],
    ["primera", null],
    ["dos", null],
    ["mejor", null],
  ]);
});

test.each([
  ["nothing", []],
  ["an answer first", [{ position: 1, role: "assistant", content: "x" }]],
  ["a gap", [...turn(1, "una", "respuesta"), ...turn(5, "dos", "otra")]],
  ["a question too long", turn(1, "a".repeat(1_001), "x")],
  ["an answer too long", turn(1, "a", "x".repeat(4_001))],
])("refused: %s", async (_name, messages) => {
  const call = await person();
  expect((await keep(call, randomUUID(), messages)).status).toBe(422);
});

test("a continuation of a conversation that is not kept is not found: it was deleted meanwhile", async () => {
  const call = await person();
  expect((await keep(call, randomUUID(), turn(3, "dos", "otra"))).status).toBe(404);
  const id = randomUUID();
  await keep(call, id, turn(1, "una", "respuesta"));
  expect((await keep(call, id, turn(5, "tres", "más"))).status).toBe(409);
});

test("another's id is not there, for writing too", async () => {
  const [call, stranger] = [await person(), await person()];
  const id = randomUUID();
  await keep(call, id, turn(1, "una", "respuesta"));
  expect((await keep(stranger, id, turn(1, "mía", "respuesta"))).status).toBe(404);
  expect((await read(call, id)).messages[0]!.content).toBe("una");
});

test("found by any of its words, accents forgiven, and by the name that it got", async () => {
  const call = await person();
  const id = randomUUID();
  await keep(call, id, turn(1, "¿Qué plusvalía pago?", "Depende del municipio, según la ordenanza."));
  await keep(call, randomUUID(), turn(1, "hola", "Hola."));
  const found = async (words: string) => {
    const { answer } = await call("GET", `?q=${encodeURIComponent(words)}`);
    return (answer as SavedChatsPage).conversations.map((line) => line.id);
  };
  expect(await found("PLUSVALIA ordenanza")).toEqual([id]);
  expect(await found("plusvalía 100%")).toEqual([]);
  expect((await call("PATCH", `/${id}`, { title: "  Impuestos\nde Almería " })).answer).toMatchObject({
    title: "Impuestos de Almería",
  });
  expect(await found("almeria")).toEqual([id]);
  expect((await call("PATCH", `/${id}`, { title: " " })).status).toBe(422);
});

test("the newest first, a page at a time, each once", async () => {
  const call = await person();
  const ids: string[] = [];
  for (let i = 0; i < 33; i++) {
    ids.unshift(randomUUID());
    await keep(call, ids[0]!, turn(1, `pregunta ${i}`, "respuesta"));
  }
  const first = (await call("GET", "")).answer as SavedChatsPage;
  const second = (await call("GET", `?antes=${encodeURIComponent(first.next!)}`)).answer as SavedChatsPage;
  const all: readonly SavedChatLine[] = [...first.conversations, ...second.conversations];
  expect(all.map(({ id }) => id)).toEqual(ids);
  expect(second.next).toBeNull();
  expect((await call("GET", "?antes=x")).status).toBe(400);
});

test("an answer is rated, not a question; the rating is taken back", async () => {
  const call = await person();
  const id = randomUUID();
  await keep(call, id, turn(1, "una", "respuesta"));
  expect((await call("PUT", `/${id}/messages/2/rating`, { rating: 1 })).status).toBe(204);
  expect((await read(call, id)).messages[1]!.rating).toBe(1);
  expect((await call("PUT", `/${id}/messages/1/rating`, { rating: 1 })).status).toBe(404);
  expect((await call("PUT", `/${id}/messages/2/rating`, { rating: 5 })).status).toBe(422);
  await call("PUT", `/${id}/messages/2/rating`, { rating: null });
  expect((await read(call, id)).messages[1]!.rating).toBeNull();
});

test("handed out as text and as JSON, with where it comes from", async () => {
  const call = await person();
  const id = randomUUID();
  const cards = [
    {
      kind: "result",
      title: "Piso en Triana",
      figure: { label: "Precio", value: "242.000 €", low: "230.000 €", high: "255.000 €" },
      rows: [{ label: "Superficie", value: "80 m²" }],
      sources: [{ label: "Portales", date: "2026-09" }],
      open: { label: "Abrir", url: "/valoracion" },
    },
  ];
  await keep(call, id, turn(1, "¿Cuánto vale?", "Entre 230.000 € y 255.000 €.", { cards }));
  const { text } = await call("GET", `/${id}/export`);
  expect(text).toContain("Tú:\n¿Cuánto vale?");
  expect(text).toContain("Precio: 242.000 € (de 230.000 € a 255.000 €)");
  expect(text).toContain(`${services.config.site.origin}/valoracion`);
  const { answer } = await call("GET", `/${id}/export?formato=json`);
  expect(answer.messages).toHaveLength(2);
});

test("deleted is gone, once", async () => {
  const call = await person();
  const id = randomUUID();
  await keep(call, id, turn(1, "una", "respuesta"));
  expect((await call("DELETE", `/${id}`)).status).toBe(204);
  expect((await call("DELETE", `/${id}`)).status).toBe(404);
  expect((await call("GET", `/${id}`)).status).toBe(404);
});

test("the notice names no model where none is connected", async () => {
  const response = await app.request("/api/chat/notice");
  expect(await response.json()).toEqual({ model: null, server: null });
});
