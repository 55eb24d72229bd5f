import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pino } from "pino";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { AppError } from "../app-error.server.ts";
import { createDiskStore } from "./disk-store.server.ts";
import { dropUnnamed } from "./drop-unnamed.server.ts";
import { readWhole } from "./object-store.server.ts";
import { removeBytes } from "./remove-bytes.server.ts";
import { createS3Store } from "./s3-store.server.ts";

/** A store that is away, silent or full. */

const folder = mkdtempSync(join(tmpdir(), "umbral-store-faults-"));
afterAll(() => rmSync(folder, { recursive: true }));
const text = { mediaType: "text/plain" };
const AWAY = { code: "STORE_UNAVAILABLE" };
const silent = { ...AWAY, cause: { message: expect.stringContaining("silent") } };

/** A store that gives the set answers, and the requests it received. */
async function storeThat(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
  return { store: s3At(url), asked, server };
}
const s3At = (url: string) =>
  createS3Store(
    { url, region: "eu-west-1", accessKey: "access", secretKey: "secret" },
    { silenceMs: 40, totalMs: 100 },
  );

describe("an object store", () => {
  test("that swallows requests is given up after the silences of all tries", async () => {
    const { store, asked } = await storeThat((request) => request.resume());
    await expect(store.put("a", Buffer.from("x"), text)).rejects.toMatchObject(silent);
    expect(asked).toEqual(Array(3).fill("PUT /bucket/a"));
    await expect(store.get("a")).rejects.toMatchObject(silent);
    await expect(store.remove(["a"])).rejects.toMatchObject(silent);
  });

  test("that takes no more bytes is given up too", async () => {
    const { store } = await storeThat((request) => request.pause());
    await expect(store.put("a", Buffer.alloc(12 * 1024 * 1024), text)).rejects.toMatchObject(silent);
  });

  test("that falls silent in the middle of an object ends its stream", async () => {
    const { store } = await storeThat((_, response) => {
      response.writeHead(200, { "content-length": "8" }).write("una ");
    });
    const found = (await store.get("a"))!;
    expect(found.sizeBytes).toBe(8);
    await expect(readWhole(found)).rejects.toMatchObject(silent);
  });

  test("that refuses connections is away", async () => {
    const { store, server } = await storeThat(() => {});
    await new Promise((resolve) => server.close(resolve));
    await expect(store.put("a", Buffer.from("x"), text)).rejects.toMatchObject({
      ...AWAY,
      cause: { code: "ECONNREFUSED" },
    });
  });

  test("that falls silent during a large upload keeps nobody waiting to take it back", async () => {
    const { store, asked } = await storeThat((request, response) => {
      if (request.url!.endsWith("?uploads=")) response.end("<R><UploadId>1</UploadId></R>");
      else request.resume();
    });
    const source = Readable.from(Array.from({ length: 17 }, () => Buffer.alloc(1024 * 1024)));
    await expect(store.put("large", source, text)).rejects.toMatchObject(silent);
    expect(source.destroyed).toBe(true);
    expect(asked.filter((one) => one.startsWith("PUT"))).toHaveLength(3);
    await vi.waitUntil(() => asked.some((one) => one.startsWith("DELETE")));
  });

  test("without its bucket is away, and not empty", async () => {
    const { store } = await storeThat((_, response) =>
      response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>"),
    );
    await expect(store.get("a")).rejects.toMatchObject({
      ...AWAY,
      cause: { message: expect.stringContaining("NoSuch") },
    });
  });

  test("without room says so at once", async () => {
    const { store, asked } = await storeThat((_, response) => response.writeHead(507).end());
    await expect(store.put("a", Buffer.from("x"), text)).rejects.toMatchObject({ code: "INSUFFICIENT_STORAGE" });
    expect(asked).toHaveLength(1);
  });
});

