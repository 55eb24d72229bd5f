import { createHash, createHmac } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDiskStore } from "./disk-store.server.ts";
import { type ObjectStore, readWhole } from "./object-store.server.ts";
import { createS3Store } from "./s3-store.server.ts";

const SECRET = "a secret key";
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/** Enough of S3 to be written to, with signatures calculated by its documentation and not by the client. */
function fakeS3() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const calls: string[] = [];
  let failures = 0;
  const server: Server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url!, "http://store");
    calls.push(`${request.method} ${url.pathname}${url.search}`);
    if (failures > 0) {
      failures--;
      return response.writeHead(503).end();
    }
    if (!isSigned(request, url, body)) {
      return response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    }
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, "");
    const uploadId = url.searchParams.get("uploadId");
    if (request.method === "POST" && url.searchParams.has("delete")) {
      if (createHash("md5").update(body).digest("base64") !== request.headers["content-md5"]) {
        return response.writeHead(400).end("<Error><Code>BadDigest</Code></Error>");
      }
      for (const [, name] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name!);
      return response.end("<DeleteResult/>");
    }
    if (request.method === "POST" && url.searchParams.has("uploads")) {
      uploads.set("a&b", new Map());
      return response.end("<R><UploadId>a&amp;b</UploadId></R>");
    }
    if (uploadId !== null) {
      const parts = uploads.get(uploadId)!;
      if (request.method === "DELETE") {
        uploads.delete(uploadId);
        return response.writeHead(204).end();
      }
      if (request.method === "POST") {
        const order = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;e\1&quot;/g)];
        objects.set(key, Buffer.concat(order.map(([, number]) => parts.get(Number(number))!)));
        uploads.delete(uploadId);
        return response.end("<CompleteMultipartUploadResult/>");
      }
      const number = Number(url.searchParams.get("partNumber"));
      parts.set(number, body);
      return response.writeHead(200, { etag: `"e${number}"` }).end();
    }
    if (request.method === "PUT") {
      objects.set(key, body);
      return response.end();
    }
    const found = objects.get(key);
    if (!found) return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "");
    if (!range) return response.end(found);
    const [start, end] = [Number(range[1]), Number(range[2])];
    return response
      .writeHead(206, { "content-range": `bytes ${start}-${end}/${found.length}` })
      .end(found.subarray(start, end + 1));
  });
  const fail = (times: number) => {
    failures = times;
  };
  return { server, objects, uploads, calls, fail };
}

/** AWS Signature Version 4, from its own description. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const given = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.authorization ?? "");
  if (!given || headers["x-amz-content-sha256"] !== sha256(body)) return false;
  const [, credential, names, signature] = given as unknown as [string, string, string, string];
  const [access, day, region, service, end] = credential.split("/") as [string, string, string, string, string];
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url.pathname, query, lines.join(""), names, sha256(body)].join("\n");
  const scope = [day, region, service, end].join("/");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const mac = (key: string | Buffer, part: string) => createHmac("sha256", key).update(part).digest();
  const signing = [day, region, service, end].reduce<string | Buffer>(mac, `AWS4${SECRET}`);
  return access === "access" && createHmac("sha256", signing).update(text).digest("hex") === signature;
}

const s3 = fakeS3();
const folder = mkdtempSync(join(tmpdir(), "umbral-store-"));
const disk = createDiskStore(folder);
let remote: ObjectStore;
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => s3.server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(s3.server.address() as AddressInfo).port}/bucket`;
  remote = createS3Store({ url, region: "eu-west-1", accessKey: "access", secretKey: SECRET });
});
afterAll(() => {
  s3.server.close();
  rmSync(folder, { recursive: true });
});

const text = { mediaType: "text/plain" };

describe.each([
  ["disk", () => disk],
  ["S3", () => remote],
])("the store on %s", (_, open) => {
  test("gives back stored bytes, whole and in part", async () => {
    await open().put("photos/ab/uno dos.txt", Buffer.from("una casa"), text);
    const whole = (await open().get("photos/ab/uno dos.txt"))!;
    expect([whole.sizeBytes, (await readWhole(whole)).toString()]).toEqual([8, "una casa"]);
    const part = (await open().get("photos/ab/uno dos.txt", { start: 4, end: 7 }))!;
    expect([part.sizeBytes, (await readWhole(part)).toString()]).toEqual([8, "casa"]);
  });

  test("replaces, removes, and reports missing keys", async () => {
    await open().put("a/b", Readable.from([Buffer.from("un"), Buffer.from("o")]), text);
    await open().put("a/b", Buffer.from("dos"), text);
    expect((await readWhole((await open().get("a/b"))!)).toString()).toBe("dos");
    await open().remove(["a/b", "never/was"]);
    expect(await open().get("a/b")).toBeUndefined();
    await open().remove([]);
  });

  test("keeps nothing of an upload that broke off", async () => {
    const broken = () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(17 * 1024 * 1024);
          throw new Error("cut");
        })(),
      );
    await expect(open().put("half", broken(), text)).rejects.toThrow("cut");
    expect(await open().get("half")).toBeUndefined();
    expect(readdirSync(join(folder, "unfinished"))).toEqual([]);
    expect(s3.uploads.size).toBe(0);
  });
});

test.each(["../out", "a/../../out", "/../out"])("a key does not leave the folder: %s", async (key) => {
  await expect(disk.put(key, Buffer.from("x"), text)).rejects.toThrow("leaves");
  await expect(disk.get(key)).rejects.toThrow("leaves");
  await expect(disk.remove([key])).rejects.toThrow("leaves");
  expect(existsSync(join(folder, "..", "out"))).toBe(false);
});

describe("S3", () => {
  test("takes large files in parts", async () => {
    const pieces = Array.from({ length: 35 }, (_, index) => Buffer.alloc(1024 * 1024, index));
    await remote.put("large", Readable.from(pieces), text);
    expect(s3.objects.get("large")!.equals(Buffer.concat(pieces))).toBe(true);
    expect(s3.calls.filter((call) => call.includes("partNumber"))).toHaveLength(4);
  });

  test("is asked again when it fails for a moment, and not for ever", async () => {
    s3.fail(2);
    await remote.put("again", Buffer.from("x"), text);
    expect(s3.objects.has("again")).toBe(true);
    s3.fail(9);
    await expect(remote.put("never", Buffer.from("x"), text)).rejects.toMatchObject({
      code: "STORE_UNAVAILABLE",
      cause: { message: "the store refuses PUT: 503" },
    });
    s3.fail(0);
  });

  test("says why it refuses", async () => {
    const stranger = createS3Store({ url, region: "eu-west-1", accessKey: "access", secretKey: "another" });
    const refusal = { code: "STORE_UNAVAILABLE", cause: { message: expect.stringContaining("SignatureDoesNotMatch") } };
    await expect(stranger.put("x", Buffer.from("x"), text)).rejects.toMatchObject(refusal);
    await expect(stranger.get("x")).rejects.toMatchObject(refusal);
  });
});
