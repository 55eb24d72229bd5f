import { ArrowRight } from "lucide-react";
import { Disclosure } from "#ui/disclosure.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface NextStepsProps {
  runId: string;
  /** Steps that the result itself proposes: each opens its tool filled in with values of this result. */
  steps: readonly { path: string; label: string; reason: string; index: number; toolTitle: string }[];
  /** Tools that take the home of this result along. */
  tools: readonly { path: string; title: string; summary: string }[];
  /** Query that brings the home along; null where the result has none. */
  homeQuery: string | null;
}

interface Way {
  to: string;
  label: string;
  reason: string;
}

/** As many as stand beside one another on a wide page; the rest unfold. */
const SHOWN = 4;

/** All ways on from a result in one place: first what it proposes itself, then the tools that know its home. */
export function NextSteps({ runId, steps, tools, homeQuery }: NextStepsProps) {
  const ways: Way[] = steps.map(({ path, label, reason, index }) => ({
    to: `${path}?desde=${runId}&paso=${index}`,
    label,
    reason,
  }));
  if (homeQuery !== null) {
    // A step of the result brings more along than the home.
    const others = tools.filter(({ path }) => !steps.some((step) => step.path === path));
    ways.push(
      ...others.map(({ path, title, summary }) => ({ to: `${path}?${homeQuery}`, label: title, reason: summary })),
    );
  }
  if (ways.length === 0) return null;
  const rest = ways.slice(SHOWN);
  return (
    <section aria-labelledby="pasos" className="mt-8 print:hidden">
      <h2 id="pasos" className="text-h3">
        Sigue con…
      </h2>
      <WayList ways={ways.slice(0, SHOWN)} className="mt-3" />
      {rest.length > 0 ? (
        <Disclosure
          summary={rest.length === 1 ? "Otra herramienta que sigue de aquí" : `Otras ${rest.length} herramientas`}
          className="mt-1 border-b-0"
        >
          <WayList ways={rest} />
        </Disclosure>
      ) : null}
    </section>
  );
}

function WayList({ ways, className = "" }: { ways: readonly Way[]; className?: string }) {
  return (
    <ol className={`grid gap-3 sm:grid-cols-2 lg:grid-cols-4 ${className}`}>
      {ways.map(({ to, label, reason }) => (
        <li key={to} className="overflow-hidden rounded-lg border bg-card">
          <PageLink
            to={to}
            className="flex h-full items-start justify-between gap-3 px-4 py-3 text-foreground no-underline hover:bg-accent"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span className="mt-0.5 block text-sm text-muted-foreground">{reason}</span>
            </span>
            <ArrowRight aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0 text-primary" />
          </PageLink>
        </li>
      ))}
    </ol>
  );
}
