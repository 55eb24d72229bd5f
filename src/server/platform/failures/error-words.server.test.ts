import { lookup } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { openTestDatabase } from "../../../test/test-database.ts";
import { createLog } from "../log.server.ts";
import { errorPlaces, errorWords } from "./error-words.server.ts";

const { db, pool } = await openTestDatabase();

/** Personal data as errors quote it: a name, an address, a mail address, a search, a token. */
const PERSONAL = [
  "maria lopez",
  "calle del olmo 7",
  "maria@correo.example",
  "piso barato",
  "sk_live_9a8B7c6D5e4F3g2H1i0J",
];

const thrown = async (work: () => unknown): Promise<Error> => {
  try {
    await work();
  } catch (error) {
    return error as Error;
  }
  throw new Error("nothing was thrown");
};

test.each<[string, (word: string) => unknown]>([
  ["a body that is no JSON", (word) => JSON.parse(`${word}`)],
  ["a body that breaks off behind it", (word) => JSON.parse(`{"name": ${word}`)],
  ["a query of Drizzle", (word) => db.execute(sql`select ${word}::uuid`)],
  ["a query of the driver", (word) => pool.query("select $1::uuid", [word])],
  ["a schema", (word) => z.strictObject({ kind: z.literal("a") }).parse({ kind: word, [word]: 1 })],
  ["a pattern", (word) => new RegExp(`${word}(`)],
  ["an address of the web", (word) => new URL(word, `nowhere:${word}`)],
  ["a request", (word) => fetch(`http://${encodeURIComponent(word)}:1/${word}`)],
  ["a host that nobody knows", (word) => lookup(`${word.replace(/\W/g, "-")}.invalid`)],
  ["a name of ours in our own words", (word) => Promise.reject(new Error(`«${word}» has no owner, "${word}" neither`))],
  [
    "an address in our own words",
    (word) => Promise.reject(new Error(`https://a.example/${word.replaceAll(" ", "-")} was refused`)),
  ],
])("%s brings nothing personal into the log", async (_, work) => {
  for (const word of PERSONAL) {
    const error = await thrown(() => work(word));
    const lines: string[] = [];
    createLog("silent").warn({ err: error }, "silent");
    createLog("fatal", { write: (line) => void lines.push(line) }).error({ err: error }, "failed");
    expect(lines).toHaveLength(1);
    for (const part of [word, word.replace(/\W/g, "-"), encodeURIComponent(word), word.split(/\W/)[0]!]) {
      const { err } = JSON.parse(lines[0]!);
      expect(`${err.message} ${err.code ?? ""} ${err.type}`).not.toContain(part);
    }
    expect(lines[0]).not.toContain(word);
  }
});

test("names of our own code and of our own files stay, which errors are mended by", async () => {
  const missing = undefined as unknown as { id: string };
  expect(errorWords(await thrown(() => missing.id))).toBe("Cannot read properties of undefined (reading 'id')");
  expect(errorWords(await thrown(() => readFile("/nowhere/lists.bin")))).toBe(
    "ENOENT: no such file or directory, open '/nowhere/lists.bin'",
  );
  expect(errorWords(new Error("it doesn't hold one owner's rows"))).toBe("it doesn't hold one owner's rows");
  expect(errorWords(await thrown(() => lookup("nobody.invalid")))).toMatch(/^getaddrinfo E\w+$/);
});

test("a line of the message that looks like a place is none", () => {
  const error = new Error("unreadable\n    at maria (calle del olmo 7)");
  const places = errorPlaces(error)!;
  expect(places).not.toContain("olmo");
  expect(places.split("\n")[0]).toContain("error-words.server.test.ts");
});
