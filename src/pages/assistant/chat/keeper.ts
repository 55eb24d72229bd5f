import type { AnswerExtras } from "#domain/assistant/chat/dto.ts";
import { LONGEST_ANSWER } from "#domain/assistant/chat/limits.ts";
import type { SavedChatLine } from "#domain/assistant/chat/saved-chat.ts";
import type { ApiOutcome } from "#ui/call-api.ts";

/**
 * Keeps one conversation on the server as it grows: each turn once, in order, tried again until it is there. Turns that
 * another tab saved first are not overwritten: this tab goes on as a conversation of its own.
 */

export interface Turn {
  role: "user" | "assistant";
  content: string;
  extras?: AnswerExtras;
}

export type KeeperStatus =
  /** Everything that was offered is on the server. */
  | { kind: "kept" }
  | { kind: "saving" }
  /** It did not get through; it is tried again by itself. */
  | { kind: "retrying" }
  /** It was deleted elsewhere, the session ended, or the server refused: nothing is tried again by itself. */
  | { kind: "stopped"; why: "gone" | "signed-out" | "refused"; text: string };

interface KeepBody {
  messages: { position: number; role: Turn["role"]; content: string; extras?: AnswerExtras }[];
  replacesAnswer: boolean;
}

interface KeeperOptions {
  id: string;
  /** Turns that the server already has. */
  kept: readonly string[];
  save: (id: string, body: KeepBody) => Promise<ApiOutcome<SavedChatLine>>;
  /** Waits before the try of that number; ended by `again`. */
  pause?: (tries: number) => { over: Promise<void>; end: () => void };
  newId?: () => string;
  onChange: (event: { status: KeeperStatus; saved?: SavedChatLine; isFork?: boolean }) => void;
}

export interface Keeper {
  /** Id of the conversation as it is kept; a fork changes it. */
  id: () => string;
  /** Takes the conversation so far, in whole turns. */
  offer: (turns: readonly Turn[]) => void;
  /** Tries at once what waits, also after it stopped. */
  again: () => void;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

export function createKeeper({
  id: firstId,
  kept: firstKept,
  save,
  pause = timedPause,
  newId = () => crypto.randomUUID(),
  onChange,
}: KeeperOptions): Keeper {
  let id = firstId;
  let kept: readonly string[] = firstKept;
  let turns: readonly Turn[] = [];
  let isRunning = false;
  let isStopped = false;
  let waiting: { end: () => void } | null = null;

  async function run(): Promise<void> {
    if (isRunning || isStopped) return;
    isRunning = true;
    let tries = 0;
    for (;;) {
      const offered = turns;
      const body = missingOf(kept, offered);
      if (body === null) break;
      onChange({ status: { kind: tries === 0 ? "saving" : "retrying" } });
      const outcome = await save(id, body);
      if (outcome.kind === "done") {
        tries = 0;
        kept = offered.map(({ content }) => content);
        onChange({ status: { kind: "kept" }, saved: outcome.answer });
        continue;
      }
      if (outcome.kind === "refused" && outcome.code === "CONVERSATION_CHANGED") {
        id = newId();
        kept = [];
        onChange({ status: { kind: "saving" }, isFork: true });
        continue;
      }
      const why = whyStopped(outcome);
      if (why) {
        isStopped = true;
        const text = outcome.kind === "refused" ? outcome.description : "";
        onChange({ status: { kind: "stopped", why, text } });
        break;
      }
      tries++;
      onChange({ status: { kind: "retrying" } });
      const rest = pause(tries);
      waiting = rest;
      await rest.over;
      waiting = null;
    }
    isRunning = false;
  }

  return {
    id: () => id,
    offer(next) {
      turns = next;
      void run();
    },
    again() {
      isStopped = false;
      waiting?.end();
      void run();
    },
  };
}

/** Turns that the server lacks; null where it has everything. */
function missingOf(kept: readonly string[], turns: readonly Turn[]): KeepBody | null {
  const from = turns.findIndex(({ content }, i) => kept[i] !== content);
  if (from < 0) return null;
  const start = from - (from % 2);
  return {
    messages: turns.slice(start).map(({ role, content, extras }, i) => ({
      position: start + i + 1,
      role,
      content: content.slice(0, LONGEST_ANSWER),
      ...(extras ? { extras } : {}),
    })),
    replacesAnswer: from < kept.length,
  };
}

function whyStopped(outcome: Exclude<ApiOutcome, { kind: "done" }>): "gone" | "signed-out" | "refused" | null {
  if (outcome.kind === "network") return null;
  if (outcome.kind === "invalid") return "refused";
  if (outcome.code === "NOT_FOUND") return "gone";
  if (outcome.code === "UNAUTHORIZED") return "signed-out";
  const passes = ["RATE_LIMIT", "SERVER_ERROR", "UNKNOWN_ERROR"];
  return passes.includes(outcome.code) ? null : "refused";
}

function timedPause(tries: number) {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
    end = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { over, end };
}
