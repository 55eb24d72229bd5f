import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { useEffect, useRef, useState } from "react";
import type { DealKind, DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { Board, BoardColumn } from "#domain/crm/contacts/dto.ts";
import { stageName } from "#domain/crm/contacts/trades.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { BoardColumnView } from "./board-column.tsx";
import { placeBeside, placeOneStep } from "./board-moves.ts";
import { DealCardView } from "./deal-card.tsx";
import { EvidenceDialog } from "./evidence-dialog.tsx";
import { scrollWhileDragging } from "./scroll-while-dragging.ts";
import { useBoard } from "./use-board.ts";

interface BoardViewProps {
  kind: DealKind;
  board: Board;
  /** The address's filters, for the call for more cards. */
  search: string;
  readAt: string;
}

/** The board: a column for each stage, side by side; on phones one at a time. */
export function BoardView({ kind, board, search, readAt }: BoardViewProps) {
  const { columns, asked, isSending, announced, put, cancel, answer, loadMore } = useBoard(board, search);
  const [chosen, setChosen] = useState<DealStage>("nuevo");
  // Deals that are over make way for those under way.
  const [folded, setFolded] = useState<ReadonlySet<DealStage>>(new Set(["firmado", "perdido"]));
  const fold = (stage: DealStage) =>
    setFolded((now) => {
      const next = new Set(now);
      if (!next.delete(stage)) next.add(stage);
      return next;
    });

  // The monitor outlives each paint: it asks for the state of that moment.
  const state = useRef({ columns, put });
  state.current = { columns, put };
  useEffect(
    () =>
      combine(
        scrollWhileDragging(),
        monitorForElements({
          canMonitor: ({ source }) => typeof source.data.dealId === "string",
          onDrop: ({ source, location }) => {
            const { columns, put } = state.current;
            const targets = location.current.dropTargets;
            const stage = targets.find(({ data }) => "stage" in data)?.data.stage;
            const column = columns.find((one) => one.stage === stage);
            const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === source.data.dealId);
            if (!column || !card) return;
            const beside = targets.find(({ data }) => "besideId" in data);
            const edge = beside && extractClosestEdge(beside.data) === "top" ? "top" : "bottom";
            const besideId = beside?.data.besideId;
            void put(card, placeBeside(column, card.id, typeof besideId === "string" ? { id: besideId, edge } : null));
          },
        }),
      ),
    [],
  );

  const moveTo = (column: BoardColumn, id: string, stage: DealStage) => {
    const card = column.cards.find((one) => one.id === id);
    const goal = columns.find((one) => one.stage === stage);
    if (card && goal) void put(card, placeBeside(goal, id, null));
  };
  const step = (column: BoardColumn, id: string, by: -1 | 1) => {
    const card = column.cards.find((one) => one.id === id);
    const place = placeOneStep(column, id, by);
    if (card && place) void put(card, place);
  };

  return (
    <>
      <StageSwitcher kind={kind} columns={columns} chosen={chosen} onChoose={setChosen} />
      <section
        aria-label="Tablero por etapas"
        data-drag-scroll="x"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative md:-mx-gutter md:flex md:items-stretch md:gap-2.5 md:overflow-x-auto md:px-gutter md:pb-3 lg:-mx-8 lg:px-8"
      >
        {columns.map((column) => (
          <BoardColumnView
            key={column.stage}
            kind={kind}
            column={column}
            isFolded={folded.has(column.stage)}
            onFold={() => fold(column.stage)}
            isChosen={column.stage === chosen}
            onMore={() => loadMore(column)}
          >
            {column.cards.map((card, index) => (
              <DealCardView
                key={card.id}
                card={card}
                readAt={readAt}
                isFirst={index === 0}
                isLast={index === column.cards.length - 1}
                onMove={(stage) => moveTo(column, card.id, stage)}
                onStep={(by) => step(column, card.id, by)}
              />
            ))}
          </BoardColumnView>
        ))}
      </section>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {asked ? (
        <EvidenceDialog
          key={`${asked.card.id}/${asked.place.stage}`}
          card={asked.card}
          stage={asked.place.stage}
          missing={asked.missing}
          errors={asked.errors}
          isSending={isSending}
          onCancel={cancel}
          onAnswer={answer}
        />
      ) : null}
    </>
  );
}

function StageSwitcher({
  kind,
  columns,
  chosen,
  onChoose,
}: {
  kind: DealKind;
  columns: readonly BoardColumn[];
  chosen: DealStage;
  onChoose: (stage: DealStage) => void;
}) {
  return (
    <fieldset
      aria-label="Etapa a la vista"
      className="relative -mx-gutter min-w-0 flex gap-2 overflow-x-auto px-gutter pb-1 md:hidden"
    >
      {columns.map(({ stage, count }) => (
        <button
          key={stage}
          type="button"
          aria-pressed={stage === chosen}
          onClick={() => onChoose(stage)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-sm border border-input bg-card px-3 text-sm font-medium aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground"
        >
          {stageName(kind, stage)}
          <span className="font-normal tabular-nums">{formatNumber(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
