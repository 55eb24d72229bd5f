import { ERRORS } from "#content/errors.ts";
import { plainData, plainPage } from "../../platform/http/plain-page.server.ts";

/** The page of an address that was asked for too often: refusing must cost next to nothing. */

const waitOf = (seconds: number): string => (seconds === 1 ? "1 segundo" : `${seconds} segundos`);

/** The page itself, for a visitor who follows a link or writes an address. */
export const refusedPage = (seconds: number): Response =>
  plainPage({
    status: 429,
    title: "Demasiadas peticiones",
    heading: "Has abierto demasiadas páginas en poco tiempo",
    text: `Puedes volver a probar dentro de ${waitOf(seconds)}. No se ha perdido nada y tu sesión sigue abierta.`,
  });

/** The same for a page that a script changes to. */
export const refusedData = (seconds: number): Response =>
  plainData(429, `${ERRORS.RATE_LIMIT.message} Vuelve a probar dentro de ${waitOf(seconds)}.`);
