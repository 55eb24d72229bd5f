import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { writeTile } from "../../../test/write-tile.ts";
import { createApp } from "../../boot/app.server.ts";

const STREET = writeTile([
  {
    name: "via_urbana_lin",
    features: [
      {
        kind: 2,
        parts: [
          [
            [0, 0],
            [9, 9],
          ],
        ],
      },
    ],
  },
]);
const database = await openTestDatabase();
let server: Server;
let app: ReturnType<typeof createApp>;
let source = "";

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/16/32093/24711") return response.end(STREET);
    return response.writeHead(request.url === "/16/32093/24712" ? 404 : 500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { MAP_TILES: `${origin}/{z}/{x}/{y}`, OUTGOING_ALLOW_PRIVATE: "1", DATA_DIR: `/nowhere/${process.pid}` };
  app = createApp(testServices(database, env), async () => new Response("page"));
  const answer = (await (await app.request("/mapas")).json()) as { source: { id: string } };
  source = answer.source.id;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("a page learns the source, its area and its name, and may keep that for a minute", async () => {
  const answer = await app.request("/mapas");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  expect(await answer.json()).toEqual({
    source: {
      id: expect.stringMatching(/^[\da-f]{12}$/),
      schema: "ign",
      minZoom: 0,
      maxZoom: 16,
      bounds: { west: -18.3, south: 27.5, east: 4.5, north: 43.95 },
      attribution: "© Instituto Geográfico Nacional (scne.es), CC BY 4.0",
    },
    isDown: false,
  });
});

test("a tile is packed for a browser that takes that, names nobody and may be kept by everybody", async () => {
  const path = `/mapas/${source}/16/32093/24711`;
  const packed = await app.request(path, { headers: { "accept-encoding": "br, gzip" } });
  expect(packed.status).toBe(200);
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(packed.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile");
  expect(packed.headers.get("cache-control")).toBe("public, max-age=604800");
  expect(packed.headers.get("set-cookie")).toBeNull();
  expect(packed.headers.get("x-content-type-options")).toBe("nosniff");
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer()))).toEqual(STREET);
  const plain = await app.request(path);
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(Buffer.from(await plain.arrayBuffer())).toEqual(STREET);
});

test("nothing there is an answer without a body; a source that fails is 503 for now; anything else is no address", async () => {
  expect((await app.request(`/mapas/${source}/16/32093/24712`)).status).toBe(204);
  const away = await app.request(`/mapas/${source}/16/32093/24713`);
  expect(away.status).toBe(503);
  expect(away.headers.get("cache-control")).toBe("no-store");
  expect(((await away.json()) as { code: string }).code).toBe("MAP_UNAVAILABLE");
  for (const path of ["a/2/3", "16/-1/3", "16/1.5/3", "16/1/3e2", "16/1/999999999"]) {
    expect((await app.request(`/mapas/${source}/${path}`)).status).toBe(404);
  }
});
