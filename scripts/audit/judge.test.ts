import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { verdictOf, withoutIntegrity } from "./judge.ts";

describe("the lockfile", () => {
  test("says of every package what its bytes must be", () => {
    expect(withoutIntegrity(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
  });

  test("a package without a strong checksum is named; linked and bundled ones need none", () => {
    const packages = {
      "": {},
      "node_modules/good": { integrity: "sha512-abc" },
      "node_modules/bare": {},
      "node_modules/weak": { integrity: "sha1-abc" },
      "node_modules/linked": { link: true },
      "node_modules/good/node_modules/inside": { inBundle: true },
    };
    expect(withoutIntegrity({ packages })).toEqual(["node_modules/bare", "node_modules/weak"]);
  });

  test("nothing that is installed runs anything", () => {
    expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    // These would not run either, and nobody would notice.
    expect(Object.keys(scripts).filter((name) => /^(pre|post|install$|prepare)/.test(name))).toEqual([]);
  });
});

describe("the registry's answer", () => {
  test("grave ones are named with their title", () => {
    const report = {
      vulnerabilities: {
        small: { severity: "moderate", via: [{ title: "Slow" }] },
        bad: { severity: "high", via: ["other", { title: "Reads any file" }] },
        worse: { severity: "critical", via: ["bad"] },
      },
    };
    expect(verdictOf(JSON.stringify(report))).toEqual({
      kind: "vulnerable",
      rows: [
        { name: "bad", severity: "high", title: "Reads any file" },
        { name: "worse", severity: "critical", title: "por bad" },
      ],
    });
  });

  test("lesser ones are counted and stop nothing", () => {
    const report = { vulnerabilities: { small: { severity: "moderate", via: [] } } };
    expect(verdictOf(JSON.stringify(report))).toEqual({ kind: "clean", lesser: 1 });
    expect(verdictOf('{"vulnerabilities":{}}')).toEqual({ kind: "clean", lesser: 0 });
  });

  test.each([
    ['{"message":"405 Method Not Allowed - POST"}', "405 Method Not Allowed - POST"],
    ['{"error":{"code":"ENOTFOUND","summary":"getaddrinfo ENOTFOUND"}}', "getaddrinfo ENOTFOUND"],
    ['{"error":{"code":"ECONNREFUSED"}}', "ECONNREFUSED"],
    ["", "sin respuesta"],
    ["npm error network\nmore", "npm error network"],
  ])("%j is no answer, and never taken for a clean one", (output, why) => {
    expect(verdictOf(output)).toEqual({ kind: "no answer", why });
  });
});
