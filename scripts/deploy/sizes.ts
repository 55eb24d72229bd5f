import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ASSUMED, MACHINE, MEASURED, type Measured } from "./measured.ts";

/** How many machines so many agencies need, worked out of what was measured; what was not measured stays unknown. */

export interface Size {
  agencies: number;
  /** Agents who work at the busiest minute. */
  active: number;
  /** Cores that their pages, calls and streams take; null while that is not measured, as everywhere below. */
  webCores: number | null;
  webProcesses: number | null;
  jobProcesses: number | null;
  databaseCores: number | null;
  /** GiB that all processes of the product have resident. */
  memoryGiB: number | null;
  databaseGB: number | null;
  filesGB: number | null;
  /** Machines of the kind of `MACHINE`, for the processes and all copies of the database. */
  machines: number | null;
  /** Their list price, in US dollars a month: without disks, store, traffic and mail. */
  dollars: number | null;
}

const MINUTE_MS = 60_000;
const HOURS_A_MONTH = 730;
/** Even for one agency: a process that is replaced has another beside it. */
const FEWEST_WEB = 2;

/** The sum, or null where any of them is unknown. */
const sum = (...parts: (number | null)[]): number | null =>
  parts.reduce<number | null>((total, part) => (total === null || part === null ? null : total + part), 0);
const times = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a * b);
const ceil = (value: number | null): number | null => (value === null ? null : Math.ceil(value));

/** @param agencies above zero @param measured by default what this repository has measured */
export function sizeFor(agencies: number, measured: Measured = MEASURED): Size {
  const value = (name: keyof Measured) => measured[name].value;
  const agents = agencies * ASSUMED.agentsPerAgency;
  const active = Math.ceil(agents * ASSUMED.activeShare);
  const cores = (ms: number | null) => times(ms, active / MINUTE_MS);
  const webCores = cores(sum(value("cpuPages"), value("cpuCalls"), value("cpuStreams")));
  const jobCores = cores(value("cpuJobs"));
  const databaseCores = cores(value("cpuDatabase"));
  const processes = (needed: number | null, fewest: number) =>
    needed === null ? null : Math.max(fewest, Math.ceil(needed / ASSUMED.coreShare));
  const webProcesses = processes(webCores, FEWEST_WEB);
  const jobProcesses = processes(jobCores, 1);
  const millionHomes = (agencies * ASSUMED.homesPerAgency) / 1e6;
  const memoryMB = sum(
    times(webProcesses, value("memoryWeb")),
    times(jobProcesses, value("memoryJobs")),
    times(active, value("memoryAgent")),
    times(sum(webProcesses, jobProcesses), times(value("memoryIndex"), millionHomes)),
  );
  const databases = agencies === 1 ? 1 : ASSUMED.databases;
  const machines = ceil(
    times(sum(webProcesses, jobProcesses, times(databaseCores, databases / ASSUMED.coreShare)), 1 / MACHINE.cores),
  );
  return {
    agencies,
    active,
    webCores,
    webProcesses,
    jobProcesses,
    databaseCores,
    memoryGiB: times(memoryMB, 1 / 1024),
    databaseGB: times(value("bytesRows"), agencies / 1e9),
    filesGB: times(value("bytesFiles"), agencies / 1e9),
    machines,
    dollars: times(machines, MACHINE.dollarsAnHour * HOURS_A_MONTH),
  };
}

const DOCS = join(import.meta.dirname, "../../docs/production.md");
const BEGIN = "<!-- sizes: written by `npm run chart -- --write` from scripts/deploy/measured.ts -->";
const END = "<!-- end of sizes -->";
const UNKNOWN = "not measured";

const shown = (value: number | null, digits = 0): string =>
  value === null ? UNKNOWN : value.toLocaleString("en-GB", { maximumFractionDigits: digits });

/** The two tables of `docs/production.md`: what was measured, and what follows for four sizes. */
export function sizeTables(measured: Measured = MEASURED): string {
  const inputs = Object.entries(measured).map(
    ([name, { value, unit, meaning, how }]) =>
      `| \`${name}\` | ${meaning} | ${shown(value, 3)} | ${unit} | ${how ?? "–"} |`,
  );
  const sizes = [1, 50, 1_000, 20_000].map((agencies) => sizeFor(agencies, measured));
  const row = (label: string, of: (size: Size) => number | null, digits = 0) =>
    `| ${label} | ${sizes.map((size) => shown(of(size), digits)).join(" | ")} |`;
  return [
    "| Input | Meaning | Measured | Unit | How and when |",
    "|---|---|---|---|---|",
    ...inputs,
    "",
    `| | ${sizes.map(({ agencies }) => `${shown(agencies)} ${agencies === 1 ? "agency" : "agencies"}`).join(" | ")} |`,
    "|---|---|---|---|---|",
    row("Agents at the busiest minute", ({ active }) => active),
    row("Cores for pages, calls and streams", ({ webCores }) => webCores, 2),
    row("Web processes", ({ webProcesses }) => webProcesses),
    row("Job processes", ({ jobProcesses }) => jobProcesses),
    row("Cores of the database that writes", ({ databaseCores }) => databaseCores, 2),
    row("Memory of the processes, GiB", ({ memoryGiB }) => memoryGiB, 1),
    row("Rows, GB", ({ databaseGB }) => databaseGB),
    row("Files, GB", ({ filesGB }) => filesGB),
    row("Machines of 2 cores and 8 GiB", ({ machines }) => machines),
    row("Their list price a month, US$", ({ dollars }) => dollars),
  ].join("\n");
}

/** The tables as the docs have them now. @throws Error where the docs have no place for them */
export function tablesOfDocs(): string {
  const text = readFileSync(DOCS, "utf8");
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error("docs/production.md has no place for the tables of sizes");
  return text.slice(begin + BEGIN.length, end).trim();
}

/** Writes the tables of today into the docs. */
export function writeTables(): void {
  const text = readFileSync(DOCS, "utf8");
  writeFileSync(
    DOCS,
    text.replace(`${BEGIN}\n${tablesOfDocs()}\n${END}`, () => `${BEGIN}\n${sizeTables()}\n${END}`),
  );
}
