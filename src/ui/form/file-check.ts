import { formatNumber } from "#domain/shared/format/format.ts";
import { listedOr } from "#domain/shared/format/listed.ts";

const NBSP = "\u00a0";

export interface FileRules {
  /** Extensions with the dot, lower case: [".csv", ".xlsx"]. */
  extensions: readonly string[];
  maxBytes: number;
}

/** `340 KB`, `1,2 MB` (decimal units, as file managers show them). */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${formatNumber(bytes)}${NBSP}B`;
  if (bytes < 999_500) return `${formatNumber(bytes / 1000)}${NBSP}KB`;
  return `${formatNumber(bytes / 1_000_000, 1)}${NBSP}MB`;
}

/** `CSV o XLSX, hasta 5 MB`. */
export function describeFileRules({ extensions, maxBytes }: FileRules): string {
  const names = extensions.map((extension) => extension.slice(1).toUpperCase());
  return `${listedOr(names)}, hasta ${formatBytes(maxBytes)}`;
}

/** Why a file cannot be taken, in words; `undefined` if it can. The name decides: browsers' MIME types for CSV vary. */
export function fileProblem(file: { name: string; size: number }, rules: FileRules): string | undefined {
  const name = file.name.toLowerCase();
  if (!rules.extensions.some((extension) => name.endsWith(extension))) {
    return `«${file.name}» no vale. Elige un archivo ${describeFileRules(rules)}`;
  }
  if (file.size > rules.maxBytes) {
    return `«${file.name}» ocupa ${formatBytes(file.size)} y el máximo es ${formatBytes(rules.maxBytes)}`;
  }
  return file.size === 0 ? `«${file.name}» está vacío` : undefined;
}
