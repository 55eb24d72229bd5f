import { CalendarPlus, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Goal, type GoalOf, goalForm, MOST_HOLIDAYS } from "#domain/insight/goals/goal.ts";
import { ASSUMED_RATES, ENOUGH_CASES, GOAL_RATES, type GoalRate } from "#domain/insight/goals/reverse-funnel.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { Measured } from "#server/insight/goals/measure-goals.server.ts";
import { Button } from "#ui/button.tsx";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCallForm } from "#ui/use-call-form.ts";
import { RATE_WORDS } from "./goal-words.ts";
import { fieldsOf, readGoalForm, typedNumber } from "./read-goal-form.ts";

interface GoalFormProps {
  year: number;
  of: GoalOf;
  goal: Goal | null;
  measured: Measured;
  /** Called with the fields' present values whenever they make sense: drawn at once, kept when saved. */
  onPlan: (goal: Goal) => void;
}

/** Goals of a year. The drawing beside it follows every key. */
export function GoalForm({ year, of, goal, measured, onPlan }: GoalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const saved = useRef(JSON.stringify(fieldsOf(goal)));
  const [isChanged, setChanged] = useState(false);
  const [holidays, setHolidays] = useState<readonly { key: string; from: string; to: string }[]>(() =>
    (goal?.holidays ?? []).map((holiday, i) => ({ key: `kept-${i}`, ...holiday })),
  );
  const { call, isBusy: isDeleting } = useCall();
  const path = `/api/goals/${year}/${of}`;
  const { isBusy, errors, formProps } = useCallForm({
    schema: goalForm,
    read: readGoalForm,
    method: "PUT",
    path,
    doneText: "Objetivo guardado",
    onDone: (_answer, sent) => {
      saved.current = JSON.stringify(readGoalForm(new FormData(sent)));
      setChanged(false);
    },
  });

  const follow = () => {
    if (!form.current) return;
    const typed = readGoalForm(new FormData(form.current));
    setChanged(JSON.stringify(typed) !== saved.current);
    const parsed = goalForm.safeParse(typed);
    if (parsed.success) onPlan(parsed.data);
  };
  // Also after typing before the page was hydrated, and when a holiday came or went.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the fields, which these rows are part of
  useEffect(follow, [holidays]);

  return (
    <Panel labelledBy="tu-objetivo">
      <PanelHeader
        id="tu-objetivo"
        title={of === "mio" ? "Lo que quieres" : "Lo que quiere la agencia"}
        divided
        actions={<SaveState isChanged={isChanged} isSaved={goal !== null} isBusy={isBusy} />}
      />
      <PanelBody>
        <form
          {...formProps}
          ref={form}
          aria-label={`Objetivo de ${year}`}
          onInput={(event: FormEvent<HTMLFormElement>) => {
            formProps.onInput(event);
            follow();
          }}
        >
          <div className="grid gap-5">
            <div className="grid gap-4 sm:grid-cols-2">
              <PlainField
                name="income"
                label={`Ingresos por comisiones en ${year} (€)`}
                inputMode="decimal"
                placeholder="60.000"
                defaultValue={typedNumber(goal?.income)}
                error={errors.income}
                help="Lo que factura la agencia, antes de repartir y de impuestos."
                autoComplete="off"
              />
              <PlainField
                name="averageFee"
                label="Honorarios medios de una venta (€)"
                inputMode="decimal"
                placeholder="6.000"
                defaultValue={typedNumber(goal?.averageFee)}
                error={errors.averageFee}
                help={feeHelp(measured)}
                autoComplete="off"
              />
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              {GOAL_RATES.map((rate) => (
                <PlainField
                  key={rate}
                  name={rate}
                  label={`${RATE_WORDS[rate].label} (%)`}
                  optional
                  inputMode="decimal"
                  defaultValue={typedNumber(goal?.[rate])}
                  error={errors[rate]}
                  help={rateHelp(rate, measured)}
                  autoComplete="off"
                />
              ))}
            </div>
            <PlainCheckbox name="prefersTyped" defaultChecked={goal?.prefersTyped ?? false}>
              Usar siempre mis porcentajes, aunque haya suficientes casos medidos
            </PlainCheckbox>
            <Holidays holidays={holidays} errors={errors} year={year} onChange={setHolidays} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
                Guardar objetivo
              </Button>
              {goal === null ? null : (
                <Button
                  variant="ghost"
                  loading={isDeleting}
                  className="max-sm:w-full"
                  onClick={() => void call(`Objetivo de ${year} quitado`, "DELETE", path)}
                >
                  Quitar el de {year}
                </Button>
              )}
            </div>
          </div>
        </form>
      </PanelBody>
    </Panel>
  );
}

