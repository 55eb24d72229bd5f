import { PASSWORD_MAX, PASSWORD_MIN } from "#domain/account/account.ts";
import { AuthError } from "./auth-error.server.ts";

/** The passwords of eight and more characters that are tried first wherever passwords are tried. */
const TRIED_FIRST = new Set(
  (
    "12345678 123456789 1234567890 12345678910 123123123 987654321 11111111 00000000 88888888 password passw0rd " +
    "password1 password12 password123 contraseña contrasena contraseña1 contrasena1 qwertyui qwertyuiop qwerty123 " +
    "1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl abcd1234 abc12345 aa123456 iloveyou tequiero teamo123 princesa realmadrid " +
    "barcelona sunshine football baseball trustno1 letmein1 admin123 administrador"
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
