import {
  type DeviceDocument,
  meetingOf,
  type ServerDocument,
  withSending,
} from "#domain/shared/keeping/device-document.ts";
import { type ApiOutcome, failureText } from "#ui/call-api.ts";

/** How long somebody pauses before what they did is sent. */
export const PAUSE_MS = 1_000;

export type KeeperState<D> =
  | { kind: "saved" }
  /** Kept on this device; it is being sent, or will be after a pause. */
  | { kind: "saving" }
  /** Kept on this device until there is a line. */
  | { kind: "offline" }
  /** The server did not take it; it stays on this device. */
  | { kind: "refused"; reason: string }
  | { kind: "conflict"; theirs: ServerDocument<D> };

export interface KeeperParts<D> {
  /** Throws where the browser keeps nothing, in a private window for instance: then only the server does. */
  device: { read: () => Promise<DeviceDocument<D> | undefined>; keep: (kept: DeviceDocument<D>) => Promise<void> };
  /** Null where nobody is signed in: the document stays on the device. */
  server: {
    /** The refusal that says somebody saved meanwhile. */
    changedCode: string;
    save: (sent: ServerDocument<D>) => Promise<ApiOutcome<{ revision: number }>>;
    read: () => Promise<ApiOutcome<ServerDocument<D>>>;
    /** Keeps a document as one of its own. */
    addCopy: (document: D) => Promise<ApiOutcome<{ id: string }>>;
  } | null;
  onState: (state: KeeperState<D>) => void;
  /** The document that is shown gives way to another one, which was on the device or on the server. */
  onReplaced: (document: D) => void;
}

/**
 * Keeps a document that is being worked on: at once on the device, and on the server after a pause, on `online` and on focus. Nothing that was done
 * leaves the device before the server has it. Two devices that changed the same document are asked about, and the one that gives way is kept as a
 * copy.
 */
export class DocumentKeeper<D extends { readonly title: string }> {
  #kept: DeviceDocument<D>;
  #state: KeeperState<D> = { kind: "saved" };
  #pause: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #keeping: Promise<void> = Promise.resolve();
  #isDeviceSafe = true;
  readonly #parts: KeeperParts<D>;

  constructor(kept: ServerDocument<D>, parts: KeeperParts<D>) {
    this.#kept = { ...kept, isSent: true, underWay: [] };
    this.#parts = parts;
  }

  /** The server's revision that the shown document goes out from, or is once nothing waits. */
  get revision(): number {
    return this.#kept.revision;
  }

  /** Whether the server has all that was done. */
  get isSent(): boolean {
    return this.#kept.isSent;
  }

  /** Whether closing the page now loses something: only where the browser keeps nothing. */
  get isAtRisk(): boolean {
    return !this.#isDeviceSafe && !this.#kept.isSent;
  }

