import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { tileIdOf } from "#domain/shared/maps/pmtiles.ts";
import { readTile } from "#domain/shared/maps/read-tile.ts";
import type { TileSchemaName } from "#domain/shared/maps/tile-schema.ts";
import { writeArchive } from "../../../test/write-archive.ts";
import { writeTile } from "../../../test/write-tile.ts";
import { lookAtTiles } from "./look-at-tiles.server.ts";
import { createMapTiles, type FoundTile, type MapTiles } from "./map-tiles.server.ts";
import { serviceSource } from "./service-source.server.ts";
import { createTileCache } from "./tile-cache.server.ts";

/** The tile of the Puerta del Sol. */
const SOL = { z: 16, x: 32093, y: 24711 };
const STREET = writeTile([
  {
    name: "via_urbana_lin",
    features: [
      {
        kind: 2,
        properties: { nombre: "Calle Mayor" },
        parts: [
          [
            [0, 0],
            [50, 60],
          ],
        ],
      },
    ],
  },
]);

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "umbral-tiles-"));
  ends.push(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function serve(answer: RequestListener): Promise<{ template: string; asked: string[]; server: Server }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { template: `${origin}/t/{z}/{x}/{y}.pbf`, asked, server };
}

interface Opened {
  tiles: MapTiles;
  /** Asks for a tile of the source. */
  get: (address?: { z: number; x: number; y: number }) => Promise<FoundTile>;
  warnings: unknown[];
}

async function openTiles(
  from: { template: string } | { file: string },
  { schema = "ign" as TileSchemaName, now = () => new Date(), dataDir = "" } = {},
): Promise<Opened> {
  const warnings: unknown[] = [];
  const log = { warn: (...shown: unknown[]) => warnings.push(shown) } as never;
  const tiles = createMapTiles(
    { dataDir: dataDir || (await folder()), mapTiles: { from, schema, attribution: "© prueba" }, reachesPrivate: true },
    { now, log },
  );
  const { source } = await tiles.describe();
  return { tiles, warnings, get: (address = SOL) => tiles.tile(source?.id ?? "", address) };
}

const unpacked = (found: FoundTile) => (typeof found === "string" ? found : gunzipSync(found.packed));

