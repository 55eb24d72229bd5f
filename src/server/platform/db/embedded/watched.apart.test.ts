import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { endOf, endWatched, isReady, spawnWatched } from "./watched.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-watched-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shell = (script: string) => ({ file: "/bin/sh", args: ["-c", script] });

test.skipIf(process.platform === "win32")(
  "a program that does not listen yet when it is asked to end ends soon after",
  async () => {
    const begun = join(folder, "begun");
    const child = spawnWatched(
      shell(`trap '' TERM; echo > ${begun}; sleep 0.5; trap 'exit 7' TERM; while :; do sleep 0.05; done`),
      { signal: "TERM" },
    );
    const end = endOf(child);
    while (!existsSync(begun)) await sleep(5);
    child.stdin!.end();
    expect((await end).code).toBe(7);
  },
);

test.skipIf(process.platform === "win32")(
  "a program that leaves files begins when it is told to, and leaves nothing if it never is",
  async () => {
    const leftovers = join(folder, "made");
    const give = () => {
      mkdirSync(leftovers);
      writeFileSync(`${leftovers}.password`, "x");
    };
    const shown = spawnWatched(shell(`cat ${leftovers}.password > ${leftovers}/copy`), { signal: "TERM", leftovers });
    give();
    const end = endOf(shown);
    shown.stdin!.write("\n");
    expect(await isReady(shown)).toBe(true);
    shown.stdin!.write("\n");
    expect(await end).toEqual({ code: 0, output: "" });
    expect(readFileSync(join(leftovers, "copy"), "utf8")).toBe("x");
    rmSync(leftovers, { recursive: true });

    const never = spawnWatched(shell("exit 0"), { signal: "TERM", leftovers });
    give();
    never.stdin!.end();
    expect((await endOf(never)).code).toBe(1);
    expect(existsSync(leftovers) || existsSync(`${leftovers}.password`)).toBe(false);
  },
);

test.skipIf(process.platform === "win32")(
  "files made by a program are removed if nobody has taken them over when its process ends",
  async () => {
    const leftovers = join(folder, "ready");
    const child = spawnWatched(shell(`echo x > ${leftovers}/made`), { signal: "TERM", leftovers });
    mkdirSync(leftovers);
    const end = endOf(child);
    child.stdin!.write("\n");
    expect(await isReady(child)).toBe(true);
    expect(existsSync(join(leftovers, "made"))).toBe(true);
    child.stdin!.end();
    expect((await end).code).toBe(1);
    expect(existsSync(leftovers)).toBe(false);
  },
);

// The last one of this file: nothing can be started after it.
test.skipIf(process.platform === "win32")("all of them end together, and no other begins", async () => {
  const children = [
    spawnWatched(shell("exec sleep 60"), { signal: "TERM" }),
    spawnWatched(shell("exec sleep 60"), { signal: "TERM" }),
  ];
  await endWatched();
  expect(children.map(({ exitCode }) => exitCode)).toEqual([143, 143]);
  expect(() => spawnWatched(shell("true"), { signal: "TERM" })).toThrow("el proceso termina");
});
