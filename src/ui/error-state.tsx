import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Panel } from "./panel.tsx";

interface ErrorStateProps {
  /** The event: "No hemos podido calcular el precio". */
  title: string;
  /** Why: "El Catastro no responde." */
  reason: ReactNode;
  /** Text about the data that are not lost: "Tus datos siguen aquí y no se ha gastado el crédito." */
  kept?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  /** Other ways on: a link to plans, to help. */
  actions?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
}

/** An error: what happened, what is not lost, and what to do. Announced as soon as it appears. */
export function ErrorState({
  title,
  reason,
  kept,
  onRetry,
  retryLabel = "Reintentar",
  retrying = false,
  actions,
  level = 2,
  className,
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Panel as="div" zocalo="destructive" {...(className === undefined ? {} : { className })}>
      <div role="alert" className="grid justify-items-start gap-2 p-5 text-sm sm:p-6">
        <Heading className="text-base font-semibold tracking-normal [font-stretch:100%]">{title}</Heading>
        <p className="text-muted-foreground">
          {reason} {kept}
        </p>
        {onRetry || actions ? (
          <div className="mt-2 flex flex-wrap items-center gap-3">
            {onRetry ? (
              <Button variant="outline" size="sm" onClick={onRetry} loading={retrying}>
                <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
                {retryLabel}
              </Button>
            ) : null}
            {actions}
          </div>
        ) : null}
      </div>
    </Panel>
  );
}
