import { formatNumber } from "#domain/shared/format/format.ts";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { BalanceBar } from "./balance-bar.tsx";
import { NextText, StateTag } from "./balance-panel.tsx";
import type { CreditState } from "./credit-state.server.ts";
import { creditsText } from "./credit-text.ts";

/** The balance on the dashboard. */
export function BalanceCard({ credits, mayManage }: { credits: CreditState; mayManage: boolean }) {
  const { balance, plan, state, isLow } = credits;
  return (
    <Panel labelledBy="creditos">
      <PanelHeader id="creditos" title="Créditos" actions={<StateTag state={state} />} divided />
      <PanelBody className="grid gap-3">
        <StatFigure
          label="Te quedan"
          value={formatNumber(balance)}
          note={`de ${creditsText(plan.credits)}, plan ${plan.name}`}
        />
        <BalanceBar balance={balance} of={plan.credits} isLow={isLow} />
        {isLow && state !== "ended" ? (
          <Callout tone="warning">
            {balance === 0 ? "No quedan créditos para calcular." : "Queda menos del 10\u00a0% de tus créditos."}
          </Callout>
        ) : null}
        <p className="text-sm text-muted-foreground">
          <NextText {...credits} />
        </p>
        <p className="text-sm">
          <PageLink to="/dashboard/creditos" className="link-text touch-target">
            {mayManage && state !== "active" ? "Ver uso y elegir plan" : "Ver plan y uso"}
          </PageLink>
        </p>
      </PanelBody>
    </Panel>
  );
}
