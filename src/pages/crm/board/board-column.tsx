import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { DEAL_STAGE_NAMES } from "#domain/crm/contacts/contact-names.ts";
import type { BoardColumn } from "#domain/crm/contacts/dto.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

interface BoardColumnProps {
  column: BoardColumn;
  /** On phones one column is in sight. */
  isChosen: boolean;
  onMore: () => Promise<void>;
  children: ReactNode;
}

/** One stage: number and sum of its deals, and their cards. */
export function BoardColumnView({ column, isChosen, onMore, children }: BoardColumnProps) {
  const ref = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const { stage, count, sumCents, cards, next } = column;
  const name = DEAL_STAGE_NAMES[stage];

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.dealId === "string",
      getData: () => ({ stage }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [stage]);

  return (
    <section
      ref={ref}
      aria-labelledby={`etapa-${stage}`}
      className={classNames(
        "min-w-0 flex-col rounded-lg border bg-muted md:flex md:w-64 md:shrink-0",
        isChosen ? "flex" : "hidden",
        isOver && "border-primary bg-primary-soft",
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 border-b px-3.5 py-2.5">
        <h2
          id={`etapa-${stage}`}
          className="flex items-baseline gap-2 text-sm font-semibold tracking-normal [font-stretch:100%]"
        >
          {name}
          <span className="font-normal text-muted-foreground tabular-nums">
            {formatNumber(count)}
            <span className="sr-only"> {count === 1 ? "trato" : "tratos"}</span>
          </span>
        </h2>
        <p className="text-xs text-muted-foreground tabular-nums">
          {sumCents > 0 ? formatMoney(sumCents / 100) : null}
        </p>
      </header>
      <div
        data-drag-scroll="y"
        className="relative min-h-24 flex-1 overflow-y-auto overscroll-contain p-2 max-md:overflow-visible md:max-h-[calc(100dvh-14rem)]"
      >
        {cards.length === 0 ? (
          <p className="px-2 py-6 text-center text-xs text-muted-foreground">
            {stage === "nuevo" ? "Aquí aparecen los que llegan." : "Arrastra aquí una tarjeta."}
          </p>
        ) : (
          <ul className="grid gap-2">{children}</ul>
        )}
        {next === null ? null : (
          <Button
            variant="outline"
            size="sm"
            className="mt-2 w-full"
            loading={isLoading}
            loadingText="Cargando…"
            onClick={async () => {
              setLoading(true);
              await onMore();
              setLoading(false);
            }}
          >
            Ver más de «{name}»
          </Button>
        )}
      </div>
    </section>
  );
}
