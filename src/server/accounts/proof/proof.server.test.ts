import { beforeEach, describe, expect, test, vi } from "vitest";
import { PROOF_HEADER, PROOF_WANTED_HEADER, type ProofPurpose, type ProofTask } from "#domain/accounts/proof/proof.ts";
import { accountHarness, PASSWORD } from "../../../test/account-harness.ts";
import { proofFor as makeProof, solveProof } from "../../../test/solve-proof.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { pairKey } from "../auth/auth-limits.server.ts";
import { BEYOND } from "./proof-budgets.server.ts";

const database = await openTestDatabase();
let site = accountHarness(database);
let number = 0;
let email = "";

/** A crowded place: its limit is reached by the second call. */
const CROWDED = { AUTH_LIMITS: '{"signup":1,"token":1,"recover":1}' };
const HERE = "192.0.2.1";

beforeEach(async () => {
  site = accountHarness(database);
  email = `eva${number++}@agencia.es`;
  await site.forgetLimits();
});

const proofFor = (purpose: ProofPurpose, network = HERE) => makeProof(site.services, purpose, network);
const withProof = (captcha_token?: string) => (captcha_token ? { gotrue_meta_security: { captcha_token } } : {});
const signIn = (password: string, address = email, captchaToken?: string) =>
  site.post("/token?grant_type=password", { email: address, password, ...withProof(captchaToken) });

describe("GET /api/proof", () => {
  const taskFor = async (query: string) => {
    const response = await site.app.request(`${site.site}/api/proof${query}`, { headers: { "x-forwarded-for": HERE } });
    return { status: response.status, task: (await response.json()) as ProofTask };
  };

  test("gives work, which the browser's search solves and the server takes", async () => {
    site = accountHarness(database, CROWDED);
    await site.member(email);
    await signIn("no es esta");
    const { status, task } = await taskFor("?for=sign-in");
    expect(status).toBe(200);
    expect(task).toMatchObject({ kind: "work", difficulty: 18 });
    if (task.kind !== "work") throw new Error("no work");
    expect((await signIn(PASSWORD)).status).toBe(429);
    expect((await signIn(PASSWORD, email, solveProof(task))).status).toBe(200);
  });

  test("knows no other purposes", async () => {
    for (const query of ["", "?for=", "?for=toString", "?for=todo"]) {
      expect((await taskFor(query)).status, query).toBe(404);
    }
  });

  test("asks for more work of a network that has shown much", async () => {
    const { budgets } = site.services.auth.proofs;
    for (let round = 0; round < 10; round += 1) await budgets.takeOnce(`reto-${round}`, HERE, 60_000);
    expect((await taskFor("?for=sign-in")).task).toMatchObject({ difficulty: 19 });
  });

  test("gives the configured service's puzzle instead, and none where its key is missing", async () => {
    site = accountHarness(database, { CAPTCHA_SECRET: "s", CAPTCHA_SITE_KEY: "0x4AAA" });
    expect((await taskFor("?for=sign-up")).task).toEqual({ kind: "turnstile", siteKey: "0x4AAA" });
    site = accountHarness(database, { CAPTCHA_SECRET: "s" });
    expect((await taskFor("?for=sign-up")).status).toBe(404);
  });
});

