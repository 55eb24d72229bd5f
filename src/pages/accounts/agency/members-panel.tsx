import { type AgencyRole, mayInAgency, ROLE_NAMES } from "#domain/accounts/agency/roles.ts";
import type { AgencyView } from "#server/accounts/agencies/read-agency.server.ts";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { When } from "../../shared/when.tsx";
import { MemberMenu } from "./member-menu.tsx";

export type Member = AgencyView["members"][number];

export const nameOf = ({ name, email }: Member): string => name || email;

/** Members of the agency, strongest role first. */
export function MembersPanel({ members, role }: { members: readonly Member[]; role: AgencyRole }) {
  return (
    <Panel labelledBy="equipo" className="overflow-hidden">
      <PanelHeader id="equipo" title="Equipo" divided />
      <DataTable
        caption="Personas de la agencia"
        columns={columnsFor(members, role)}
        rows={members}
        rowKey={({ userId }) => userId}
      />
    </Panel>
  );
}

function columnsFor(members: readonly Member[], role: AgencyRole): readonly Column<Member>[] {
  const actions: Column<Member> = {
    id: "actions",
    header: "Acciones",
    hideHeader: true,
    narrow: "actions",
    cell: (member) => <MemberMenu member={member} members={members} role={role} />,
  };
  return [
    {
      id: "person",
      header: "Persona",
      narrow: "title",
      cell: (member) => (
        <span className="block min-w-44 wrap-anywhere">
          <TwoLines
            title={`${nameOf(member)}${member.isSelf ? " (tú)" : ""}`}
            detail={member.name ? member.email : "Sin nombre"}
          />
        </span>
      ),
    },
    {
      id: "role",
      header: "Papel",
      narrow: "detail",
      cell: (member) => <Tag tone={member.role === "agent" ? "neutral" : "plataforma"}>{ROLE_NAMES[member.role]}</Tag>,
    },
    { id: "since", header: "Desde", numeric: true, cell: ({ joinedAt }) => <When iso={joinedAt} style="day" /> },
    {
      id: "lastSignIn",
      header: "Último acceso",
      numeric: true,
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? <When iso={lastSignInAt} style="full" /> : <span className="text-muted-foreground">Nunca</span>,
    },
    ...(mayInAgency(role, "manage-agents") ? [actions] : []),
  ];
}
