import type { AuthEventKind } from "#server/auth/audit.server.ts";

/** What happened to an account, in its owner's words. */
export const EVENT_NAMES: Record<AuthEventKind, string> = {
  signup: "Creaste la cuenta",
  signup_repeated: "Alguien intentó crear una cuenta con tu correo",
  confirmation_sent: "Te enviamos otro enlace para confirmar tu correo",
  email_confirmed: "Confirmaste tu correo",
  signed_in: "Entraste en tu cuenta",
  sign_in_failed: "Intento de entrar que no salió bien",
  signed_out: "Cerraste sesión",
  session_ended: "Se cerró una sesión",
  refresh_reused: "Cerramos una sesión: alguien usó una credencial antigua",
  recovery_requested: "Se pidió un enlace para cambiar la contraseña",
  password_changed: "Cambiaste la contraseña",
  email_change_requested: "Pediste cambiar de correo",
  email_changed: "Cambiaste de correo",
  reauthentication_requested: "Pediste un código para confirmar que eres tú",
  identity_linked: "Uniste una cuenta de Google",
  identity_unlinked: "Quitaste una cuenta de Google",
  factor_enrolled: "Empezaste a añadir un segundo factor",
  factor_verified: "Confirmaste tu segundo factor",
  factor_removed: "Quitaste un segundo factor",
  factor_failed: "Código del segundo factor equivocado",
  recovery_codes_made: "Creaste códigos de recuperación",
  recovery_code_used: "Usaste un código de recuperación",
  data_downloaded: "Descargaste tus datos",
  account_deleted: "Se eliminó la cuenta",
  role_granted: "Se te dio un papel de administración",
  role_revoked: "Se te quitó un papel de administración",
  banned: "La cuenta se suspendió",
  unbanned: "La cuenta se volvió a abrir",
  link_shared: "Compartiste un resultado con un enlace",
  link_changed: "Cambiaste un enlace compartido",
  link_revoked: "Revocaste un enlace compartido",
  link_deleted: "Eliminaste un enlace compartido",
};

/** What its owner should look at twice. */
export const WORRYING: ReadonlySet<string> = new Set<AuthEventKind>([
  "signup_repeated",
  "sign_in_failed",
  "refresh_reused",
  "factor_failed",
]);
