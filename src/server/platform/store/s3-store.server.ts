import { createHash } from "node:crypto";
import { Agent } from "node:http";
import { Agent as SecureAgent } from "node:https";
import { Readable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { ObjectStoreConfig } from "../env.server.ts";
import type { ObjectStore } from "./object-store.server.ts";
import { type Answer, askStore, SilentStore } from "./s3-request.server.ts";
import { StoreFault } from "./store-fault.server.ts";

/** A smaller file is sent in one request, a larger one in parts of this size, of which one is in memory. */
const PART_BYTES = 16 * 1024 * 1024;
/** The service takes no more in one request. */
const MOST_REMOVED_AT_ONCE = 1_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 200;
const TOO_MANY = 429;
/** Status of S3 servers with disks of their own when these are full. */
const NO_ROOM = 507;

/** How long a silent store is waited for, in milliseconds. */
export interface StorePatience {
  /** Without a byte sent or answered, in one try. */
  silenceMs: number;
  /** The silences of all tries of one request together. */
  totalMs: number;
}
const PATIENCE: StorePatience = { silenceMs: 10_000, totalMs: 25_000 };

type Request = { method: string; headers?: Record<string, string>; body?: Buffer };

/**
 * Any store that speaks S3, addressed by path. Every request is signed (SigV4), bodies included. Every error on the way
 * is a `StoreFault`.
 */
export function createS3Store(
  { url, region, accessKey, secretKey }: ObjectStoreConfig,
  { silenceMs, totalMs }: StorePatience = PATIENCE,
): ObjectStore {
  const aws = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: "s3", region, retries: 0 });
  const agent = url.startsWith("https:") ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const addressOf = (key: string) => `${url}/${key.split("/").map(encodeURIComponent).join("/")}`;

  /**
   * Tries again after errors that may pass: the network's, and those that the service reports of itself.
   *
   * @param read takes the wanted part of the answer; a connection that breaks under it is tried again too
   */
  async function call<T>(address: string, asked: Request, read: (answer: Answer) => Promise<T>): Promise<T> {
    const sha256 = createHash("sha256")
      .update(asked.body ?? "")
      .digest("hex");
    const headers = { ...asked.headers, "x-amz-content-sha256": sha256 };
    let patienceMs = totalMs;
    for (let attempt = 1; ; attempt++) {
      const mayWaitMs = Math.min(silenceMs, patienceMs);
      try {
        const signed = await aws.sign(address, { method: asked.method, headers });
        const ask = { method: asked.method, headers: Object.fromEntries(signed.headers), body: asked.body };
        const answer = await askStore(new URL(signed.url), ask, agent, mayWaitMs);
        if (answer.status < 500 && answer.status !== TOO_MANY) return await read(answer);
        answer.stream.destroy();
        throw new Refusal(asked.method, answer.status, "");
      } catch (thrown) {
        if (thrown instanceof Refusal && thrown.isFinal) throw thrown;
        const fault = thrown instanceof StoreFault ? thrown : new StoreFault("STORE_UNAVAILABLE", thrown);
        if (fault.cause instanceof SilentStore) patienceMs -= mayWaitMs;
        if (attempt === TRIES || patienceMs <= 0) throw fault;
      }
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }

  const mustCall = (address: string, asked: Request): Promise<{ etag: string; text: string }> =>
    call(address, asked, async ({ status, headers, stream }) => {
      const text = await textOf(stream);
      // A finished multipart upload may fail after its head was sent.
      if (status < 300 && !/<Error>/.test(text)) return { etag: headers.etag ?? "", text };
      throw new Refusal(asked.method, status, text);
    });

  const putWhole = (key: string, body: Buffer, mediaType: string) =>
    mustCall(addressOf(key), { method: "PUT", headers: { "content-type": mediaType }, body });

  async function putInParts(key: string, first: Buffer, rest: AsyncIterator<Buffer>, mediaType: string) {
    const address = addressOf(key);
    const { text } = await mustCall(`${address}?uploads=`, { method: "POST", headers: { "content-type": mediaType } });
    const id = /<UploadId>([^<]+)<\/UploadId>/.exec(text)?.[1];
    if (!id) throw new StoreFault("STORE_UNAVAILABLE", new Error("the store begins no multipart upload"));
    const upload = `${address}?uploadId=${encodeURIComponent(unescapeXml(id))}`;
    try {
      const parts: string[] = [];
      for (let body: Buffer | undefined = first; body; body = (await rest.next()).value as Buffer | undefined) {
        const number = parts.length + 1;
        const { etag } = await mustCall(`${upload}&partNumber=${number}`, { method: "PUT", body });
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`);
      }
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
      await mustCall(upload, { method: "POST", headers: { "content-type": "application/xml" }, body });
    } catch (error) {
      // Parts that nobody finishes cost money. A store that is away keeps nobody waiting for that too.
      const removal = mustCall(upload, { method: "DELETE" }).catch(() => {});
      if (!(error instanceof StoreFault)) await removal;
      throw error;
    }
  }

  return {
    async put(key, bytes, { mediaType }) {
      if (!(bytes instanceof Readable)) {
        await putWhole(key, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), mediaType);
        return;
      }
      const parts = inParts(bytes);
      try {
        const first = (await parts.next()).value ?? Buffer.alloc(0);
        if (first.length < PART_BYTES) await putWhole(key, first, mediaType);
        else await putInParts(key, first, parts, mediaType);
      } finally {
        bytes.destroy();
      }
    },
    async get(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      return await call(addressOf(key), { method: "GET", headers }, async ({ status, headers, stream }) => {
        if (status >= 300) {
          const refusal = new Refusal("GET", status, await textOf(stream));
          // A missing object is an answer; a missing bucket is an error.
          if (status === 404 && refusal.reason !== "NoSuchBucket") return undefined;
          throw refusal;
        }
        const whole = headers["content-range"]?.split("/")[1] ?? headers["content-length"];
        return { stream, sizeBytes: Number(whole) };
      });
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += MOST_REMOVED_AT_ONCE) {
        const some = keys.slice(from, from + MOST_REMOVED_AT_ONCE);
        const objects = some.map((key) => `<Object><Key>${escapeXml(key)}</Key></Object>`).join("");
        const body = Buffer.from(`<Delete><Quiet>true</Quiet>${objects}</Delete>`);
        const md5 = createHash("md5").update(body).digest("base64");
        const headers = { "content-type": "application/xml", "content-md5": md5 };
        await mustCall(`${url}?delete=`, { method: "POST", headers, body });
      }
    },
    identity: async () => null,
  };
}

/** An error answer of the store. */
class Refusal extends StoreFault {
  readonly reason: string;
  /** Whether the same request would get the same answer again. */
  readonly isFinal: boolean;

  constructor(method: string, status: number, text: string) {
    const stated = /<Code>([^<]+)<\/Code>/.exec(text)?.[1] ?? String(status);
    super(
      status === NO_ROOM ? "INSUFFICIENT_STORAGE" : "STORE_UNAVAILABLE",
      new Error(`the store refuses ${method}: ${stated}`),
    );
    this.reason = stated;
    this.isFinal = status === NO_ROOM || (status < 500 && status !== TOO_MANY);
  }
}

/** Pieces of PART_BYTES, the last one shorter. */
async function* inParts(stream: Readable): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    waiting.push(part);
    length += part.length;
    if (length < PART_BYTES) continue;
    let whole = Buffer.concat(waiting);
    for (; whole.length >= PART_BYTES; whole = whole.subarray(PART_BYTES)) yield whole.subarray(0, PART_BYTES);
    waiting = [whole];
    length = whole.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const unescapeXml = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
