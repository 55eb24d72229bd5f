import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices, withoutCalls } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { answerLines, streamOf } from "./answer-stream.server.ts";
import { pacedFrames } from "./paced-frames.server.ts";

const services = testServices(await openTestDatabase());
const newApp = () => createApp(withoutCalls(services), async () => new Response("page"));
const app = newApp();
// The index listens to publications of the blog.
afterAll(() => services.changes.close());
const KEY = services.config.site.anonKey;

function post(body: unknown, { key = KEY, to = app }: { key?: string | null; to?: typeof app } = {}) {
  return to.request("/functions/v1/chat-inmobiliario", {
    method: "POST",
    headers: { "content-type": "application/json", ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  });
}
const ask = (content: string) => ({ messages: [{ role: "user", content }] });

test("the answer is an event stream of fragments, with its pages in the last, ended by [DONE]", async () => {
  const response = await post(ask("¿Cuánto cuesta cada plan?"));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("cache-control")).toContain("no-store");
  const lines = (await response.text()).split("\n").filter(Boolean);
  expect(lines.at(-1)).toBe("data: [DONE]");
  const frames = lines.slice(0, -1).map((line) => {
    expect(line).toMatch(/^data: \{"choices":\[\{"delta":\{"content":"/);
    return JSON.parse(line.slice("data: ".length));
  });
  expect(frames.length).toBeGreaterThan(5);
  const fragments: string[] = frames.map((frame) => frame.choices[0].delta.content);
  expect(Math.max(...fragments.map((text) => text.trim().split(/\s+/).length))).toBeLessThanOrEqual(3);
  expect(fragments.join("")).toContain("29\u00a0€");
  expect(frames.filter((frame) => "citations" in frame)).toEqual([frames.at(-1)]);
  expect(frames.at(-1).citations.length).toBeGreaterThan(0);
});

test("small talk leaves no cookie", async () => {
  const response = await post(ask("hola"));
  expect(response.headers.get("set-cookie")).toBeNull();
});

test("without the public key, or with another: 401 of the catalogue", async () => {
  for (const key of [null, "otra-clave"]) {
    const response = await post(ask("hola"), { key });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: "UNAUTHORIZED",
      title: "Tu sesión ha expirado. Por favor, inicia sesión de nuevo.",
    });
  }
});

test.each([
  ["no messages", { messages: [] }],
  ["no list", {}],
  ["the last one is not the person's", { messages: [{ role: "assistant", content: "hola" }] }],
  ["a blank question", ask("  \n ")],
  ["an unknown role", { messages: [{ role: "system", content: "hola" }] }],
  ["more than 1,000 characters", ask("a".repeat(1_001))],
  ["more than 40 messages", { messages: Array.from({ length: 41 }, () => ({ role: "user", content: "hola" })) }],
])("%s: 422 with a Spanish message", async (_, body) => {
  const response = await post(body, { to: newApp() });
  expect(response.status).toBe(422);
  const { issues } = await response.json();
  expect(issues[0].message).toMatch(/^(Falta|Admite|Debe|El último)/);
});

test("a long conversation whose last message is a question is answered", async () => {
  const messages = Array.from({ length: 39 }, (_, i) => ({
    role: i % 2 === 0 ? "user" : "assistant",
    content: "a".repeat(1_000),
  }));
  const response = await post({ messages: [...messages, { role: "user", content: "hola" }] });
  expect(response.status).toBe(200);
  await response.text();
});

test("a visitor who asks too often is asked to wait", async () => {
  const busy = newApp();
  const answers = [];
  for (let i = 0; i < 31; i++) answers.push(await post(ask("gracias"), { to: busy }));
  expect(answers.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
  expect(answers[30]!.status).toBe(429);
  expect(answers[30]!.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await answers[30]!.json()).toMatchObject({ code: "RATE_LIMIT" });
  await Promise.all(answers.slice(0, 30).map((answer) => answer.body?.cancel()));
});

test("a client that leaves ends the work", async () => {
  let ended = "";
  let made = 0;
  const body = streamOf(async function* (signal) {
    try {
      for await (const frame of answerLines(pacedFrames({ content: "una dos tres ".repeat(1_000) }, signal))) {
        made++;
        yield frame;
      }
    } finally {
      ended = signal.aborted ? "left" : "finished";
    }
  });
  const reader = body.getReader();
  await reader.read();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => ended).toBe("left");
  expect(made).toBeLessThan(10);
});

test("a valuation gives a new visitor the cookie that finds its result again", async () => {
  const response = await post(ask("¿cuánto vale un piso de 80 m² en Gràcia, Barcelona, con 3 habitaciones?"), {
    to: newApp(),
  });
  expect(response.headers.get("set-cookie")).toContain("umbral_visitor=");
  expect(await response.text()).toContain("/valoracion?resultado=");
});

test("the first frame names the engine", async () => {
  const text = await (await post(ask("hola"), { to: newApp() })).text();
  expect(JSON.parse(text.split("\n")[0]!.slice("data: ".length))).toMatchObject({ engine: "embedded" });
});

test("an assistant that there is not: 404", async () => {
  const response = await post({ ...ask("hola"), channel: "no-existe" }, { to: newApp() });
  expect(response.status).toBe(404);
});
