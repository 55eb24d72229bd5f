import type { Tour } from "#domain/tools/tours/tour.ts";
import type { TourAnswer } from "#domain/tools/tours/tour-forms.ts";
import { type ApiOutcome, callApi } from "#ui/call-api.ts";

/** A document that was made over one tour, for its copy, whose panoramas and files are the same under other ids. */
export function forCopy(document: Tour, from: TourAnswer, copy: TourAnswer): Tour {
  const ids = new Map<string, string>();
  const copied = new Map(copy.document.scenes.map((scene) => [scene.id, scene.panoramaId]));
  for (const { id, panoramaId } of from.document.scenes) {
    const other = copied.get(id);
    if (other !== undefined) ids.set(panoramaId, other);
  }
  pair(ids, from.panoramas, copy.panoramas, ({ name, widthPx, heightPx }) => `${widthPx} ${heightPx} ${name}`);
  pair(ids, from.files, copy.files, ({ kind, name, sizeBytes }) => `${kind} ${sizeBytes} ${name}`);
  // Ids are UUIDs: none of them can stand in a text by chance.
  const text = [...ids].reduce((now, [id, other]) => now.replaceAll(id, other), JSON.stringify(document));
  const renamed = JSON.parse(text) as Tour;
  // A panorama that was not ready was not copied, and its scene cannot be shown.
  const known = new Set(copy.panoramas.map(({ id }) => id));
  const kept = new Set(renamed.scenes.filter(({ panoramaId }) => known.has(panoramaId)).map(({ id }) => id));
  return {
    ...renamed,
    start: renamed.start !== null && kept.has(renamed.start) ? renamed.start : null,
    scenes: renamed.scenes
      .filter(({ id }) => kept.has(id))
      .map((scene) => ({ ...scene, links: scene.links.filter(({ to }) => kept.has(to)) })),
  };
}

/** Gives ids that have no partner yet one of the same look. */
function pair<Row extends { readonly id: string }>(
  ids: Map<string, string>,
  from: readonly Row[],
  to: readonly Row[],
  look: (row: Row) => string,
): void {
  const taken = new Set(ids.values());
  for (const row of from) {
    const other = ids.has(row.id) ? undefined : to.find((one) => !taken.has(one.id) && look(one) === look(row));
    if (!other) continue;
    ids.set(row.id, other.id);
    taken.add(other.id);
  }
}

/** Keeps a document as a tour of its own, with the pictures of the one that it was made over. */
export async function addTourCopy(id: string, document: Tour): Promise<ApiOutcome<{ id: string }>> {
  const from = await callApi<TourAnswer>("GET", `/api/tours/${id}`);
  if (from.kind !== "done") return from;
  const made = await callApi<{ id: string }>("POST", `/api/tours/${id}/duplicate`);
  if (made.kind !== "done") return made;
  const copy = await callApi<TourAnswer>("GET", `/api/tours/${made.answer.id}`);
  if (copy.kind !== "done") return copy;
  const saved = await callApi("PUT", `/api/tours/${made.answer.id}`, {
    revision: copy.answer.revision,
    document: forCopy(document, from.answer, copy.answer),
  });
  return saved.kind === "done" ? made : saved;
}
