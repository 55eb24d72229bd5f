import { formatNumber } from "#domain/format/format.ts";
import type { Actor } from "../access/actor.server.ts";
import { AppError } from "../app-error.server.ts";
import { OutgoingError } from "../outgoing/outgoing-error.server.ts";
import type { Services } from "../services.server.ts";
import { connectionFor, keepOutcome, type ModelConnection, mayConnectModel } from "./connections.server.ts";
import { languageModel } from "./language-model.server.ts";

const TIMEOUT_MS = 15_000;

export type TestOutcome = { ok: true; ms: number } | { ok: false; message: string };

/**
 * Asks the model that writes for somebody for one word, and keeps how it went.
 *
 * @throws AppError NOT_ALLOWED, and NOT_FOUND where no model is connected
 */
export async function testConnection(
  services: Services,
  actor: Actor,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<TestOutcome> {
  if (!mayConnectModel(actor)) throw new AppError("NOT_ALLOWED");
  const connection = await connectionFor(services, actor);
  if (!connection) throw new AppError("NOT_FOUND");
  const startedAt = performance.now();
  const message = await problemOf(connection, timeoutMs);
  if (connection.source === "own") await keepOutcome(services, actor, connection, message);
  return message === null ? { ok: true, ms: Math.round(performance.now() - startedAt) } : { ok: false, message };
}

/** @returns null when it answered */
async function problemOf(connection: ModelConnection, timeoutMs: number): Promise<string | null> {
  const { generateText } = await import("ai");
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const { text, finishReason } = await generateText({
      model: await languageModel(connection),
      prompt: "Responde solo con la palabra: hola",
      maxOutputTokens: 64,
      maxRetries: 0,
      abortSignal: deadline,
    });
    // A model that thinks aloud may use up its words before the first one of its answer.
    return text.trim() !== "" || finishReason === "length" ? null : NOT_UNDERSTOOD;
  } catch (error) {
    if (deadline.aborted) {
      return `No ha respondido en ${formatNumber(timeoutMs / 1000)} segundos. Prueba otra vez, o con un modelo más rápido.`;
    }
    return inWords(error, connection);
  }
}

const NOT_UNDERSTOOD =
  "Ha respondido, pero no como una API compatible con OpenAI. Revisa la dirección: suele acabar en /v1.";

/** What is wrong, and what to do. */
function inWords(error: unknown, { model, key }: ModelConnection): string {
  const outgoing = causeOf(error);
  if (outgoing) {
    return outgoing.kind === "unreachable"
      ? "No se llega a la dirección: no responde nadie. Revisa que esté bien escrita y que se abra desde internet."
      : `${outgoing.message}. Usa una dirección que se abra desde internet.`;
  }
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status !== "number") return NOT_UNDERSTOOD;
  if (status === 401 || status === 403) {
    return key === null
      ? `Pide una clave y no hay ninguna guardada (respuesta ${status}). Escríbela y guarda.`
      : `No acepta la clave (respuesta ${status}). Crea otra en tu proveedor y guárdala aquí.`;
  }
  if (status === 404) {
    return `No encuentra el modelo «${model}» en esa dirección (respuesta 404). Revisa los dos: la dirección suele acabar en /v1.`;
  }
  if (status === 402 || status === 429) {
    return `Tu proveedor no admite más peticiones por ahora (respuesta ${status}). Mira tu saldo y tus límites con él.`;
  }
  if (status >= 500) return `El servidor del modelo ha fallado (respuesta ${status}). Prueba dentro de un rato.`;
  if (status >= 300) return `No acepta la petición (respuesta ${status}). Revisa la dirección y el nombre del modelo.`;
  return NOT_UNDERSTOOD;
}

function causeOf(error: unknown): OutgoingError | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof OutgoingError) return at;
  return undefined;
}
