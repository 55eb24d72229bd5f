import type { ProjectFileCard } from "#domain/tools/studio-projects/project-forms.ts";
import type { ProjectFileRole } from "#domain/tools/studio-projects/project-kinds.ts";
import { type ApiOutcome, callApi } from "#ui/call-api.ts";

/**
 * Sends a file to a project; its body is the file itself. The same bytes again are the same file.
 *
 * @param isBranded false for a copy that portals take, which names nobody
 */
export async function sendProjectFile(
  projectId: string,
  role: ProjectFileRole,
  name: string,
  blob: Blob,
  { isBranded = true }: { isBranded?: boolean } = {},
): Promise<ApiOutcome<ProjectFileCard>> {
  const query = new URLSearchParams({ role, name: name.slice(0, 160), marca: isBranded ? "con" : "sin" });
  return await callApi<ProjectFileCard>("POST", `/api/studio-projects/${projectId}/files?${query}`, blob);
}
