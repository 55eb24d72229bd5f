import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { type DevicePlan, meetingOf, type ServerPlan, withSending } from "#domain/tools/plan-editing/device-plan.ts";
import { type ApiOutcome, failureText } from "#ui/call-api.ts";

/** How long somebody pauses before what they drew is sent. */
export const PAUSE_MS = 1_000;

export type KeeperState =
  | { kind: "saved" }
  /** Kept on this device; it is being sent, or will be after a pause. */
  | { kind: "saving" }
  /** Kept on this device until there is a line. */
  | { kind: "offline" }
  /** The server did not take it; it stays on this device. */
  | { kind: "refused"; reason: string }
  | { kind: "conflict"; theirs: ServerPlan };

export interface KeeperParts {
  /** Throws where the browser keeps nothing, in a private window for instance: then only the server does. */
  device: { read: () => Promise<DevicePlan | undefined>; keep: (plan: DevicePlan) => Promise<void> };
  /** Null where nobody is signed in: the plan stays on the device. */
  server: {
    save: (plan: ServerPlan) => Promise<ApiOutcome<{ revision: number }>>;
    read: () => Promise<ApiOutcome<ServerPlan>>;
    /** Keeps a document as a plan of its own. */
    addCopy: (document: FloorPlan) => Promise<ApiOutcome<{ id: string }>>;
  } | null;
  onState: (state: KeeperState) => void;
  /** The document that is shown gives way to another one, which was on the device or on the server. */
  onReplaced: (document: FloorPlan) => void;
}

/**
 * Keeps a plan that is being drawn: at once on the device, and on the server after a pause, on `online` and on focus. Nothing that was drawn
 * leaves the device before the server has it. Two devices that changed the same plan are asked about, and the one that gives way is kept as a
 * copy.
 */
export class PlanKeeper {
  #plan: DevicePlan;
  #state: KeeperState = { kind: "saved" };
  #pause: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #keeping: Promise<void> = Promise.resolve();
  #isDeviceSafe = true;
  readonly #parts: KeeperParts;

  constructor(kept: ServerPlan, parts: KeeperParts) {
    this.#plan = { ...kept, isSent: true, underWay: [] };
    this.#parts = parts;
  }

  /** Whether closing the page now loses something: only where the browser keeps nothing. */
  get isAtRisk(): boolean {
    return !this.#isDeviceSafe && !this.#plan.isSent;
  }

  /** Finds what an earlier page left on this device. */
  async begin(): Promise<void> {
    const device = await this.#parts.device.read().catch(() => {
      this.#isDeviceSafe = false;
      return undefined;
    });
    // Somebody has drawn already while the device was asked: that goes on.
    if (!this.#plan.isSent) return;
    if (!this.#parts.server) {
      if (device) this.#take(device);
      return;
    }
    await this.#meet(device, this.#plan);
  }

  /**
   * Another page of this browser has kept something of the same plan. Where nothing waits here, this page goes on from there; where
   * something does, the server's answer brings both together.
   */
  async hearOther(): Promise<void> {
    const device = await this.#parts.device.read().catch(() => undefined);
    if (!device || !this.#plan.isSent || this.#state.kind === "conflict") return;
    if (this.#parts.server && (!device.isSent || device.revision < this.#plan.revision)) return;
    // The same drawing, read anew, must not cost the steps that can be undone here.
    const isSame = JSON.stringify(device.document) === JSON.stringify(this.#plan.document);
    this.#take({ ...device, ...(isSame ? { document: this.#plan.document } : {}), isSent: true });
  }

  /** Takes what was drawn. */
  change(document: FloorPlan): void {
    if (document === this.#plan.document) return;
    this.#plan = { ...this.#plan, document, isSent: this.#parts.server === null };
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
    if (this.#plan.isSent || !this.#parts.server || this.#state.kind === "conflict") return;
    this.#sending = this.#send(this.#parts.server).finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  /** Ends a conflict. The other one becomes a plan of its own first, so that nothing is lost where that fails. */
  async settle(choice: "mine" | "theirs"): Promise<boolean> {
    const { server } = this.#parts;
    if (this.#state.kind !== "conflict" || !server) return false;
    const { theirs } = this.#state;
    const given = choice === "mine" ? theirs.document : this.#plan.document;
    const title = `${given.title.slice(0, 100)} (otra versión)`;
    const copied = await server.addCopy({ ...given, title });
    if (copied.kind !== "done") return false;
    if (choice === "theirs") {
      this.#take({ ...theirs, isSent: true, underWay: [] });
      this.#keepOnDevice();
      this.#say({ kind: "saved" });
      return true;
    }
    this.#plan = { ...this.#plan, revision: theirs.revision, underWay: [] };
    this.#keepOnDevice();
    this.#say({ kind: "saving" });
    await this.flush();
    return true;
  }

  /** Ends with the page: what waits is on the device, and a last try is made to send it. */
  end(): void {
    void this.flush();
  }

  async #send(server: NonNullable<KeeperParts["server"]>): Promise<void> {
    const sent = this.#plan;
    this.#plan = { ...sent, underWay: withSending(sent.underWay, sent.document) };
    this.#keepOnDevice();
    this.#say({ kind: "saving" });
    const outcome = await server.save({ document: sent.document, revision: sent.revision });
    if (outcome.kind === "done") {
      const isSent = this.#plan.document === sent.document;
      this.#plan = { ...this.#plan, revision: outcome.answer.revision, isSent, underWay: [] };
      this.#keepOnDevice();
      this.#say(isSent ? { kind: "saved" } : { kind: "saving" });
      return;
    }
    if (outcome.kind === "network") return this.#say({ kind: "offline" });
    if (outcome.kind === "refused" && outcome.code === "PLAN_CHANGED") {
      const theirs = await server.read();
      if (theirs.kind === "network") return this.#say({ kind: "offline" });
      if (theirs.kind === "done") return await this.#meet(this.#plan, theirs.answer);
    }
    this.#say({ kind: "refused", reason: failureText(outcome) });
  }

  async #meet(device: DevicePlan | undefined, server: ServerPlan): Promise<void> {
    const meeting = meetingOf(device, server);
    if (meeting.kind === "server" || !device) {
      this.#plan = { ...server, document: this.#plan.document, isSent: true, underWay: [] };
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

  #take(plan: DevicePlan): void {
    const isAnother = plan.document !== this.#plan.document;
    this.#plan = { document: plan.document, revision: plan.revision, isSent: plan.isSent, underWay: plan.underWay };
    if (isAnother) this.#parts.onReplaced(plan.document);
  }

  /** In order; each writes the newest state, so that a burst of changes costs two writes. */
  #keepOnDevice(): void {
    this.#keeping = this.#keeping.then(async () => {
      try {
        await this.#parts.device.keep(this.#plan);
      } catch {
        // A full or forbidden store: the page asks before it is closed (`isAtRisk`), and the server is tried as ever.
        this.#isDeviceSafe = false;
      }
    });
  }

  #say(state: KeeperState): void {
    this.#state = state;
    this.#parts.onState(state);
  }
}
