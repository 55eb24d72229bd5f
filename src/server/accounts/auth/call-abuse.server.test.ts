import { beforeEach, describe, expect, test } from "vitest";
import { accountHarness, PASSWORD } from "../../../test/account-harness.ts";
import { openTestDatabase } from "../../../test/test-database.ts";

/** Any input gets a refusal in the protocol's form: 4xx, a code, and nothing about the implementation. */

const database = await openTestDatabase();
const site = accountHarness(database);
beforeEach(() => site.forgetLimits());

const NUL = "a\u0000b";
const HALF = "a\ud800b";
const email = "ana@agencia.es";

const CALLS: [string, Record<string, unknown>][] = [
  ["/signup", { email, password: PASSWORD, data: { first_name: "Ana" } }],
  ["/token?grant_type=password", { email, password: PASSWORD }],
  ["/token?grant_type=refresh_token", { refresh_token: "v1.x" }],
  ["/token?grant_type=pkce", { auth_code: "x", code_verifier: "x" }],
  ["/recover", { email }],
  ["/resend", { email, type: "signup" }],
  ["/otp", { email, create_user: false }],
  ["/verify", { type: "signup", token_hash: "x" }],
];

async function refusal(answer: Response) {
  const body = await answer.json();
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(JSON.stringify(body)).not.toMatch(/postgres|drizzle|select |node_modules|stack/i);
  return [answer.status, body.code];
}

describe.each(CALLS)("%s", (path, body) => {
  test("takes an object of JSON alone", async () => {
    for (const text of ["{", "nada", "email=ana", '{"email":}', "\u0000", "{}{}"]) {
      expect(await refusal(await site.post(path, text))).toEqual([400, "bad_json"]);
    }
    for (const text of ["null", "[]", '"x"', "5", "true", "", "[{}]", "{}"]) {
      expect(await refusal(await site.post(path, text))).toEqual([400, "validation_failed"]);
    }
    expect(
      (await refusal(await site.post(path, "a=b", { "content-type": "application/x-www-form-urlencoded" })))[0],
    ).toBe(400);
  });

  test("refuses text that cannot be kept, wherever it stands", async () => {
    for (const bad of [NUL, HALF]) {
      for (const name of Object.keys(body).filter((key) => typeof body[key] === "string")) {
        expect(await refusal(await site.post(path, { ...body, [name]: `${body[name]}${bad}` }))).toEqual([
          400,
          "validation_failed",
        ]);
      }
      for (const data of [{ a: bad }, { [bad]: 1 }, { a: { b: [bad] } }]) {
        expect((await refusal(await site.post(path, { ...body, data })))[1]).toBe("validation_failed");
      }
    }
  });

  test("refuses other types, huge values and endless nesting", async () => {
    for (const name of Object.keys(body)) {
      // Metadata may be an object.
      for (const value of [...(name === "data" ? [] : [{ a: 1 }]), ["x"], 5, "x".repeat(300_000)]) {
        const [status] = await refusal(await site.post(path, { ...body, [name]: value }));
        expect([400, 422]).toContain(status);
      }
    }
    const nested = "[".repeat(200_000) + "]".repeat(200_000);
    expect(await refusal(await site.post(path, `{"data":${nested}}`))).toEqual([400, "validation_failed"]);
    expect((await refusal(await site.post(path, `{"email":"${"x".repeat(10 * 1024 * 1024)}"}`)))[0]).toBe(413);
  });
});

test("PKCE needs both halves, in their form, and never plain", async () => {
  const challenge = "x".repeat(43);
  for (const half of [
    { code_challenge: challenge },
    { code_challenge_method: "s256" },
    { code_challenge: challenge, code_challenge_method: "plain" },
    { code_challenge: "kurz", code_challenge_method: "s256" },
    { code_challenge: "x".repeat(129), code_challenge_method: "s256" },
    { code_challenge: `${"x".repeat(42)}/`, code_challenge_method: "s256" },
  ]) {
    for (const [path, body] of CALLS.filter(([call]) => /signup|recover|resend|otp/.test(call))) {
      expect(await refusal(await site.post(path, { ...body, ...half }))).toEqual([400, "validation_failed"]);
    }
  }
  for (const method of ["s256", "S256"]) {
    await site.forgetLimits();
    const whole = { email, code_challenge: challenge, code_challenge_method: method };
    expect((await site.post("/recover", whole)).status).toBe(200);
  }
});

test("an unknown grant, call or method is refused", async () => {
  for (const query of ["", "?grant_type=", "?grant_type=id_token", "?grant_type=__proto__"]) {
    expect(await refusal(await site.post(`/token${query}`, {}))).toEqual([400, "validation_failed"]);
  }
  expect(await refusal(await site.post("/nada", {}))).toEqual([404, "not_found"]);
  expect((await refusal(await site.request("/signup")))[0]).toBe(404);
  expect((await refusal(await site.request("/admin/users", { headers: { authorization: "Bearer x" } })))[0]).toBe(404);
});

test("errors have the form of the version that is asked for", async () => {
  const current = await site.post("/token", {});
  expect(current.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(current.headers.get("x-sb-error-code")).toBe("validation_failed");
  expect(await current.json()).toEqual({ code: "validation_failed", message: expect.any(String) });
  const old = await site.request("/token", { method: "POST", body: "{}" });
  expect(await old.json()).toEqual({ code: 400, error_code: "validation_failed", msg: expect.any(String) });
});

test("the general limit answers in the protocol's form too", async () => {
  const ask = () => site.request("/health", { ip: "192.0.2.200", headers: { "x-supabase-api-version": "2024-01-01" } });
  let answer = await ask();
  for (let round = 0; round < 600 && answer.status === 200; round += 1) answer = await ask();
  expect(await refusal(answer)).toEqual([429, "over_request_rate_limit"]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("another site's page cannot call", async () => {
  for (const [path, body] of CALLS) {
    const answer = await site.post(path, body, { origin: "https://evil.example", "sec-fetch-site": "cross-site" });
    expect(answer.status).toBe(403);
  }
});

test("a signed-in person's calls refuse the same", async () => {
  const client = await site.member("luis@agencia.es");
  const { access_token } = (await client.getSession()).data.session!;
  const put = (body: string) =>
    site.request("/user", {
      method: "PUT",
      headers: { authorization: `Bearer ${access_token}`, "x-supabase-api-version": "2024-01-01" },
      body,
    });
  for (const body of ["{", "null", "[]", JSON.stringify({ data: { a: NUL } }), JSON.stringify({ data: { a: HALF } })]) {
    expect((await refusal(await put(body)))[0]).toBe(400);
  }
  for (const change of [
    { data: [1] },
    { data: "x" },
    { password: 5 },
    { email: { a: 1 } },
    { nonce: 5, password: "x" },
  ]) {
    expect(await refusal(await put(JSON.stringify(change)))).toEqual([400, "validation_failed"]);
  }
  const polluted = await put('{"data":{"__proto__":{"polluted":true},"constructor":{"a":1}}}');
  expect(await refusal(polluted)).toEqual([400, "validation_failed"]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  for (const bearer of ["x".repeat(8_000), "a.b.c", "..", "null", "\u00ff"]) {
    const answer = await site.request("/user", { headers: { authorization: `Bearer ${bearer}` } });
    expect(answer.status).toBe(403);
  }
});
