import { Hono } from "hono";
import { expect, test } from "vitest";
import { AppError } from "../app-error.server.ts";
import { servedAs } from "./caller-in-hand.server.ts";
import { readUploads } from "./read-uploads.server.ts";

const FORM = { field: "files", maxBytes: 1_000, fields: { text: 500 }, mostBytes: 1_500 };

/** The parts that are read of a body, or the first issue of its refusal. */
async function read(body: FormData | ReadableStream, headers: Record<string, string> = {}) {
  const app = new Hono();
  app.post("/", async (c) => {
    const parts: { field: string; weight: number | null }[] = [];
    try {
      for await (const { field, bytes } of readUploads(c, FORM)) parts.push({ field, weight: bytes?.length ?? null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return c.json({ refused: error.issues?.[0] ?? error.code });
    }
    return c.json({ parts });
  });
  const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
  return await (await app.request("/", init)).json();
}

const form = (...entries: [string, string | Blob][]) => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};
const file = (weight: number) => new File(["x".repeat(weight)], "chat.txt");

test("files and the fields that a call knows are read as they come", async () => {
  expect(await read(form(["text", "hola"], ["files", file(400)], ["files", file(1_001)]))).toEqual({
    parts: [
      { field: "text", weight: 4 },
      { field: "files", weight: 400 },
      { field: "files", weight: null },
    ],
  });
});

test("a field that no call knows, and one that is too long, are refused at their names", async () => {
  expect(await read(form(["f0", "x".repeat(5_000)], ["files", file(1)]))).toEqual({
    refused: { path: "f0", message: "No conozco «f0»" },
  });
  expect(await read(form(["text", "x".repeat(501)]))).toEqual({
    refused: { path: "text", message: "Es demasiado largo" },
  });
});

test("all parts are weighed together", async () => {
  expect(await read(form(["text", "x".repeat(400)], ["files", file(900)], ["files", file(900)]))).toMatchObject({
    refused: { path: "files", message: expect.stringContaining("pesan juntos más de") },
  });
});

test("a body that says that it is too heavy is refused before it is read", async () => {
  let isRead = false;
  const body = new ReadableStream(
    {
      pull() {
        isRead = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": "400000000" };
  expect(await read(body, headers)).toMatchObject({ refused: { path: "files" } });
  expect(isRead).toBe(false);
});

test("of one caller six bodies are read at once, and somebody else's beside them", async () => {
  const open: ReadableStreamDefaultController[] = [];
  const begun = () =>
    read(new ReadableStream({ start: (controller) => void open.push(controller) }), {
      "content-type": "multipart/form-data; boundary=x",
    });
  const all = Array.from({ length: 6 }, () => servedAs("ana", begun));
  await new Promise((resolve) => setImmediate(resolve));
  expect(await servedAs("ana", () => read(form(["text", "hola"])))).toEqual({ refused: "RATE_LIMIT" });
  expect(await servedAs("bea", () => read(form(["text", "hola"])))).toMatchObject({ parts: [{ field: "text" }] });
  for (const controller of open) controller.close();
  expect(await Promise.all(all)).toEqual(Array(6).fill({ refused: "MALFORMED_REQUEST" }));
  expect(await servedAs("ana", () => read(form(["text", "hola"])))).toMatchObject({ parts: [{ field: "text" }] });
});
