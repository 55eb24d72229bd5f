import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { RunSort } from "#domain/tools/runs/run-filter.ts";
import { runRow } from "../../../test/run-rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { COUNTED, countRuns, listRuns, possibleSort, type RunPlace, type RunQuery } from "./run-lists.server.ts";

/** Many hits are read in another way than few; both ways must find the same. */

const { db } = await openTestDatabase();
const NOW = new Date("2026-11-21T10:00:00.000Z");
const ownerId = randomUUID();
const actor = personActor(ownerId);
const plain: RunQuery = {
  view: "history",
  scope: "mine",
  q: "",
  folder: "",
  tag: "",
  from: "",
  to: "",
  sort: "newest",
  toolId: null,
  now: NOW,
};
const MANY = COUNTED + 1;

beforeAll(async () => {
  const streets = ["Carrer de Verdi", "C/ Cádiz", "Gran Via", "Torrent de l'Olla"];
  const rows = Array.from({ length: 120 }, (_, i) =>
    runRow({
      ownerId,
      title: `${streets[i % 4]}, ${i}, 3.º`,
      toolId: i % 3 ? "valuation" : "borrowing-capacity",
      folder: i % 5 === 0 ? `Carpeta ${i % 10}` : null,
      savedAt: i % 5 === 0 ? new Date(NOW.getTime() - i * 1000) : null,
      tags: i % 4 === 0 ? ["llaves", `zona ${i % 8}`] : [],
      deletedAt: i % 11 === 0 ? NOW : null,
      createdAt: new Date(NOW.getTime() - Math.floor(i / 2) * 3_600_000),
    }),
  );
  await db.insert(toolRuns).values(rows);
});

async function idsOf(query: RunQuery, total: number): Promise<string[]> {
  const ids: string[] = [];
  let after: RunPlace | undefined;
  do {
    const { runs, next } = await listRuns(db, actor, query, { total, limit: 7, after });
    ids.push(...runs.map(({ id }) => id));
    after = next ?? undefined;
  } while (after);
  return ids;
}

describe("read along the way or found first: the same rows in the same order", () => {
  const changes: Partial<RunQuery>[] = [
    {},
    { q: "verdi" },
    { q: "cadiz 3" },
    { q: "l'olla" },
    { q: "12" },
    { q: "nada de eso" },
    { q: "%" },
    { tag: "llaves" },
    { tag: "zona 4", q: "verdi" },
    { folder: "Carpeta 5" },
    { folder: "carpeta 5" },
    { toolId: "valuation", q: "gran" },
    { from: "2026-11-19", to: "2026-11-20", tag: "llaves" },
    { view: "saved" },
    { view: "saved", q: "verdi" },
    { view: "trash", q: "via" },
  ];
  test.each(changes.flatMap((change) => (["newest", "oldest"] as const).map((sort) => ({ ...change, sort }))))(
    "%j",
    async (change) => {
      const query = { ...plain, ...change };
      const total = await countRuns(db, actor, query);
      const few = await idsOf(query, total);
      expect(few).toHaveLength(total);
      expect(await idsOf(query, MANY)).toEqual(few);
    },
  );
});

test("more than are counted keep the order of time", () => {
  const of = (total: number) =>
    (["name", "figure", "oldest", "newest"] as RunSort[]).map((s) => possibleSort(s, total));
  expect(of(COUNTED)).toEqual(["name", "figure", "oldest", "newest"]);
  expect(of(MANY)).toEqual(["newest", "newest", "oldest", "newest"]);
});
