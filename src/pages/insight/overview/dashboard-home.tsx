import { Contact, Plus } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Await, useSearchParams } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { DAY_NAMES, monthNameOf } from "#domain/shared/time/calendar-names.ts";
import { weekdayOf } from "#domain/shared/time/local-time.ts";
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
import { FirstStepsPanel, RECALLED } from "./first-steps.tsx";
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
  const { firstName, account, firstSteps, isNew, results, portfolio, today, goal, pulse, alerts, credits } = loaderData;
  useFreshData("homes", "contacts", "calendar");
  const [search] = useSearchParams();
  const { waiting, items, nowLocal, readAt } = today;
  const { mandatesEnding } = portfolio;
  const isUnfinished = Object.values(firstSteps.done).some((isDone) => !isDone);
  const hasSteps = search.has(RECALLED) || (isUnfinished && !firstSteps.isHidden);
  const steps = hasSteps ? (
    <FirstStepsPanel {...firstSteps} isOpen={isNew || search.has(RECALLED)} mayTryDemo={loaderData.mayTryDemo} />
  ) : null;
  const urgent = (
    <AlertsPanel waiting={waiting} readAt={readAt} mandatesEnding={mandatesEnding} credits={credits} found={alerts} />
  );
  const work = (
    <Drawn promise={pulse} fallback={<Skeleton className="h-80 rounded-lg" />}>
      {(read) => <WorkPanel pulse={read} titles={loaderData.toolTitles} />}
    </Drawn>
  );
  // On a phone what does not wait comes before how the weeks went.
  const day = (
    <div className="grid gap-4 max-xl:order-first">
      <TodayPanel items={items} />
      {urgent}
    </div>
  );
  return (
    <main id="contenido" className="grid gap-4">
      <div className="mb-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-h3 break-words">
            {greeting(nowLocal)}
            {firstName === "" ? "" : `, ${firstName}`}
          </h1>
          <p className="mt-1 text-control text-muted-foreground first-letter:uppercase">
            {dayOf(nowLocal)}. {dayInWords(items)}
          </p>
        </div>
        {isNew ? null : (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:gap-2 max-sm:*:flex-1 max-sm:*:px-2">
            <Button asChild variant="outline">
              <PageLink to="/dashboard/contactos#nuevo">
                <Contact aria-hidden size={18} strokeWidth={1.75} />
                Nuevo contacto
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
      {isNew ? null : (
        <Drawn promise={pulse} fallback={<PulseSkeleton />}>
          {(read) => <PulseFigures pulse={read} />}
        </Drawn>
      )}
      {steps}
      {isNew ? (
        <div className={PAIR}>
          {urgent}
          <TodayPanel items={items} />
        </div>
      ) : null}
      {results.length > 0 ? (
        <>
          <div className={PAIR}>
            {work}
            {day}
          </div>
          <RecentResults results={results} />
        </>
      ) : null}
      <div className={PAIR}>
        <div className={COLUMN}>
          {isNew || results.length > 0 ? null : work}
          <PortfolioPanel {...portfolio} />
          {isNew ? null : (
            <Drawn promise={pulse} fallback={<Skeleton className="h-60 rounded-lg" />}>
              {(read) => <WayPanel pulse={read} />}
            </Drawn>
          )}
        </div>
        <div className={COLUMN}>
          {isNew || results.length > 0 ? null : day}
          {isNew && goal === null ? null : <GoalPanel progress={goal} />}
          <BalanceCard credits={credits} mayManage={loaderData.mayManagePlan} />
        </div>
      </div>
      <AccountState account={account} />
    </main>
  );
}

/** One column of panels beside another; on a phone all of them are a single one, whose order they may choose. */
const COLUMN = "grid gap-4 max-xl:contents";
/** Two columns of panels, each panel as high as what it holds. */
const PAIR = "grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]";

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

/** `jueves, 26 de noviembre`. */
const dayOf = (nowLocal: string): string =>
  `${DAY_NAMES[weekdayOf(nowLocal)]}, ${Number(nowLocal.slice(8, 10))} de ${monthNameOf(nowLocal)}`;

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
      <dl className="grid gap-x-8 gap-y-4 p-5 text-sm sm:grid-cols-2 sm:px-6 xl:grid-cols-[1.2fr_1.6fr_1fr]">
        <div>
          <dt className={TERM}>
            Correo {isConfirmed ? <Tag tone="success">Confirmado</Tag> : <Tag tone="warning">Sin confirmar</Tag>}
          </dt>
          <dd className="mt-1 font-medium break-all">{email}</dd>
          {isProfileComplete ? null : (
            <dd className="mt-1">
              Faltan datos en tu perfil.{" "}
              <PageLink to="/dashboard/profile" className="link-text">
                Completar mi perfil
              </PageLink>
            </dd>
          )}
        </div>
        <div>
          <dt className={TERM}>
            Segundo factor {hasSecondFactor ? <Tag tone="success">Activo</Tag> : <Tag>Apagado</Tag>}
          </dt>
          <dd className="mt-1">
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
        <div>
          <dt className={TERM}>Sesiones abiertas</dt>
          <dd className="mt-1">
            <PageLink to="/dashboard/settings#sesiones" className="link-text touch-target">
              {counted(sessions, "sesión", "sesiones")}
              <span className="sr-only">: ver dispositivos</span>
            </PageLink>
            <span className="text-muted-foreground">
              {" "}
              · cuenta abierta el <When iso={since} style="day" />
            </span>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

const TERM = "flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground";
