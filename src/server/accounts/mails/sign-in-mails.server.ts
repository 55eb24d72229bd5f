import { formatNumber } from "#domain/shared/format/format.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { momentText, type Notice } from "./account-mails.server.ts";

/** Changes of the ways into an account, beside its password and its address. */
export type WayInChange =
  | { kind: "factorAdded" }
  | { kind: "factorRemoved"; isLast: boolean }
  | { kind: "recoveryCodesMade" }
  | { kind: "recoveryCodeUsed"; left: number }
  | { kind: "googleAdded"; googleEmail: string }
  | { kind: "googleRemoved" }
  | { kind: "passwordRemoved" }
  | { kind: "passkeyAdded" }
  | { kind: "passkeyRemoved" }
  | { kind: "passkeyCopied" }
  | { kind: "passkeyAsked" }
  | { kind: "passkeyNotAsked" };

/** Subject, and the event in a sentence or two. */
function textsOf(change: WayInChange, account: string, moment: string): [subject: string, text: string] {
  switch (change.kind) {
    case "factorAdded":
      return [
        "Tu cuenta tiene un segundo factor nuevo",
        `El ${moment} se añadió un segundo factor a tu cuenta ${account}. Al entrar se pide un código, y hemos cerrado las sesiones que no lo habían dado.`,
      ];
    case "factorRemoved":
      return [
        "Tu cuenta tiene un segundo factor menos",
        `El ${moment} se quitó un segundo factor de tu cuenta ${account}.${change.isLast ? " Ya no queda ninguno: para entrar basta la contraseña." : ""}`,
      ];
    case "recoveryCodesMade":
      return [
        "Tienes códigos de recuperación nuevos",
        `El ${moment} se crearon códigos de recuperación para tu cuenta ${account}. Los anteriores ya no valen.`,
      ];
    case "recoveryCodeUsed":
      return [
        "Se ha usado un código de recuperación",
        `El ${moment} se entró en tu cuenta ${account} con un código de recuperación. ${change.left === 1 ? "Queda uno" : `Quedan ${formatNumber(change.left)}`} sin usar.`,
      ];
    case "googleAdded":
      return [
        "Tu cuenta se abre también con Google",
        `Desde el ${moment} se entra en tu cuenta ${account} también con la cuenta de Google ${change.googleEmail}.`,
      ];
    case "googleRemoved":
      return ["Google ya no abre tu cuenta", `Desde el ${moment} ya no se entra con Google en tu cuenta ${account}.`];
    case "passwordRemoved":
      return [
        "Tu contraseña ya no abre tu cuenta",
        `Desde el ${moment} ya no se entra con contraseña en tu cuenta ${account}. Puedes elegir otra con «¿Olvidaste tu contraseña?».`,
      ];
    case "passkeyAdded":
      return [
        "Tu cuenta tiene una llave de acceso nueva",
        `El ${moment} se añadió una llave de acceso a tu cuenta ${account}. Quien la tenga entra con ella sin contraseña: si no la conoces, quítala en «Seguridad y datos».`,
      ];
    case "passkeyRemoved":
      return [
        "Tu cuenta tiene una llave de acceso menos",
        `El ${moment} se quitó una llave de acceso de tu cuenta ${account}, y hemos cerrado las sesiones abiertas con ella.`,
      ];
    case "passkeyCopied":
      return [
        "Hemos rechazado una llave de acceso tuya",
        `El ${moment} alguien usó una de tus llaves de acceso para entrar en tu cuenta ${account}, y su cuenta de usos no cuadra: puede que exista una copia. No ha entrado. Quita esa llave en «Seguridad y datos» y crea otra.`,
      ];
    case "passkeyAsked":
      return [
        "Tu cuenta pide siempre una llave de acceso",
        `Desde el ${moment}, quien entra en tu cuenta ${account} con contraseña tiene que usar también una llave de acceso. Hemos cerrado las sesiones que no la habían usado.`,
      ];
    case "passkeyNotAsked":
      return [
        "Tu cuenta ya no pide siempre una llave de acceso",
        `Desde el ${moment} ya no se pide una llave de acceso después de la contraseña en tu cuenta ${account}.`,
      ];
  }
}

/** Tells the owner, because somebody else may have done it. */
export function wayInMail(change: WayInChange, { to, at, site, contactEmail }: Notice): Mail {
  const href = `${site}/auth`;
  const [subject, text] = textsOf(change, to, momentText(at));
  return {
    to,
    subject,
    links: [href],
    ...renderMail({
      title: subject,
      paragraphs: [
        text,
        `Si no has sido tú, elige otra contraseña ahora con «¿Olvidaste tu contraseña?» y escríbenos a ${contactEmail}.`,
      ],
      action: { label: "Ir a mi cuenta", href },
      footer: "Umbral te avisa siempre que cambia algo con lo que se entra en tu cuenta.",
    }),
  };
}