describe("at a limit that a whole network shares", () => {
  const calls = {
    "/signup": "sign-up",
    "/token?grant_type=password": "sign-in",
    "/recover": "mail",
    "/resend": "mail",
    "/otp": "mail",
  } as const;

  test.each(Object.entries(calls))(
    "%s is refused as usual, says that a proof helps, and takes it",
    async (call, purpose) => {
      site = accountHarness(database, CROWDED);
      await site.member(email);
      await site.forgetLimits();
      const send = (to: string, token?: string) =>
        site.post(call, { email: to, password: PASSWORD, type: "signup", ...withProof(token) });
      const first = await send("otra@agencia.es");
      expect(first.headers.get(PROOF_WANTED_HEADER)).toBeNull();
      const refused = await send(email);
      expect([refused.status, (await refused.json()).code]).toEqual([429, "over_request_rate_limit"]);
      expect(refused.headers.get(PROOF_WANTED_HEADER)).toBe(purpose);
      const passed = await send(email, proofFor(purpose));
      // For a taken address the sign-up says so: it was let through and answered.
      expect(passed.status).toBe(call === "/signup" ? 422 : 200);
      expect(passed.headers.get(PROOF_WANTED_HEADER)).toBeNull();
    },
  );

  test("the unmodified client brings the proof by its own option", async () => {
    site = accountHarness(database, CROWDED);
    await site.member(email);
    await signIn("no es esta");
    const client = site.browser({ ip: HERE });
    const refused = await client.signInWithPassword({ email, password: PASSWORD });
    expect(refused.error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
    const options = { captchaToken: proofFor("sign-in") };
    expect((await client.signInWithPassword({ email, password: PASSWORD, options })).error).toBeNull();
  });

  test("a proof counts once, also of many calls at the same time", async () => {
    site = accountHarness(database, CROWDED);
    await site.member(email);
    await signIn("no es esta");
    const proof = proofFor("sign-in");
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(PASSWORD, email, proof)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
  });

  test("a proof of another purpose or network, or made up, changes nothing", async () => {
    site = accountHarness(database, CROWDED);
    await site.member(email);
    await signIn("no es esta");
    for (const proof of [proofFor("form"), proofFor("sign-in", "192.0.2.9"), "x", "1.2.3"]) {
      const refused = await signIn(PASSWORD, email, proof);
      expect(refused.status).toBe(429);
      expect(refused.headers.get(PROOF_WANTED_HEADER)).toBe("sign-in");
    }
  });

  test("none is asked for where it would be in vain: ten wrong passwords for the account", async () => {
    site = accountHarness(database, CROWDED);
    await site.member(email);
    const { limits } = site.services.auth;
    for (let round = 0; round < 10; round += 1) await limits.take("wrongPassword", pairKey(email, HERE));
    const refused = await signIn(PASSWORD);
    expect([refused.status, refused.headers.get(PROOF_WANTED_HEADER)]).toEqual([429, null]);
    const proof = proofFor("sign-in");
    expect((await signIn(PASSWORD, email, proof)).status).toBe(429);
    await limits.forget("wrongPassword", pairKey(email, HERE));
    // The proof was not used up.
    expect((await signIn(PASSWORD, email, proof)).status).toBe(200);
  });

  test("a proof's extra allowance ends too, and then the refusal promises nothing", async () => {
    site = accountHarness(database, CROWDED);
    await site.member(email);
    await signIn("no es esta");
    const { budgets } = site.services.auth.proofs;
    for (let round = 0; round < BEYOND.token.points; round += 1) await budgets.take("token", HERE);
    const refused = await signIn(PASSWORD, email, proofFor("sign-in"));
    expect(refused.status).toBe(429);
    expect(refused.headers.get(PROOF_WANTED_HEADER)).toBeNull();
  });

  test("below it a proof is neither asked for nor used up", async () => {
    await site.member(email);
    const proof = proofFor("sign-in");
    expect((await signIn("no es esta", email, proof)).headers.get(PROOF_WANTED_HEADER)).toBeNull();
    expect((await signIn(PASSWORD, email, "no es nada")).status).toBe(200);
    const { limits } = site.services.auth;
    for (let round = 0; round < 100; round += 1)
      await limits.take("wrongPasswordAnywhere", HERE).catch(() => undefined);
    expect((await signIn(PASSWORD, email, proof)).status).toBe(200);
  });
});

describe("wrong passwords", () => {
  test("a network that guesses is closed, and opens for a person with a proof", async () => {
    await site.member(email);
    const { limits } = site.services.auth;
    for (let round = 0; round < 100; round += 1) await limits.take("wrongPasswordAnywhere", HERE);
    const refused = await signIn(PASSWORD);
    expect([refused.status, refused.headers.get(PROOF_WANTED_HEADER)]).toEqual([429, "sign-in"]);
    expect((await signIn("no es esta", email, proofFor("sign-in"))).status).toBe(400);
    expect((await signIn(PASSWORD, email, proofFor("sign-in"))).status).toBe(200);
  });

  test("thirty more with proofs close it for good, for right ones too", async () => {
    const { limits, proofs } = site.services.auth;
    await site.member(email);
    for (let round = 0; round < 100; round += 1) await limits.take("wrongPasswordAnywhere", HERE);
    const { points } = BEYOND.wrongPasswordAnywhere;
    for (let round = 0; round < points; round += 1) await proofs.budgets.take("wrongPasswordAnywhere", HERE);
    expect((await signIn(PASSWORD, email, proofFor("sign-in"))).status).toBe(429);
  });

  test("ten for one account from one place are nobody's to pass", async () => {
    await site.member(email);
    for (let round = 0; round < 10; round += 1) expect((await signIn("no es esta")).status).toBe(400);
    const refused = await signIn(PASSWORD, email, proofFor("sign-in"));
    expect(refused.status).toBe(429);
    expect(refused.headers.get(PROOF_WANTED_HEADER)).toBeNull();
  });
});

describe("a configured service", () => {
  test("is asked of everybody, with a header for the page; its verdict counts beyond the limit too", async () => {
    site = accountHarness(database, {
      ...CROWDED,
      CAPTCHA_SECRET: "secreto",
      CAPTCHA_SITE_KEY: "0x4AAA",
      CAPTCHA_VERIFY_URL: "https://captcha.example/",
    });
    vi.stubGlobal("fetch", async (_url: string, init: { body: URLSearchParams }) =>
      Response.json({ success: init.body.get("response") === "bien" }),
    );
    const recover = (token?: string) => site.post("/recover", { email, ...withProof(token) });
    const asked = await recover();
    expect([asked.status, (await asked.json()).code]).toEqual([400, "captcha_failed"]);
    expect(asked.headers.get(PROOF_WANTED_HEADER)).toBe("mail");
    expect((await recover("mal")).status).toBe(429);
    expect((await recover("bien")).status).toBe(200);
    vi.unstubAllGlobals();
  });

  test("is allowed by the policy of the pages, and nothing is where none is configured", async () => {
    const policyOf = async () => (await site.app.request(`${site.site}/auth`)).headers.get("content-security-policy");
    expect(await policyOf()).not.toContain("challenges.cloudflare.com");
    site = accountHarness(database, { CAPTCHA_SECRET: "s", CAPTCHA_SITE_KEY: "0x4AAA" });
    const policy = await policyOf();
    expect(policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/);
    expect(policy).toMatch(/frame-src 'self' https:\/\/challenges\.cloudflare\.com/);
  });
});

describe("forms that anybody may send", () => {
  const lead = { email: "ana@agencia.es", source: "website", interested_in: ["demo_rapida"] };
  const send = (headers: Record<string, string> = {}) =>
    site.app.request(`${site.site}/api/leads`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": HERE, ...headers },
      body: JSON.stringify(lead),
    });

  test("beyond the limit of a network they pass with a proof, ten times in an hour", async () => {
    for (let round = 0; round < 30; round += 1) expect((await send()).headers.get(PROOF_WANTED_HEADER)).toBeNull();
    const refused = await send();
    expect([refused.status, refused.headers.get(PROOF_WANTED_HEADER)]).toEqual([429, "form"]);
    const proof = proofFor("form");
    expect((await send({ [PROOF_HEADER]: proof })).status).toBe(201);
    expect((await send({ [PROOF_HEADER]: proof })).status).toBe(429);
    const { budgets } = site.services.auth.proofs;
    for (let round = 1; round < BEYOND.form.points; round += 1) await budgets.take("form", HERE);
    const over = await send({ [PROOF_HEADER]: proofFor("form") });
    expect([over.status, over.headers.get(PROOF_WANTED_HEADER)]).toEqual([429, null]);
  });
});
