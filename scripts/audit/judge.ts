/** Judges the product's packages by the lockfile and the registry's answer. */

interface LockedPackage {
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
}

/** Packages whose bytes nobody could check when they are installed. A bundled one comes inside another, which is checked. */
export function withoutIntegrity({ packages }: { packages: Record<string, LockedPackage> }): string[] {
  return Object.entries(packages)
    .filter(([path, { integrity, link, inBundle }]) => path !== "" && !link && !inBundle && !isStrong(integrity))
    .map(([path]) => path);
}

const isStrong = (integrity: string | undefined): boolean => /(^|\s)sha(512|384|256)-/.test(integrity ?? "");

export type Verdict =
  | { kind: "no answer"; why: string }
  | { kind: "clean"; lesser: number }
  | { kind: "vulnerable"; rows: { name: string; severity: string; title: string }[] };

/** Severities that stop a release; lesser ones are named and wait for the next update. */
const GRAVE = new Set(["high", "critical"]);

interface AuditReport {
  message?: string;
  error?: { summary?: string; code?: string };
  vulnerabilities?: Record<string, { severity: string; via: (string | { title?: string })[] }>;
}

/** @param output of `npm audit --json`: a report, an error of the registry, or nothing that reads as either */
export function verdictOf(output: string): Verdict {
  let report: AuditReport;
  try {
    report = JSON.parse(output) as AuditReport;
  } catch {
    return { kind: "no answer", why: output.trim().split("\n")[0] || "sin respuesta" };
  }
  const { vulnerabilities } = report;
  if (!vulnerabilities) {
    return { kind: "no answer", why: report.message ?? report.error?.summary ?? report.error?.code ?? "sin respuesta" };
  }
  const all = Object.entries(vulnerabilities);
  const grave = all.filter(([, { severity }]) => GRAVE.has(severity));
  if (grave.length === 0) return { kind: "clean", lesser: all.length };
  const rows = grave.map(([name, { severity, via }]) => {
    const first = via.find((cause) => typeof cause === "object");
    return { name, severity, title: first?.title ?? `por ${via.join(", ")}` };
  });
  return { kind: "vulnerable", rows };
}
