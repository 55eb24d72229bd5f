import { Calculator, Plus } from "lucide-react";
import { formatNumber } from "#domain/format/format.ts";
import { mustHave, servicesContext } from "#server/services.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { requireViewer } from "../account/guard.server.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/dashboard-home.ts";
import { BalanceCard } from "./credits/balance-card.tsx";
import { readDashboard } from "./dashboard-home.server.ts";
import { FirstActions } from "./first-actions.tsx";
import { PortfolioPanel } from "./portfolio/portfolio-panel.tsx";
import { RecentResults } from "./recent-results.tsx";
import { TodayPanel } from "./today-panel.tsx";
import { When } from "./when.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  return await readDashboard(mustHave(context.get(servicesContext)), viewer);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Mi panel",
    description: "Tus últimos resultados con su rango, tus viviendas y el estado de tu cuenta de Umbral.",
    path: "/dashboard",
    regions: false,
    noIndex: true,
  });

type Dashboard = Route.ComponentProps["loaderData"];

export default function DashboardHome({ loaderData }: Route.ComponentProps) {
  const { firstName, account, counts, results, portfolio } = loaderData;
  const isNew = counts.results === 0 && counts.homes === 0;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="mb-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-h3 break-words">{firstName === "" ? "Hola" : `Hola, ${firstName}`}</h1>
          <p className="mt-1 text-control text-muted-foreground">{summaryOf(counts)}</p>
        </div>
        {isNew ? null : (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
            <Button asChild variant="outline">
              <PageLink to="/calculadora-capacidad">
                <Calculator aria-hidden size={18} strokeWidth={1.75} />
                Calcular capacidad
              </PageLink>
            </Button>
            <Button asChild>
              <PageLink to="/valoracion">
                <Plus aria-hidden size={18} strokeWidth={1.75} />
                Nueva valoración
              </PageLink>
            </Button>
          </div>
        )}
      </div>
      <TodayPanel {...loaderData.today} />
      {isNew ? (
        <FirstActions />
      ) : (
        <>
          <Counts counts={counts} />
          {results.length > 0 ? <RecentResults results={results} /> : null}
        </>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PortfolioPanel {...portfolio} />
        <div className="grid gap-4">
          <BalanceCard credits={loaderData.credits} mayManage={loaderData.mayManagePlan} />
          <AccountState account={account} />
        </div>
      </div>
    </main>
  );
}

const counted = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;

function summaryOf({ results, homes }: Dashboard["counts"]): string {
  if (results === 0 && homes === 0) return "Tu cuenta está lista. Todavía no has calculado nada con ella.";
  return `Tienes ${counted(results, "resultado", "resultados")} y ${counted(homes, "vivienda", "viviendas")} en tu cartera.`;
}

function Counts({ counts }: { counts: Dashboard["counts"] }) {
  const { results, thisWeek, homes, toolsUsed, toolsOpen } = counts;
  const figures = [
    { label: "Resultados", value: formatNumber(results), note: "desde que abriste la cuenta" },
    { label: "Últimos 7 días", value: formatNumber(thisWeek), note: thisWeek === 1 ? "resultado" : "resultados" },
    { label: "Viviendas", value: formatNumber(homes), note: "en tu cartera, listas para usar" },
    { label: "Herramientas", value: formatNumber(toolsUsed), note: `usadas, de ${toolsOpen} abiertas` },
  ];
  return (
    <section
      aria-label="En cifras"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-4"
    >
      {figures.map((figure) => (
        <StatFigure key={figure.label} {...figure} className="bg-card p-4 sm:px-5" />
      ))}
    </section>
  );
}

function AccountState({ account }: { account: Dashboard["account"] }) {
  const { email, isConfirmed, hasSecondFactor, sessions, since, isProfileComplete } = account;
  return (
    <Panel labelledBy="cuenta">
      <PanelHeader id="cuenta" title="Tu cuenta" divided />
      <dl className="divide-y text-sm *:px-5 *:py-3 sm:*:px-6">
        <div>
          <dt className="flex items-center justify-between gap-3 text-muted-foreground">
            Correo {isConfirmed ? <Tag tone="success">Confirmado</Tag> : <Tag tone="warning">Sin confirmar</Tag>}
          </dt>
          <dd className="mt-0.5 font-medium break-all">{email}</dd>
        </div>
        <div>
          <dt className="flex items-center justify-between gap-3 text-muted-foreground">
            Segundo factor {hasSecondFactor ? <Tag tone="success">Activo</Tag> : <Tag>Apagado</Tag>}
          </dt>
          <dd className="mt-0.5">
            {hasSecondFactor ? (
              "Al entrar se pide también un código de tu aplicación."
            ) : (
              <>
                Con él, a quien averigüe tu contraseña le falta un código que solo tienes tú. Se tarda un minuto.{" "}
                <PageLink to="/dashboard/settings#segundo-factor" className="link-text">
                  Activar el segundo factor
                </PageLink>
              </>
            )}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-muted-foreground">Sesiones abiertas</dt>
          <dd>
            <PageLink to="/dashboard/settings#sesiones" className="link-text touch-target">
              {formatNumber(sessions)}
              <span className="sr-only">: ver dispositivos</span>
            </PageLink>
          </dd>
        </div>
        {isProfileComplete ? null : (
          <div>
            <dt className="text-muted-foreground">Perfil</dt>
            <dd className="mt-0.5">
              Faltan datos tuyos.{" "}
              <PageLink to="/dashboard/profile" className="link-text">
                Completar mi perfil
              </PageLink>
            </dd>
          </div>
        )}
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-muted-foreground">Cuenta abierta el</dt>
          <dd>
            <When iso={since} style="day" />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
