import type { DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { BoardColumn, DealCard } from "#domain/crm/contacts/dto.ts";

/** Position of a card: between two others of a column, either of which may be none. */
export interface CardPlace {
  stage: DealStage;
  /** Ids of the cards right above and right below. */
  above: string | null;
  below: string | null;
}

export interface CardMove {
  card: DealCard;
  place: CardPlace;
}

/** The board once a card has been moved. If its neighbour has been removed meanwhile, the card is at the top. */
export function moveCard(columns: readonly BoardColumn[], { card, place }: CardMove): BoardColumn[] {
  return columns.map((column) => {
    const holds = column.cards.some(({ id }) => id === card.id);
    if (!holds && column.stage !== place.stage) return column;
    const rest = column.cards.filter(({ id }) => id !== card.id);
    const without = holds ? counted(column, rest, -1, card) : column;
    if (column.stage !== place.stage) return without;
    const at = indexOfPlace(rest, place);
    const moved = [...rest.slice(0, at), { ...card, stage: place.stage }, ...rest.slice(at)];
    return counted(without, moved, 1, card);
  });
}

const counted = (column: BoardColumn, cards: DealCard[], step: 1 | -1, { amountCents }: DealCard): BoardColumn => ({
  ...column,
  cards,
  count: column.count + step,
  sumCents: column.sumCents + step * (amountCents ?? 0),
});

function indexOfPlace(cards: readonly DealCard[], { above, below }: CardPlace): number {
  const after = cards.findIndex(({ id }) => id === above);
  if (after >= 0) return after + 1;
  return Math.max(
    0,
    cards.findIndex(({ id }) => id === below),
  );
}

/** The place before (`top`) or after (`bottom`) a card of a column; without a card, at its top. */
export function placeBeside(
  column: BoardColumn,
  movedId: string,
  beside: { id: string; edge: "top" | "bottom" } | null,
): CardPlace {
  const cards = column.cards.filter(({ id }) => id !== movedId);
  const index = beside === null ? -1 : cards.findIndex(({ id }) => id === beside.id);
  const at = index < 0 ? 0 : beside?.edge === "top" ? index : index + 1;
  return { stage: column.stage, above: cards[at - 1]?.id ?? null, below: cards[at]?.id ?? null };
}

/** One step up or down within its column; null at the end. */
export function placeOneStep(column: BoardColumn, movedId: string, step: -1 | 1): CardPlace | null {
  const index = column.cards.findIndex(({ id }) => id === movedId);
  const beside = column.cards[index + step];
  if (index < 0 || !beside) return null;
  return placeBeside(column, movedId, { id: beside.id, edge: step === -1 ? "top" : "bottom" });
}

/** Present position of a card. */
export function placeOf(columns: readonly BoardColumn[], id: string): CardPlace | null {
  for (const { stage, cards } of columns) {
    const index = cards.findIndex((card) => card.id === id);
    if (index >= 0) return { stage, above: cards[index - 1]?.id ?? null, below: cards[index + 1]?.id ?? null };
  }
  return null;
}

export const isSamePlace = (a: CardPlace | null, b: CardPlace) =>
  a !== null && a.stage === b.stage && a.above === b.above && a.below === b.below;

/** The first cards of each column, followed by those that were loaded later; a card is listed once. */
export function withMore(
  columns: readonly BoardColumn[],
  more: Readonly<Partial<Record<DealStage, { cards: readonly DealCard[]; next: string | null }>>>,
): BoardColumn[] {
  const first = new Set(columns.flatMap(({ cards }) => cards.map(({ id }) => id)));
  return columns.map((column) => {
    const later = more[column.stage];
    if (!later) return column;
    const added = later.cards.filter(({ id, stage }) => stage === column.stage && !first.has(id));
    return { ...column, cards: [...column.cards, ...added], next: later.next };
  });
}
