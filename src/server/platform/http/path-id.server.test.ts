import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ErrorCode } from "#content/errors.ts";
import { AppError } from "../app-error.server.ts";
import { readUuid, uuidOf } from "./path-id.server.ts";

const ID = "0193a5c4-8f1e-4b2a-9c3d-5e6f708192a3";

const NO_IDS = [
  "",
  " ",
  "1",
  "null",
  ID.slice(1),
  `${ID}0`,
  ` ${ID}`,
  `${ID}\n`,
  `{${ID}}`,
  ID.replaceAll("-", ""),
  ID.replace("a", "g"),
  "x".repeat(100_000),
];

test("an id is read in small letters, and nothing else is one", () => {
  expect(readUuid(ID)).toBe(ID);
  expect(readUuid(ID.toUpperCase())).toBe(ID);
  expect(readUuid(undefined)).toBeUndefined();
  for (const text of NO_IDS) expect(readUuid(text), text.slice(0, 50)).toBeUndefined();
});

test.each<[ErrorCode | undefined, ErrorCode]>([
  [undefined, "NOT_FOUND"],
  ["UNKNOWN_HOME", "UNKNOWN_HOME"],
])("a malformed id is answered like an id without a row: %s", async (unknown, code) => {
  const app = new Hono();
  app.get("/:id", (c) => c.text(uuidOf(c, "id", unknown)));
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : "SERVER_ERROR"));
  const get = async (id: string) => await (await app.request(`/${encodeURIComponent(id)}`)).text();
  expect(await get(ID.toUpperCase())).toBe(ID);
  for (const text of NO_IDS.filter((id) => id !== "")) expect(await get(text), text.slice(0, 50)).toBe(code);
});
