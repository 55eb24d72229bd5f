import { Copy, Trash2 } from "lucide-react";
import type { MailProblem } from "#domain/tools/campaigns/composing/lint-mail.ts";
import type { EmailBlock } from "#domain/tools/campaigns/email-block.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DropLine, Grip, MoveButtons, useSortableRow } from "#ui/use-sortable-row.tsx";
import { BlockFields } from "./block-fields.tsx";
import type { KnownHomes } from "./block-list.tsx";
import { BLOCK_WORDS, blockSummary } from "./block-words.ts";
import { ProblemList } from "./problem-list.tsx";

/** Its cards are put in order among themselves. */
export const BLOCK_LIST = "email-blocks";

/** Where a problem leads to. */
export const blockAnchor = (id: string): string => `bloque-${id}`;

interface BlockCardProps {
  block: EmailBlock;
  known: KnownHomes;
  problems: readonly MailProblem[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onChange: (block: EmailBlock) => void;
  onCopy: (() => void) | undefined;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** One block: moved by its grip or its arrows, opened to be changed. */
export function BlockCard(props: BlockCardProps) {
  const { block, known, problems, isOpen, onToggle, onChange, onCopy, onRemove, onUp, onDown } = props;
  const { row, grip, edge, isDragged } = useSortableRow(BLOCK_LIST, block.id);
  const { name, icon: Icon } = BLOCK_WORDS[block.kind];
  const summary = blockSummary(block, (id) => known.homes[id]?.title ?? "Vivienda");
  const blocking = problems.find(({ level }) => level === "bloquea");
  const told = blocking ?? problems[0];
  return (
    <li ref={row} className={classNames("relative rounded-md border bg-card", isDragged && "opacity-40")}>
      <DropLine edge={edge} isApart />
      <h3 className="text-sm [font-stretch:100%]">
        <button
          type="button"
          id={blockAnchor(block.id)}
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-14 w-full items-center gap-2.5 rounded-md py-2 pr-44 pl-3 text-left outline-offset-[-2px] hover:bg-muted max-sm:pr-3 max-sm:pb-1"
        >
          <Grip grip={grip} />
          <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">
              {name}
              {told ? (
                <span className={blocking ? "text-destructive" : "text-warning-soft-foreground"}> · {told.title}</span>
              ) : null}
            </span>
            {summary ? (
              <span className="line-clamp-1 text-xs font-normal text-muted-foreground wrap-anywhere">{summary}</span>
            ) : null}
          </span>
        </button>
      </h3>
      <span className="absolute top-1.5 right-1 flex max-sm:static max-sm:justify-end max-sm:px-1 max-sm:pb-1">
        <MoveButtons name={name} onUp={onUp} onDown={onDown} />
        <Button variant="ghost" size="icon" aria-label={`Duplicar «${name}»`} disabled={!onCopy} onClick={onCopy}>
          <Copy aria-hidden size={16} strokeWidth={1.75} />
        </Button>
        <Button variant="ghost" size="icon" aria-label={`Quitar «${name}»`} onClick={onRemove}>
          <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      </span>
      {isOpen ? (
        <div className="grid gap-4 border-t p-4">
          <ProblemList problems={problems} />
          <BlockFields block={block} known={known} onChange={onChange} />
        </div>
      ) : null}
    </li>
  );
}
