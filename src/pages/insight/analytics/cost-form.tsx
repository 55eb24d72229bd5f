import { X } from "lucide-react";
import { useId } from "react";
import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import { sourceCost } from "#domain/insight/analytics/source-costs.ts";
import { formatMoney, formatMonth } from "#domain/shared/format/format.ts";
import type { TypedCost } from "#server/insight/analytics/deal-figures.server.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCallForm } from "#ui/use-call-form.ts";

const PATH = "/api/goals/costs";
const PORTALS = ["idealista", "fotocasa", "habitaclia", "pisos"];

/** Cost of each source in a month, typed by hand. */
export function CostForm({
  costs,
  month,
  sources,
}: {
  costs: readonly TypedCost[];
  month: string;
  sources: readonly string[];
}) {
  const _id = useId();
  const { isBusy: isRemoving, call } = useCall();
  const { isBusy, errors, formProps } = useCallForm({
    schema: sourceCost,
    method: "PUT",
    path: PATH,
    doneText: "Coste apuntado",
    onDone: (_answer, form) => form.reset(),
  });
  const choices = [...new Set([...sources, ...PORTALS])];
  return (
    <div className="border-t px-5 sm:px-6">
      <Disclosure summary="Apuntar lo que pagas por cada origen" className="border-b-0">
        <form
          {...formProps}
          aria-label="Coste de un origen"
          className="grid items-start gap-3 text-foreground sm:grid-cols-[1fr_1fr_1fr_auto]"
        >
          <PlainField name="month" label="Mes" type="month" defaultValue={month} error={errors.month} />
          <PlainSelect
            name="source"
            label="Origen"
            choices={choices.map((source) => ({ value: source, label: sourceName(source) }))}
            error={errors.source}
          />
          <PlainField name="amount" label="Pagado (€)" inputMode="decimal" error={errors.amount} autoComplete="off" />
          <Button type="submit" variant="outline" className="sm:mt-6" loading={isBusy} loadingText="Apuntando…">
            Apuntar
          </Button>
        </form>
        {costs.length === 0 ? null : (
          <ul className="mt-4 divide-y text-sm">
            {costs.map(({ month: ofMonth, source, amount }) => (
              <li key={`${ofMonth} ${source}`} className="flex items-center justify-between gap-3 py-1">
                <span>
                  {formatMonth(`${ofMonth}-01`)} · {sourceName(source)}
                </span>
                <span className="flex items-center gap-2 tabular-nums">
                  {formatMoney(amount)}
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Quitar el coste de ${sourceName(source)} de ${formatMonth(`${ofMonth}-01`)}`}
                    loading={isRemoving}
                    onClick={() => void call("Coste quitado", "PUT", PATH, { month: ofMonth, source, amount: 0 })}
                  >
                    <X aria-hidden size={16} strokeWidth={1.75} />
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3 text-xs">
          Es un apunte tuyo, no un dato del portal. Si el periodo corta un mes, cuenta la parte de sus días.
        </p>
      </Disclosure>
    </div>
  );
}
