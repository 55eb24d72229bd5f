import type { PauseReason } from "./left-out.ts";

/** Why a campaign stands still, in the agent's words. @param detail what the reason is about */
export function pauseWords(reason: PauseReason, detail: string | null): string {
  switch (reason) {
    case "a-mano":
      return "La has parado";
    case "quejas":
      return "Demasiadas personas han marcado el correo como no deseado: revisa a quién escribes y con qué permiso. Podrás seguir cuando hayan pasado 7 días";
    case "rebotes":
      return "Rebotan demasiadas direcciones: revisa de dónde salen. Podrás seguir cuando hayan pasado 7 días";
    case "remitente-rechazado":
      return `El servidor no acepta tu remitente${detail ? ` («${detail}»)` : ""}: revisa usuario, contraseña y dirección`;
    case "sin-remitente":
      return "Falta un remitente con servidor de correo";
    case "vivienda-retirada":
      return detail ? `La vivienda ${detail} ya no se ofrece` : "Una vivienda del correo ya no se ofrece";
    case "no-se-compone":
      return "El mensaje no se puede componer: ábrelo y mira lo que falta";
    case "cuenta-suspendida":
      return "La cuenta de quien la hizo está suspendida";
    case "autor-fuera":
      return "Quien la hizo ya no está en la agencia";
  }
}
