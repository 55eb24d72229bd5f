import {
  beginSending,
  openConflicts,
  shownFields,
  withAnswer,
  withChoice,
  withTyped,
} from "#domain/crm/inspections/device-copy.ts";
import { storableText } from "#domain/crm/inspections/field-paths.ts";
import { visitTitle } from "#domain/crm/inspections/read-inspection.ts";
import type { SyncState } from "#domain/crm/inspections/sync-words.ts";
import {
  forgetPhoto,
  type KeptPhoto,
  type KeptVisit,
  keepPhoto,
  keepVisit,
  photosOfVisit,
  readVisit,
} from "./device-store.ts";
import { newVisit } from "./new-visit.ts";
import { reducedPhoto } from "./reduce-photo.ts";
import { deviceName } from "./this-device.ts";
import { call, type Outcome, type SentVisit, sendChanges, sendPhoto } from "./visit-calls.ts";

/** Pause after the last letter before what was typed is sent. */
const SEND_PAUSE_MS = 1_200;
/** After a server that does not answer. */
const RETRY_MS = 15_000;

export interface VisitView {
  visit: KeptVisit;
  fields: Record<string, string>;
  conflicts: ReturnType<typeof openConflicts>;
  photos: readonly KeptPhoto[];
  sync: SyncState;
  /** Sentences about files that were not taken. */
  fileFaults: readonly string[];
}

/** Keeps one visit on this device: every letter is stored at once, and sent when there is a line. */
export class VisitEngine {
  #visit: KeptVisit;
  #photos: KeptPhoto[];
  #phase: SyncState["phase"] = "quiet";
  #progress: number | null = null;
  #fileFaults: string[] = [];
  #view: VisitView;
  #listeners = new Set<() => void>();
  #writing: Promise<unknown> = Promise.resolve();
  #isSending = false;
  #sendsAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #device = deviceName();

  private constructor(visit: KeptVisit, photos: KeptPhoto[]) {
    this.#visit = visit;
    this.#photos = photos;
    this.#view = this.#viewed();
  }

