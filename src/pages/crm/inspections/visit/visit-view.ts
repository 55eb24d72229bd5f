import { openConflicts, shownFields } from "#domain/crm/inspections/device-copy.ts";
import type { Conflict } from "#domain/crm/inspections/inspection-document.ts";
import { photosOf } from "#domain/crm/inspections/read-inspection.ts";
import type { SyncState } from "#domain/crm/inspections/sync-words.ts";
import type { KeptPhoto, KeptVisit } from "./device-store.ts";

/** A visit as the page shows it. */
export interface VisitView {
  visit: KeptVisit;
  fields: Record<string, string>;
  conflicts: Conflict[];
  photos: readonly KeptPhoto[];
  sync: SyncState;
  /** Sentences about files that were not taken. */
  fileFaults: readonly string[];
}

export interface VisitState {
  visit: KeptVisit;
  photos: readonly KeptPhoto[];
  phase: Exclude<SyncState["phase"], "full">;
  /** The browser's storage did not take the last writing. */
  isFull: boolean;
  progress: number | null;
  fileFaults: readonly string[];
}

/** Photos that wait to be sent: one that was removed stays on the device, and goes when it is taken back. */
export function waitingPhotos(fields: Readonly<Record<string, string>>, photos: readonly KeptPhoto[]): KeptPhoto[] {
  const shown = new Set(photosOf(fields).map(({ id }) => id));
  return photos.filter(({ id, hasArrived, fault }) => !hasArrived && !fault && shown.has(id));
}

const clock = (iso: string) => new Date(iso).toLocaleTimeString("es-ES", { hour: "2-digit", minute: "2-digit" });

export function viewOf({ visit, photos, phase, isFull, progress, fileFaults }: VisitState): VisitView {
  const fields = shownFields(visit);
  const changes = visit.pending.length;
  const waiting = waitingPhotos(fields, photos).length;
  return {
    visit,
    fields,
    conflicts: openConflicts(visit),
    photos,
    fileFaults,
    sync: {
      changes,
      photos: waiting,
      // Whatever the line does: what is neither sent nor stored must not be called stored.
      phase: isFull && (changes > 0 || waiting > 0) ? "full" : phase,
      progress,
      sentAt: visit.sentAt && clock(visit.sentAt),
    },
  };
}
