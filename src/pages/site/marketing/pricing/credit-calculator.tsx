import { ArrowRight } from "lucide-react";
import { useId, useState } from "react";
import { CREDIT_COSTS, PLANS } from "#content/plans.ts";
import { creditsOf, fittingPlan, type MonthlyUses } from "#domain/accounts/plans/plan-fit.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { classNames } from "#ui/class-names.ts";
import { Slider } from "#ui/form/slider.tsx";
import { Section } from "#ui/marketing/section.tsx";

type Kind = keyof MonthlyUses;

interface CreditCalculatorProps {
  title: string;
  lead: string;
  sliders: Record<Kind, { label: string; part: string; cost: number }>;
}

const kinds: readonly Kind[] = ["valuations", "texts", "images"];

/** A team's ordinary month, to start from. */
const START: MonthlyUses = { valuations: 120, texts: 160, images: 30 };

/** One scale for the three, so that equal handles mean equal quantities. */
const MOST = 400;
const STEP = 5;

const partClasses: Record<Kind, string> = {
  valuations: "bg-chart-1",
  texts: "bg-cobalto-400 dark:bg-cobalto-600",
  images: "bg-albero-500",
};

const credits = (amount: number) => `${formatNumber(amount)} ${amount === 1 ? "crédito" : "créditos"}`;

/** How many credits a month takes, and which plan has them. */
export function CreditCalculator({ title, lead, sliders }: CreditCalculatorProps) {
  const [uses, setUses] = useState(START);
  const need = creditsOf(uses, CREDIT_COSTS);
  const ids = useId();
  return (
    <Section title={title} lead={lead} ground="band" id="creditos">
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-8">
          {kinds.map((kind) => (
            <UseSlider
              key={kind}
              {...sliders[kind]}
              value={uses[kind]}
              onChange={(value) => setUses((before) => ({ ...before, [kind]: value }))}
            />
          ))}
        </div>
        <div className="rounded-lg border bg-card p-6">
          <p className="text-sm font-medium" id={ids}>
            Tu mes
          </p>
          <output aria-labelledby={ids} className="figure mt-1 block text-[2.5rem]">
            {credits(need.total)}
          </output>
          <div aria-hidden className="mt-4 flex h-8 gap-px overflow-hidden rounded-xs bg-secondary">
            {kinds.map((kind) =>
              need[kind] === 0 ? null : (
                <span key={kind} className={partClasses[kind]} style={{ flexGrow: need[kind] }} />
              ),
            )}
          </div>
          <dl className="mt-3 text-control">
            {kinds.map((kind) => (
              <div key={kind} className="flex items-center justify-between gap-4 border-b py-2">
                <dt className="flex items-center gap-2.5">
                  <span aria-hidden className={classNames("size-3 rounded-[2px]", partClasses[kind])} />
                  {sliders[kind].part}
                </dt>
                <dd className="tabular-nums">{formatNumber(need[kind])}</dd>
              </div>
            ))}
          </dl>
          <PlanAnswer total={need.total} />
        </div>
      </div>
    </Section>
  );
}

function PlanAnswer({ total }: { total: number }) {
  const fit = fittingPlan(PLANS, total);
  return (
    <p
      aria-live="polite"
      className="mt-5 flex items-start gap-3 rounded-sm bg-warning-soft px-4 py-3 text-control leading-snug text-warning-soft-foreground"
    >
      <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0" />
      {fit ? (
        <span>
          Te encaja <b>{fit.plan.name}</b>: {credits(fit.plan.credits)},{" "}
          {fit.left === 0 ? "sin que sobre ninguno" : `te sobran ${formatNumber(fit.left)}`}.
        </span>
      ) : (
        <span>Es más de lo que lleva Red. Escríbenos y lo calculamos contigo.</span>
      )}
    </p>
  );
}

interface UseSliderProps {
  label: string;
  /** Credits of one use. */
  cost: number;
  value: number;
  onChange: (value: number) => void;
}

/** The browser's own slider with an arch for a handle. */
function UseSlider({ label, cost, value, onChange }: UseSliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-control font-medium">
          {label}
        </label>
        <span className="text-base font-semibold whitespace-nowrap tabular-nums">{formatNumber(value)} al mes</span>
      </div>
      <Slider
        id={id}
        min={0}
        max={MOST}
        step={STEP}
        value={value}
        onChange={onChange}
        valueText={`${formatNumber(value)} al mes, ${credits(value * cost)}`}
        describedBy={`${id}-coste`}
      />
      <p id={`${id}-coste`} className="text-sm text-muted-foreground">
        {credits(cost)} por uso
      </p>
    </div>
  );
}
