import { Check } from "lucide-react";
import { MONTHS_PAID_YEARLY, PLANS, type Plan, type PlanId, TRIAL_DAYS } from "#content/plans.ts";
import { yearlyPrice } from "#domain/accounts/plans/plan-fit.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { priceIn } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { usePriceText } from "#ui/region/price.tsx";
import { useRegion } from "#ui/region/use-region.ts";
import { Tag } from "#ui/tag.tsx";

type PlanLines = Record<PlanId, readonly { text: string }[]>;

interface PlanAction {
  label: string;
  to: string;
}

interface PlanCardsProps {
  lines: PlanLines;
  actions: Record<PlanId, PlanAction>;
  /** Text under the cards: the prices' conditions. */
  note: string;
}

/** Foot of each card, light to dark. */
const bands: Record<PlanId, string> = {
  prueba: "var(--u-cal-400)",
  agente: "var(--u-cobalto-300)",
  agencia: "var(--primary)",
  red: "var(--foreground)",
};

const MARKED: PlanId = "agencia";

/**
 * The four plans and the switch between monthly and yearly payment. Both prices stand in the page and two radio buttons
 * choose the visible one by CSS alone, so the switch works before and without scripts.
 */
export function PlanCards({ lines, actions, note }: PlanCardsProps) {
  return (
    <section aria-label="Planes" data-plans className="wrap-page">
      <fieldset className="mb-8 flex md:justify-end">
        <legend className="sr-only">Forma de pago</legend>
        <div className="flex overflow-hidden rounded-sm border border-input bg-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
          <PeriodChoice value="mensual" label="Mensual" isFirst />
          <PeriodChoice value="anual" label={`Anual, ${12 - MONTHS_PAID_YEARLY} meses gratis`} />
        </div>
      </fieldset>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {PLANS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} lines={lines[plan.id]} action={actions[plan.id]} />
        ))}
      </ul>
      <p className="mt-5 text-sm text-muted-foreground">{note}</p>
    </section>
  );
}

function PeriodChoice({ value, label, isFirst = false }: { value: string; label: string; isFirst?: boolean }) {
  return (
    <label
      className={classNames(
        "flex min-h-11 cursor-pointer items-center border-b-3 border-b-transparent px-4 text-sm font-medium not-has-checked:hover:bg-muted has-checked:border-b-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground",
        !isFirst && "border-l border-l-input",
      )}
    >
      <input type="radio" name="pago" value={value} defaultChecked={isFirst} className="sr-only" />
      {label}
    </label>
  );
}

function PlanCard({ plan, lines, action }: { plan: Plan; lines: PlanLines[PlanId]; action: PlanAction }) {
  const isMarked = plan.id === MARKED;
  return (
    <li
      className={classNames(
        "zocalo-foot flex flex-col rounded-lg border bg-card p-6 pb-8 text-card-foreground",
        isMarked && "border-primary ring-1 ring-primary",
      )}
      style={{ "--zocalo-band": bands[plan.id] } as React.CSSProperties}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="text-h4 [font-stretch:100%]">{plan.name}</h2>
        {isMarked ? <Tag tone="plataforma">Para equipos</Tag> : null}
      </div>
      <PlanPrice plan={plan} />
      <p className="mt-4 text-control text-muted-foreground sm:min-h-12">{plan.forWhom}</p>
      <Button asChild variant={isMarked ? "default" : "outline"} className="mt-5 w-full">
        <PageLink to={action.to}>{action.label}</PageLink>
      </Button>
      <ul className="mt-6 grid gap-2.5 text-control leading-snug">
        {lines.map(({ text }) => (
          <li key={text} className="flex items-start gap-2.5">
            <Check aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-success" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function PlanPrice({ plan }: { plan: Plan }) {
  const price = usePriceText();
  const { region, currencySymbol } = useRegion();
  if (plan.monthlyEuros === 0) {
    return <Amount figure={price(0)} note={`${TRIAL_DAYS} días, sin tarjeta`} />;
  }
  const yearly = yearlyPrice(plan.monthlyEuros, MONTHS_PAID_YEARLY);
  const tax = region === "latam" ? "" : ", IVA incluido";
  const aMonth = `${formatNumber(priceIn(region, yearly) / 12, 2, 2)}\u00a0${currencySymbol}`;
  return (
    <>
      <div className="[[data-plans]:has([value=anual]:checked)_&]:hidden">
        <Amount figure={price(plan.monthlyEuros)} note={`al mes${tax}`} />
      </div>
      <div className="hidden [[data-plans]:has([value=anual]:checked)_&]:block">
        <Amount figure={price(yearly)} note={`al año, ${aMonth} al mes${tax}`} />
      </div>
    </>
  );
}

function Amount({ figure, note }: { figure: string; note: string }) {
  return (
    <p className="mt-3">
      <span className="figure block text-[2.5rem]">{figure}</span>
      <span className="mt-1 block text-sm text-muted-foreground">{note}</span>
    </p>
  );
}
