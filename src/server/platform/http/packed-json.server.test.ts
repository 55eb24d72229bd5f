import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { expect, test } from "vitest";
import { packedJson } from "./packed-json.server.ts";

const LONG = { text: "Ático con ñ y €. ".repeat(200) };
const app = new Hono();
app.use(compress());
app.get("/long", (c) => packedJson(c, LONG));
app.get("/short", (c) => packedJson(c, { text: "Ático" }));

test("a long answer is packed once, with the length of what is sent, and is the same behind it", async () => {
  const answer = await app.request("/long", { headers: { "accept-encoding": "gzip, br" } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(LONG);
  expect(bytes.byteLength).toBeLessThan(300);
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("vary")).toBe("accept-encoding");
});

test("whoever cannot unpack it, and whoever asks for little, gets plain data", async () => {
  for (const headers of [{}, { "accept-encoding": "gzip;q=0" }]) {
    const plain = await app.request("/long", { headers });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.json()).toEqual(LONG);
  }
  const short = await app.request("/short", { headers: { "accept-encoding": "gzip" } });
  expect(short.headers.get("content-encoding")).toBeNull();
  expect(await short.json()).toEqual({ text: "Ático" });
});