function SaveState({ isChanged, isSaved, isBusy }: { isChanged: boolean; isSaved: boolean; isBusy: boolean }) {
  const text = isBusy ? "Guardando…" : isChanged ? "Cambios sin guardar" : isSaved ? "Guardado" : "";
  return (
    <span
      role="status"
      className={isChanged ? "text-xs font-medium text-warning-soft-foreground" : "text-xs text-muted-foreground"}
    >
      {text}
    </span>
  );
}

interface HolidaysProps {
  holidays: readonly { key: string; from: string; to: string }[];
  errors: Record<string, string>;
  year: number;
  onChange: (holidays: readonly { key: string; from: string; to: string }[]) => void;
}

function Holidays({ holidays, errors, year, onChange }: HolidaysProps) {
  const bounds = { min: `${year}-01-01`, max: `${year}-12-31` };
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm leading-snug font-medium">
        Días que no trabajas <span className="font-normal text-subtle-foreground">(opcional)</span>
      </legend>
      <p className="text-xs text-subtle-foreground">El ritmo reparte el trabajo entre los demás.</p>
      {holidays.map(({ key, from, to }, i) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
          <PlainField
            name={`holidays.${i}.from`}
            label="Primer día"
            type="date"
            {...bounds}
            defaultValue={from}
            error={errors[`holidays.${i}.from`]}
          />
          <PlainField
            name={`holidays.${i}.to`}
            label="Último día"
            type="date"
            {...bounds}
            defaultValue={to}
            error={errors[`holidays.${i}.to`]}
          />
          <Button
            variant="ghost"
            size="icon"
            className="mt-6"
            aria-label={`Quitar el periodo ${i + 1}`}
            onClick={() => onChange(holidays.filter((holiday) => holiday.key !== key))}
          >
            <X aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        </div>
      ))}
      {holidays.length < MOST_HOLIDAYS ? (
        <div>
          <Button
            variant="outline"
            size="sm"
            onClick={() => onChange([...holidays, { key: crypto.randomUUID(), from: "", to: "" }])}
          >
            <CalendarPlus aria-hidden size={16} strokeWidth={1.75} />
            Añadir vacaciones
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

function feeHelp({ fee }: Measured): string {
  if (!fee) return "Aún no hay firmas tuyas con comisión con las que medirlo.";
  const sales = fee.sales === 1 ? "una venta" : `${formatNumber(fee.sales)} ventas`;
  const few = fee.sales < ENOUGH_CASES ? ": pocas todavía" : "";
  return `Tu media: ${formatMoney(fee.mean)} en ${sales} de los dos últimos años${few}.`;
}

function rateHelp(rate: GoalRate, { rates }: Measured): string {
  const { cases: noun } = RATE_WORDS[rate];
  const one = rates[rate];
  if (noun === undefined) return "Si la dejas vacía, el embudo termina en el paso anterior.";
  if (one && one.cases >= ENOUGH_CASES && one.successes > 0) {
    return `Medido: ${formatPercent(one.successes / one.cases, 0)} de ${formatNumber(one.cases)} ${noun}.`;
  }
  const few = one && one.cases > 0 ? `Solo ${formatNumber(one.cases)} ${noun}` : `Sin ${noun} todavía`;
  return `${few}; se mide desde ${ENOUGH_CASES}. Vacío, se supone el ${formatPercent(ASSUMED_RATES[rate] ?? 1, 0)}.`;
}
