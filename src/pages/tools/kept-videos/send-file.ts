import type { ProjectFileRole } from "#domain/tools/studio-projects/project-kinds.ts";

/**
 * Sends a file to a project.
 *
 * @param isBranded false for a copy that portals take, which names nobody
 * @returns its id, or a sentence
 */
export async function sendFile(
  projectId: string,
  role: ProjectFileRole,
  name: string,
  blob: Blob,
  { isBranded = true }: { isBranded?: boolean } = {},
): Promise<{ id: string } | { problem: string }> {
  const query = new URLSearchParams({ role, name: name.slice(0, 160), marca: isBranded ? "con" : "sin" });
  try {
    const response = await fetch(`/api/studio-projects/${projectId}/files?${query}`, { method: "POST", body: blob });
    const answer = (await response.json()) as { id: string; title?: string; issues?: { message: string }[] };
    if (response.ok) return { id: answer.id };
    return { problem: answer.issues?.[0]?.message ?? answer.title ?? "El servidor no lo ha aceptado." };
  } catch {
    return { problem: "No hay conexión con el servidor." };
  }
}
