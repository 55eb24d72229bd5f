import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { ObjectStoreConfig } from "../env.server.ts";
import type { ObjectStore } from "./object-store.server.ts";

/** What is smaller goes in one request, the rest in parts of this size: so much of an upload stands in memory. */
const PART_BYTES = 16 * 1024 * 1024;
/** The service takes no more in one request. */
const MOST_REMOVED_AT_ONCE = 1_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 200;
const REQUEST_MS = 60_000;

/** Any store that speaks S3, addressed by path. Every request is signed (SigV4), bodies included. */
export function createS3Store({ url, region, accessKey, secretKey }: ObjectStoreConfig): ObjectStore {
  const aws = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: "s3", region, retries: 0 });
  const addressOf = (key: string) => `${url}/${key.split("/").map(encodeURIComponent).join("/")}`;

  /** Tries again what may pass: the network, and what the service says of itself. */
  async function call(address: string, init: { method: string; headers?: Record<string, string>; body?: Buffer }) {
    const headers = {
      ...init.headers,
      "x-amz-content-sha256": createHash("sha256")
        .update(init.body ?? "")
        .digest("hex"),
    };
    for (let attempt = 1; ; attempt++) {
      try {
        const signed = await aws.sign(address, { method: init.method, headers });
        const response = await fetch(signed.url, {
          method: init.method,
          headers: signed.headers,
          body: (init.body as Uint8Array<ArrayBuffer> | undefined) ?? null,
          signal: AbortSignal.timeout(REQUEST_MS),
        });
        if (response.status < 500 && response.status !== 429) return response;
        await response.body?.cancel();
        if (attempt === TRIES) throw new Error(`the store answers ${response.status} to ${init.method}`);
      } catch (error) {
        if (attempt === TRIES) throw error;
      }
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }

  async function mustCall(...[address, init]: Parameters<typeof call>): Promise<{ response: Response; text: string }> {
    const response = await call(address, init);
    const text = await response.text();
    // A finished multipart upload may fail after its head was sent.
    if (response.ok && !/<Error>/.test(text)) return { response, text };
    const code = /<Code>([^<]+)<\/Code>/.exec(text)?.[1] ?? response.status;
    throw new Error(`the store refuses ${init.method}: ${code}`);
  }

  const putWhole = (key: string, body: Buffer, mediaType: string) =>
    mustCall(addressOf(key), { method: "PUT", headers: { "content-type": mediaType }, body });

  async function putInParts(key: string, first: Buffer, rest: AsyncIterator<Buffer>, mediaType: string) {
    const address = addressOf(key);
    const { text } = await mustCall(`${address}?uploads=`, { method: "POST", headers: { "content-type": mediaType } });
    const id = /<UploadId>([^<]+)<\/UploadId>/.exec(text)?.[1];
    if (!id) throw new Error("the store begins no multipart upload");
    const upload = `${address}?uploadId=${encodeURIComponent(unescapeXml(id))}`;
    try {
      const parts: string[] = [];
      for (let body: Buffer | undefined = first; body; body = (await rest.next()).value as Buffer | undefined) {
        const number = parts.length + 1;
        const { response } = await mustCall(`${upload}&partNumber=${number}`, { method: "PUT", body });
        const etag = escapeXml(response.headers.get("etag") ?? "");
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
      }
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
      await mustCall(upload, { method: "POST", headers: { "content-type": "application/xml" }, body });
    } catch (error) {
      // Parts that nobody finishes cost money.
      await call(upload, { method: "DELETE" }).catch(() => {});
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
      const first = (await parts.next()).value ?? Buffer.alloc(0);
      if (first.length < PART_BYTES) await putWhole(key, first, mediaType);
      else await putInParts(key, first, parts, mediaType);
    },
    async get(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await call(addressOf(key), { method: "GET", headers });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the store refuses GET: ${response.status}`);
      }
      const whole = response.headers.get("content-range")?.split("/")[1] ?? response.headers.get("content-length");
      const stream = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
      return { stream, sizeBytes: Number(whole) };
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
  };
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
