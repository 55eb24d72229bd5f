import { CreditCard } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { PlanText, StateTag } from "./balance-panel.tsx";
import type { CreditState } from "./credit-state.server.ts";
import { creditsText } from "./credit-text.ts";
import { usePay } from "./use-pay.ts";

interface PlanPanelProps {
  credits: CreditState;
  isOfAgency: boolean;
  mayManage: boolean;
  pay: { isOnline: boolean; hasPaid: boolean; interval: "month" | "year" | null; ownRuns: boolean };
}

/** The present plan, its end, and its price. */
export function PlanPanel({ credits, isOfAgency, mayManage, pay }: PlanPanelProps) {
  const { plan, state } = credits;
  const { leaving, manage } = usePay();
  const canPay = pay.isOnline && pay.hasPaid && mayManage;
  return (
    <Panel labelledBy="plan">
      <PanelHeader
        id="plan"
        title={isOfAgency ? "Plan de tu agencia" : "Tu plan"}
        actions={<StateTag state={state} />}
        divided
      />
      <PanelBody className="grid gap-4">
        <div>
          <p className="text-h3">{plan.name}</p>
          <p className="mt-1 text-control text-muted-foreground">
            <PlanText {...credits} />
          </p>
        </div>
        <FigureList
          items={[
            {
              label: plan.id === "prueba" ? "Créditos de la prueba" : "Créditos al mes",
              value: creditsText(plan.credits),
            },
            { label: "Usuarios", value: plan.users === 1 ? "1 persona" : `Hasta ${plan.users} personas` },
            ...(pay.interval ? [{ label: "Pago", value: pay.interval === "year" ? "Anual" : "Mensual" }] : []),
          ]}
        />
        <div className="flex flex-wrap gap-3">
          {mayManage ? (
            <Button asChild variant={state === "trial" || state === "ended" ? "default" : "outline"}>
              <a href="#planes">{state === "trial" || state === "ended" ? "Elegir un plan" : "Cambiar de plan"}</a>
            </Button>
          ) : (
            <p className="text-control text-muted-foreground">El plan lo elige quien es titular de tu agencia.</p>
          )}
          {canPay ? (
            <Button
              variant={state === "unpaid" ? "default" : "outline"}
              onClick={() => manage()}
              loading={leaving === "portal"}
              loadingText="Abriendo…"
            >
              <CreditCard aria-hidden size={18} strokeWidth={1.75} />
              Tarjeta y facturas
            </Button>
          ) : null}
        </div>
        {pay.isOnline && pay.ownRuns ? (
          <div className="grid justify-items-start gap-3 border-t pt-4 text-sm">
            <p>
              Tienes además una suscripción tuya, de antes de entrar en la agencia, que se sigue cobrando. Aquí pagan
              los créditos de la agencia.
            </p>
            <Button variant="outline" size="sm" onClick={() => manage(true)} loading={leaving === "own"}>
              Ver mi suscripción
            </Button>
          </div>
        ) : null}
      </PanelBody>
    </Panel>
  );
}
