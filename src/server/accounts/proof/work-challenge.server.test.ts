import { expect, test } from "vitest";
import type { ProofPurpose } from "#domain/accounts/proof/proof.ts";
import { workToken } from "#domain/accounts/proof/work.ts";
import { solveProof as solve } from "../../../test/solve-proof.ts";
import { createAuthKeys } from "../../platform/secrets/keys.server.ts";
import { issueWork, readWork } from "./work-challenge.server.ts";

const keys = createAuthKeys("a secret of the tests, 32 letters long");
const now = new Date("2026-11-23T10:00:00Z");
const bound = { purpose: "sign-in" as ProofPurpose, network: "192.0.2.1", now };

const task = issueWork(keys, { ...bound, difficulty: 8 });
const solved = solve(task);

test("a solved challenge is taken, and says how long it must be remembered", () => {
  expect(readWork(keys, solved, bound)).toEqual({ id: expect.any(String), expiresAt: now.getTime() + 600_000 });
});

test("a challenge reveals nothing of the network", () => {
  expect(task.challenge).not.toContain("192.0.2.1");
});

test.each([
  ["another purpose", { ...bound, purpose: "form" as const }],
  ["another network", { ...bound, network: "192.0.2.2" }],
  ["ten minutes later", { ...bound, now: new Date(now.getTime() + 600_000) }],
])("it is worth nothing for %s", (_what, other) => {
  expect(readWork(keys, solved, other)).toBeNull();
});

test("a number that was not found is not taken", () => {
  const hard = issueWork(keys, { ...bound, difficulty: 60 });
  for (let counter = 0; counter < 20; counter += 1) {
    expect(readWork(keys, workToken(hard.challenge, counter), bound)).toBeNull();
  }
});

test("a self-made challenge is not taken", () => {
  const [version, id, expiry, , purpose, mac] = task.challenge.split(".");
  const easier = solve({ challenge: [version, id, expiry, "0", purpose, mac].join("."), difficulty: 0 });
  expect(readWork(keys, easier, bound)).toBeNull();
  const later = solve({ challenge: [version, id, "zzzzzzzz", "8", purpose, mac].join("."), difficulty: 8 });
  expect(readWork(keys, later, bound)).toBeNull();
  const ofOthers = issueWork(createAuthKeys("another secret, also of 32 letters"), { ...bound, difficulty: 8 });
  expect(readWork(keys, solve(ofOthers), bound)).toBeNull();
  for (const text of ["", ".", solved.slice(1), `${solved} `, `${solved}.1`, solved.replace("1.", "2."), "\u0000"]) {
    expect(readWork(keys, text, bound), text).toBeNull();
  }
});
