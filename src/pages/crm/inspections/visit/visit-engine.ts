import {
  beginSending,
  shownFields,
  withAnswer,
  withChoice,
  withRetries,
  withTyped,
} from "#domain/crm/inspections/device-copy.ts";
import { visitTitle } from "#domain/crm/inspections/read-inspection.ts";
import { storableText } from "#domain/shared/schema/storable.ts";
import type { SentInspection } from "#server/crm/inspections/read-inspections.server.ts";
import {
  forgetPhoto,
  forgetVisit,
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
import { call, type Outcome, sendChanges, sendPhoto } from "./visit-calls.ts";
import { type VisitState, type VisitView, viewOf, waitingPhotos } from "./visit-view.ts";

/** Pause after the last letter before what was typed is sent. */
const SEND_PAUSE_MS = 1_200;
/** After a server that does not answer. */
const RETRY_MS = 15_000;

/** Keeps one visit on this device: every letter is stored at once, and sent when there is a line. */
export class VisitEngine {
  #visit: KeptVisit;
  #photos: KeptPhoto[];
  #phase: VisitState["phase"] = "quiet";
  #isFull = false;
  #progress: number | null = null;
  #fileFaults: string[] = [];
  #view: VisitView;
  #listeners = new Set<() => void>();
  #writing: Promise<unknown> = Promise.resolve();
  #isSending = false;
  #isClosed = false;
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
    const outcome = await call<SentInspection>("GET", `/api/inspections/${id}`);
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
    // A value that was refused because too many wait may have room now.
    this.#change(withRetries(withChoice(this.#visit, { conflictId, takesOther, ...made })));
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

  /** Tries what was refused once more, too: by now there may be room for it. */
  async sendAgain(): Promise<void> {
    this.#visit = { ...this.#visit, ...withRetries(this.#visit) };
    this.#photos = this.#photos.map(({ fault: _, ...photo }) => photo);
    await this.send();
  }

  /** Sends nothing more by itself. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #sendIn(pauseMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
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

  async #sendAll(): Promise<VisitState["phase"]> {
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
      if (outcome.kind === "missing") return await this.#gone();
      if (outcome.kind !== "done") return outcome.kind;
      this.#adopt(outcome.answer, outcome.answer);
      await this.#keep();
      hasMore = this.#visit.pending.some((change) => !change.isSent && change.fault === undefined);
    }
    for (const photo of waitingPhotos(shownFields(this.#visit), this.#photos)) {
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
    if (this.#visit.finishedAt !== null) await this.#dropArrivedPhotos();
    return "quiet";
  }

  /** The server has no such visit for this account. Where nothing waits here, it leaves the device too. */
  async #gone(): Promise<"gone"> {
    const { account, id, pending } = this.#visit;
    if (pending.length === 0 && this.#photos.every(({ hasArrived }) => hasArrived)) await forgetVisit(account, id);
    return "gone";
  }

  /** Photos of a finished visit are shown from the server: a telephone has not room for those of every home. */
  async #dropArrivedPhotos(): Promise<void> {
    for (const { account, id, hasArrived } of this.#photos) if (hasArrived) await forgetPhoto(account, id);
    this.#photos = this.#photos.filter(({ hasArrived }) => !hasArrived);
  }

  #refused(ids: readonly string[], message: string): VisitState["phase"] {
    const answer = { document: this.#visit.base, taken: [], refused: ids.map((id) => ({ id, message })) };
    this.#visit = { ...this.#visit, ...withAnswer(this.#visit, answer) };
    void this.#keep();
    return "quiet";
  }

  async #keepPhoto(photo: KeptPhoto): Promise<void> {
    this.#photos = this.#photos.map((known) => (known.id === photo.id ? photo : known));
    this.#tell();
    // Where the storage does not take it, the photo is sent once more another time, and the server knows it by its id.
    await keepPhoto(photo).catch(() => undefined);
  }

  #adopt(
    sent: SentInspection,
    { taken, refused }: { taken: readonly string[]; refused: readonly { id: string; message: string }[] },
  ) {
    const { document, photos, startedAt, finishedAt, homeId, contactId, owner, serverAt, clockAheadSeconds } = sent;
    const copy = withAnswer(this.#visit, { document, taken, refused });
    this.#visit = {
      ...this.#visit,
      ...copy,
      photos,
      startedAt,
      finishedAt,
      homeId,
      contactId,
      owner,
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
    const kept = (isFull: boolean) => () => {
      if (this.#isFull === isFull) return;
      this.#isFull = isFull;
      this.#tell();
    };
    this.#writing = this.#writing.then(() => keepVisit(this.#visit)).then(kept(false), kept(true));
    return this.#writing;
  }

  #viewed(): VisitView {
    return viewOf({
      visit: this.#visit,
      photos: this.#photos,
      phase: this.#phase,
      isFull: this.#isFull,
      progress: this.#progress,
      fileFaults: this.#fileFaults,
    });
  }

  #tell(): void {
    this.#view = this.#viewed();
    for (const listener of this.#listeners) listener();
  }
}
