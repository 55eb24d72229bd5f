import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { faultsOfShape } from "./models.ts";
import { boundsOf, exportedMetrics, FOLDER, OF_OTHERS, readDashboard, readRules, seriesOf } from "./observed.ts";

const rules = readRules().groups.flatMap(({ rules }) => rules);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const panels = readDashboard().panels;
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const NO_PROMTOOL = "promtool is not on PATH; on Debian it is in the package prometheus";

/** The words of promtool, or null where it is not there. @throws Error with its words where it finds a fault */
function promtool(...args: string[]): string | null {
  try {
    return execFileSync("promtool", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`);
  }
}

test("finds the series of an expression, without its functions, labels and words", () => {
  expect(
    seriesOf(
      `sum by (le, route) (rate(a_bucket{job="x",le="0.8"}[5m])) / on (pod) b:c:rate5m offset 1h > 0.9 and absent(d)`,
    ),
  ).toEqual(["a_bucket", "b:c:rate5m", "d"]);
});

test("rules and dashboard ask only for what is exported, recorded, or somebody else's", async () => {
  const { names } = await exportedMetrics();
  const recorded = new Set(rules.map(({ record }) => record));
  const asked = new Set([...rules.map(({ expr }) => expr), ...queries].flatMap(seriesOf));
  const unknown = [...asked].filter((name) => !names.has(name) && !recorded.has(name) && !(name in OF_OTHERS));
  expect(unknown).toEqual([]);
  expect(asked.size).toBeGreaterThan(30);
});

test("every bound that a rule counts by is one of the histogram", async () => {
  const { bounds } = await exportedMetrics();
  const named = new Set(rules.flatMap(({ expr }) => boundsOf(expr)));
  expect([...named].filter((bound) => !bounds.has(bound))).toEqual([]);
  expect([...named].sort()).toEqual([0.4, 0.8]);
});

test("an alert says how bad it is, in Spanish what happens, and leads to its own section of the runbook", () => {
  const sections = [...readFileSync("docs/runbook.md", "utf8").matchAll(/^## (Umbral\w+)$/gm)].map(([, name]) => name);
  for (const { alert, labels, annotations } of alerts) {
    expect(["critical", "warning"], alert).toContain(labels?.severity);
    expect(annotations?.summary, alert).toMatch(
      /^(?:El|La|Los|Las|Un|Una|Nadie|Ningun|Hay|Queda|Quedan|Entra|Umbral|A|No)/,
    );
    expect(annotations?.summary, alert).not.toMatch(/\.$/);
    expect(annotations?.description, alert).toMatch(/\.$/);
    expect(annotations?.runbook_url).toBe(`docs/runbook.md#${alert!.toLowerCase()}`);
  }
  expect(sections).toEqual(alerts.map(({ alert }) => alert));
});

test("the rules are those of a PrometheusRule", () => {
  const manifest = {
    apiVersion: "monitoring.coreos.com/v1",
    kind: "PrometheusRule",
    metadata: { name: "umbral" },
    spec: readRules(),
  };
  expect(faultsOfShape(manifest)).toEqual([]);
});

test("panels lie side by side, each with its own number, its title and its query", () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const places = new Set<string>();
  for (const { title, type, targets = [], gridPos } of panels) {
    expect(title).not.toBe("");
    if (type !== "row") expect(targets.length, title).toBeGreaterThan(0);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(places.has(`${x},${y}`), title).toBe(false);
        places.add(`${x},${y}`);
      }
    }
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  }
});

test("promtool reads every expression, and alerts fire in the series worked out by hand", ({ skip }) => {
  if (promtool("--version") === null) return skip(NO_PROMTOOL);
  const folder = mkdtempSync(join(tmpdir(), "umbral-queries-"));
  try {
    const file = join(folder, "queries.yaml");
    const asRules = queries.map((expr, at) => ({
      record: `query_${at}`,
      expr: expr.replaceAll("$__rate_interval", "5m").replaceAll("$namespace", ".*"),
    }));
    writeFileSync(file, stringify({ groups: [{ name: "queries", rules: asRules }] }));
    promtool("check", "rules", file, join(FOLDER, "rules.yaml"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  promtool("test", "rules", join(FOLDER, "rules.test.yaml"), join(FOLDER, "rules-days.test.yaml"));
});
