/**
 * The Spanish text that a person reads for each code of `/auth/v1`. The texts that the server sends with a code are
 * English and are never shown.
 */

export const AUTH_UNEXPECTED = "Ocurrió un error inesperado";
export const WRONG_CREDENTIALS = { title: "Error de autenticación", description: "Email o contraseña incorrectos" };

/** Advice after too many tries to sign in, beside waiting. */
export const SIGN_IN_WAITS =
  "Demasiados intentos. Espera un cuarto de hora o pide una contraseña nueva en «¿Olvidaste tu contraseña?».";

const OFFLINE = "Error de conexión. Por favor, verifica tu conexión a internet e inténtalo de nuevo.";
const USED_LINK = "El enlace ha caducado o ya se usó. Pide uno nuevo.";
const WRONG_BROWSER = "Abre el enlace en el mismo navegador en el que lo pediste, o pide uno nuevo.";
const SIGN_IN_AGAIN = "Tu sesión ha expirado. Por favor, inicia sesión de nuevo.";
const GOOGLE_FAILED = "Error al iniciar sesión con Google";

/** Texts by the code of `/auth/v1`. */
export const AUTH_ERROR_TEXTS: Record<string, string> = {
  invalid_credentials: WRONG_CREDENTIALS.description,
  email_not_confirmed: "Antes de entrar, confirma tu email con el enlace que te enviamos.",
  user_already_exists: "Este email ya está registrado. Intenta iniciar sesión.",
  email_exists: "Ese email ya es de otra cuenta. Usa otro.",
  user_banned: "Esta cuenta está suspendida. Escríbenos y te decimos por qué.",
  signup_disabled: "Ahora mismo no se pueden crear cuentas nuevas.",
  weak_password: "Es de las contraseñas más usadas, o una de ellas con unas cifras. Elige otra.",
  same_password: "La contraseña nueva tiene que ser distinta de la anterior.",
  over_request_rate_limit: "Demasiados intentos. Espera unos minutos y vuelve a probar.",
  over_email_send_rate_limit: "Acabamos de enviarte un email. Espera un minuto antes de pedir otro.",
  captcha_failed:
    "No hemos podido comprobar que eres una persona. Vuelve a intentarlo y deja que la comprobación termine.",
  validation_failed: "Revisa los datos: el servidor no los ha aceptado.",
  otp_expired: USED_LINK,
  flow_state_not_found: USED_LINK,
  flow_state_expired: USED_LINK,
  bad_code_verifier: WRONG_BROWSER,
  pkce_code_verifier_not_found: WRONG_BROWSER,
  session_not_found: SIGN_IN_AGAIN,
  session_expired: SIGN_IN_AGAIN,
  refresh_token_not_found: SIGN_IN_AGAIN,
  refresh_token_already_used: SIGN_IN_AGAIN,
  bad_jwt: SIGN_IN_AGAIN,
  no_authorization: SIGN_IN_AGAIN,
  user_not_found: SIGN_IN_AGAIN,
  impersonating: "Estás viendo la cuenta de otra persona y eso solo lo puede hacer ella. Sal de su cuenta para seguir.",
  insufficient_aal: "Confirma antes tu segundo factor.",
  reauthentication_needed: "Por seguridad, vuelve a identificarte antes de cambiarlo.",
  reauthentication_not_valid: "Ese código no es válido o ha caducado. Pide otro.",
  mfa_verification_failed: "El código no es correcto. Comprueba que es el último que muestra tu aplicación.",
  mfa_challenge_expired: "El código ha tardado demasiado. Escribe el que muestra ahora tu aplicación.",
  mfa_verified_factor_exists: "Ya tienes ese segundo factor activado.",
  mfa_factor_not_found: "Ese segundo factor ya no existe en tu cuenta.",
  mfa_factor_name_conflict: "Ya tienes un segundo factor con ese nombre. Elige otro.",
  too_many_enrolled_mfa_factors: "Has llegado al máximo de segundos factores. Quita uno antes de añadir otro.",
  mfa_phone_enroll_not_enabled: "El segundo factor por teléfono no está disponible.",
  /** Our own code: the protocol has one code for every wrong second factor. */
  recovery_code_invalid: "Ese código de recuperación no es válido o ya se usó.",
  passkey_disabled: "Las llaves de acceso no están disponibles en esta dirección.",
  webauthn_challenge_expired: "Ha tardado demasiado. Vuelve a intentarlo.",
  webauthn_verification_failed: "Esa llave de acceso no vale para entrar. Prueba con otra, o entra de otra forma.",
  webauthn_credential_exists: "Esa llave de acceso ya está registrada.",
  webauthn_credential_not_found: "Esa llave de acceso ya no está en tu cuenta.",
  too_many_passkeys: "Has llegado al máximo de llaves de acceso. Quita una antes de añadir otra.",
  single_identity_not_deletable: "Es tu única forma de entrar y no se puede quitar.",
  identity_already_exists: "Esa cuenta de Google ya está unida a otra cuenta de Umbral.",
  identity_not_found: "Esa forma de entrar ya no está en tu cuenta.",
  manual_linking_disabled: "Ahora mismo no se pueden unir otras cuentas.",
  provider_email_needs_verification: "Google no ha verificado ese email. Verifícalo allí o entra con tu contraseña.",
  bad_oauth_state: "La entrada con Google ha caducado. Vuelve a intentarlo.",
  bad_oauth_callback: GOOGLE_FAILED,
  access_denied: "Has cancelado la entrada con Google.",
};

/**
 * Text for an error's code; null for an unknown one.
 *
 * @param status of the answer: 0 and the server's own errors have no code
 */
export function authErrorText(code: string | null | undefined, status?: number): string | null {
  if (code && AUTH_ERROR_TEXTS[code]) return AUTH_ERROR_TEXTS[code];
  if (status === 429) return AUTH_ERROR_TEXTS.over_request_rate_limit!;
  return status === 0 ? OFFLINE : null;
}