  /** Finds what an earlier page left on this device. */
  async begin(): Promise<void> {
    const device = await this.#parts.device.read().catch(() => {
      this.#isDeviceSafe = false;
      return undefined;
    });
    // Somebody has changed it already while the device was asked: that goes on.
    if (!this.#kept.isSent) return;
    if (!this.#parts.server) {
      if (device) this.#take(device);
      return;
    }
    await this.#meet(device, this.#kept);
  }

  /**
   * Another page of this browser has kept something of the same document. Where nothing waits here, this page goes on from there; where
   * something does, the server's answer brings both together.
   */
  async hearOther(): Promise<void> {
    const device = await this.#parts.device.read().catch(() => undefined);
    if (!device || !this.#kept.isSent || this.#state.kind === "conflict") return;
    if (this.#parts.server && (!device.isSent || device.revision < this.#kept.revision)) return;
    // The same document, read anew, must not cost the steps that can be undone here.
    const isSame = JSON.stringify(device.document) === JSON.stringify(this.#kept.document);
    this.#take({ ...device, ...(isSame ? { document: this.#kept.document } : {}), isSent: true });
  }

  /** Takes what was changed. */
  change(document: D): void {
    if (document === this.#kept.document) return;
    this.#kept = { ...this.#kept, document, isSent: this.#parts.server === null };
    this.#keepOnDevice();
    if (!this.#parts.server || this.#state.kind === "conflict") return;
    this.#say({ kind: "saving" });
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /** Sends what waits. One call after another: each names the revision that the one before left. */
  async flush(): Promise<void> {
    clearTimeout(this.#pause);
    if (this.#sending) await this.#sending;
    if (this.#kept.isSent || !this.#parts.server || this.#state.kind === "conflict") return;
    this.#sending = this.#send(this.#parts.server).finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  /** Ends a conflict. The other one becomes a document of its own first, so that nothing is lost where that fails. */
  async settle(choice: "mine" | "theirs"): Promise<boolean> {
    const { server } = this.#parts;
    if (this.#state.kind !== "conflict" || !server) return false;
    const { theirs } = this.#state;
    const given = choice === "mine" ? theirs.document : this.#kept.document;
    const title = `${given.title.slice(0, 100)} (otra versión)`;
    const copied = await server.addCopy({ ...given, title });
    if (copied.kind !== "done") return false;
    if (choice === "theirs") {
      this.#take({ ...theirs, isSent: true, underWay: [] });
      this.#keepOnDevice();
      this.#say({ kind: "saved" });
      return true;
    }
    this.#kept = { ...this.#kept, revision: theirs.revision, underWay: [] };
    this.#keepOnDevice();
    this.#say({ kind: "saving" });
    await this.flush();
    return true;
  }

  /** Ends with the page: what waits is on the device, and a last try is made to send it. */
  end(): void {
    void this.flush();
  }

  async #send(server: NonNullable<KeeperParts<D>["server"]>): Promise<void> {
    const sent = this.#kept;
    this.#kept = { ...sent, underWay: withSending(sent.underWay, sent.document) };
    this.#keepOnDevice();
    this.#say({ kind: "saving" });
    const outcome = await server.save({ document: sent.document, revision: sent.revision });
    if (outcome.kind === "done") {
      const isSent = this.#kept.document === sent.document;
      this.#kept = { ...this.#kept, revision: outcome.answer.revision, isSent, underWay: [] };
      this.#keepOnDevice();
      this.#say(isSent ? { kind: "saved" } : { kind: "saving" });
      return;
    }
    if (outcome.kind === "network") return this.#say({ kind: "offline" });
    if (outcome.kind === "refused" && outcome.code === server.changedCode) {
      const theirs = await server.read();
      if (theirs.kind === "network") return this.#say({ kind: "offline" });
      if (theirs.kind === "done") return await this.#meet(this.#kept, theirs.answer);
    }
    this.#say({ kind: "refused", reason: failureText(outcome) });
  }

  async #meet(device: DeviceDocument<D> | undefined, server: ServerDocument<D>): Promise<void> {
    const meeting = meetingOf(device, server);
    if (meeting.kind === "server" || !device) {
      this.#kept = { ...server, document: this.#kept.document, isSent: true, underWay: [] };
      this.#keepOnDevice();
      return this.#say({ kind: "saved" });
    }
    const revision = meeting.kind === "device" ? meeting.revision : device.revision;
    this.#take({ ...device, revision, underWay: [] });
    if (meeting.kind === "conflict") return this.#say({ kind: "conflict", theirs: server });
    this.#keepOnDevice();
    this.#say({ kind: "saving" });
    this.#pause = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  #take(taken: DeviceDocument<D>): void {
    const isAnother = taken.document !== this.#kept.document;
    this.#kept = {
      document: taken.document,
      revision: taken.revision,
      isSent: taken.isSent,
      underWay: taken.underWay,
    };
    if (isAnother) this.#parts.onReplaced(taken.document);
  }

  /** In order; each writes the newest state, so that a burst of changes costs two writes. */
  #keepOnDevice(): void {
    this.#keeping = this.#keeping.then(async () => {
      try {
        await this.#parts.device.keep(this.#kept);
      } catch {
        // A full or forbidden store: the page asks before it is closed (`isAtRisk`), and the server is tried as ever.
        this.#isDeviceSafe = false;
      }
    });
  }

  #say(state: KeeperState<D>): void {
    this.#state = state;
    this.#parts.onState(state);
  }
}