describe("a disk", () => {
  /** Bytes on their way to a disk that fails, with the file system's error. */
  const failing = (code: string) =>
    Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw Object.assign(new Error(`${code}: write`), { code, syscall: "write" });
      })(),
    );

  test.each([
    ["ENOSPC", "INSUFFICIENT_STORAGE"],
    ["EDQUOT", "INSUFFICIENT_STORAGE"],
    ["EROFS", "STORE_UNAVAILABLE"],
    ["EIO", "STORE_UNAVAILABLE"],
  ])("that answers %s is a fault of the catalogue, and keeps no half of a file", async (code, fault) => {
    const store = createDiskStore(join(folder, code));
    await expect(store.put("a", failing(code), text)).rejects.toMatchObject({ code: fault, cause: { code } });
    expect(readdirSync(join(folder, code, "unfinished"))).toEqual([]);
    expect(await store.get("a")).toBeUndefined();
  });

  test("removes the files of a process that died while it wrote", async () => {
    const unfinished = join(folder, "left", "unfinished");
    mkdirSync(unfinished, { recursive: true });
    for (const name of ["old.part", "young.part"]) writeFileSync(join(unfinished, name), "half");
    utimesSync(join(unfinished, "old.part"), 0, 0);
    await createDiskStore(join(folder, "left")).put("a", Buffer.from("x"), text);
    await vi.waitUntil(() => readdirSync(unfinished).length === 1);
    expect(readdirSync(unfinished)).toEqual(["young.part"]);
  });

  test("errors in the bytes themselves are passed on as they are", async () => {
    const cut = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw Object.assign(new Error("cut"), { code: "ECONNRESET" });
      })(),
    );
    await expect(createDiskStore(folder).put("a", cut, text)).rejects.toThrow("cut");
  });
});

describe("the identity of a store on disk", () => {
  test("all processes that share the folder get the same id, also when they first ask at once", async () => {
    const shared = join(folder, "shared", "files");
    const ids = await Promise.all(Array.from({ length: 8 }, () => createDiskStore(shared).identity()));
    expect(new Set(ids).size).toBe(1);
    expect(readFileSync(join(shared, "store-id"), "utf8").trim()).toBe(ids[0]);
    expect(readdirSync(shared)).toEqual(["store-id"]);
    expect(await createDiskStore(join(folder, "other")).identity()).not.toBe(ids[0]);
  });

  test("replaces a file without an id", async () => {
    writeFileSync(join(folder, "store-id"), "");
    const id = await createDiskStore(folder).identity();
    expect(await createDiskStore(folder).identity()).toBe(id);
  });

  test("does not exist where all processes share the store", async () => {
    expect(await s3At("http://127.0.0.1:1/bucket").identity()).toBeNull();
  });
});

const log = pino({ level: "silent" });

describe("bytes whose row could not be written", () => {
  const bytesIn = async (name: string) => {
    const store = createDiskStore(join(folder, name));
    await store.put("key", Buffer.from("x"), text);
    return { store, lies: () => existsSync(join(folder, name, "key")) };
  };

  test("go at once where we refused it", async () => {
    const { store, lies } = await bytesIn("refused");
    const error = new AppError("STORAGE_FULL");
    await dropUnnamed({ store, log }, { key: "key", error, isNamed: () => Promise.reject(new Error("not asked")) });
    expect(lies()).toBe(false);
  });

  test("stay where the commit was lost, until the database can be asked", async () => {
    const { store, lies } = await bytesIn("lost");
    const answers = [Promise.reject(new Error("away")), Promise.resolve(false)];
    for (const answer of answers) answer.catch(() => {});
    const isNamed = vi.fn(() => answers.shift()!);
    await dropUnnamed({ store, log }, { key: "key", error: new Error("cut"), isNamed }, [1, 1]);
    expect(lies()).toBe(true);
    await vi.waitUntil(() => !lies());
    expect(isNamed).toHaveBeenCalledTimes(2);
  });

  test("stay for good where a row names them after all", async () => {
    const { store, lies } = await bytesIn("named");
    const isNamed = vi.fn(() => Promise.resolve(true));
    await dropUnnamed({ store, log }, { key: "key", error: new Error("cut"), isNamed }, [1]);
    await vi.waitUntil(() => isNamed.mock.calls.length > 0);
    await isNamed.mock.results[0]!.value;
    expect(lies()).toBe(true);
  });
});

describe("bytes of deleted files", () => {
  test("that a silent store does not remove keep the deletion no longer than they may", async () => {
    const store = { ...createDiskStore(folder), remove: () => new Promise<void>(() => {}) };
    await removeBytes({ store, log }, ["a"], { waitMs: 1 });
  });

  test("are removed later where the store was away", async () => {
    const disk = createDiskStore(folder);
    await disk.put("later", Buffer.from("x"), text);
    const away = [new Error("away"), new Error("away")];
    const store = {
      ...disk,
      async remove(keys: readonly string[]) {
        const error = away.pop();
        if (error) throw error;
        await disk.remove(keys);
      },
    };
    await removeBytes({ store, log }, ["later"], { pausesMs: [1, 1] });
    await vi.waitUntil(() => !existsSync(join(folder, "later")));
  });
});
