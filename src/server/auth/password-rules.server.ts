import { PASSWORD_MAX, PASSWORD_MIN } from "#domain/account/account.ts";
import { AuthError } from "./auth-error.server.ts";

/**
 * The passwords of eight and more characters that are tried first wherever passwords are tried. Few: the form warns of weak
 * ones, and only what is no protection at all is refused.
 */
const TRIED_FIRST = new Set(
  (
    "12345678 123456789 1234567890 12345678910 123123123 987654321 11111111 00000000 88888888 password passw0rd " +
    "contraseña contrasena qwertyui qwertyuiop 1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl iloveyou tequiero princesa " +
    "realmadrid barcelona sunshine football baseball trustno1 administrador"
  ).split(" "),
);

/**
 * What a new password must be. Length is what protects; rules about its characters only make people write it down.
 *
 * @throws AuthError 422 `weak_password` with its reasons; 400 for one that is longer than anybody types
 */
export function checkNewPassword(password: string): void {
  if (password.length > PASSWORD_MAX) {
    throw new AuthError(400, "validation_failed", `Password cannot be longer than ${PASSWORD_MAX} characters`);
  }
  const reasons: string[] = [];
  if (password.length < PASSWORD_MIN) reasons.push("length");
  if (TRIED_FIRST.has(password.toLowerCase())) reasons.push("pwned");
  if (reasons.length > 0) {
    throw new AuthError(422, "weak_password", `Password should be at least ${PASSWORD_MIN} characters and not common`, {
      weak_password: { reasons },
    });
  }
}
