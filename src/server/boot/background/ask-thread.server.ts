import { Session } from "node:inspector";
import { PROBE, placesOf } from "../../operations/monitoring/stack-probe.server.ts";
import type { InHand } from "../../platform/jobs/in-hand.server.ts";

/** A thread that does not even answer the inspector is inside one long call of the engine. */
const ANSWER_MS = 2_000;

export interface AtWork {
  hand: InHand | null;
  /** Innermost places of our own code. */
  at: string[];
}

/** Asks a thread what it is doing, even one in the middle of an endless loop. @returns null when it does not answer */
export async function askThread(threadId: number): Promise<AtWork | null> {
  const session = new Session();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<AtWork | null>((resolve) => {
      timer = setTimeout(resolve, ANSWER_MS, null);
      session.connect();
      const post = session.post.bind(session) as (method: string, params: object) => void;
      const on = session.on.bind(session) as (event: string, hear: (paused: { params: PausedMessage }) => void) => void;
      on("NodeWorker.attachedToWorker", ({ params: { sessionId, workerInfo } }) => {
        if (!workerInfo.title.startsWith(`[worker ${threadId}]`)) return;
        const params = { expression: PROBE, returnByValue: true };
        post("NodeWorker.sendMessageToWorker", {
          sessionId,
          message: JSON.stringify({ id: 1, method: "Runtime.evaluate", params }),
        });
      });
      on("NodeWorker.receivedMessageFromWorker", ({ params }) => {
        const { result } = JSON.parse(params.message) as { result?: { result?: { value?: string } } };
        const value = result?.result?.value;
        if (!value) return resolve(null);
        const { hand, stack } = JSON.parse(value) as { hand: InHand | null; stack: string };
        resolve({ hand, at: placesOf(stack) });
      });
      post("NodeWorker.enable", { waitForDebuggerOnStart: false });
    });
  } catch {
    return null; // a runtime without an inspector
  } finally {
    clearTimeout(timer);
    session.disconnect();
  }
}

interface PausedMessage {
  sessionId: string;
  workerInfo: { title: string };
  message: string;
}
