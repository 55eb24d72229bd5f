import { formatNumber } from "#domain/shared/format/format.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { When } from "../../shared/when.tsx";
import { BalanceBar } from "./balance-bar.tsx";
import type { CreditState } from "./credit-state.server.ts";
import { creditsText, daysText } from "./credit-text.ts";

/** How many credits are left, and of which plan. */
export function BalancePanel({ credits, isOfAgency }: { credits: CreditState; isOfAgency: boolean }) {
  const { balance, plan, isLow } = credits;
  return (
    <Panel labelledBy="saldo" zocalo="plataforma">
      <PanelHeader id="saldo" title={isOfAgency ? "Créditos de tu agencia" : "Tus créditos"} />
      <PanelBody className="grid gap-4 pt-2 pb-8 sm:pt-2">
        <StatFigure
          size="hero"
          label="Te quedan"
          value={formatNumber(balance)}
          note={`de ${creditsText(plan.credits)} ${plan.id === "prueba" ? "de la prueba" : "al mes"}`}
        />
        <BalanceBar balance={balance} of={plan.credits} isLow={isLow} />
        <p className="text-control text-muted-foreground">
          <NextText {...credits} />
        </p>
      </PanelBody>
    </Panel>
  );
}

/** The next change of the credits. */
export function NextText({ state, until, renewsAt }: Pick<CreditState, "state" | "until" | "renewsAt">) {
  if (state === "ended")
    return "No hay un plan en vigor. Tus resultados siguen abiertos; para calcular, elige un plan.";
  if (renewsAt !== null && state !== "unpaid") {
    return (
      <>
        Se renuevan el <When iso={renewsAt} style="day" />. Los que no uses no se acumulan.
      </>
    );
  }
  if (state === "unpaid") return "El último cobro no ha salido bien: los créditos del mes llegan cuando se pague.";
  if (until === null) return null;
  return (
    <>
      Se pueden usar hasta el <When iso={until} style="day" />.
    </>
  );
}

const STATE_TAGS = {
  trial: <Tag tone="plataforma">En prueba</Tag>,
  active: <Tag tone="success">En vigor</Tag>,
  ending: <Tag tone="warning">Termina</Tag>,
  unpaid: <Tag tone="destructive">Cobro pendiente</Tag>,
  ended: <Tag tone="destructive">Terminado</Tag>,
} as const;

export const StateTag = ({ state }: Pick<CreditState, "state">) => STATE_TAGS[state];

/** When the plan ends or goes on, in a sentence. */
export function PlanText({ state, until, daysLeft }: Pick<CreditState, "state" | "until" | "daysLeft">) {
  const day = until === null ? null : <When iso={until} style="day" />;
  if (state === "trial") {
    return (
      <>
        {daysLeft === 1 ? "Queda 1 día" : `Quedan ${daysText(daysLeft ?? 0)}`} de prueba, hasta el {day}. Después no se
        cobra nada.
      </>
    );
  }
  if (state === "ended") return <>Terminó el {day}.</>;
  if (state === "unpaid") return <>Sigue hasta el {day}. Actualiza la tarjeta para que no se corte.</>;
  if (state === "ending") return <>Termina el {day} y no se renueva solo.</>;
  return day === null ? <>Sin fecha de final.</> : <>Se renueva solo con cada pago.</>;
}
