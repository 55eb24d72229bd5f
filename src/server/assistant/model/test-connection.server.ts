import * as z from "zod/mini";
import { formatNumber } from "#domain/shared/format/format.ts";
import { list, text } from "#domain/shared/schema/text.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { postPublic } from "../../platform/outgoing/post-public.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { completionRequest, MAX_ANSWER_BYTES, mayReachPrivate } from "./completion-request.server.ts";
import { connectionFor, keepOutcome, type ModelConnection, mayConnectModel } from "./connections.server.ts";

const TIMEOUT_MS = 15_000;

export type TestOutcome = { ok: true; ms: number } | { ok: false; message: string };

/**
 * Asks the model that writes for somebody for one word, and keeps how it went.
 *
 * @throws AppError NOT_ALLOWED, and NOT_FOUND where no model is connected
 */
export async function testConnection(
  services: ToolServices,
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

const completion = z.object({
  choices: list(
    z.object({
      message: z.object({ content: z.nullish(text({ max: MAX_ANSWER_BYTES })) }),
      finish_reason: z.nullish(text({ max: 50 })),
    }),
  ),
});

/** @returns null when it answered */
async function problemOf(connection: ModelConnection, timeoutMs: number): Promise<string | null> {
  const { url, headers, body } = completionRequest(connection, {
    messages: [{ role: "user", content: "Responde solo con la palabra: hola" }],
    max_tokens: 64,
  });
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const { status, text: answer } = await postPublic(url, {
      headers,
      body,
      timeoutMs,
      signal: deadline,
      maxAnswerBytes: MAX_ANSWER_BYTES,
      allowPrivate: mayReachPrivate(connection),
    });
    if (status !== 200) return inWords(status, connection);
    if (deadline.aborted) return tooLate(timeoutMs);
    if (answer.length >= MAX_ANSWER_BYTES) return "Responde con demasiado texto. Revisa la dirección y el modelo.";
    const choice = completion.safeParse(parsed(answer)).data?.choices[0];
    // A model that thinks aloud may use up its words before the first one of its answer.
    const isAnswer = Boolean(choice?.message.content?.trim()) || choice?.finish_reason === "length";
    return isAnswer ? null : NOT_UNDERSTOOD;
  } catch (error) {
    if (deadline.aborted) return tooLate(timeoutMs);
    if (!(error instanceof OutgoingError)) throw error;
    return error.kind === "unreachable"
      ? "No se llega a la dirección: no responde nadie. Revisa que esté bien escrita y que se abra desde internet."
      : `${error.message}. Usa una dirección que se abra desde internet.`;
  }
}

const tooLate = (timeoutMs: number) =>
  `No ha respondido en ${formatNumber(timeoutMs / 1000)} segundos. Prueba otra vez, o con un modelo más rápido.`;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const NOT_UNDERSTOOD =
  "Ha respondido, pero no como una API compatible con OpenAI. Revisa la dirección: suele acabar en /v1.";

/** The error, and advice. */
function inWords(status: number, { model, key }: ModelConnection): string {
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
