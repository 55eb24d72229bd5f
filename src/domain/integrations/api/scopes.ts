/** Permissions of a key of the API (docs/api.md). Each names a resource and whether it is read or changed. */

export const API_SCOPES = [
  "tools:run",
  "runs:read",
  "runs:write",
  "homes:read",
  "homes:write",
  "contacts:read",
  "contacts:write",
  "leads:read",
  "leads:write",
  "market:read",
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_SCOPE_NAMES: Record<ApiScope, string> = {
  "tools:run": "Usar las herramientas (gasta créditos)",
  "runs:read": "Leer resultados",
  "runs:write": "Guardar, cambiar y borrar resultados",
  "homes:read": "Leer la cartera",
  "homes:write": "Añadir y cambiar viviendas",
  "contacts:read": "Leer contactos",
  "contacts:write": "Añadir y cambiar contactos",
  "leads:read": "Leer los leads que te llegan",
  "leads:write": "Dejar leads",
  "market:read": "Buscar en el mercado",
};

/** How every key begins, so that anybody who finds one in a text knows what it is. */
export const API_KEY_PREFIX = "umb_";
