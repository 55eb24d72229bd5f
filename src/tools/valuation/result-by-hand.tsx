import { type ReactNode, useId } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { NumberField } from "#ui/form/number-fields.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { valueByIncome, valueByUnitPrice } from "./by-hand.ts";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";
import { moneyOf } from "./wording.ts";

interface ByHandProps {
  result: ValuationOutcome;
  input: ValuationInput;
}

/** Without a value: two sums with the agent's own figures, named as such. They stay on the page. */
export function ByHandPanel({ result, input: { home } }: ByHandProps) {
  const titleId = useId();
  const { isExample } = useToolRun();
  const form = useForm({ defaultValues: { perM2: "", netRent: "", netYield: "" } });
  const { perM2, netRent, netYield } = form.watch();
  const { money } = moneyOf(result, home);
  const unit = home.currency === "EUR" ? "€" : home.currency;
  const shown = (amount: number | undefined) => (amount === undefined ? "—" : money(amount));
  if (home.operation !== "venta") return null;
  return (
    <Panel labelledBy={titleId} className="print:hidden">
      <PanelHeader
        id={titleId}
        title="Mientras tanto, con tus cifras"
        level={isExample ? 3 : 2}
        description="Son cuentas con los datos que tú pones, no una valoración. No pasan al informe."
      />
      <FormProvider {...form}>
        <PanelBody className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          <Sum title="Por el precio de la zona" answer={shown(valueByUnitPrice(home.builtAreaM2, perM2))}>
            <NumberField name="perM2" label="Precio por m² que conoces" unit={`${unit}/m²`} />
          </Sum>
          <Sum title="Por la renta que da" answer={shown(valueByIncome(netRent, netYield))}>
            <div className="grid grid-cols-2 items-start gap-4">
              <NumberField name="netRent" label="Renta neta al año" unit={unit} />
              <NumberField name="netYield" label="Rentabilidad pedida" unit="%" echo={false} />
            </div>
          </Sum>
        </PanelBody>
      </FormProvider>
    </Panel>
  );
}

function Sum({ title, answer, children }: { title: string; answer: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-4">
      <p className="font-semibold">{title}</p>
      {children}
      <p className="flex items-baseline justify-between gap-4 border-t pt-2 text-sm">
        Resultado <output className="text-base font-semibold tabular-nums">{answer}</output>
      </p>
    </div>
  );
}
