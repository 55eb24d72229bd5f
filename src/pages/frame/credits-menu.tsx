import { Coins } from "lucide-react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { creditsText } from "../accounts/credits/credit-text.ts";
import type { Shell } from "./shell.server.ts";

/** The balance on top of every page; opened, it says what a credit buys and where there are more. */
export function CreditsMenu({ credits, className }: { credits: Shell["credits"]; className?: string }) {
  const { balance, of, plan, isLow, mayBuy } = credits;
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="sm" className={classNames("font-normal print:hidden", className)}>
          <Coins aria-hidden size={18} strokeWidth={1.75} className={isLow ? "text-destructive" : undefined} />
          <span className="tabular-nums">
            <strong className="font-semibold">{formatNumber(balance)}</strong> {balance === 1 ? "crédito" : "créditos"}
          </span>
        </Button>
      }
    >
      <div className="grid max-w-72 gap-1 px-3 py-2">
        <p className="font-medium">
          {balance === 1 ? "Te queda" : "Te quedan"} {formatNumber(balance)} de {creditsText(of)} del plan {plan}
        </p>
        <p className="text-muted-foreground">
          {balance === 0
            ? "Sin créditos no se puede calcular. Lo que ya tienes sigue aquí."
            : `Cada cálculo gasta 1: una valoración, un anuncio o un plan de visitas. ${
                balance === 1 ? "Llega para uno más." : `Llegan para ${formatNumber(balance)} más.`
              }`}
        </p>
        <p className="text-muted-foreground">Lo que se calcula sin llegar a un resultado no gasta nada.</p>
      </div>
      {mayBuy ? (
        <DropdownItem asChild>
          <PageLink to="/dashboard/creditos#planes" className="font-medium text-primary">
            Comprar créditos o cambiar de plan
          </PageLink>
        </DropdownItem>
      ) : null}
      <DropdownItem asChild>
        <PageLink to="/dashboard/creditos">Ver en qué se han gastado</PageLink>
      </DropdownItem>
    </DropdownMenu>
  );
}
