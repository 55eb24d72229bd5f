import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseAllDocuments } from "yaml";

const ROOT = join(import.meta.dirname, "../..");
export const CHART = join(ROOT, "deploy/helm/umbral");
const COMMON = "common.yaml";

/** Any object of Kubernetes: the fields that all kinds share, and the rest as it comes. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape, which its model checks.
  [field: string]: any;
}

/** The files of values that the chart is tried with; `common.yaml` is given before each. */
export const trialValues = (): string[] =>
  readdirSync(join(CHART, "ci"))
    .filter((name) => name.endsWith(".yaml") && name !== COMMON)
    .sort();

/**
 * All objects that an installation, or an upgrade, of the chart would make.
 *
 * @param values name of a file of `ci/`
 * @throws Error with helm's own words, where it refuses the values or a template fails
 */
export async function render(
  helm: string,
  values: string,
  { isUpgrade = false, set = [] }: { isUpgrade?: boolean; set?: readonly string[] } = {},
): Promise<Manifest[]> {
  const text = await runHelm(helm, [
    "template",
    "umbral",
    CHART,
    "--namespace",
    "umbral",
    ...valuesOf(values),
    ...(isUpgrade ? ["--is-upgrade"] : []),
    ...set.flatMap((one) => ["--set", one]),
  ]);
  return parseAllDocuments(text)
    .map((document) => {
      if (document.errors.length > 0) throw document.errors[0];
      return document.toJS() as Manifest | null;
    })
    .filter((manifest) => manifest !== null);
}

/** The complaints of `helm lint --strict` about the chart with these values. */
export async function lint(helm: string, values: string): Promise<string[]> {
  try {
    await runHelm(helm, ["lint", CHART, "--strict", "--quiet", ...valuesOf(values)]);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

const valuesOf = (name: string): string[] => [COMMON, name].flatMap((file) => ["-f", join(CHART, "ci", file)]);

async function runHelm(helm: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(helm, args, { maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    const said = `${stdout}${stderr}`.split("\n").filter((line) => line !== "" && !line.startsWith("level=INFO"));
    throw new Error(said.join("\n") || (error as Error).message);
  }
}
