import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendResumably, type UploadOptions, type UploadProgress } from "./resumable-upload.ts";
import type { Exchange, ExchangeAnswer } from "./upload-transport.ts";

const MB = 1024 * 1024;
const FILE = new File([new Uint8Array(9 * MB)], "salón.jpg", { lastModified: 5 });
const ADDRESS = "/api/tours/t/panoramas";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number, headers: Record<string, string> = {}, body: object | "" = ""): ExchangeAnswer => ({
  status,
  header: (name) => headers[name] ?? null,
  text: body === "" ? "" : JSON.stringify(body),
});

/** A server that takes uploads, and a network that may swallow requests. */
function aServer() {
  const sent: string[] = [];
  const state = { received: 0, isAway: false, refusal: null as ExchangeAnswer | null, known: false, isStuck: false };
  const transport = async ({ method, address, headers, body, onSent, signal }: Exchange): Promise<ExchangeAnswer> => {
    sent.push(`${method} ${headers?.["upload-offset"] ?? ""}`.trim());
    if (state.isAway) throw new Error("no answer");
    if (state.isStuck && method === "PATCH" && state.received > 0)
      return await new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("ended"))));
    if (state.refusal && method === "PATCH") return state.refusal;
    if (method === "POST") {
      expect(address).toBe(ADDRESS);
      [state.known, state.received] = [true, 0];
      return answer(201, {}, { id: "p1" });
    }
    expect(address).toBe(`${ADDRESS}/p1`);
    if (!state.known) return answer(404, {}, { title: "Aquí no hay nada" });
    if (method === "DELETE") return answer(204);
    const told = { "upload-offset": String(state.received), "upload-length": String(FILE.size) };
    if (method === "HEAD") return answer(200, told);
    if (Number(headers?.["upload-offset"]) !== state.received)
      return answer(409, {}, { title: "La subida no va por ahí" });
    onSent?.((body as Blob).size);
    if (signal?.aborted) throw new Error("ended");
    state.received += (body as Blob).size;
    return answer(204, { "upload-offset": String(state.received) });
  };
  return { sent, state, transport };
}

function begin(server: ReturnType<typeof aServer>, kept = new Map<string, string>()) {
  const heard: UploadProgress[] = [];
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const options: UploadOptions = {
    collection: ADDRESS,
    announcement: { name: FILE.name, sizeBytes: FILE.size },
    onProgress: (progress) => void heard.push(progress),
    transport: server.transport,
    memory,
  };
  return { upload: sendResumably(FILE, options), heard, last: () => heard.at(-1)!, kept };
}

const until = async (isSo: () => boolean) => await vi.waitUntil(isSo, { interval: 1 });

test("a file goes in pieces of four megabytes, with its progress, and is forgotten when it is there", async () => {
  const server = aServer();
  const { heard, last, kept } = begin(server);
  await until(() => last().phase === "hecha");
  expect(server.sent).toEqual(["POST", `PATCH 0`, `PATCH ${4 * MB}`, `PATCH ${8 * MB}`]);
  expect(last()).toEqual({ phase: "hecha", sentBytes: 9 * MB, totalBytes: 9 * MB, id: "p1", fault: null });
  const shares = heard.map(({ sentBytes }) => sentBytes);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(kept.size).toBe(0);
});

test("after a reload it asks how much has come, and goes on there", async () => {
  const server = aServer();
  server.state.isStuck = true;
  const first = begin(server);
  await until(() => server.state.received === 4 * MB);
  first.upload.pause();
  expect(first.last().phase).toBe("pausada");
  server.state.isStuck = false;
  const { last } = begin(server, first.kept);
  await until(() => last().phase === "hecha");
  expect(server.sent.filter((call) => call === "POST")).toHaveLength(1);
  expect(server.sent).toContain("HEAD");
  expect(server.state.received).toBe(9 * MB);
});

test("an upload that the server has forgotten is announced anew", async () => {
  const server = aServer();
  const kept = new Map([[`subida ${ADDRESS} salón.jpg ${9 * MB} 5`, JSON.stringify({ id: "p1", at: Date.now() })]]);
  const { last } = begin(server, kept);
  await until(() => last().phase === "hecha");
  expect(server.sent.slice(0, 2)).toEqual(["HEAD", "POST"]);
});

test("without a connection it waits, and goes on at once when the browser is back on line", async () => {
  const server = aServer();
  server.state.isAway = true;
  const { last } = begin(server);
  await until(() => last().phase === "sin-conexion");
  server.state.isAway = false;
  window.dispatchEvent(new Event("online"));
  await until(() => last().phase === "hecha");
});

test("a refusal is said in its own words and can be tried again", async () => {
  const server = aServer();
  server.state.refusal = answer(422, {}, { title: "Revisa", issues: [{ path: "file", message: "No cabe más" }] });
  const { upload, last } = begin(server);
  await until(() => last().phase === "fallida");
  expect(last().fault).toBe("No cabe más");
  server.state.refusal = null;
  upload.resume();
  await until(() => last().phase === "hecha");
  expect(last().fault).toBeNull();
});

test("cancelled, it ends on the server too and is not remembered", async () => {
  const server = aServer();
  server.state.isStuck = true;
  const { upload, last, kept } = begin(server);
  await until(() => server.state.received === 4 * MB);
  upload.cancel();
  await until(() => server.sent.includes("DELETE"));
  expect(last().phase).toBe("cancelada");
  expect(kept.size).toBe(0);
});
