import { Calculator, Plus } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tag } from "#ui/tag.tsx";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { BalanceCard } from "../../accounts/credits/balance-card.tsx";
import { PortfolioPanel } from "../../portfolio/homes/portfolio-panel.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/dashboard-home.ts";
import { AlertsPanel } from "./alerts-panel.tsx";
import { readDashboard } from "./dashboard-home.server.ts";
import { FirstActions } from "./first-actions.tsx";
import { GoalPanel } from "./goal-panel.tsx";
import { PulseFigures, PulseSkeleton, WayPanel, WorkPanel } from "./pulse-panels.tsx";
import { RecentResults } from "./recent-results.tsx";
import { dayInWords, TodayPanel } from "./today-panel.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  return await readDashboard(mustHave(context.get(servicesContext)), viewer);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Mi panel",
    description:
      "Tu día, los avisos que no esperan, tus últimos resultados con su rango y cómo van tu cartera y tu objetivo.",
    path: "/dashboard",
    regions: false,
    noIndex: true,
  });

type Dashboard = Route.ComponentProps["loaderData"];

export default function DashboardHome({ loaderData }: Route.ComponentProps) {
  const { firstName, account, isNew, results, portfolio, today, goal, pulse, alerts, credits } = loaderData;
  useFreshData("homes");
  useFreshData("contacts");
  useFreshData("calendar");
  const { waiting, items, nowLocal, readAt } = today;
  const { mandatesEnding } = portfolio;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="mb-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-h3 break-words">
            {greeting(nowLocal)}
            {firstName === "" ? "" : `, ${firstName}`}
          </h1>
          <p className="mt-1 text-control text-muted-foreground first-letter:uppercase">
            {longDay.format(new Date(`${nowLocal.slice(0, 10)}T00:00:00Z`))}. {dayInWords(items)}
          </p>
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
      {isNew ? (
        <FirstActions />
      ) : (
        <Drawn promise={pulse} fallback={<PulseSkeleton />}>
          {(read) => <PulseFigures pulse={read} />}
        </Drawn>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-4">
          {isNew ? null : (
            <Drawn promise={pulse} fallback={<Skeleton className="h-80 rounded-lg" />}>
              {(read) => <WorkPanel pulse={read} titles={loaderData.toolTitles} />}
            </Drawn>
          )}
          <AlertsPanel
            waiting={waiting}
            readAt={readAt}
            mandatesEnding={mandatesEnding}
            credits={credits}
            found={alerts}
          />
        </div>
        <div className="grid gap-4">
          <TodayPanel items={items} />
          <GoalPanel progress={goal} />
          <BalanceCard credits={credits} mayManage={loaderData.mayManagePlan} />
        </div>
      </div>
      {results.length > 0 ? <RecentResults results={results} /> : null}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-4">
          <PortfolioPanel {...portfolio} />
          {isNew ? null : (
            <Drawn promise={pulse} fallback={<Skeleton className="h-56 rounded-lg" />}>
              {(read) => <WayPanel pulse={read} />}
            </Drawn>
          )}
        </div>
        <div className="grid gap-4">
          <AccountState account={account} />
        </div>
      </div>
    </main>
  );
}

/** A part that is calculated while the rest is already there; the page is complete without it. */
function Drawn<T>({
  promise,
  fallback,
  children,
}: {
  promise: Promise<T>;
  fallback: ReactNode;
  children: (read: T) => ReactNode;
}) {
  return (
    <Suspense fallback={fallback}>
      <Await
        resolve={promise}
        errorElement={
          <p className="rounded-lg border bg-card px-5 py-4 text-sm text-muted-foreground">
            No hemos podido calcular estas cifras. Vuelve a cargar la página en un momento.
          </p>
        }
      >
        {children}
      </Await>
    </Suspense>
  );
}

const longDay = new Intl.DateTimeFormat("es-ES", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

function greeting(nowLocal: string): string {
  const hour = Number(nowLocal.slice(11, 13));
  if (hour >= 6 && hour < 14) return "Buenos días";
  return hour >= 14 && hour < 21 ? "Buenas tardes" : "Buenas noches";
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
