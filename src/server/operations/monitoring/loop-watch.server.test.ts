import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { routeOf } from "../../platform/metrics/route-of.server.ts";
import { placesOf } from "./stack-probe.server.ts";

/** In a process of its own, because its first thread is watched. */
let child: ChildProcess | undefined;
afterEach(() => child?.kill("SIGKILL"));

interface Running {
  base: string;
  process: ChildProcess;
  lines: string[];
  lineWith(text: string): Promise<string>;
}

async function startServer(limitMs: number): Promise<Running> {
  const server = spawn(process.execPath, [join("src", "test", "held-server.ts"), String(limitMs)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = server;
  const lines: string[] = [];
  let heard = () => {};
  let rest = "";
  server.stdout.on("data", (chunk) => {
    const parts = (rest + String(chunk)).split("\n");
    rest = parts.pop()!;
    lines.push(...parts);
    heard();
  });
  const lineWith = async (text: string) => {
    for (;;) {
      const line = lines.find((one) => one.includes(text));
      if (line) return line;
      await new Promise<void>((resolve) => {
        heard = resolve;
      });
    }
  };
  const port = (await lineWith("listening ")).split(" ")[1];
  return { base: `http://127.0.0.1:${port}`, process: server, lines, lineWith };
}

test("the watch names the request that blocked the loop, and no other, without its query or its token", async () => {
  const { base, process: server, lines, lineWith } = await startServer(0);
  const id = "0190b1f4-7d3c-7c3e-8f6a-1f2e3d4c5b6a";
  await Promise.all([
    fetch(`${base}/api/innocent`),
    fetch(`${base}/api/runs/${id}/export?token=a-secret&ms=900`, { method: "POST" }),
    fetch(`${base}/api/other`),
  ]);
  const line = JSON.parse(await lineWith("the loop was held"));
  expect(line).toMatchObject({ level: 40, route: "POST /api/runs/:x/export" });
  expect(line.ms).toBeGreaterThan(300);
  expect(line.at[0]).toContain("calculateFor (src/test/held-server.ts");
  const counts = await (await fetch(`${base}/?counts`)).json();
  expect(counts).toEqual([["POST /api/runs/:x/export", 1]]);
  expect(lines.join("\n")).not.toMatch(/a-secret|0190b1f4|ms=900/);
  const exit = once(server, "exit");
  server.kill("SIGTERM");
  expect((await exit)[0]).toBe(0);
});

test("an endless stretch is reported while it blocks the loop, and ends the process if configured", async () => {
  const { base, process: server, lineWith } = await startServer(2_500);
  const exit = once(server, "exit");
  const asked = fetch(`${base}/valoracion?pattern&gclid=secret`).catch(() => "no answer");
  expect(JSON.parse(await lineWith("the loop is held"))).toMatchObject({ level: 40, route: "GET /valoracion" });
  expect(JSON.parse(await lineWith("the process ends itself"))).toMatchObject({ level: 60, route: "GET /valoracion" });
  const [, signal] = await exit;
  expect(signal).toBe("SIGKILL");
  expect(await asked).toBe("no answer");
});

test("a route is a method and an address, or says that nobody asked", () => {
  expect(routeOf({ method: "GET", address: "/dashboard/cartera/:x" })).toBe("GET /dashboard/cartera/:x");
  expect(routeOf({ address: "/valoracion" })).toBe("? /valoracion");
  expect(routeOf({})).toBe("fuera de una petición");
});

test("places are named without the folder of the machine, in modules and in older packages alike", () => {
  const root = new URL("../../../../", import.meta.url);
  const stack = [
    "Error: x",
    "    at stack-probe (a.js:1:1)",
    `    at draw (${root.href}src/ui/a.ts:1:2)`,
    `    at push (${fileURLToPath(root)}node_modules/react/b.js:3:4)`,
    "    at file:///elsewhere/of/somebody/c.js:5:6",
    "    at node:internal/timers:7:8",
  ].join("\n");
  expect(placesOf(stack)).toEqual(["draw (src/ui/a.ts:1:2)", "push (node_modules/react/b.js:3:4)", "…/c.js:5:6"]);
});
