import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../env.server.ts";
import { authSecret } from "./keys.server.ts";

test("a secret nobody set is made once, in a data folder that need not be there", () => {
  const folder = mkdtempSync(join(tmpdir(), "umbral-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dataDir = join(folder, "not", "there");
  const config = readConfig({ DATA_DIR: dataDir }, folder);
  const secret = authSecret(config);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(authSecret(config)).toBe(secret);
  expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
});
