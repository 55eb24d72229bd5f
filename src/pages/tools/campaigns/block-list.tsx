import { Plus } from "lucide-react";
import { useState } from "react";
import { BLOCKS_MAX, type CampaignMessage } from "#domain/tools/campaigns/campaign-message.ts";
import type { EditorHome } from "#domain/tools/campaigns/composing/editor-home.ts";
import type { MailProblem } from "#domain/tools/campaigns/composing/lint-mail.ts";
import { blankBlock } from "#domain/tools/campaigns/composing/message-commands.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { useRowDrops } from "#ui/use-sortable-row.tsx";
import { BLOCK_LIST, BlockCard } from "./block-card.tsx";
import { BLOCK_KINDS, BLOCK_WORDS, newBlockId } from "./block-words.ts";
import type { CampaignEditing } from "./use-draft.ts";

export interface KnownHomes {
  homes: Readonly<Record<string, EditorHome>>;
  /** Asks for a home that was chosen just now. */
  learn: (id: string) => void;
  /** After its page was made. */
  refresh: (id: string) => void;
}

interface BlockListProps {
  editing: CampaignEditing;
  number: number;
  message: CampaignMessage;
  known: KnownHomes;
  problems: readonly MailProblem[];
  /** The block that is open; several may be. */
  opened: string | null;
  onOpen: (id: string | null) => void;
}

/** The blocks of a message in their order. Dragging and the arrows do the same; each move is read out. */
export function BlockList({ editing, number, message, known, problems, opened, onOpen }: BlockListProps) {
  const { act } = editing;
  const { blocks } = message;
  const [said, setSaid] = useState("");
  const move = (id: string, to: number) => {
    act({ kind: "move", message: number, id, to });
    setSaid(`Bloque movido al puesto ${to + 1} de ${blocks.length}`);
  };
  useRowDrops(
    BLOCK_LIST,
    blocks.map(({ id }) => id),
    move,
  );
  function add(kind: (typeof BLOCK_KINDS)[number]) {
    const block = blankBlock(kind, newBlockId());
    const last = blocks.at(-1);
    // The signature stays last, as in a letter.
    const at = last?.kind === "firma" && kind !== "firma" ? blocks.length - 1 : blocks.length;
    act({ kind: "add", message: number, block, at: kind === "cabecera" ? 0 : at });
    onOpen(block.id);
    setSaid(`${BLOCK_WORDS[kind].name}: añadido`);
  }
  return (
    <div className="grid gap-3">
      <ol className="grid gap-2.5">
        {blocks.map((block, at) => (
          <BlockCard
            key={block.id}
            block={block}
            known={known}
            problems={problems.filter(({ blockId }) => blockId === block.id)}
            isOpen={opened === block.id}
            onToggle={(isOpen) => onOpen(isOpen ? block.id : null)}
            onChange={(changed) => act({ kind: "change", message: number, block: changed })}
            onCopy={
              blocks.length < BLOCKS_MAX
                ? () => {
                    act({ kind: "copy", message: number, id: block.id, newId: newBlockId() });
                    setSaid("Bloque duplicado");
                  }
                : undefined
            }
            onRemove={() => {
              act({ kind: "remove", message: number, id: block.id });
              setSaid("Bloque quitado. Puedes deshacerlo.");
            }}
            onUp={at > 0 ? () => move(block.id, at - 1) : undefined}
            onDown={at < blocks.length - 1 ? () => move(block.id, at + 1) : undefined}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {blocks.length < BLOCKS_MAX ? (
        <div>
          <DropdownMenu
            align="start"
            trigger={
              <Button variant="outline">
                <Plus aria-hidden size={18} strokeWidth={1.75} /> Añadir bloque
              </Button>
            }
          >
            {BLOCK_KINDS.map((kind) => {
              const { name, icon: Icon } = BLOCK_WORDS[kind];
              return (
                <DropdownItem key={kind} onSelect={() => add(kind)}>
                  <Icon aria-hidden size={16} strokeWidth={1.75} /> {name}
                </DropdownItem>
              );
            })}
          </DropdownMenu>
        </div>
      ) : null}
    </div>
  );
}
