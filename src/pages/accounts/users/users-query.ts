import type { UserFilter, UserPlan } from "#server/accounts/people/admin-users.server.ts";

/** The filter of the list of accounts in the address of its page: in Spanish, as the reader sees it. */

const ROLES = { admin: "admin", manager: "gestor", none: "ninguno" } as const;
const STATES = { active: "activa", unconfirmed: "sin-confirmar", banned: "bloqueada" } as const;
const SORTS = {
  newest: "recientes",
  oldest: "antiguas",
  lastSignIn: "ultimo-acceso",
  name: "nombre",
  email: "correo",
} as const;

export const ROLE_CHOICES = [
  { value: "", label: "Todos" },
  { value: ROLES.admin, label: "Administración" },
  { value: ROLES.manager, label: "Gestión" },
  { value: ROLES.none, label: "Sin papel" },
];
export const STATE_CHOICES = [
  { value: "", label: "Todos" },
  { value: STATES.active, label: "Activas" },
  { value: STATES.unconfirmed, label: "Sin confirmar" },
  { value: STATES.banned, label: "Bloqueadas" },
];
export const SORT_CHOICES = [
  { value: SORTS.newest, label: "Más recientes" },
  { value: SORTS.oldest, label: "Más antiguas" },
  { value: SORTS.lastSignIn, label: "Último acceso" },
  { value: SORTS.name, label: "Nombre" },
  { value: SORTS.email, label: "Correo" },
];

export const PLAN_CHOICES = [
  { value: "", label: "Todos" },
  { value: "prueba", label: "En prueba" },
  { value: "prueba-acaba", label: "Prueba que acaba en 7 días" },
  { value: "agente", label: "Agente" },
  { value: "agencia", label: "Agencia" },
  { value: "red", label: "Red" },
  { value: "pago", label: "Cualquiera de pago" },
];

const MOST_PAGES = 1_000_000;

/** Filter of the address; unknown values are ignored. */
export function readUserQuery(query: URLSearchParams): UserFilter {
  const page = Number(query.get("pagina"));
  return {
    search: (query.get("buscar") ?? "").trim(),
    role: keyOf(ROLES, query.get("papel")) ?? null,
    state: keyOf(STATES, query.get("estado")) ?? null,
    plan: PLAN_CHOICES.find(({ value }) => value !== "" && value === query.get("plan"))?.value as UserPlan | undefined,
    from: dayOf(query.get("desde")),
    until: dayOf(query.get("hasta")),
    sort: keyOf(SORTS, query.get("orden")) ?? "newest",
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** The address of a filter; default values are left out. */
export function userQuery({ search, role, state, plan, from, until, sort, page }: UserFilter): string {
  const query = new URLSearchParams();
  if (search) query.set("buscar", search);
  if (role) query.set("papel", ROLES[role]);
  if (state) query.set("estado", STATES[state]);
  if (plan) query.set("plan", plan);
  if (from) query.set("desde", from);
  if (until) query.set("hasta", until);
  if (sort !== "newest") query.set("orden", SORTS[sort]);
  if (page > 1) query.set("pagina", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** Values of a filter's controls. */
export const shownFilter = ({ search, role, state, plan, from, until, sort }: UserFilter) => ({
  buscar: search,
  papel: role ? ROLES[role] : "",
  estado: state ? STATES[state] : "",
  plan: plan ?? "",
  desde: from ?? "",
  hasta: until ?? "",
  orden: SORTS[sort],
});

function dayOf(text: string | null): string | undefined {
  return text && /^(20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

function keyOf<Key extends string>(names: Record<Key, string>, name: string | null): Key | undefined {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name);
}
