import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROOF_HEADER, PROOF_WANTED_HEADER } from "#domain/accounts/proof/proof.ts";
import { fetchWithProof } from "./fetch-with-proof.ts";
import { currentProof, subscribeToProof } from "./proof-store.ts";

let sent: { address: string; init: RequestInit }[] = [];
let stop = () => {};

/** A server that refuses calls without a proof, and a person who solves the task or gives up. */
function meet(wanted: string | null, solve: (purpose: string) => string | null) {
  vi.stubGlobal("window", { location: { origin: "https://umbral.example" } });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    const isProved = new Headers(init.headers).has(PROOF_HEADER) || String(init.body).includes("captcha_token");
    if (isProved || wanted === null) return new Response("hecho");
    return new Response("no", { status: 429, headers: { [PROOF_WANTED_HEADER]: wanted } });
  });
  stop = subscribeToProof(() => {
    const request = currentProof();
    if (request) queueMicrotask(() => request.settle(solve(request.purpose)));
  });
}

beforeEach(() => {
  sent = [];
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test("a call without a demand for proof goes out once and as it is", async () => {
  meet(null, () => "x");
  const init = { method: "POST", body: "{}" };
  expect(await (await fetchWithProof("/api/leads", init)).text()).toBe("hecho");
  expect(sent).toEqual([{ address: "/api/leads", init }]);
});

test("a form goes out again with the proof beside it", async () => {
  meet("form", (purpose) => `resuelto ${purpose}`);
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: '{"a":1}' };
  expect((await fetchWithProof("/api/leads", init)).status).toBe(200);
  expect(sent[1]!.init.body).toBe('{"a":1}');
  const headers = new Headers(sent[1]!.init.headers);
  expect([headers.get(PROOF_HEADER), headers.get("content-type")]).toEqual(["resuelto form", "application/json"]);
});

test("a call of the accounts has it in its body, in the place of an empty one", async () => {
  meet("sign-in", () => "resuelto");
  const body = JSON.stringify({ email: "a@b.es", gotrue_meta_security: {} });
  const address = "https://umbral.example/auth/v1/token?grant_type=password";
  expect((await fetchWithProof(address, { method: "POST", body })).status).toBe(200);
  expect(JSON.parse(String(sent[1]!.init.body))).toEqual({
    email: "a@b.es",
    gotrue_meta_security: { captcha_token: "resuelto" },
  });
});

test("a person who gives up gets the refusal, and calls ask one after the other", async () => {
  const asked: string[] = [];
  meet("form", (purpose) => {
    asked.push(purpose);
    return asked.length === 1 ? null : "resuelto";
  });
  const answers = await Promise.all([fetchWithProof("/a", {}), fetchWithProof("/b", {})]);
  expect(answers.map(({ status }) => status)).toEqual([429, 200]);
  expect(sent.map(({ address }) => address)).toEqual(["/a", "/b", "/b"]);
});

test("a purpose that nobody knows is no question", async () => {
  meet("otra cosa", () => "x");
  expect((await fetchWithProof("/a", {})).status).toBe(429);
  expect(sent).toHaveLength(1);
});
