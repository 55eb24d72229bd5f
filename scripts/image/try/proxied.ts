import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { must, tally } from "../../faults/case.ts";
import { freePort } from "../../faults/product.ts";
import { type Ask, type Check, signIn } from "./asks.ts";
import type { Inside } from "./clean-root.ts";

/** The proxy of compose.yaml, by its own configuration, with other ports and folders. */
export interface Proxy {
  /** Address that people reach, with TLS. */
  site: string;
  ask: Ask;
  /** A line of events. @returns what has come of it until `isEnough`, and whether it came through open */
  listen(who: Record<string, string>, isEnough: (text: string) => boolean): Promise<string>;
  end(): void;
}

/** @param folder for its certificates @param port where it listens with TLS @param upstreams ports of the processes behind */
export async function startProxy(
  root: string,
  { folder, port, upstreams }: { folder: string; port: number; upstreams: readonly number[] },
): Promise<Proxy> {
  const site = `https://localhost:${port}`;
  const config = ["--config", join(root, "deploy/compose/Caddyfile"), "--adapter", "caddyfile"];
  const child: ChildProcess = spawn("caddy", ["run", ...config], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: site,
      UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(" "),
      HTTP_PORT: String(await freePort()),
      HTTPS_PORT: String(port),
      ADMIN_ADDRESS: `localhost:${await freePort()}`,
    },
    stdio: "ignore",
  });
  const authority = join(folder, "caddy/pki/authorities/local/root.crt");
  for (let looks = 0; !existsSync(authority); looks++) {
    must(child.exitCode === null && looks < 300, "the proxy does not start");
    await sleep(100);
  }
  const ca = readFileSync(authority);
  const ask: Ask = (path, { json, ...init } = {}) =>
    new Promise((resolve, reject) => {
      const from = performance.now();
      const body = json === undefined ? init.body : JSON.stringify(json);
      const headers = {
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        origin: site,
        ...(init.headers as Record<string, string>),
      };
      const method = init.method ?? (json === undefined ? "GET" : "POST");
      const sent = request(`${site}${path}`, { ca, method, headers, agent: false }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        response.on("error", reject);
        response.on("end", () => {
          const ms = performance.now() - from;
          const got = new Headers();
          for (const [name, value] of Object.entries(response.headersDistinct))
            for (const one of value ?? []) got.append(name, one);
          resolve({ status: response.statusCode!, headers: got, text, ms });
        });
      });
      sent.on("error", reject);
      sent.end(body as string | undefined);
    });
  const listen: Proxy["listen"] = (who, isEnough) =>
    new Promise((resolve, reject) => {
      const sent = request(`${site}/api/events`, { ca, headers: who, agent: false }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
          if (!isEnough(text)) return;
          sent.destroy();
          resolve(text);
        });
        response.on("end", () => reject(new Error(`the line of events ended: ${response.statusCode} ${text}`)));
      });
      sent.on("error", reject);
      sent.end();
    });
  return { site, ask, listen, end: () => child.kill("SIGTERM") };
}

/** @param one a process behind the proxy, which the last check kills */
export function proxyChecks(proxy: Proxy, one: Inside): Check[] {
  const page = () => proxy.ask("/", { headers: { accept: "text/html" } });
  return [
    { name: "pages through the proxy", run: async () => tally((await several(20, page)).map(({ status }) => status)) },
    {
      name: "sign-in through the proxy, and both processes know it",
      async run() {
        const acts = await signIn(proxy.ask);
        const answers = await several(8, () => proxy.ask("/api/portfolio/homes", { headers: acts.who }));
        must(
          answers.every(({ status }) => status === 200),
          tally(answers.map(({ status }) => status)),
        );
        const first = await proxy.listen(acts.who, (text) => text.includes("\n\n"));
        return `${tally(answers.map(({ status }) => status))}; events at once: ${JSON.stringify(first.slice(0, 40))}`;
      },
    },
    {
      name: "metrics are not shown outside",
      async run() {
        const { status } = await proxy.ask("/metrics");
        must(status === 404, String(status));
        return String(status);
      },
    },
    {
      name: "a process killed under load: no reading request is lost",
      async run() {
        const statuses: number[] = [];
        const until = performance.now() + 6_000;
        const reader = async () => {
          while (performance.now() < until) statuses.push((await page()).status);
        };
        const readers = Promise.all([1, 2, 3, 4].map(reader));
        await sleep(1_500);
        await one.end("SIGKILL");
        await readers;
        must(
          statuses.every((status) => status === 200),
          tally(statuses),
        );
        return tally(statuses);
      },
    },
  ];
}

async function several<T>(times: number, act: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let time = 0; time < times; time++) done.push(await act());
  return done;
}
