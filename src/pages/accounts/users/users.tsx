import { Form } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import {
  accountFigures,
  type ListedUser,
  listUsers,
  USERS_PER_PAGE,
} from "#server/accounts/people/admin-users.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { ChoiceField, DayField, SearchField } from "../../shared/filter-fields.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import { requireStaff } from "../auth/guard.server.ts";
import type { Route } from "./+types/users.ts";
import { RoleTags, StateTag } from "./account-tags.tsx";
import {
  PLAN_CHOICES,
  ROLE_CHOICES,
  readUserQuery,
  SORT_CHOICES,
  STATE_CHOICES,
  shownFilter,
  userQuery,
} from "./users-query.ts";
import { UsersTabs } from "./users-tabs.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { database, now } = mustHave(context.get(servicesContext));
  const filter = readUserQuery(new URL(request.url).searchParams);
  const [list, figures] = [await listUsers(database.db, filter, now()), await accountFigures(database.db, now())];
  return { crumb: "Usuarios", filter, figures, pageSize: USERS_PER_PAGE, ...list };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Usuarios",
    description: "Las cuentas de Umbral: quién las tiene, con qué papel, en qué estado y cuándo entró por última vez.",
    path: "/admin/usuarios",
    regions: false,
    noIndex: true,
  });

export default function Users({ loaderData: { filter, figures, users, total, pageSize } }: Route.ComponentProps) {
  const first = (filter.page - 1) * pageSize + 1;
  const pages = Math.ceil(total / pageSize);
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Usuarios</h1>
        <p className="mt-1 text-control text-muted-foreground">
          Busca una cuenta y ábrela para ver sus sesiones, su papel y lo que ha pasado en ella.
        </p>
      </div>
      <UsersTabs />
      <Panel as="div" className="grid grid-cols-2 gap-x-6 gap-y-4 p-4 sm:grid-cols-4">
        <StatFigure label="Cuentas" value={formatNumber(figures.accounts)} />
        <StatFigure label="Nuevas en 7 días" value={formatNumber(figures.newThisWeek)} />
        <StatFigure label="Sin confirmar" value={formatNumber(figures.unconfirmed)} />
        <StatFigure label="Bloqueadas" value={formatNumber(figures.banned)} />
      </Panel>
      <Panel labelledBy="cuentas" className="overflow-hidden">
        <h2 id="cuentas" className="sr-only">
          Cuentas
        </h2>
        <UserFilterForm filter={shownFilter(filter)} />
        <DataTable
          caption="Cuentas que cumplen el filtro"
          columns={columns}
          rows={users}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title="Ninguna cuenta cumple el filtro"
              level={3}
              action={
                <Button asChild variant="outline">
                  <PageLink to="/admin/usuarios">Quitar filtros</PageLink>
                </Button>
              }
            >
              Busca por nombre o por correo; las tildes dan igual.
            </EmptyState>
          }
        />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
          <p role="status" className="text-xs text-muted-foreground tabular-nums">
            {users.length === 0
              ? counted(total, "cuenta", "cuentas")
              : `${formatNumber(first)}–${formatNumber(first + users.length - 1)} de ${formatNumber(total)} cuentas`}
          </p>
          <Pagination
            current={filter.page}
            total={pages}
            hrefOf={(page) => `/admin/usuarios${userQuery({ ...filter, page })}`}
            label="Páginas de cuentas"
          />
        </div>
      </Panel>
    </main>
  );
}

function UserFilterForm({ filter }: { filter: ReturnType<typeof shownFilter> }) {
  return (
    <Form
      method="get"
      action="/admin/usuarios"
      role="search"
      aria-label="Cuentas"
      className="flex flex-wrap items-end gap-3 border-b p-4"
    >
      <SearchField name="buscar" label="Buscar" value={filter.buscar} placeholder="Nombre o correo" />
      <ChoiceField name="papel" label="Papel" value={filter.papel} choices={ROLE_CHOICES} />
      <ChoiceField name="estado" label="Estado" value={filter.estado} choices={STATE_CHOICES} />
      <ChoiceField name="plan" label="Plan" value={filter.plan} choices={PLAN_CHOICES} />
      <DayField name="desde" label="Alta desde" value={filter.desde} />
      <DayField name="hasta" label="Alta hasta" value={filter.hasta} />
      <ChoiceField name="orden" label="Orden" value={filter.orden} choices={SORT_CHOICES} />
      <Button type="submit" variant="outline" className="max-sm:w-full">
        Buscar
      </Button>
    </Form>
  );
}

const columns: readonly Column<ListedUser>[] = [
  {
    id: "person",
    header: "Persona",
    narrow: "title",
    cell: ({ id, name, email }) => (
      <PageLink
        to={`/admin/usuarios/${id}`}
        className="block min-w-44 wrap-anywhere text-foreground no-underline hover:underline"
      >
        <TwoLines title={name || email} detail={name ? email : "Sin nombre"} />
      </PageLink>
    ),
  },
  { id: "roles", header: "Papel", narrow: "detail", cell: ({ roles }) => <RoleTags roles={roles} /> },
  { id: "state", header: "Estado", narrow: "note", cell: ({ state }) => <StateTag state={state} /> },
  {
    id: "factor",
    header: "Segundo factor",
    cell: ({ hasSecondFactor }) => (
      <span className={hasSecondFactor ? undefined : "text-muted-foreground"}>{hasSecondFactor ? "Sí" : "No"}</span>
    ),
  },
  {
    id: "lastSignIn",
    header: "Último acceso",
    numeric: true,
    cell: ({ lastSignInAt }) =>
      lastSignInAt ? (
        <When iso={lastSignInAt.toISOString()} style="full" />
      ) : (
        <span className="text-muted-foreground">Nunca</span>
      ),
  },
  {
    id: "createdAt",
    header: "Alta",
    numeric: true,
    cell: ({ createdAt }) => <When iso={createdAt.toISOString()} style="full" />,
  },
];
