import type { AuthEventKind } from "#server/auth/audit.server.ts";

/** What happened, as who reads everybody's log needs it. */
export const EVENT_KINDS: Record<AuthEventKind, string> = {
  signup: "Alta de cuenta",
  signup_repeated: "Alta repetida con un correo que ya existe",
  email_confirmed: "Correo confirmado",
  signed_in: "Entrada",
  sign_in_failed: "Entrada fallida",
  signed_out: "Cierre de sesión",
  session_ended: "Sesión cerrada desde otro sitio",
  refresh_reused: "Credencial antigua usada de nuevo",
  recovery_requested: "Enlace de contraseña pedido",
  password_changed: "Contraseña cambiada",
  email_change_requested: "Cambio de correo pedido",
  email_changed: "Correo cambiado",
  reauthentication_requested: "Código de confirmación pedido",
  identity_linked: "Identidad añadida",
  identity_unlinked: "Identidad quitada",
  factor_enrolled: "Segundo factor empezado",
  factor_verified: "Segundo factor confirmado",
  factor_removed: "Segundo factor quitado",
  factor_failed: "Código de segundo factor equivocado",
  recovery_codes_made: "Códigos de recuperación creados",
  recovery_code_used: "Código de recuperación usado",
  data_downloaded: "Datos descargados",
  account_deleted: "Cuenta eliminada",
  role_granted: "Papel dado",
  role_revoked: "Papel quitado",
  banned: "Cuenta bloqueada",
  unbanned: "Bloqueo quitado",
};

export const isAuditKind = (kind: string): boolean => Object.hasOwn(EVENT_KINDS, kind);

/** A kind of a later version has its own name until it gets one here. */
export const kindName = (kind: string): string => (EVENT_KINDS as Record<string, string>)[kind] ?? kind;

/** What deserves a second look. */
const WORRYING: ReadonlySet<string> = new Set<AuthEventKind>([
  "signup_repeated",
  "sign_in_failed",
  "refresh_reused",
  "factor_failed",
]);

export const isWorrying = (kind: string): boolean => WORRYING.has(kind);

const DETAIL_NAMES: Record<string, string> = {
  method: "forma",
  role: "papel",
  reason: "motivo",
  until: "hasta",
  endedSessions: "sesiones cerradas",
  provider: "proveedor",
  by: "por",
  type: "tipo",
};

/** The detail of an event in one line: `papel: manager · motivo: …`. */
export function detailText(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== "")
    .map(
      ([name, value]) => `${DETAIL_NAMES[name] ?? name}: ${typeof value === "object" ? JSON.stringify(value) : value}`,
    )
    .join(" · ");
}
