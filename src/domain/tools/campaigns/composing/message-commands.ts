import { BLOCKS_MAX, type CampaignMessage } from "../campaign-message.ts";
import { CAMPAIGN_MESSAGES_MAX } from "../campaign-states.ts";
import type { BlockKind, EmailBlock } from "../email-block.ts";

/** The acts of an author on the messages of a campaign, and the way back. */
export type MessageCommand =
  | { kind: "fields"; message: number; values: Partial<Omit<CampaignMessage, "blocks">> }
  | { kind: "add"; message: number; block: EmailBlock; at: number }
  | { kind: "change"; message: number; block: EmailBlock }
  | { kind: "remove"; message: number; id: string }
  | { kind: "copy"; message: number; id: string; newId: string }
  | { kind: "move"; message: number; id: string; to: number }
  | { kind: "addMessage" }
  | { kind: "removeMessage"; message: number };

/** A block as it is added, before anybody has typed. */
export function blankBlock(kind: BlockKind, id: string): EmailBlock {
  switch (kind) {
    case "cabecera":
      return { id, kind, tagline: "" };
    case "titulo":
    case "texto":
      return { id, kind, text: "" };
    case "foto":
      return { id, kind, homeId: null, photoId: null, alt: "", href: "" };
    case "boton":
      return { id, kind, label: "", href: "" };
    case "vivienda":
      return { id, kind, homeId: null, note: "" };
    case "pareja":
    case "lista":
      return { id, kind, homeIds: [] };
    case "cita":
      return { id, kind, text: "", author: "" };
    case "separador":
      return { id, kind };
    case "firma":
      return { id, kind, closing: "Un saludo," };
  }
}

export const BLANK_MESSAGE: CampaignMessage = { afterHours: 72, subject: "", blocks: [] };

/** The messages after an act. What an act names and is not there leaves them as they were. */
export function messagesAfter(messages: readonly CampaignMessage[], command: MessageCommand): CampaignMessage[] {
  const kept = [...messages];
  if (command.kind === "addMessage") return kept.length < CAMPAIGN_MESSAGES_MAX ? [...kept, BLANK_MESSAGE] : kept;
  const message = kept[command.message];
  if (message === undefined) return kept;
  if (command.kind === "removeMessage") {
    if (kept.length === 1) return kept;
    const rest = kept.filter((_, at) => at !== command.message);
    // The first one waits for nobody.
    return rest.map((one, at) =>
      at === 0 && one.afterHours > 0 && command.message === 0 ? { ...one, afterHours: 0 } : one,
    );
  }
  kept[command.message] =
    command.kind === "fields"
      ? { ...message, ...command.values }
      : { ...message, blocks: blocksAfter(message.blocks, command) };
  return kept;
}

type BlockCommand = Extract<MessageCommand, { kind: "add" | "change" | "remove" | "copy" | "move" }>;

function blocksAfter(blocks: readonly EmailBlock[], command: BlockCommand): EmailBlock[] {
  switch (command.kind) {
    case "add":
      return blocks.length < BLOCKS_MAX ? blocks.toSpliced(command.at, 0, command.block) : [...blocks];
    case "change":
      return blocks.map((block) => (block.id === command.block.id ? command.block : block));
    case "remove":
      return blocks.filter(({ id }) => id !== command.id);
    case "copy": {
      const at = blocks.findIndex(({ id }) => id === command.id);
      return at === -1 || blocks.length >= BLOCKS_MAX
        ? [...blocks]
        : blocks.toSpliced(at + 1, 0, { ...blocks[at]!, id: command.newId });
    }
    case "move": {
      const at = blocks.findIndex(({ id }) => id === command.id);
      if (at === -1) return [...blocks];
      const to = Math.max(0, Math.min(blocks.length - 1, command.to));
      return blocks.toSpliced(at, 1).toSpliced(to, 0, blocks[at]!);
    }
  }
}
