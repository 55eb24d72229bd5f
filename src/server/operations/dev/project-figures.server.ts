import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The figures of `/code-review`: the project's own, counted from the checkout that the process runs in. */
export interface ProjectFigures {
  layers: { name: string; files: number; lines: number; testFiles: number; tests: number }[];
  /** The built files that browsers fetch; empty where nothing was built. */
  assets: { count: number; kilobytes: number };
  dependencies: { name: string; version: string; license: string; isForDevelopment: boolean }[];
}

const LAYERS = ["domain", "content", "ui", "tools", "server", "pages"];

let counted: ProjectFigures | undefined;

/** Counted once: the files do not change under a running process. @param root folder of package.json */
export function projectFigures(root: string): ProjectFigures {
  counted ??= {
    layers: [...LAYERS.map((name) => countFolder(root, join("src", name), name)), countFolder(root, "e2e", "e2e")],
    assets: countAssets(join(root, "build/client/assets")),
    dependencies: readDependencies(root),
  };
  return counted;
}

function countFolder(root: string, folder: string, name: string) {
  const figures = { name, files: 0, lines: 0, testFiles: 0, tests: 0 };
  // A deployment may leave out what only development needs.
  if (!existsSync(join(root, folder))) return figures;
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
    if (!/\.(ts|tsx|css|md|sql)$/.test(file)) continue;
    const source = readFileSync(join(root, folder, file), "utf8");
    if (/\.(test|spec)\.tsx?$/.test(file)) {
      figures.testFiles += 1;
      figures.tests += source.match(/^[ \t]*(?:test|it)(?:\.each)?[(<]/gm)?.length ?? 0;
    } else {
      figures.files += 1;
      figures.lines += source.split("\n").length - 1;
    }
  }
  return figures;
}

function countAssets(folder: string): ProjectFigures["assets"] {
  try {
    const files = readdirSync(folder).filter((file) => !/\.(br|gz)$/.test(file));
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    return { count: files.length, kilobytes: Math.round(bytes / 1000) };
  } catch {
    return { count: 0, kilobytes: 0 }; // the development server builds nothing
  }
}

function readDependencies(root: string): ProjectFigures["dependencies"] {
  const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<string, Record<string, string>>;
  return (["dependencies", "devDependencies"] as const).flatMap((kind) =>
    Object.entries(own[kind] ?? {}).map(([name, version]) => ({
      name,
      version,
      license: licenseOf(root, name),
      isForDevelopment: kind === "devDependencies",
    })),
  );
}

function licenseOf(root: string, name: string): string {
  try {
    const { license } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
    return typeof license === "string" ? license : "sin indicar";
  } catch {
    return "no instalada"; // a production install leaves development packages out
  }
}