describe("a service", () => {
  test("is asked once for a tile, however many ask and however often", async () => {
    const { template, asked } = await serve((_, response) => setTimeout(() => response.end(STREET), 30));
    const { get } = await openTiles({ template });
    const found = await Promise.all([get(), get(), get()]);
    expect(found.map(unpacked)).toEqual([STREET, STREET, STREET]);
    expect(unpacked(await get())).toEqual(STREET);
    expect(asked).toEqual(["/t/16/32093/24711.pbf"]);
  });

  test("may send its tile packed, saying so or not", async () => {
    const { template } = await serve((request, response) => {
      if (request.url!.includes("24711")) response.setHeader("content-encoding", "gzip");
      response.end(gzipSync(STREET));
    });
    const { get } = await openTiles({ template });
    expect(unpacked(await get())).toEqual(STREET);
    expect(unpacked(await get({ ...SOL, y: 24712 }))).toEqual(STREET);
  });

  test("keeps its tiles over a restart, and a new address of the service empties the folder", async () => {
    const dataDir = await folder();
    const { template, asked } = await serve((_, response) => response.end(STREET));
    const { get } = await openTiles({ template }, { dataDir });
    await get();
    const again = await openTiles({ template }, { dataDir });
    expect(unpacked(await again.get())).toEqual(STREET);
    expect(asked).toHaveLength(1);
    const other = await openTiles({ template: template.replace("/t/", "/u/") }, { dataDir });
    await other.get();
    expect(await readdir(join(dataDir, "map-tiles"))).toHaveLength(1);
    expect(asked).toEqual(["/t/16/32093/24711.pbf", "/u/16/32093/24711.pbf"]);
  });

  test.each([204, 400, 403, 404, 410, 416, 422])(
    "that answers %d has nothing there, which is asked again after an hour",
    async (status) => {
      let time = new Date("2026-05-01T10:00:00Z");
      const { template, asked } = await serve((_, response) => response.writeHead(status).end());
      const { get } = await openTiles({ template }, { now: () => time });
      expect(await get()).toBe("none");
      expect(await get()).toBe("none");
      expect(asked).toHaveLength(1);
      time = new Date("2026-05-01T11:00:01Z");
      expect(await get()).toBe("none");
      expect(asked).toHaveLength(2);
    },
  );

  test("is not asked beyond Spain, beyond its levels, for another source's tiles or for what is no tile", async () => {
    const { template, asked } = await serve((_, response) => response.end(STREET));
    const { tiles, get } = await openTiles({ template });
    // Buenos Aires; level 17 where 16 is the last; a column that level 16 lacks.
    for (const address of [
      { z: 16, x: 22131, y: 39485 },
      { z: 17, x: 64187, y: 49449 },
      { z: 16, x: 70000, y: 24711 },
      { z: 16.5, x: 1, y: 1 },
    ]) {
      expect(await get(address)).toBe("none");
    }
    expect(await tiles.tile("another", SOL)).toBe("none");
    expect(asked).toEqual([]);
  });

  test.each<[string, RequestListener]>([
    ["sends a page", (_, response) => response.end("<!doctype html><title>En obras</title>")],
    ["sends too much", (_, response) => response.end(Buffer.alloc(3 * 1024 * 1024))],
    ["sends little that unpacks to very much", (_, response) => response.end(gzipSync(Buffer.alloc(30_000_000)))],
    ["fails", (_, response) => response.writeHead(500).end()],
    [
      "breaks off",
      (_, response) => response.writeHead(200, { "content-length": "100" }).write("x", () => response.destroy()),
    ],
  ])(
    "that %s is away, and nobody asks it for 20 s after six such answers and one at a known place",
    async (_, answer) => {
      let time = new Date("2026-05-01T10:00:00Z");
      const { template, asked } = await serve(answer);
      const { tiles, get, warnings } = await openTiles({ template }, { now: () => time });
      for (const y of [1, 2, 3, 4, 5]) expect(await get({ ...SOL, y: SOL.y + y })).toBe("away");
      expect((await tiles.describe()).isDown).toBe(false);
      for (const y of [6, 7, 8]) expect(await get({ ...SOL, y: SOL.y + y })).toBe("away");
      expect(asked).toHaveLength(7);
      expect((await tiles.describe()).isDown).toBe(true);
      expect(warnings).toHaveLength(1);
      time = new Date("2026-05-01T10:00:21Z");
      expect((await tiles.describe()).isDown).toBe(false);
      expect(await get({ ...SOL, y: SOL.y + 9 })).toBe("away");
      expect(asked).toHaveLength(9);
    },
  );

  test("that fails at many places, and not at a known one, is still asked: nobody switches the streets off on purpose", async () => {
    const { template } = await serve((request, response) =>
      request.url!.includes("/32093/") ? response.end(STREET) : response.writeHead(500).end(),
    );
    const { tiles, get, warnings } = await openTiles({ template });
    for (let x = 1; x <= 20; x += 1) expect(await get({ ...SOL, x: SOL.x + x })).toBe("away");
    expect((await tiles.describe()).isDown).toBe(false);
    expect(warnings).toEqual([]);
    expect(unpacked(await get())).toEqual(STREET);
  });

  test("that is slow is given up", async () => {
    const { template } = await serve(() => {});
    const source = serviceSource({ template, schema: "ign", allowPrivate: true, timeoutMs: 50 });
    await expect(source.read(SOL)).rejects.toMatchObject({ name: "TileFault", message: "No responde" });
  });

  test("that says when to come back is left alone until then", async () => {
    let time = new Date("2026-05-01T10:00:00Z");
    const { template, asked } = await serve((_, response) => response.writeHead(429, { "retry-after": "600" }).end());
    const { get } = await openTiles({ template }, { now: () => time });
    for (const y of [1, 2, 3, 4, 5, 6]) await get({ ...SOL, y: SOL.y + y });
    time = new Date("2026-05-01T10:09:59Z");
    await get();
    expect(asked).toHaveLength(7);
  });

  test("may not send us to another server, and a private address is refused unless the deployment has its own", async () => {
    const secret = await serve((_, response) => response.end(STREET));
    const { template } = await serve((_, response) =>
      response.writeHead(302, { location: secret.template.replace(/\{.*/, "1/1/1") }).end(),
    );
    const { get } = await openTiles({ template });
    expect(await get()).toBe("away");
    const source = serviceSource({ template: secret.template, schema: "ign", allowPrivate: false });
    await expect(source.read(SOL)).rejects.toMatchObject({ message: "La dirección no es pública" });
    expect(secret.asked).toEqual([]);
  });

  test("that is away leaves the kept tile standing, however old it is", async () => {
    let time = new Date("2026-05-01T10:00:00Z");
    let isUp = true;
    const { template, asked } = await serve((_, response) =>
      isUp ? response.end(STREET) : response.writeHead(500).end(),
    );
    const { get } = await openTiles({ template }, { now: () => time });
    await get();
    isUp = false;
    time = new Date("2027-05-01T10:00:00Z");
    expect(unpacked(await get())).toEqual(STREET);
    expect(asked).toHaveLength(2);
  });

  test("and a disk that cannot keep anything costs one line in the log", async () => {
    const file = join(await folder(), "no-folder");
    await writeFile(file, "");
    const { template } = await serve((_, response) => response.end(STREET));
    const { get, warnings } = await openTiles({ template }, { dataDir: file });
    expect(unpacked(await get())).toEqual(STREET);
    expect(unpacked(await get())).toEqual(STREET);
    expect(warnings).toHaveLength(1);
  });
});

test("the cache forgets the tile used longest ago: three of a block each do not fit into 10,000 bytes", async () => {
  const parts = { folder: await folder(), sourceId: "s", now: () => new Date(), log: { warn: () => {} } as never };
  const cache = createTileCache({ ...parts, mostBytes: 10_000 });
  const [a, b, c] = [1, 2, 3].map((x) => ({ z: 9, x, y: 1 })) as [typeof SOL, typeof SOL, typeof SOL];
  await cache.keep(a, Buffer.from("a"));
  await cache.keep(b, Buffer.from("b"));
  await cache.read(a);
  await cache.keep(c, Buffer.from("c"));
  expect(await cache.read(b)).toBeUndefined();
  expect((await cache.read(a))?.tile?.toString()).toBe("a");
  expect((await cache.read(c))?.tile?.toString()).toBe("c");
  expect((await readdir(join(parts.folder, "s"))).sort()).toEqual(["9-1-1.mvt.gz", "9-3-1.mvt.gz"]);
});

describe("a file", () => {
  const bounds = { west: -10, south: 35, east: 5, north: 44 };
  const write = async (isNested: boolean) => {
    const file = join(await folder(), "spain.pmtiles");
    const archive = writeArchive({
      tiles: [{ id: tileIdOf({ z: 5, x: 15, y: 12 }), bytes: STREET }],
      minZoom: 4,
      maxZoom: 6,
      bounds,
      isNested,
    });
    await writeFile(file, archive);
    return { file, archive };
  };

  test.each([false, true])("gives its tiles and says what it covers (directory below: %s)", async (isNested) => {
    const { file } = await write(isNested);
    const { tiles, get } = await openTiles({ file }, { schema: "protomaps" });
    expect((await tiles.describe()).source).toMatchObject({ minZoom: 4, maxZoom: 6, bounds, schema: "protomaps" });
    const found = await get({ z: 5, x: 15, y: 12 });
    expect(readTile(unpacked(found) as Buffer)[0]?.features[0]?.properties.nombre).toBe("Calle Mayor");
    expect(await get({ z: 5, x: 15, y: 11 })).toBe("none");
    expect(await get({ z: 7, x: 60, y: 48 })).toBe("none");
  });

  test("that is not there, cut or another one leaves the map without streets, and is found once it is mended", async () => {
    const { file, archive } = await write(false);
    await writeFile(file, archive.subarray(0, 100));
    const { tiles } = await openTiles({ file });
    expect(await tiles.describe()).toEqual({ source: null, isDown: true });
    expect(await tiles.tile("x", SOL)).toBe("none");
    await rm(file);
    expect((await tiles.describe()).isDown).toBe(true);
    await writeFile(file, archive);
    expect((await tiles.describe()).source?.maxZoom).toBe(6);
  });

  test("with a damaged tile is away at that place", async () => {
    const { file, archive } = await write(false);
    archive.fill(0, archive.length - 12);
    await writeFile(file, archive);
    const { get } = await openTiles({ file });
    expect(await get({ z: 5, x: 15, y: 12 })).toBe("away");
  });
});

test("without a configured source there are no streets, and that is no fault", async () => {
  const tiles = createMapTiles(
    { dataDir: "/nowhere", mapTiles: undefined, reachesPrivate: false },
    {
      now: () => new Date(),
      log: { warn: () => {} } as never,
    },
  );
  expect(await tiles.describe()).toEqual({ source: null, isDown: false });
  expect(await tiles.tile("x", SOL)).toBe("none");
});

test("doctor says how the source answers: well, with nothing, with something else, not at all, or that it is off", async () => {
  const good = await serve((_, response) => response.end(STREET));
  const empty = await serve((_, response) => response.writeHead(404).end());
  const page = await serve((_, response) => response.end("<html>"));
  const look = (template: string) =>
    lookAtTiles({ mapTiles: { from: { template }, schema: "ign", attribution: "" }, reachesPrivate: true });
  expect(await look(good.template)).toBe("Contesta");
  expect(good.asked).toEqual(["/t/16/32093/24711.pbf"]);
  expect(await look(empty.template)).toBe("Contesta, pero no tiene nada en el centro de su zona");
  expect(await look(page.template)).toBe("Contesta, pero no con teselas vectoriales");
  expect(await look("http://127.0.0.1:1/{z}/{x}/{y}")).toBe("No responde");
  expect(await lookAtTiles({ mapTiles: undefined, reachesPrivate: true })).toBe("Apagado: los mapas no llevan calles");
  const file = { from: { file: "/nowhere/spain.pmtiles" }, schema: "protomaps", attribution: "" } as const;
  expect(await lookAtTiles({ mapTiles: file, reachesPrivate: true })).toBe("El archivo no está");
});
