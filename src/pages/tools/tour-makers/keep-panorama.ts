import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import type { TourOrigin } from "#domain/tools/tours/tour.ts";
import type { TourAnswer } from "#domain/tools/tours/tour-forms.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { sendResumably } from "#ui/uploads/resumable-upload.ts";

type Kept = { kind: "kept"; tourId: string } | { kind: "failed"; description: string };

/**
 * Begins a tour with one panorama that was made on this page: the tour, the upload, and the scene that shows it. The server cuts its tiles
 * afterwards; the editor shows how far it is.
 *
 * @param onShare is told from 0 to 1
 */
export async function keepPanorama(
  file: File,
  { title, origin, onShare }: { title: string; origin: TourOrigin; onShare: (share: number) => void },
): Promise<Kept> {
  const made = await callApi<{ id: string }>("POST", "/api/tours", { title }, { idempotencyKey: crypto.randomUUID() });
  if (made.kind !== "done") return { kind: "failed", description: failureText(made) };
  const tourId = made.answer.id;
  const sent = await new Promise<{ id: string } | { fault: string }>((resolve) => {
    sendResumably(file, {
      collection: `/api/tours/${tourId}/panoramas`,
      announcement: { name: file.name, sizeBytes: file.size, origin },
      onProgress: ({ phase, sentBytes, totalBytes, id, fault }) => {
        onShare(totalBytes === 0 ? 0 : sentBytes / totalBytes);
        if (phase === "hecha" && id !== null) resolve({ id });
        if (phase === "fallida" || phase === "cancelada") resolve({ fault: fault ?? "La subida se ha interrumpido." });
      },
    });
  });
  if ("fault" in sent) return { kind: "failed", description: sent.fault };
  const read = await callApi<TourAnswer>("GET", `/api/tours/${tourId}`);
  if (read.kind !== "done") return { kind: "failed", description: failureText(read) };
  const saved = await callApi("PUT", `/api/tours/${tourId}`, {
    revision: read.answer.revision,
    document: {
      ...emptyTour(title),
      scenes: [
        {
          id: crypto.randomUUID(),
          name: title,
          panoramaId: sent.id,
          origin,
          levelId: "planta",
          at: null,
          headingDegrees: 0,
          eyeMm: 1500,
          levelling: { pitch: 0, roll: 0 },
          start: { yaw: 0, pitch: 0, fov: 70 },
          links: [],
          hotspots: [],
        },
      ],
    },
  });
  return saved.kind === "done" ? { kind: "kept", tourId } : { kind: "failed", description: failureText(saved) };
}
