import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type FetchOptions, fetchPublic } from "./fetch-public.server.ts";
import { isPublicAddress } from "./public-address.server.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const limits: FetchOptions = { maxBytes: 1_048_576, timeoutMs: 5_000, allowPrivate: true };

async function bodyOf(url: string, options: Partial<FetchOptions> = {}): Promise<string> {
  const fetched = await fetchPublic(url, { ...limits, ...options });
  if (fetched.status === "unchanged") throw new Error("expected a body");
  return (await buffer(fetched.body)).toString();
}

describe("addresses", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "168.63.129.16",
    "172.31.255.255",
    "192.168.1.1",
    "198.19.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "fe80::1",
    "fd00:ec2::254",
    "ff02::1",
    "2002:7f00:1::",
    "2001:db8::1",
    "localhost",
  ])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(["1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "2a00:1450:4003:80f::200e"])(
    "%s is public",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://localhost/",
    "http://1.1.1.1:22/",
  ])("%s is refused without a connection", async (url) => {
    await expect(fetchPublic(url, { ...limits, allowPrivate: false })).rejects.toMatchObject({
      kind: "refused",
      message: "La dirección no es pública",
      isTemporary: false,
    });
  });

  test.each(["ftp://example.com/a", "file:///etc/passwd", "no es una dirección"])(
    "%s is no web address",
    async (url) => {
      await expect(fetchPublic(url, limits)).rejects.toMatchObject({ kind: "refused" });
    },
  );
});

describe("answers", () => {
  test("body, type and marks for the next request", async () => {
    const asked: unknown[] = [];
    const url = await serve((request, response) => {
      asked.push(request.headers["if-none-match"], request.headers["if-modified-since"]);
      if (request.headers["if-none-match"] === '"a"') return response.writeHead(304).end();
      response.writeHead(200, {
        "content-type": "Text/XML; charset=utf-8",
        etag: '"a"',
        "last-modified": "Mon, 05 Jan 2026 10:00:00 GMT",
      });
      return response.end("<root/>");
    });
    const first = await fetchPublic(url, limits);
    if (first.status !== "fresh") throw new Error("expected a body");
    expect(first).toMatchObject({ mediaType: "text/xml", etag: '"a"', finalUrl: `${url}/` });
    expect((await buffer(first.body)).toString()).toBe("<root/>");
    const { etag, lastModified } = first;
    expect(await fetchPublic(url, { ...limits, etag, lastModified })).toEqual({ status: "unchanged" });
    expect(asked).toEqual([undefined, undefined, '"a"', "Mon, 05 Jan 2026 10:00:00 GMT"]);
  });

  test.each([
    [404, false],
    [429, true],
    [503, true],
  ])("%d says so", async (status, isTemporary) => {
    const url = await serve((_, response) => response.writeHead(status, { "retry-after": "7" }).end());
    await expect(fetchPublic(url, limits)).rejects.toMatchObject({
      message: `Responde ${status}`,
      isTemporary,
      retryAfterSeconds: 7,
    });
  });

  test.each([
    ["gzip", gzipSync("una casa")],
    ["br", brotliCompressSync("una casa")],
  ])("%s is unpacked", async (encoding, bytes) => {
    const url = await serve((_, response) => response.writeHead(200, { "content-encoding": encoding }).end(bytes));
    expect(await bodyOf(url)).toBe("una casa");
  });

  test("a small packed body may not unpack to a large one", async () => {
    const url = await serve((_, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(5_000_000))),
    );
    await expect(bodyOf(url)).rejects.toMatchObject({ kind: "tooLarge", message: "Pesa más de 1\u00a0MB" });
  });

  test("a body past its limit ends, announced or not", async () => {
    const announced = await serve((_, response) => response.end(Buffer.alloc(2_000_000)));
    await expect(fetchPublic(announced, limits)).rejects.toMatchObject({ kind: "tooLarge" });
    const streamed = await serve((_, response) => {
      response.write(Buffer.alloc(1_000_000));
      response.end(Buffer.alloc(1_000_000));
    });
    await expect(bodyOf(streamed)).rejects.toMatchObject({ kind: "tooLarge" });
  });

  test("a body that stops half-way is no body", async () => {
    const counted = await serve((_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half", () => response.destroy());
    });
    await expect(bodyOf(counted)).rejects.toMatchObject({ kind: "cut", isTemporary: true });
    const chunked = await serve((_, response) => {
      response.write("half", () => response.destroy());
    });
    await expect(bodyOf(chunked)).rejects.toMatchObject({ kind: "cut" });
    const packed = gzipSync("una casa con jardín");
    const halfPacked = await serve((_, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(packed.subarray(0, packed.length - 6)),
    );
    await expect(bodyOf(halfPacked)).rejects.toMatchObject({ kind: "cut" });
  });

  test("a server that does not answer in time counts as silent", async () => {
    const silent = await serve(() => {});
    await expect(fetchPublic(silent, { ...limits, timeoutMs: 60 })).rejects.toMatchObject({
      message: "No responde",
      isTemporary: true,
    });
    const slow = await serve((_, response) => response.writeHead(200).flushHeaders());
    await expect(bodyOf(slow, { timeoutMs: 60 })).rejects.toMatchObject({ message: "No responde" });
    await expect(fetchPublic("http://127.0.0.1:1/", limits)).rejects.toMatchObject({ message: "No responde" });
  });

  test("a call aborted by the caller fails with the caller's reason", async () => {
    const silent = await serve(() => {});
    const signal = AbortSignal.abort(new Error("cancelled"));
    await expect(fetchPublic(silent, { ...limits, signal })).rejects.toThrow("cancelled");
  });
});

describe("redirects", () => {
  test("are followed, and lose credentials at another server", async () => {
    const seen: (string | undefined)[] = [];
    const other = await serve((request, response) => {
      seen.push(request.headers.authorization, request.headers["x-token"] as string | undefined);
      response.end("allí");
    });
    const first = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(302, { location: request.url === "/a" ? "/b" : other }).end();
    });
    const url = first.replace("http://", "http://ana:cl%40ve@");
    expect(await bodyOf(`${url}/a`, { headers: { "x-token": "t" } })).toBe("allí");
    const basic = `Basic ${Buffer.from("ana:cl@ve").toString("base64")}`;
    expect(seen).toEqual([basic, basic, undefined, undefined]);
  });

  test("are followed within the server alone where that is asked for", async () => {
    const other = await serve((_, response) => response.end("allí"));
    const url = await serve((request, response) => {
      if (request.url === "/b") return response.end("aquí");
      return response.writeHead(302, { location: request.url === "/a" ? "/b" : other }).end();
    });
    expect(await bodyOf(`${url}/a`, { staysAtServer: true })).toBe("aquí");
    await expect(bodyOf(`${url}/c`, { staysAtServer: true })).rejects.toMatchObject({ kind: "refused" });
  });

  test("without an end are refused", async () => {
    const url = await serve((_, response) => response.writeHead(301, { location: "/" }).end());
    await expect(fetchPublic(url, limits)).rejects.toMatchObject({ message: "Redirige demasiadas veces" });
  });

  test("may not leave the web", async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end());
    await expect(fetchPublic(url, limits)).rejects.toMatchObject({ kind: "refused" });
  });
});
