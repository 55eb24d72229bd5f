import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { startScriptlessTwin } from "./bench-scriptless.ts";
import { startBenchServer } from "./bench-server.ts";
import { findBrowser } from "./find-browser.ts";

// npm run bench, third part: the pages on a phone, one line for each template. Lighthouse in its mobile setting against the
// production build on loopback; the median of BENCH_ROUNDS rounds (5), and the best. Targets stand beside the figures. When the largest
// paint comes (LCP) is compared with that of the same document without any script, measured in turn with it.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** Score that every template must reach. */
const SCORE = 99;
/** How many times as late as without scripts the largest paint may come. */
const LCP_RATIO = 1.25;

/** One page of each template. */
const PAGES = [
  "/",
  "/privacidad",
  "/precios",
  "/agencias",
  "/modulo-valoracion",
  "/herramientas",
  "/home-staging",
  "/soluciones-agencias-lujo",
  "/soluciones-agencias-lujo/sevilla",
  "/faq",
  "/help-center",
  "/blog",
  "/contacto",
  "/valoracion",
];

interface Round {
  scores: Record<string, number>;
  shift: number;
  /** When the largest paint comes, in milliseconds, as Lighthouse simulates a slow phone. */
  lcpMs: number;
  requests: { url: string; kind: string; bytes: number }[];
}

const browser = findBrowser();
if (!browser) {
  console.log("\nSin Chromium no se miden las páginas.");
  process.exit(0);
}
const only = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "umbral-lighthouse-"));
const { origin, stop } = await startBenchServer();
const twin = await startScriptlessTwin(origin);
console.log(`\nPáginas (Lighthouse móvil, mediana de ${ROUNDS})`);
try {
  for (const path of PAGES) {
    if (only.length > 0 && !only.includes(path)) continue;
    const pairs: (readonly [page: Round, scriptless: Round])[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      pairs.push([await measure(origin + path), await measure(twin.origin + path)]);
    }
    report(
      path,
      pairs.map(([page]) => page),
      pairs.map(([, scriptless]) => scriptless),
    );
  }
} finally {
  await twin.stop();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The twin answers from this process, so nothing here may wait in its way. */
async function measure(address: string): Promise<Round> {
  const output = join(folder, "report.json");
  const run = spawn(
    process.execPath,
    [
      "node_modules/lighthouse/cli/index.js",
      address,
      "--quiet",
      "--only-categories=performance,accessibility,best-practices,seo",
      "--output=json",
      `--output-path=${output}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update",
    ],
    { env: { ...process.env, CHROME_PATH: browser! }, stdio: ["ignore", "ignore", "inherit"] },
  );
  const code = await new Promise((resolve) => run.once("exit", resolve));
  if (code !== 0) throw new Error(`lighthouse ended with ${code} on ${address}`);
  const { categories, audits } = JSON.parse(readFileSync(output, "utf8"));
  return {
    scores: Object.fromEntries(
      Object.entries(categories as Record<string, { score: number }>).map(([id, { score }]) => [
        id,
        Math.round(score * 100),
      ]),
    ),
    shift: audits["cumulative-layout-shift"].numericValue,
    lcpMs: audits["largest-contentful-paint"].numericValue,
    requests: audits["network-requests"].details.items.map(
      (item: { url: string; resourceType: string; transferSize: number }) => ({
        url: item.url,
        kind: item.resourceType,
        bytes: item.transferSize,
      }),
    ),
  };
}

function report(path: string, measured: Round[], scriptless: Round[]): void {
  const lcp = median(measured.map(({ lcpMs }) => lcpMs));
  const scriptlessLcp = median(scriptless.map(({ lcpMs }) => lcpMs));
  const scores = measured.map(({ scores }) => scores.performance!);
  const lowest = (id: string) => Math.min(...measured.map(({ scores }) => scores[id]!));
  const { requests } = measured[0]!;
  const scriptKb = requests.filter(({ kind }) => kind === "Script").reduce((sum, { url }) => sum + gzipKb(url), 0);
  const fonts = requests.filter(({ kind }) => kind === "Font");
  const foreign = requests.filter(({ url }) => /^https?:/.test(url) && !url.startsWith(origin));
  console.log(
    `  ${path}: rendimiento ${median(scores)} (mejor ${Math.max(...scores)}; objetivo ${SCORE}), ` +
      `accesibilidad ${lowest("accessibility")}, prácticas ${lowest("best-practices")}, SEO ${lowest("seo")} (100), ` +
      `LCP ${lcp.toFixed(0)} ms, sin guiones ${scriptlessLcp.toFixed(0)} ms: × ${(lcp / scriptlessLcp).toFixed(2)} (≤ ${String(LCP_RATIO).replace(".", ",")}), ` +
      `CLS ${Math.max(...measured.map(({ shift }) => shift)).toFixed(3)} (≤ 0,01), ` +
      `scripts ${scriptKb.toFixed(1)} KB, ` +
      `${fonts.length} letra de ${(fonts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(0)} KB (≤ 95), ` +
      `${requests.length} peticiones, ${foreign.length} ajenas`,
  );
}

/** Weight of a built script as gzip, whatever encoding the browser asked for. */
function gzipKb(url: string): number {
  const { pathname } = new URL(url);
  return gzipSync(readFileSync(join("build/client", pathname)), { level: 9 }).length / 1000;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}
