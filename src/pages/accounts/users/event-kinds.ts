import type { AuthEventKind } from "#server/accounts/auth/audit.server.ts";

/** Events in words for readers of everybody's log. */
export const EVENT_KINDS: Record<AuthEventKind, string> = {
  signup: "Alta de cuenta",
  signup_repeated: "Alta repetida con un correo que ya existe",
  confirmation_sent: "Enlace de confirmación enviado",
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
  passkey_added: "Llave de acceso añadida",
  passkey_renamed: "Llave de acceso con otro nombre",
  passkey_removed: "Llave de acceso quitada",
  passkey_used: "Llave de acceso usada como segundo factor",
  passkey_failed: "Llave de acceso rechazada",
  passkey_copied: "Llave de acceso quizá copiada, rechazada",
  passkey_asked_on: "Llave de acceso pedida siempre",
  passkey_asked_off: "Llave de acceso ya no pedida siempre",
  recovery_codes_made: "Códigos de recuperación creados",
  recovery_code_used: "Código de recuperación usado",
  data_downloaded: "Datos descargados",
  account_deleted: "Cuenta eliminada",
  personal_data_downloaded: "Datos de un correo descargados",
  personal_data_erased: "Datos de un correo borrados",
  role_granted: "Papel dado",
  role_revoked: "Papel quitado",
  banned: "Cuenta bloqueada",
  unbanned: "Bloqueo quitado",
  plan_set: "Plan puesto a mano",
  credits_granted: "Créditos dados",
  agency_created: "Agencia creada",
  agency_joined: "Entrada en una agencia",
  agency_left: "Salida de una agencia",
  agency_removed: "Retirada de una agencia",
  agency_role_changed: "Papel cambiado en una agencia",
  agency_dissolved: "Agencia disuelta",
  market_opened: "Mercado de una agencia abierto a otros",
  market_closed: "Mercado de una agencia cerrado a otros",
  market_refused: "Inmuebles de otra agencia apartados",
  market_used: "Inmuebles de otra agencia usados otra vez",
  link_shared: "Enlace público creado",
  link_changed: "Enlace público cambiado",
  link_revoked: "Enlace público revocado",
  calendar_shared: "Dirección de calendario creada",
  calendar_revoked: "Dirección de calendario revocada",
  link_deleted: "Enlace público eliminado",
  push_token_made: "Clave de envío de viviendas creada",
  push_token_revoked: "Clave de envío de viviendas revocada",
  outlet_made: "Dirección para portales creada",
  outlet_revoked: "Dirección para portales revocada",
  impersonation_started: "Entrada de administración en una cuenta",
  impersonation_ended: "Salida de administración de una cuenta",
  impersonated_write: "Cambio hecho por administración en una cuenta",
  marketing_suppressed: "Correo añadido a los que no reciben envíos",
  marketing_unsuppressed: "Correo quitado de los que no reciben envíos",
  marketing_exported: "Contactos de marketing descargados",
  post_published: "Entrada del blog publicada",
  work_repeated: "Trabajo que se rindió, puesto otra vez en cola",
  work_dismissed: "Trabajo que se rindió, descartado",
  post_withdrawn: "Entrada del blog retirada",
  webhook_created: "Webhook creado",
  webhook_changed: "Webhook cambiado",
  webhook_deleted: "Webhook borrado",
  webhook_secret_shown: "Secreto de un webhook mostrado",
  webhook_secret_rotated: "Secreto de un webhook renovado",
  api_key_created: "Clave de la API creada",
  api_key_revoked: "Clave de la API revocada",
  opt_out_added: "Número apuntado para no llamar",
  opt_out_removed: "Número quitado de no llamar",
  model_connected: "Modelo de lenguaje conectado",
  model_disconnected: "Modelo de lenguaje desconectado",
};

export const isAuditKind = (kind: string): boolean => Object.hasOwn(EVENT_KINDS, kind);

/** A kind of a later version has its own name until it gets one here. */
export const kindName = (kind: string): string => (EVENT_KINDS as Record<string, string>)[kind] ?? kind;

/** Events that deserve a second look. */
const WORRYING: ReadonlySet<string> = new Set<AuthEventKind>([
  "signup_repeated",
  "sign_in_failed",
  "refresh_reused",
  "factor_failed",
  "passkey_failed",
  "passkey_copied",
]);

export const isWorrying = (kind: string): boolean => WORRYING.has(kind);

const DETAIL_NAMES: Record<string, string> = {
  method: "con",
  role: "papel",
  plan: "plan",
  credits: "créditos",
  note: "nota",
  agency: "agencia",
  hasPassword: "contraseña",
  reason: "motivo",
  until: "hasta",
  endedSessions: "sesiones cerradas",
  provider: "proveedor",
  by: "por",
  scope: "alcance",
  left: "quedan",
  isFirst: "primero",
  type: "tipo",
  status: "estado",
  factorId: "id del factor",
  passkeyId: "id de la llave",
  how: "cómo",
  call: "llamada",
  refused: "rechazado",
  count: "contactos",
  slug: "dirección",
  tookOverUnconfirmed: "se quedó una cuenta sin confirmar",
};

/** Words of the program in the details; people's own words stay as they are. */
const DETAIL_WORDS: Record<string, string> = {
  password: "contraseña",
  otp: "enlace del correo",
  recovery: "enlace de contraseña",
  oauth: "proveedor",
  webauthn: "llave de acceso",
  signup: "enlace del alta",
  magiclink: "enlace de entrada",
  email_change: "enlace de cambio de correo",
  google: "Google",
  totp: "aplicación de códigos",
  phone: "teléfono",
  recovery_code: "código de recuperación",
  admin: "Administración",
  manager: "Gestión",
  prueba: "Prueba",
  agente: "Agente",
  agencia: "Agencia",
  red: "Red",
  owner: "Titular",
  coordinator: "Coordinación",
  agent: "Agente",
  "first start": "primer arranque",
  wrong_password: "contraseña equivocada",
  unknown_address: "correo desconocido",
  not_confirmed: "correo sin confirmar",
  banned: "cuenta bloqueada",
  local: "esta sesión",
  global: "todas",
  others: "las demás",
  left: "salió",
  expired: "pasó la hora",
  replaced: "pasó a otra cuenta",
  manual: "a mano",
  verified: "confirmado",
  unverified: "sin confirmar",
};

/** The detail of an event in one line: `papel: Gestión · motivo: …`. */
export function detailText(kind: string, detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== "" && value !== 0)
    .map(([name, value]) => `${wordOf(DETAIL_NAMES, name)}: ${valueText(kind, name, value)}`)
    .join(" · ");
}

function valueText(kind: string, name: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value !== "string") return JSON.stringify(value);
  // A ban's reason, a note, an agency's name and an entry's address are written by people.
  if (
    ((kind === "banned" || kind === "impersonation_started") && name === "reason") ||
    name === "agency" ||
    name === "note" ||
    name === "slug"
  )
    return value;
  return wordOf(DETAIL_WORDS, value);
}

const wordOf = (words: Record<string, string>, key: string): string => (Object.hasOwn(words, key) ? words[key]! : key);
