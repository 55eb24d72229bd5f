import { ERRORS } from "#content/errors.ts";
import type { ApiOutcome } from "#ui/call-api.ts";

/** A file of a project as the server answers it. */
interface SentFile {
  readonly id: string;
}

/** Sends a file to a project. Its body is the file itself; role and name stand in the address. It never throws. */
export async function sendProjectFile(
  projectId: string,
  role: "source" | "result" | "proof",
  name: string,
  blob: Blob,
): Promise<ApiOutcome<SentFile>> {
  const query = new URLSearchParams({ role, name: name.slice(0, 160) });
  try {
    const response = await fetch(`/api/studio-projects/${projectId}/files?${query}`, {
      method: "POST",
      headers: { "content-type": blob.type || "application/octet-stream", "idempotency-key": crypto.randomUUID() },
      body: blob,
    });
    const answer = (await response.json()) as { id?: unknown; code?: unknown; title?: unknown; errors?: unknown };
    if (response.ok && typeof answer.id === "string") return { kind: "done", answer: { id: answer.id } };
    return {
      kind: "refused",
      code: typeof answer.code === "string" ? answer.code : "UNKNOWN_ERROR",
      description: typeof answer.title === "string" ? answer.title : ERRORS.UNKNOWN_ERROR.message,
    };
  } catch {
    // The line ended, or a proxy answered with a page.
    return { kind: "network", description: ERRORS.NETWORK_ERROR.message };
  }
}
