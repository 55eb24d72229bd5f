/** A photo that was chosen on one page and is opened by the next, which the browser loads without a new document. */

let pending: { readonly projectId: string; readonly file: File } | null = null;

export const leavePendingFile = (projectId: string, file: File): void => {
  pending = { projectId, file };
};

/** @returns the file that waits for a project; null where none does, or it was taken already */
export function takePendingFile(projectId: string): File | null {
  if (pending?.projectId !== projectId) return null;
  const { file } = pending;
  pending = null;
  return file;
}
