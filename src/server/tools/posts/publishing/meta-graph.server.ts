import type { SocialConfig } from "../../../platform/env.server.ts";
import { askNetwork, type NetworkAnswer, NetworkError, waitOf } from "./network-call.server.ts";

/**
 * The Graph API of Meta, which Facebook and Instagram share.
 *
 * Source: Meta for Developers, «Graph API: Handle Errors» and «Rate Limits».
 */

export type MetaConfig = NonNullable<SocialConfig["meta"]>;
type Value = string | Blob;

/** Too many calls, of the program, the person, the page or the professional account. */
const TOO_MANY = new Set([4, 17, 32, 613, 9, 80001, 80002]);
/** The access ended, or the password was changed. */
const NO_ACCESS = new Set([102, 190, 463, 467]);
/** Down, or an error that they do not name. */
const THEIR_FAULT = new Set([1, 2]);

/** @throws NetworkError */
export async function graph(
  { graphUrl }: Pick<MetaConfig, "graphUrl">,
  method: "GET" | "POST",
  path: string,
  values: Readonly<Record<string, Value>>,
): Promise<Record<string, unknown>> {
  const url = new URL(`${graphUrl}/${path}`);
  const init: RequestInit = { method };
  if (method === "GET") {
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, String(value));
  } else {
    // Parts of a form with a file would get other line ends in their texts, so only what carries a file is sent so.
    const form = Object.values(values).some((value) => typeof value !== "string")
      ? new FormData()
      : new URLSearchParams();
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === "string") form.set(name, value);
      else (form as FormData).set(name, value, "imagen.jpg");
    }
    init.body = form;
  }
  const answer = await askNetwork(url.href, init);
  if (answer.status < 400 && answer.body && !("error" in answer.body)) return answer.body;
  throw faultOf(answer);
}

function faultOf(answer: NetworkAnswer): NetworkError {
  const error = answer.body?.error as
    | { code?: number; message?: string; error_user_msg?: string; is_transient?: boolean }
    | undefined;
  if (typeof error !== "object") {
    return new NetworkError("unanswered", `Meta responde ${answer.status} sin decir por qué`, waitOf(answer));
  }
  const code = Number(error.code);
  const words = String(error.error_user_msg ?? error.message ?? "sin explicación");
  if (NO_ACCESS.has(code)) {
    return new NetworkError("access", "Meta ya no nos deja entrar en la cuenta: vuelve a conectarla");
  }
  if (TOO_MANY.has(code)) return new NetworkError("later", `Meta pide esperar: ${words}`, waitOf(answer));
  if (THEIR_FAULT.has(code)) return new NetworkError("unanswered", `Meta ha fallado: ${words}`, waitOf(answer));
  if (error.is_transient) return new NetworkError("later", `Meta ha fallado: ${words}`, waitOf(answer));
  if (code === 10 || (code >= 200 && code < 300)) {
    return new NetworkError("refused", `La cuenta no da permiso para publicar: ${words}`);
  }
  return new NetworkError("refused", `Meta no la acepta: ${words}`);
}
