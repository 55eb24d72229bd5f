import { useLocation } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { RunOutcome } from "./run-request.ts";

/** Means by which the visitor can pay a run: the credits of their account, or their runs of today without one. */
export type RunBalance = { kind: "account"; balance: number } | { kind: "visitor"; left: number };

const counted = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;
const PLAN_PAGE = "/dashboard/creditos#planes";

/** Before it is spent: the run's cost and the balance. */
export function RunCost({ credits, runBalance }: { credits: number; runBalance: RunBalance }) {
  if (credits === 0) return "Se calcula en tu navegador, sin gastar créditos.";
  if (runBalance.kind === "visitor") {
    return runBalance.left === 0
      ? "Hoy no te quedan cálculos sin cuenta. Con una cuenta gratis sigues ahora mismo."
      : shortened(
          `${runBalance.left === 1 ? "Te queda" : "Te quedan"} ${counted(runBalance.left, "cálculo", "cálculos")} de hoy sin cuenta.`,
          `${runBalance.left === 1 ? "Te queda" : "Te quedan"} ${formatNumber(runBalance.left)} hoy`,
        );
  }
  const cost = `Cuesta ${counted(credits, "crédito", "créditos")}.`;
  if (runBalance.balance >= credits) {
    return shortened(
      `${cost} ${runBalance.balance === 1 ? "Te queda" : "Te quedan"} ${formatNumber(runBalance.balance)}.`,
      `${counted(credits, "crédito", "créditos")} de ${formatNumber(runBalance.balance)}`,
    );
  }
  return (
    <>
      {cost} No te quedan.{" "}
      <PageLink to={PLAN_PAGE} className="link-text">
        Ver planes
      </PageLink>
    </>
  );
}

/** A sentence, and on a phone, where it stands beside two buttons, its figures. */
const shortened = (sentence: string, figures: string) => (
  <>
    <span className="max-sm:hidden">{sentence}</span>
    <span className="sm:hidden">{figures}</span>
  </>
);

const KEPT = "Tus datos siguen aquí y no se ha gastado ningún crédito.";

/** The reason why a run was not made, a word that nothing is lost, and the way on. */
export function RunFailure({
  failure: { code, message },
  onRetry,
}: {
  failure: Extract<RunOutcome, { kind: "failed" }>;
  onRetry: () => void;
}) {
  // The address goes without its query: after sign-in the draft of this browser fills the form again.
  const { pathname } = useLocation();
  if (code === "INSUFFICIENT_CREDITS") {
    return (
      <ErrorState
        title="No quedan créditos"
        reason={message}
        kept="Lo que has escrito sigue aquí."
        actions={
          <Button asChild size="sm">
            <PageLink to={PLAN_PAGE}>Ver planes</PageLink>
          </Button>
        }
      />
    );
  }
  if (isAllowanceSpent(code)) {
    const next = encodeURIComponent(pathname);
    return (
      <ErrorState
        title="Sigue con una cuenta gratis"
        reason={message}
        actions={
          <>
            <Button asChild variant="hero" size="sm">
              <PageLink to={`/auth?next=${next}`}>Crear cuenta gratis</PageLink>
            </Button>
            <Button asChild variant="outline" size="sm">
              <PageLink to={`/auth?tab=login&next=${next}`}>Ya tengo cuenta</PageLink>
            </Button>
          </>
        }
      />
    );
  }
  return (
    <ErrorState title="No se ha calculado" reason={message} kept={KEPT} retryLabel="Reintentar" onRetry={onRetry} />
  );
}

/** A visitor's runs of today are used up. */
export const isAllowanceSpent = (code: string): boolean =>
  code === "ANONYMOUS_LIMIT" || code === "ANONYMOUS_NETWORK_LIMIT";
