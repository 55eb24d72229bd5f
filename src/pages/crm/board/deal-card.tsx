import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { House, MoreHorizontal, Signature } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { LOSS_REASON_NAMES } from "#domain/crm/contacts/contact-names.ts";
import type { DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { DealCard } from "#domain/crm/contacts/dto.ts";
import { stageName, stagesOf, stillDays, TRADES } from "#domain/crm/contacts/trades.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DropdownItem, DropdownLabel, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { useNow } from "#ui/realtime/use-now.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { AnswerClock } from "../answer-clock.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { OwnerMark } from "../owner-mark.tsx";
import { spanWords } from "../span-words.ts";

interface DealCardProps {
  card: DealCard;
  readAt: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (stage: DealStage) => void;
  onStep: (step: -1 | 1) => void;
}

/** A deal on the board: dragged, or moved by its menu. */
export function DealCardView({ card, readAt, isFirst, isLast, onMove, onStep }: DealCardProps) {
  const ref = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<"top" | "bottom" | null>(null);
  const place = useCrmPlace();
  const { id, stage } = card;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ dealId: id, stage }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.dealId === "string" && source.data.dealId !== id,
        getIsSticky: () => true,
        getData: ({ input, element }) =>
          attachClosestEdge({ besideId: id }, { input, element, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data) as "top" | "bottom" | null),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [id, stage]);

  return (
    <li
      ref={ref}
      className={classNames(
        "relative grid cursor-grab grid-cols-1 gap-1.5 rounded-md border bg-card p-3 text-sm shadow-xs active:cursor-grabbing",
        isDragged && "opacity-40",
      )}
    >
      {edge ? (
        <span
          aria-hidden
          className={classNames(
            "pointer-events-none absolute inset-x-0 h-0.5 rounded-full bg-primary",
            edge === "top" ? "-top-[5px]" : "-bottom-[5px]",
          )}
        />
      ) : null}
      <div className="flex items-start gap-1">
        <PageLink
          to={place.contact(card.contact.id)}
          draggable={false}
          className="min-w-0 flex-1 leading-snug font-semibold text-foreground no-underline wrap-anywhere hover:underline"
        >
          {card.contact.fullName}
        </PageLink>
        <CardMenu card={card} isFirst={isFirst} isLast={isLast} onMove={onMove} onStep={onStep} />
      </div>
      {/* A deal is often named as its home is: the line of the home says it then. */}
      {card.title === "" || card.home?.title.startsWith(card.title) ? null : (
        <p className="leading-snug text-muted-foreground wrap-anywhere">{card.title}</p>
      )}
      {card.home ? (
        <p className="flex min-w-0 items-center gap-1.5 text-xs text-muted-foreground">
          <House aria-hidden size={13} strokeWidth={1.75} className="shrink-0" />
          <span className="truncate">{card.home.title}</span>
        </p>
      ) : null}
      {card.lossReason ? <p className="text-xs text-muted-foreground">{LOSS_REASON_NAMES[card.lossReason]}</p> : null}
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        {card.amountCents === null ? (
          <span className="text-xs text-subtle-foreground">Sin importe</span>
        ) : (
          <span className="font-semibold tabular-nums">
            {formatMoney(card.amountCents / 100, card.currency)}
            {TRADES[card.kind].isMonthly ? <span className="text-xs font-normal">/mes</span> : null}
          </span>
        )}
        <StageAge card={card} readAt={readAt} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t pt-2">
        <OwnerMark owner={card.owner} className="max-w-full" />
        <AnswerClock dueAt={card.wait?.dueAt ?? null} readAt={readAt} />
      </div>
    </li>
  );
}

function StageAge({ card: { kind, stage, stageAt }, readAt }: { card: DealCard; readAt: string }) {
  const elapsed = (useNow() ?? Date.parse(readAt)) - Date.parse(stageAt);
  const age = spanWords(elapsed);
  const still = stillDays(kind, stage, elapsed / DAY_MS);
  if (still > 0) {
    const days = still === 1 ? "1 día" : `${formatNumber(still)} días`;
    return (
      <span title={`Lleva ${age} en esta etapa, ${days} más de lo habitual`}>
        <Tag tone="warning">
          Parado<span className="sr-only"> desde hace</span> {age}
        </Tag>
      </span>
    );
  }
  return (
    <span className="text-xs text-muted-foreground" title={`${age} en esta etapa`}>
      {age}
      <span className="sr-only"> en esta etapa</span>
    </span>
  );
}

function CardMenu({ card, isFirst, isLast, onMove, onStep }: Omit<DealCardProps, "readAt">) {
  const place = useCrmPlace();
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Mover a ${card.contact.fullName}`}
          className="-mt-1.5 -mr-1.5 size-8 min-h-8! px-0!"
        >
          <MoreHorizontal aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      }
    >
      <DropdownLabel>Mover a…</DropdownLabel>
      {stagesOf(card.kind)
        .filter((stage) => stage !== card.stage)
        .map((stage) => (
          <DropdownItem key={stage} onSelect={() => onMove(stage)}>
            {stageName(card.kind, stage)}
          </DropdownItem>
        ))}
      {place.isHouse ? null : (
        <>
          <DropdownSeparator />
          <DropdownItem asChild>
            <PageLink to={`/dashboard/firmas/nueva?trato=${card.id}`}>
              <Signature aria-hidden size={16} strokeWidth={1.75} />
              Pedir una firma
            </PageLink>
          </DropdownItem>
        </>
      )}
      <DropdownSeparator />
      <DropdownItem disabled={isFirst} onSelect={() => onStep(-1)}>
        Subir en la columna
      </DropdownItem>
      <DropdownItem disabled={isLast} onSelect={() => onStep(1)}>
        Bajar en la columna
      </DropdownItem>
    </DropdownMenu>
  );
}
