import { expect, test } from "vitest";
import type { BoardColumn, DealCard } from "#domain/crm/contacts/dto.ts";
import { isSamePlace, moveCard, placeBeside, placeOf, placeOneStep, withMore } from "./board-moves.ts";

const card = (id: string, stage: DealCard["stage"], amountCents: number | null = null): DealCard => ({
  id,
  contact: { id: `contact-${id}`, fullName: `Persona ${id}` },
  home: null,
  homeFee: null,
  kind: "comprador",
  title: "Piso",
  stage,
  stageAt: "2026-11-20T10:00:00.000Z",
  position: 0,
  source: "mano",
  amountCents,
  commissionCents: null,
  feePercent: null,
  shares: [],
  currency: "EUR",
  owner: null,
  wait: null,
  answeredAt: null,
  lossReason: null,
  lossNote: null,
  createdAt: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  closedAt: null,
  evidence: {},
});

const a = card("a", "nuevo", 100);
const b = card("b", "nuevo", 200);
const c = card("c", "nuevo");
const d = card("d", "visita", 400);
const COLUMNS: BoardColumn[] = [
  { stage: "nuevo", count: 12, sumCents: 300, cards: [a, b, c], next: "more" },
  { stage: "visita", count: 1, sumCents: 400, cards: [d], next: null },
];
const ids = (columns: BoardColumn[]) => columns.map(({ cards }) => cards.map(({ id }) => id).join(""));

test("a card goes between its new neighbours, and takes its amount along", () => {
  const moved = moveCard(COLUMNS, { card: b, place: { stage: "visita", above: "d", below: null } });
  expect(ids(moved)).toEqual(["ac", "db"]);
  expect(moved.map(({ count, sumCents }) => [count, sumCents])).toEqual([
    [11, 100],
    [2, 600],
  ]);
  expect(moved[1]?.cards[1]?.stage).toBe("visita");
});

test("within a column nothing is counted anew", () => {
  const moved = moveCard(COLUMNS, { card: c, place: { stage: "nuevo", above: null, below: "a" } });
  expect(ids(moved)).toEqual(["cab", "d"]);
  expect(moved[0]).toMatchObject({ count: 12, sumCents: 300 });
});

test("a neighbour that has gone leaves the card at the top", () => {
  expect(ids(moveCard(COLUMNS, { card: a, place: { stage: "visita", above: "gone", below: null } }))).toEqual([
    "bc",
    "ad",
  ]);
});

test("places are named by neighbours, never by the moved card itself", () => {
  expect(placeBeside(COLUMNS[0]!, "b", { id: "a", edge: "bottom" })).toEqual({
    stage: "nuevo",
    above: "a",
    below: "c",
  });
  expect(placeBeside(COLUMNS[1]!, "b", null)).toEqual({ stage: "visita", above: null, below: "d" });
  expect(placeOneStep(COLUMNS[0]!, "a", -1)).toBeNull();
  expect(placeOneStep(COLUMNS[0]!, "a", 1)).toEqual({ stage: "nuevo", above: "b", below: "c" });
  expect(isSamePlace(placeOf(COLUMNS, "b"), placeBeside(COLUMNS[0]!, "b", { id: "c", edge: "top" }))).toBe(true);
});

test("cards loaded later follow, and one that has moved meanwhile stands once", () => {
  const more = { nuevo: { cards: [c, card("e", "nuevo"), card("f", "visita")], next: null } };
  const columns = withMore(COLUMNS, more);
  expect(ids(columns)).toEqual(["abce", "d"]);
  expect(columns[0]?.next).toBeNull();
});
