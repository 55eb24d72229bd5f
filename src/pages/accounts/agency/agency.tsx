import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { readAgency } from "#server/accounts/agencies/read-agency.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { requireViewer } from "../auth/guard.server.ts";
import type { Route } from "./+types/agency.ts";
import { AgencyTabs } from "./agency-tabs.tsx";
import { FoundAgency } from "./found-agency.tsx";
import { InvitationsPanel } from "./invitations-panel.tsx";
import { LeavePanel } from "./leave-panel.tsx";
import { MembersPanel } from "./members-panel.tsx";
import { SeatsPanel } from "./seats-panel.tsx";
import { WhosePanel } from "./whose-panel.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  return { crumb: "Agencia", agency: await readAgency(mustHave(context.get(servicesContext)), viewer) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Mi agencia",
    description: "Quién está en tu agencia, con qué papel, quién está invitado y de quién es lo que hace cada persona.",
    path: "/dashboard/agencia",
    regions: false,
    noIndex: true,
  });

export default function Agency({ loaderData: { agency } }: Route.ComponentProps) {
  if (!agency) return <FoundAgency />;
  const { role, members, invitations, seats, plan, brand } = agency;
  const others = members.filter(({ isSelf }) => !isSelf);
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3 wrap-anywhere">{brand.name}</h1>
        <p className="mt-1 text-control text-muted-foreground">
          Quién está en la agencia, qué puede hacer y de quién es cada cosa.
        </p>
      </div>
      <AgencyTabs />
      <SeatsPanel seats={seats} planName={plan?.name ?? null} mayChangePlan={mayInAgency(role, "manage-plan")} />
      <MembersPanel members={members} role={role} />
      {mayInAgency(role, "manage-agents") ? (
        <InvitationsPanel invitations={invitations} role={role} isFull={seats.members + seats.invited >= seats.total} />
      ) : null}
      <WhosePanel role={role} />
      <LeavePanel name={brand.name} role={role} others={others} />
    </main>
  );
}
