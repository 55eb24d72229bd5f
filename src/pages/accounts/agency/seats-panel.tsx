import { formatNumber } from "#domain/shared/format/format.ts";
import type { AgencyView } from "#server/accounts/agencies/read-agency.server.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

type Seats = AgencyView["seats"];

/**
 * Number of people that the plan admits, one drawn door each: open where somebody is, ajar where somebody is invited.
 */
export function SeatsPanel({
  seats,
  planName,
  mayChangePlan,
}: {
  seats: Seats;
  planName: string | null;
  mayChangePlan: boolean;
}) {
  const { members, invited, total } = seats;
  const isFull = members + invited >= total;
  return (
    <Panel labelledBy="plazas" className="flex flex-wrap items-center gap-x-8 gap-y-4 p-5">
      <div className="min-w-44">
        <h2 id="plazas" className="text-sm font-normal tracking-normal text-muted-foreground [font-stretch:100%]">
          Plazas{planName === null ? "" : ` del plan ${planName}`}
        </h2>
        <p className="figure my-0.5 text-h3 leading-tight">
          {formatNumber(members + invited)}
          <span className="text-base font-normal text-muted-foreground"> de {formatNumber(total)}</span>
        </p>
        <p className="text-xs text-muted-foreground">{seatsText(seats)}</p>
      </div>
      <Doors seats={seats} />
      {isFull || planName === null ? (
        <p className="max-w-72 text-sm text-muted-foreground sm:ml-auto">
          {planName === null
            ? "Ahora mismo no hay ningún plan activo: solo cabe una persona."
            : total === 1
              ? "Este plan es para una persona."
              : "No queda ninguna plaza libre."}{" "}
          {mayChangePlan ? (
            <Button asChild variant="link" size="sm">
              <PageLink to="/dashboard/creditos">Ver planes con más plazas</PageLink>
            </Button>
          ) : (
            "Quien es titular puede elegir otro plan."
          )}
        </p>
      ) : null}
    </Panel>
  );
}

function seatsText({ members, invited, total }: Seats): string {
  const free = Math.max(0, total - members - invited);
  const parts = [
    `${formatNumber(members)} ${members === 1 ? "persona" : "personas"}`,
    invited === 0 ? "" : `${formatNumber(invited)} ${invited === 1 ? "invitación" : "invitaciones"}`,
    free === 0 ? "" : `${formatNumber(free)} ${free === 1 ? "libre" : "libres"}`,
  ];
  return parts.filter(Boolean).join(" · ");
}

function Doors({ seats: { members, invited, total } }: { seats: Seats }) {
  const states = Array.from({ length: Math.max(total, members + invited) }, (_, seat) =>
    seat < members ? "in" : seat < members + invited ? "invited" : "free",
  );
  return (
    <div className="flex max-w-md flex-wrap gap-1.5">
      {states.map((state, seat) => (
        <svg
          aria-hidden
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no name
          key={seat}
          width="20"
          height="28"
          viewBox="0 0 20 28"
          className={classNames(state === "free" ? "text-border-strong" : "text-primary")}
        >
          <path
            d="M1.5 26.5V10a8.5 8.5 0 0 1 17 0v16.5z"
            fill={state === "in" ? "currentColor" : "none"}
            stroke="currentColor"
            strokeWidth="1.75"
            strokeDasharray={state === "free" ? "3 3" : undefined}
          />
          {state === "in" ? null : state === "invited" ? (
            <path d="M5 26.5V11a5 5 0 0 1 5-5v20.5z" fill="var(--luz)" />
          ) : null}
        </svg>
      ))}
    </div>
  );
}
