import { useEffect, useRef, useState } from "react";
import { MONTHS_PAID_YEARLY, PLANS, type Plan } from "#content/plans.ts";
import { yearlyPrice } from "#domain/accounts/plans/plan-fit.ts";
import { type Interval, PAID_PLANS, type PaidPlan } from "#domain/accounts/plans/plan-forms.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { CreditState } from "./credit-state.server.ts";
import { creditsText } from "./credit-text.ts";
import { usePay } from "./use-pay.ts";

interface PlanChoiceProps {
  credits: CreditState;
  pay: { isOnline: boolean; isSubscribed: boolean; salesEmail: string; asked: PaidPlan | null };
}

/**
 * The plans that can be paid. Subscribers change theirs at the payment service; without online payment it is asked for
 * by mail.
 */
export function PlanChoice({ credits, pay }: PlanChoiceProps) {
  const { isOnline, isSubscribed, asked } = pay;
  const [interval, setInterval] = useState<Interval>("month");
  const { leaving, subscribe, manage } = usePay();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) section.current?.scrollIntoView({ block: "start" });
  }, [asked]);
  const current = credits.state === "ended" || credits.state === "trial" ? null : credits.plan.id;
  return (
    <div ref={section} id="planes" className="scroll-mt-[calc(var(--navbar-h)+1rem)]">
      <Panel labelledBy="planes-titulo">
        <PanelHeader
          id="planes-titulo"
          title="Elige un plan"
          description="Precios finales, IVA incluido. Sin permanencia: el plan acaba con el periodo pagado."
          actions={<IntervalChoice interval={interval} onChange={setInterval} />}
          divided
        />
        <PanelBody className="grid gap-5">
          <ul className="grid gap-4 lg:grid-cols-3">
            {PLANS.filter(isPaid).map((plan) => (
              <li
                key={plan.id}
                className={classNames(
                  "flex min-w-0 flex-col rounded-lg border p-5",
                  plan.id === asked && "border-primary ring-1 ring-primary",
                )}
              >
                <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
                  <h3 className="text-h4 [font-stretch:100%]">{plan.name}</h3>
                  {plan.id === current ? <Tag tone="success">Tu plan</Tag> : null}
                </div>
                <Price plan={plan} interval={interval} />
                <ul className="mt-3 mb-5 grid gap-1 text-control text-muted-foreground">
                  <li>{creditsText(plan.credits)} al mes</li>
                  <li>{plan.users === 1 ? "1 usuario" : `${plan.users} usuarios`}</li>
                  <li>{plan.storageGb} GB para fotos y documentos</li>
                  <li>{plan.forWhom}</li>
                </ul>
                <div className="mt-auto">
                  {isSubscribed ? null : isOnline ? (
                    <Button
                      variant={plan.id === (asked ?? "agencia") ? "default" : "outline"}
                      className="w-full"
                      disabled={leaving !== null && leaving !== plan.id}
                      loading={leaving === plan.id}
                      loadingText="Abriendo el pago…"
                      onClick={() => subscribe(plan.id, interval)}
                    >
                      Contratar {plan.name}
                    </Button>
                  ) : plan.id === current ? null : (
                    <Button
                      asChild
                      variant={plan.id === (asked ?? "agencia") ? "default" : "outline"}
                      className="w-full"
                    >
                      <PageLink to={`/contacto?plan=${plan.id}`}>Pedir el plan {plan.name}</PageLink>
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
          {isSubscribed && isOnline ? (
            <div className="flex flex-wrap items-center justify-between gap-3 text-control">
              <p className="text-muted-foreground">
                Cambiar de plan, de tarjeta o cancelar se hace en la página de pago.
              </p>
              <Button onClick={() => manage()} loading={leaving === "portal"} loadingText="Abriendo…">
                Gestionar mi suscripción
              </Button>
            </div>
          ) : isOnline ? (
            <p className="text-sm text-muted-foreground">
              Se paga con tarjeta en la página segura de Stripe; aquí no la vemos ni la guardamos. La factura, con el
              IVA desglosado, la descargas allí mismo.
            </p>
          ) : (
            <p className="text-control text-muted-foreground">
              Aquí todavía no se paga en línea. Pide el plan con el formulario o escribe a{" "}
              <a href={mailTo(pay.salesEmail, asked, interval)} className="link-text wrap-anywhere">
                {pay.salesEmail}
              </a>{" "}
              y te lo activamos. No se cobra nada antes de que aceptes las condiciones.
            </p>
          )}
        </PanelBody>
      </Panel>
    </div>
  );
}

type PaidPlanRow = Plan & { id: PaidPlan };
const isPaid = (plan: Plan): plan is PaidPlanRow => (PAID_PLANS as readonly string[]).includes(plan.id);

function mailTo(address: string, asked: PaidPlan | null, interval: Interval): string {
  const plan = PLANS.find(({ id }) => id === asked)?.name;
  const subject = `Quiero contratar ${plan ? `el plan ${plan}` : "un plan"}, pago ${interval === "year" ? "anual" : "mensual"}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

function IntervalChoice({ interval, onChange }: { interval: Interval; onChange: (interval: Interval) => void }) {
  const choices = [
    { value: "month", label: "Mensual" },
    { value: "year", label: `Anual, ${12 - MONTHS_PAID_YEARLY} meses gratis` },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Forma de pago</legend>
      <div className="flex overflow-hidden rounded-sm border border-input bg-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center border-b-3 border-b-transparent px-3 text-sm font-medium not-first:border-l not-first:border-l-input not-has-checked:hover:bg-muted has-checked:border-b-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground sm:px-4"
          >
            <input
              type="radio"
              name="pago"
              value={value}
              checked={interval === value}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Price({ plan, interval }: { plan: Plan; interval: Interval }) {
  const yearly = yearlyPrice(plan.monthlyEuros, MONTHS_PAID_YEARLY);
  return (
    <p className="mt-2">
      <span className="figure block text-h2">{formatMoney(interval === "year" ? yearly : plan.monthlyEuros)}</span>
      <span className="text-sm text-muted-foreground">
        {interval === "year" ? `al año, ${formatNumber(yearly / 12, 2, 2)}\u00a0€ al mes` : "al mes"}
      </span>
    </p>
  );
}
