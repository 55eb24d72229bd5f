import type { AuthError } from "@supabase/auth-js";
import { loadAuthClient } from "#ui/account/load-auth-client.ts";

type Answered<Answer> = { answer: Answer; error: null } | { answer: null; error: AuthError };

/** Posts to a call of `/auth/v1` that the auth client does not know, as it would. */
export function postAsBearer<Answer>(path: string, body?: object): Promise<Answered<Answer>> {
  return callAsBearer("POST", path, body);
}

/** Calls `/auth/v1` with the session's bearer; a refusal comes as the client's own error. An empty answer is null. */
export async function callAsBearer<Answer>(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
): Promise<Answered<Answer>> {
  const client = await loadAuthClient();
  const { data, error } = await client.getSession();
  if (error) return { answer: null, error };
  const response = await fetch(`/auth/v1/${path}`, {
    method,
    headers: {
      "x-supabase-api-version": "2024-01-01",
      authorization: `Bearer ${data.session?.access_token ?? ""}`,
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer: unknown = response.status === 204 ? null : await response.json();
  if (response.ok) return { answer: answer as Answer, error: null };
  const { AuthApiError } = await import("@supabase/auth-js");
  const { code } = answer as { code?: string };
  return { answer: null, error: new AuthApiError(`${path} refused`, response.status, code) };
}
