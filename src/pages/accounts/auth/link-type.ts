/** The mailed links, and the words of each page before and after its button. */
export type LinkType = "signup" | "recovery" | "email_change" | "magiclink" | "invite";

export interface LinkWords {
  title: string;
  lead: string;
  /** Words before the address that the link was sent to. */
  whose: string;
  button: string;
  busy: string;
  /** How to get another one when this has expired. */
  another: { text: string; label: string; path: string };
}

export const LINK_WORDS: Record<LinkType, LinkWords> = {
  signup: {
    title: "Confirma tu email",
    lead: "Pulsa el botón y tu cuenta queda lista. Entras directamente, sin escribir la contraseña.",
    whose: "Confirmas la dirección",
    button: "Confirmar mi email",
    busy: "Confirmando...",
    another: {
      text: "Si ya lo confirmaste, inicia sesión. Si no, vuelve a crear la cuenta con el mismo email y te llegará otro enlace.",
      label: "Iniciar sesión",
      path: "/auth?tab=login",
    },
  },
  recovery: {
    title: "Elige otra contraseña",
    lead: "Pulsa el botón y te llevamos a escribir la contraseña nueva. Si no lo pediste tú, cierra esta página: la de antes sigue valiendo.",
    whose: "Es la contraseña de la cuenta",
    button: "Elegir contraseña nueva",
    busy: "Comprobando...",
    another: {
      text: "Tu contraseña sigue siendo la de antes. Pide otro enlace y úsalo en la hora siguiente.",
      label: "Pedir otro enlace",
      path: "/auth?reset=true",
    },
  },
  email_change: {
    title: "Confirma el cambio de email",
    lead: "Pulsa el botón para confirmar que quieres cambiar el email de tu cuenta. Lo preguntamos en las dos direcciones, la de antes y la nueva.",
    whose: "Confirmas la dirección",
    button: "Confirmar el cambio",
    busy: "Confirmando...",
    another: {
      text: "Tu email sigue siendo el de antes. Pide el cambio otra vez en tu perfil.",
      label: "Ir a mi perfil",
      path: "/dashboard/profile",
    },
  },
  magiclink: {
    title: "Entra en tu cuenta",
    lead: "Pulsa el botón y entras sin contraseña.",
    whose: "Entras en la cuenta",
    button: "Entrar",
    busy: "Entrando...",
    another: {
      text: "Entra con tu contraseña o pide otro enlace.",
      label: "Iniciar sesión",
      path: "/auth?tab=login",
    },
  },
  invite: {
    title: "Acepta la invitación",
    lead: "Pulsa el botón para abrir tu cuenta y elegir su contraseña.",
    whose: "Abres la cuenta",
    button: "Aceptar la invitación",
    busy: "Abriendo tu cuenta...",
    another: {
      text: "Pide a quien te invitó que te mande otra invitación.",
      label: "Ir a la entrada",
      path: "/auth",
    },
  },
};

export function linkTypeOf(raw: string | null): LinkType | null {
  return raw !== null && Object.hasOwn(LINK_WORDS, raw) ? (raw as LinkType) : null;
}
