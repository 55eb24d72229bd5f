import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** The niceness of a process that was started with one and asks for another. */
function nicenessOf(started: number, asked: number): number {
  const module = new URL("./be-nice.server.ts", import.meta.url).href;
  const script = `const { beNice } = await import(${JSON.stringify(module)});
    beNice(${asked}); console.log((await import("node:os")).getPriority())`;
  const args = ["-n", String(started), process.execPath, "--input-type=module", "-e", script];
  return Number(execFileSync("nice", args, { encoding: "utf8" }));
}

test.runIf(process.platform === "linux")("a thread steps back, and one that stands further back stays there", () => {
  expect(nicenessOf(0, 5)).toBe(5);
  expect(nicenessOf(9, 5)).toBe(9);
});