  /** The visit as this device keeps it, else as the server does; null where neither knows it, with the reason. */
  static async open(account: string, id: string): Promise<VisitEngine | Exclude<Outcome<never>["kind"], "done">> {
    const kept = await readVisit(account, id);
    if (kept) return new VisitEngine(kept, await photosOfVisit(account, id));
    const outcome = await call<SentVisit>("GET", `/api/inspections/${id}`);
    if (outcome.kind !== "done") return outcome.kind;
    const fetched: KeptVisit = { ...newVisit(account, id), begun: null };
    const engine = new VisitEngine(fetched, []);
    engine.#adopt(outcome.answer, { taken: [], refused: [] });
    await engine.#keep();
    return engine;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  view = (): VisitView => this.#view;

  /** Resolves once everything is in the browser's storage. */
  settled = (): Promise<unknown> => this.#writing;

  typed(path: string, value: string): void {
    const made = { id: crypto.randomUUID(), at: new Date().toISOString(), device: this.#device };
    this.#change(withTyped(this.#visit, { path, value: storableText(value), ...made }));
  }

  /** Several fields of one act: a room with its kind. */
  typedAll(values: Readonly<Record<string, string>>): void {
    for (const [path, value] of Object.entries(values)) this.typed(path, value);
  }

  choose(conflictId: string, takesOther: boolean): void {
    const made = { id: crypto.randomUUID(), at: new Date().toISOString(), device: this.#device };
    this.#change(withChoice(this.#visit, { conflictId, takesOther, ...made }));
    void this.send();
  }

  #change(copy: Pick<KeptVisit, "base" | "pending">): void {
    if (copy.pending === this.#visit.pending) return;
    const changedAt = new Date().toISOString();
    this.#visit = { ...this.#visit, ...copy, changedAt };
    this.#visit.title = visitTitle(shownFields(this.#visit));
    void this.#keep();
    this.#sendIn(SEND_PAUSE_MS);
  }

  async addPhotos(files: readonly File[], room: string): Promise<void> {
    this.#fileFaults = [];
    for (const file of files) {
      try {
        const blob = await reducedPhoto(file);
        const id = crypto.randomUUID();
        const photo: KeptPhoto = {
          account: this.#visit.account,
          id,
          visit: this.#visit.id,
          blob,
          name: file.name,
          hasArrived: false,
        };
        await keepPhoto(photo);
        this.#photos = [...this.#photos, photo];
        this.typedAll({ [`photo.${id}.room`]: room, [`photo.${id}.order`]: String(Date.now()) });
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
        const reason = isFull
          ? `«${file.name}» no cabe en este equipo. Libera espacio y añádela otra vez`
          : String((error as Error).message);
        this.#fileFaults = [...this.#fileFaults, reason];
      }
      this.#tell();
    }
    this.#sendIn(0);
  }

  async removePhoto(id: string): Promise<void> {
    this.typed(`photo.${id}.removed`, "si");
    // A change that has not arrived stays here until the visit does not need it: the removal may be taken back on another device.
    this.#photos = this.#photos.filter((photo) => photo.id !== id);
    await forgetPhoto(this.#visit.account, id);
    this.#tell();
  }

  #sendIn(pauseMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), pauseMs);
  }

  /** Sends what waits, one call after another; asked again meanwhile, it looks once more at the end. */
  async send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSending) {
      this.#sendsAgain = true;
      return;
    }
    this.#isSending = true;
    this.#phase = "sending";
    this.#tell();
    try {
      do {
        this.#sendsAgain = false;
        this.#phase = await this.#sendAll();
      } while (this.#sendsAgain && this.#phase === "quiet");
    } finally {
      this.#isSending = false;
      this.#progress = null;
      this.#tell();
      if (this.#phase === "busy") this.#sendIn(RETRY_MS);
    }
  }

  async #sendAll(): Promise<SyncState["phase"]> {
    let hasMore = true;
    while (hasMore) {
      const { copy, changes } = beginSending(this.#visit);
      this.#visit = { ...this.#visit, ...copy };
      // Kept as under way before it leaves: should the answer be lost, the same is sent again.
      await this.#keep();
      const { id, account, begun } = this.#visit;
      const outcome = await sendChanges(id, {
        account,
        deviceAt: new Date().toISOString(),
        ...(begun ? { begun } : {}),
        changes,
      });
      if (outcome.kind === "refused")
        return this.#refused(
          changes.map((change) => change.id),
          outcome.message,
        );
      if (outcome.kind !== "done") return outcome.kind === "missing" ? "gone" : outcome.kind;
      this.#adopt(outcome.answer, outcome.answer);
      await this.#keep();
      hasMore = this.#visit.pending.some((change) => !change.isSent && change.fault === undefined);
    }
    for (const photo of this.#photos.filter(({ hasArrived, fault }) => !hasArrived && !fault)) {
      const outcome = await sendPhoto(photo, (percent) => {
        this.#progress = percent;
        this.#tell();
      });
      this.#progress = null;
      if (outcome.kind === "done") {
        await this.#keepPhoto({ ...photo, hasArrived: true });
        this.#visit = { ...this.#visit, photos: { ...this.#visit.photos, [photo.id]: outcome.answer.src } };
        await this.#keep();
      } else if (outcome.kind === "refused") await this.#keepPhoto({ ...photo, fault: outcome.message });
      else return outcome.kind === "missing" ? "gone" : outcome.kind;
    }
    return "quiet";
  }

  #refused(ids: readonly string[], message: string): SyncState["phase"] {
    const answer = { document: this.#visit.base, taken: [], refused: ids.map((id) => ({ id, message })) };
    this.#visit = { ...this.#visit, ...withAnswer(this.#visit, answer) };
    void this.#keep();
    return "quiet";
  }

  async #keepPhoto(photo: KeptPhoto): Promise<void> {
    // Removed while it travelled.
    if (!this.#photos.some(({ id }) => id === photo.id)) return;
    await keepPhoto(photo);
    this.#photos = this.#photos.map((known) => (known.id === photo.id ? photo : known));
    this.#tell();
  }

  #adopt(
    sent: SentVisit,
    { taken, refused }: { taken: readonly string[]; refused: readonly { id: string; message: string }[] },
  ) {
    const { document, photos, startedAt, finishedAt, homeId, contactId, serverAt, clockAheadSeconds } = sent;
    const copy = withAnswer(this.#visit, { document, taken, refused });
    this.#visit = {
      ...this.#visit,
      ...copy,
      photos,
      startedAt,
      finishedAt,
      homeId,
      contactId,
      sentAt: serverAt,
      clockAheadSeconds,
      begun: null,
      title: visitTitle(shownFields(copy)),
    };
  }

  /** Of a call beside the changes: the visit was finished, or has a home now. */
  patch(known: Partial<Pick<KeptVisit, "finishedAt" | "homeId">>): void {
    this.#visit = { ...this.#visit, ...known };
    void this.#keep();
  }

  /** Writes wait for each other, so that the last one is what stays. */
  #keep(): Promise<unknown> {
    this.#tell();
    this.#writing = this.#writing
      .then(() => keepVisit(this.#visit))
      .then(
        () => {
          if (this.#phase === "full") this.#phase = "quiet";
        },
        () => {
          this.#phase = "full";
          this.#tell();
        },
      );
    return this.#writing;
  }

  #viewed(): VisitView {
    const { pending, sentAt } = this.#visit;
    return {
      visit: this.#visit,
      fields: shownFields(this.#visit),
      conflicts: openConflicts(this.#visit),
      photos: this.#photos,
      fileFaults: this.#fileFaults,
      sync: {
        changes: pending.length,
        photos: this.#photos.filter(({ hasArrived, fault }) => !hasArrived && !fault).length,
        phase: this.#phase,
        progress: this.#progress,
        sentAt: sentAt && new Date(sentAt).toLocaleTimeString("es-ES", { hour: "2-digit", minute: "2-digit" }),
      },
    };
  }

  #tell(): void {
    this.#view = this.#viewed();
    for (const listener of this.#listeners) listener();
  }
}
