import type { CampaignMessage } from "../campaign-message.ts";
import type { CampaignKind } from "../campaign-states.ts";
import type { CampaignSegment } from "../segment.ts";
import { type MessageCommand, messagesAfter } from "./message-commands.ts";

/** A campaign in an open editor: as it stands, as the server keeps it, and the way back. */

export interface CampaignDocument {
  name: string;
  kind: CampaignKind;
  messages: CampaignMessage[];
  segment: CampaignSegment;
  senderId: string | null;
  testShare: number | null;
  testHours: number | null;
}

interface CampaignDraft {
  document: CampaignDocument;
  /** One object in both places means that all is saved. */
  saved: CampaignDocument;
  /** Newest last. */
  past: readonly CampaignDocument[];
  future: readonly CampaignDocument[];
  /** The field that is being typed in: its letters are undone together. */
  typing: string | null;
}

type DraftChange =
  | { kind: "values"; values: Partial<CampaignDocument> }
  | { kind: "message"; command: MessageCommand }
  | { kind: "saved"; document: CampaignDocument }
  | { kind: "undo" }
  | { kind: "redo" };

const MOST_STEPS = 100;

export const openDraft = (document: CampaignDocument): CampaignDraft => ({
  document,
  saved: document,
  past: [],
  future: [],
  typing: null,
});

/** The draft after a change. What was typed while the server answered stays, and stays to be saved. */
export function draftAfter(draft: CampaignDraft, change: DraftChange): CampaignDraft {
  switch (change.kind) {
    case "saved":
      return { ...draft, saved: change.document };
    case "undo": {
      const before = draft.past.at(-1);
      if (before === undefined) return draft;
      const future = [draft.document, ...draft.future].slice(0, MOST_STEPS);
      return { ...draft, document: before, past: draft.past.slice(0, -1), future, typing: null };
    }
    case "redo": {
      const [next, ...future] = draft.future;
      if (next === undefined) return draft;
      return { ...draft, document: next, past: stepped(draft), future, typing: null };
    }
    default: {
      const document = changed(draft.document, change);
      const typing = fieldOf(change);
      const isSameField = typing !== null && typing === draft.typing && draft.past.length > 0;
      return { ...draft, document, past: isSameField ? draft.past : stepped(draft), future: [], typing };
    }
  }
}

const stepped = ({ past, document }: CampaignDraft) => [...past, document].slice(-MOST_STEPS);

function changed(
  document: CampaignDocument,
  change: Extract<DraftChange, { kind: "values" | "message" }>,
): CampaignDocument {
  if (change.kind === "message") return { ...document, messages: messagesAfter(document.messages, change.command) };
  const next = { ...document, ...change.values };
  // A mailing has one message; the others wait in the way back.
  return next.kind === "envio" && next.messages.length > 1 ? { ...next, messages: next.messages.slice(0, 1) } : next;
}

/** Names the field of a change that letters are typed into; null of an act that stands for itself. */
function fieldOf(change: Extract<DraftChange, { kind: "values" | "message" }>): string | null {
  if (change.kind === "values") return `valor ${Object.keys(change.values).join(" ")}`;
  const { command } = change;
  if (command.kind === "change") return `bloque ${command.message} ${command.block.id}`;
  return command.kind === "fields" ? `mensaje ${command.message} ${Object.keys(command.values).join(" ")}` : null;
}
