import type { Context } from "hono";
import type { AppEnv } from "../accounts/access/app-env.server.ts";
import { type AppError, problemResponse, retryAfterSeconds } from "../platform/app-error.server.ts";
import { askedFor } from "../platform/http/asked-for.server.ts";
import { plainData, plainPage } from "../platform/http/plain-page.server.ts";

/**
 * The answer while the database is away, busy or full, in the form that the caller reads. No page is drawn: drawing
 * would ask the database again.
 */
export function outageResponse(c: Context<AppEnv>, error: AppError): Response {
  const asked = askedFor(c);
  const response = answerTo(asked, error, c.get("requestId"));
  const seconds = retryAfterSeconds(error.code);
  if (seconds !== null) response.headers.set("retry-after", String(seconds));
  return response;
}

function answerTo(asked: ReturnType<typeof askedFor>, error: AppError, requestId: string): Response {
  if (asked === "call") return problemResponse(error, requestId);
  if (asked === "data") return plainData(503, error.message);
  return plainPage({
    status: 503,
    title: "Vuelve en un momento",
    heading: "Esta página no se puede abrir ahora mismo",
    text: "No llegamos a los datos, y suele durar segundos. No se ha perdido nada y tu sesión sigue abierta.",
  });
}
