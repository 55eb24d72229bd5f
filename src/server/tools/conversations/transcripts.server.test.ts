import { randomUUID } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { DEMO_CONVERSATION } from "#domain/tools/conversations/demo-conversation.ts";
import type { Message } from "#domain/tools/conversations/thread.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { ANDROID, chat, type GivenTranscript, transcriptCallers } from "../../../test/transcript-callers.ts";
import { createApp } from "../../boot/app.server.ts";
import { transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";

/** Conversations over the real database: what is handed in, how it is read, and what is refused. */

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2025-03-29T09:00:00.000Z");
const services = Object.assign(testServices(database), { now: () => NOW });
const app = createApp(services, async () => new Response("page"));
const { handIn, call, kept, messagesOf, rowOf } = transcriptCallers(app, db);
const marta = await signedInPerson(services);

async function refusal(given: GivenTranscript): Promise<string[]> {
  const before = await db.$count(transcripts);
  const answer = await handIn(marta, given);
  expect(answer.status).toBe(422);
  expect(await db.$count(transcripts)).toBe(before);
  const { issues } = (await answer.json()) as { issues: { path: string; message: string }[] };
  return issues.map(({ path, message }) => `${path}: ${message}`);
}

test("a pasted chat is kept as its messages, summed up, in the zone that was chosen", async () => {
  const { row, messages } = await kept(marta, { text: DEMO_CONVERSATION });
  expect(messages).toHaveLength(9);
  expect(messages[0]).toMatchObject({ wallTime: "2025-03-27T18:02", at: "2025-03-27T17:02:11.000Z", author: 0 });
  expect(row).toMatchObject({
    messageCount: 9,
    ownerId: marta.user.id,
    country: "ES",
    title: expect.stringContaining("Ana"),
  });
  expect(row.head.people.map(({ name, side }) => [name, side])).toEqual([
    ["Ana", "client"],
    ["Marta Inmobiliaria", "agent"],
  ]);
  const { summary } = row;
  const named = [...summary.lines, ...summary.facts].flatMap((one) => one.messages);
  expect(summary.lines.length).toBeGreaterThan(0);
  expect(summary.lines.length).toBeLessThanOrEqual(5);
  expect(named.every((place) => messages[place] !== undefined)).toBe(true);
  // 240,000 was said first.
  expect(summary.facts.find(({ kind }) => kind === "budget")?.value).toMatchObject({ max: 250_000 });
});

test("the hour of Spain and of Mexico are other instants of the same chat, and changing the zone moves them", async () => {
  const { id, messages } = await kept(marta, { text: ANDROID, zone: "America/Mexico_City" });
  expect(messages[0]!.at).toBe("2025-03-29T03:29:00.000Z");
  expect((await call(marta, "PATCH", id, { zone: "Europe/Madrid" })).status).toBe(204);
  expect((await messagesOf(id))[0]).toMatchObject({ wallTime: "2025-03-28T21:29", at: "2025-03-28T20:29:00.000Z" });
});

test("the same chat sent again with its key is kept once", async () => {
  const key = randomUUID();
  const [first, second] = [await handIn(marta, { text: ANDROID, key }), await handIn(marta, { text: ANDROID, key })];
  expect(await first.json()).toEqual(await second.json());
  expect(second.headers.get("idempotent-replayed")).toBe("true");
});

test("of a packed export the chat is read, and its media are not", async () => {
  const photo = new Uint8Array(100_000).fill(7);
  const zip = zipSync({ "IMG-1.jpg": photo, "_chat.txt": strToU8(DEMO_CONVERSATION) }) as Uint8Array<ArrayBuffer>;
  const { messages, row } = await kept(marta, { files: [["WhatsApp Chat - Ana.zip", zip]] });
  expect(messages).toHaveLength(9);
  expect(row.title).toContain("Ana");
});

test("mails of a mailbox and of files are one conversation, without what they quote", async () => {
  const mail = (from: string, date: string, text: string) =>
    `From: ${from}\r\nTo: marta@agencia.example\r\nSubject: Piso en Ruzafa\r\nDate: ${date}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;
  const first = mail("Ana <ana@casa.example>", "Fri, 28 Mar 2025 10:00:00 +0100", "¿Sigue disponible?");
  const second = mail(
    "Marta <marta@agencia.example>",
    "Fri, 28 Mar 2025 11:00:00 +0100",
    "Sí, sigue.\r\n\r\n> ¿Sigue disponible?",
  );
  const box = `From ana@casa.example Fri Mar 28 10:00:00 2025\r\n${first}\r\nFrom marta@agencia.example Fri Mar 28 11:00:00 2025\r\n${second}`;
  for (const files of [
    [["hilo.mbox", box]],
    [
      ["b.eml", second],
      ["a.eml", first],
    ],
  ] as GivenTranscript["files"][]) {
    const { messages, row } = await kept(marta, { files: files! });
    expect(messages.map(({ text, at }) => [text.trim(), at])).toEqual([
      ["¿Sigue disponible?", "2025-03-28T09:00:00.000Z"],
      ["Sí, sigue.", "2025-03-28T10:00:00.000Z"],
    ]);
    expect(row.head.source).toBe("mail");
  }
});

test("text that is no conversation is refused with its first bad line, and nothing is kept", async () => {
  expect(await refusal({ text: "= = =\n12345" })).toEqual([expect.stringMatching(/^text: .*línea 1.*= = =/)]);
  expect(await refusal({})).toEqual(["text: Pega la conversación o sube su archivo"]);
  expect(await refusal({ text: ANDROID, files: [["a.txt", ANDROID]] })).toEqual([expect.stringMatching(/no las dos/)]);
  expect(await refusal({ text: ANDROID, zone: "Europa" })).toEqual([expect.stringMatching(/^zone: /)]);
  const two: GivenTranscript["files"] = [
    ["a.txt", ANDROID],
    ["b.txt", ANDROID],
  ];
  expect(await refusal({ files: two })).toEqual([expect.stringMatching(/^files: Varios archivos/)]);
  expect(await refusal({ files: [["gato.txt", new Uint8Array([0, 1, 2, 3])]] })).toEqual([
    "files: «gato.txt» no es un texto",
  ]);
  expect(await refusal({ files: [["roto.zip", "PK roto"]] })).toEqual([expect.stringMatching(/dañado/)]);
});

test("a packed text that unpacks to more than it may is given up where it passes the limit", async () => {
  const bomb = zipSync({ "_chat.txt": new Uint8Array(60_000_000).fill(97) }) as Uint8Array<ArrayBuffer>;
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusal({ files: [["chat.zip", bomb]] })).toEqual([expect.stringMatching(/más de 5 MB/)]);
  const none = zipSync({ "foto.jpg": new Uint8Array(10) }) as Uint8Array<ArrayBuffer>;
  expect(await refusal({ files: [["fotos.zip", none]] })).toEqual([expect.stringMatching(/ningún chat/)]);
});

test("the agent's side is chosen, and the summary follows", async () => {
  const { id, row } = await kept(marta, { text: DEMO_CONVERSATION });
  expect((await call(marta, "PATCH", id, { agents: [0] })).status).toBe(204);
  const after = await rowOf(id);
  expect(after.head.people.map(({ side }) => side)).toEqual(["agent", "client"]);
  expect(after.revision).toBe(row.revision + 1);
  expect(after.summary).not.toEqual(row.summary);
  expect((await call(marta, "PATCH", id, { agents: [7] })).status).toBe(422);
});

test("day and month change places by one choice, unless a date forbids it", async () => {
  const text = chat(["3/4/2025, 9:00 - Ana: Hola", "5/4/2025, 9:00 - Marta: Hola, Ana"]);
  const { id } = await kept(marta, { text });
  expect((await call(marta, "PATCH", id, { dayFirst: false })).status).toBe(204);
  const times = async (of: string) => (await messagesOf(of)).map(({ wallTime }) => wallTime);
  expect(await times(id)).toEqual(["2025-03-04T09:00", "2025-05-04T09:00"]);
  const fixed = await kept(marta, { text: ANDROID });
  await call(marta, "PATCH", fixed.id, { dayFirst: false });
  expect(await times(fixed.id)).toEqual(["2025-03-28T21:29", "2025-03-28T21:30"]);
});

test("messages come a page at a time", async () => {
  const lines = Array.from(
    { length: 450 },
    (_, i) => `28/3/2025, 10:${String(i % 60).padStart(2, "0")} - Ana: Mensaje ${i}`,
  );
  const { id } = await kept(marta, { text: chat(lines) });
  const page = async (from: number) =>
    ((await (await call(marta, "GET", `${id}/messages?desde=${from}`)).json()) as { messages: Message[] }).messages;
  expect((await page(0)).map(({ index }) => index)).toEqual(Array.from({ length: 200 }, (_, i) => i));
  expect((await page(400)).map(({ text }) => text).at(-1)).toBe("Mensaje 449");
});

test("of thousands of promises the newest are kept and shown, and more messages or people than fit are refused at the field", async () => {
  const line = (i: number, who: string) => `[28/3/2025, 21:29:04] ${who}: Te envío mañana la nota ${i}`;
  const many = Array.from({ length: 3_000 }, (_, i) => line(i, i % 2 ? "Ana" : "Luis")).join("\n");
  const { id, row } = await kept(marta, { text: many });
  expect(row.summary.commitments).toHaveLength(200);
  expect(row.summary.found).toMatchObject({ commitments: 3_000 });
  const events = row.summary.commitments.map(({ message }) => ({ id: `${message}-0`, day: null }));
  expect(await (await call(marta, "POST", `${id}/events`, { events })).json()).toEqual({ added: 200 });
  expect((await (await call(marta, "GET", `${id}/events.ics`)).text()).match(/BEGIN:VEVENT/g)).toHaveLength(200);
  const crowd = Array.from({ length: 1_025 }, (_, i) => line(i, `P${i}`)).join("\n");
  const answer = await handIn(marta, { text: crowd });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ issues: [{ path: "text", message: expect.stringContaining("1.024") }] });
});
