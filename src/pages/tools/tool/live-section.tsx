import type { ReactNode } from "react";
import type { RunVerbs } from "#tools/define-tool.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { type RunBalance, RunCost } from "./run-cost.tsx";
import type { LiveResult } from "./use-live.ts";

interface LiveSectionProps {
  live: LiveResult;
  verbs: RunVerbs;
  credits: number;
  runBalance: RunBalance;
  isRunning: boolean;
  onKeep: () => void;
  /** Present where a kept result waits behind it. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** The result as it follows the keys, beginning with the note that it is not kept. */
export function LiveSection({
  live,
  verbs,
  credits,
  runBalance,
  isRunning,
  onKeep,
  onBack,
  children,
}: LiveSectionProps) {
  return (
    <section aria-labelledby="al-momento" className="grid gap-5">
      <Panel as="div" zocalo="luz">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:px-6">
          <div className="min-w-0 flex-[1_1_20rem]">
            <h2 id="al-momento" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h4 font-bold">
              Al momento, sin guardar
              {live.isOutdated ? <Tag tone="warning">Falta un dato</Tag> : null}
            </h2>
            <p className="mt-1 text-sm text-muted-foreground">
              {live.isOutdated
                ? "Con lo que hay escrito no sale la cuenta: ves la última que salió."
                : "Cambia con lo que escribes. Guárdalo para tener informe, enlace y Excel."}{" "}
              <RunCost credits={credits} runBalance={runBalance} />
            </p>
          </div>
          <div className="flex flex-wrap gap-3 print:hidden">
            {onBack ? (
              <Button variant="outline" onClick={onBack}>
                Volver al guardado
              </Button>
            ) : null}
            <Button loading={isRunning} loadingText={verbs.running} onClick={onKeep}>
              {verbs.keep}
            </Button>
          </div>
        </div>
      </Panel>
      {children}
    </section>
  );
}
