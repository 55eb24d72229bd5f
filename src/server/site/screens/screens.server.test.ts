import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PRODUCT_SCREENS } from "#content/screens/product-screens.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { createScreenShelf, filesOf, MANIFEST, readBuiltScreens, watchScreens } from "./built-screens.server.ts";
import { screenRoutes } from "./routes.server.ts";

const MARK = "0f3a9c1b22";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umbral-screens-"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const list = (content: unknown) =>
  writeFileSync(join(folder, MANIFEST), typeof content === "string" ? content : JSON.stringify(content));

function addPictures(id: keyof typeof PRODUCT_SCREENS, mark = MARK): void {
  for (const file of filesOf(id, PRODUCT_SCREENS[id], mark)) writeFileSync(join(folder, file), "a picture");
}

const read = () => readBuiltScreens(folder, PRODUCT_SCREENS);
const board = { mark: MARK, width: 1200, height: 750 };

test("a wide screen is twelve files: two themes, three cuts, two formats; a telephone's has no square and so eight", () => {
  expect(filesOf("board", PRODUCT_SCREENS.board, MARK)).toHaveLength(12);
  expect(filesOf("phone", PRODUCT_SCREENS.phone, MARK)).toHaveLength(8);
});

test("a listed screen whose files are there is built", () => {
  addPictures("board");
  list({ screens: { board } });
  expect(read()).toEqual({ board: MARK });
});

test("a screen of which one file is missing is not built; the others are", () => {
  addPictures("board");
  addPictures("homes");
  list({ screens: { board, homes: board } });
  rmSync(join(folder, `board-dark-narrow.${MARK}.webp`));
  expect(read()).toEqual({ homes: MARK });
});

test("a screen in another size than the pages expect is of another version, and not built", () => {
  addPictures("board");
  list({ screens: { board: { ...board, height: 700 } } });
  expect(read()).toEqual({});
});

test.each([
  ["no list", null],
  ["an empty one", ""],
  ["half a list", '{"screens":{"board":{"mark":"0f3a'],
  ["something else", "[1,2]"],
  ["no screens", "{}"],
  ["a mark that is markup", JSON.stringify({ screens: { board: { ...board, mark: '"><script>' } } })],
  ["a mark that leaves the folder", JSON.stringify({ screens: { board: { ...board, mark: "../../etc/" } } })],
  ["sizes that are no numbers", JSON.stringify({ screens: { board: { ...board, width: "1200" } } })],
  ["an unknown screen", JSON.stringify({ screens: { "../board": board, other: board } })],
  ["names of what every object has", '{"screens":{"__proto__":{"mark":"0f3a9c1b22","width":1200,"height":750}}}'],
  ["an endless list", `{"screens":{}}${" ".repeat(300_000)}`],
])("a list that is %s has no screens", (_, content) => {
  addPictures("board");
  if (content !== null) list(content);
  expect(read()).toEqual({});
});

test("a folder in the list's place has no screens", () => {
  mkdirSync(join(folder, MANIFEST));
  expect(read()).toEqual({});
});

test("pictures that come later are seen, a second after the last look at the latest", () => {
  let now = 0;
  const shelf = createScreenShelf(folder, () => now);
  expect(shelf.product()).toEqual({});
  addPictures("board");
  list({ screens: { board } });
  now = 999;
  expect(shelf.product()).toEqual({});
  now = 1_000;
  expect(shelf.product()).toEqual({ board: MARK });
});

test("who watches is told of each new list once", () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  watchScreens(folder, onChange);
  vi.advanceTimersByTime(20_000);
  expect(onChange).not.toHaveBeenCalled();
  list({ screens: {} });
  vi.advanceTimersByTime(20_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  utimesSync(join(folder, MANIFEST), 1, 1);
  vi.advanceTimersByTime(20_000);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("a picture is kept for ever by browsers, with its type", async () => {
  addPictures("board");
  const response = await screenRoutes(folder).request(`/board-dark-2x.${MARK}.avif`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/avif");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await response.text()).toBe("a picture");
});

test.each([
  ["the list itself", `/${MANIFEST}`],
  ["a file that is not there", `/homes-dark-2x.${MARK}.avif`],
  ["another folder", `/..%2f${MARK}.avif`],
  ["another type", `/board-dark-2x.${MARK}.svg`],
  ["a name with an end of its own", `/board-dark-2x.${MARK}.avif%00.webp`],
])("%s is no picture", async (_, path) => {
  addPictures("board");
  list({ screens: { board } });
  const routes = screenRoutes(folder);
  routes.onError((error, c) => c.text("", error instanceof AppError && error.code === "NOT_FOUND" ? 404 : 500));
  expect((await routes.request(path)).status).toBe(404);
});
