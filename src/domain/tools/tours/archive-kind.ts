/** A kind of archive that a tour is read from. `folder` is empty or ends in a slash; addresses of its document are relative to it. */
export type ArchiveKind =
  | { readonly kind: "own"; readonly folder: string; readonly document: string }
  | { readonly kind: "marzipano"; readonly folder: string; readonly document: string }
  | { readonly kind: "images" };

/**
 * Tells archives by the names in them: `tour.json` is ours, `data.js` with a folder of tiles beside it Marzipano's, and any other one is a list
 * of pictures. Of several documents the one that lies highest counts.
 */
export function archiveKind(paths: readonly string[]): ArchiveKind {
  const own = highest(paths, "tour.json");
  if (own !== undefined) return { kind: "own", folder: folderOf(own), document: own };
  const script = highest(paths, "data.js");
  if (script !== undefined && paths.some((path) => path.startsWith(`${folderOf(script)}tiles/`)))
    return { kind: "marzipano", folder: folderOf(script), document: script };
  return { kind: "images" };
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);
const depthOf = (path: string): number => path.split("/").length;

function highest(paths: readonly string[], name: string): string | undefined {
  let best: string | undefined;
  for (const path of paths) {
    if (path.startsWith("__MACOSX/") || path.slice(folderOf(path).length).toLowerCase() !== name) continue;
    if (best === undefined || depthOf(path) < depthOf(best)) best = path;
  }
  return best;
}
