import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { ChevronsLeftRight, ChevronsRightLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { DealKind } from "#domain/crm/contacts/contact-values.ts";
import type { BoardColumn } from "#domain/crm/contacts/dto.ts";
import { stageName } from "#domain/crm/contacts/trades.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

interface BoardColumnProps {
  kind: DealKind;
  column: BoardColumn;
  /** A strip with its name and number, which takes dropped cards all the same. */
  isFolded: boolean;
  onFold: () => void;
  /** On phones one column is in sight. */
  isChosen: boolean;
  onMore: () => Promise<void>;
  children: ReactNode;
}

/** One stage: number and sum of its deals, and their cards. */
export function BoardColumnView({ kind, column, isFolded, onFold, isChosen, onMore, children }: BoardColumnProps) {
  const ref = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const { stage, count, sumCents, cards, next } = column;
  const name = stageName(kind, stage);

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
        "min-w-0 flex-col rounded-lg border bg-muted md:flex",
        isFolded ? "md:w-11 md:shrink-0" : "md:min-w-38 md:flex-1 md:basis-38",
        isChosen ? "flex" : "hidden",
        isOver && "border-primary bg-primary-soft",
      )}
    >
      {isFolded ? (
        <button
          type="button"
          aria-expanded={false}
          onClick={onFold}
          className="hidden flex-1 flex-col items-center gap-3 rounded-lg py-3 text-sm font-semibold hover:bg-secondary md:flex"
        >
          <ChevronsLeftRight aria-hidden size={16} strokeWidth={1.75} className="text-muted-foreground" />
          <span className="[writing-mode:vertical-rl]">
            <span className="sr-only">Desplegar </span>
            {name} <span className="font-normal text-muted-foreground tabular-nums">{formatNumber(count)}</span>
          </span>
        </button>
      ) : null}
      <header className={classNames("border-b px-3 py-2.5", isFolded && "md:hidden")}>
        <div className="flex items-center justify-between gap-1">
          <h2
            id={`etapa-${stage}`}
            className="flex min-w-0 items-baseline gap-2 text-sm font-semibold tracking-normal [font-stretch:100%]"
          >
            {name}
            <span className="font-normal text-muted-foreground tabular-nums">
              {formatNumber(count)}
              <span className="sr-only"> {count === 1 ? "trato" : "tratos"}</span>
            </span>
          </h2>
          <button
            type="button"
            aria-label={`Plegar «${name}»`}
            aria-expanded
            onClick={onFold}
            className="-my-1 -mr-1.5 hidden size-7 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-secondary md:grid"
          >
            <ChevronsRightLeft aria-hidden size={14} strokeWidth={1.75} />
          </button>
        </div>
        <p className="text-xs text-muted-foreground tabular-nums">
          {sumCents > 0 ? formatMoney(sumCents / 100) : "\u00a0"}
        </p>
      </header>
      <div
        data-drag-scroll="y"
        className={classNames(
          isFolded && "md:hidden",
          "relative min-h-24 flex-1 overflow-y-auto overscroll-contain p-2 max-md:overflow-visible md:max-h-[calc(100dvh-14rem)]",
        )}
      >
        {cards.length === 0 ? (
          <p className="px-2 py-6 text-center text-xs text-muted-foreground">
            {stage === "nuevo" ? "Aquí aparecen los que llegan." : "Arrastra aquí una tarjeta."}
          </p>
        ) : (
          <ul className="grid grid-cols-1 gap-2">{children}</ul>
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
