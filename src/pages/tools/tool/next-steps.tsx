import { ArrowRight } from "lucide-react";
import { PageLink } from "#ui/region/page-link.tsx";

interface NextStepsProps {
  runId: string;
  steps: readonly { path: string; label: string; reason: string; index: number; toolTitle: string }[];
}

/** Sensible next steps: each opens its tool filled in with values of this result. */
export function NextSteps({ runId, steps }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="pasos" className="mt-12 print:hidden">
      <h2 id="pasos" className="text-h3">
        Sigue con…
      </h2>
      <ol className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ path, label, reason, index, toolTitle }) => (
          <li key={index} className="overflow-hidden rounded-lg border bg-card">
            <PageLink
              to={`${path}?desde=${runId}&paso=${index}`}
              className="grid h-full content-start gap-1 p-5 no-underline hover:bg-accent"
            >
              <span className="flex items-center gap-2 font-semibold">
                {label} <ArrowRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
              </span>
              <span className="text-sm text-muted-foreground">{reason}</span>
              <span className="text-xs text-subtle-foreground">{toolTitle}</span>
            </PageLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
