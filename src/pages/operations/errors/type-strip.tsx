import { formatNumber } from "#domain/shared/format/format.ts";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { ErrorListData } from "./error-data.ts";
import { errorsHref } from "./errors-query.ts";
import { FrequencyBars } from "./frequency-bars.tsx";

/** Each type of the catalogue, its count in the period, and a link to its errors alone. */
export function TypeStrip({ types, chosen }: Pick<ErrorListData, "types" | "chosen">) {
  return (
    <Panel labelledBy="por-tipo" className="overflow-hidden">
      <h2 id="por-tipo" className="sr-only">
        Veces por tipo en el periodo
      </h2>
      <ul className="-mr-px -mb-px grid grid-cols-2 sm:grid-cols-3 xl:grid-cols-6">
        {types.map(({ type, times, frequency }) => {
          const isChosen = chosen.type === type;
          return (
            <li key={type} className="border-r border-b">
              <PageLink
                to={errorsHref({ chosen: { ...chosen, type: isChosen ? undefined : type } })}
                preventScrollReset
                aria-current={isChosen ? "true" : undefined}
                className={classNames(
                  "grid gap-1.5 px-4 py-3 text-foreground no-underline outline-offset-[-2px] hover:bg-accent",
                  "aria-[current]:bg-primary-soft aria-[current]:shadow-[inset_0_-2px_0_var(--primary)]",
                )}
              >
                <span className="compact truncate text-xs font-medium">{type}</span>
                <span className="flex items-end justify-between gap-3">
                  <span className="wide text-2xl leading-none font-semibold tabular-nums">{formatNumber(times)}</span>
                  <FrequencyBars parts={frequency} className={TYPE_INK[type]} />
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const TYPE_INK: Record<ErrorListData["types"][number]["type"], string> = {
  RATE_LIMIT: "text-chart-6",
  INSUFFICIENT_CREDITS: "text-chart-2",
  UNAUTHORIZED: "text-chart-8",
  SERVER_ERROR: "text-chart-3",
  NETWORK_ERROR: "text-chart-4",
  UNKNOWN_ERROR: "text-muted-foreground",
};
