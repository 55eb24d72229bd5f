import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { Board, BoardColumn, DealCard } from "#domain/crm/contacts/dto.ts";
import { missingStages } from "#domain/crm/contacts/stages.ts";
import { stageName } from "#domain/crm/contacts/trades.ts";
import { type ApiOutcome, callApi, failureText } from "#ui/call-api.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { showToast } from "#ui/toast-store.ts";
import { useCrmPlace } from "../crm-place.ts";
import { type CardMove, type CardPlace, isSamePlace, moveCard, placeOf, withMore } from "./board-moves.ts";

/** A move that waits for the answers that its stage asks for. */
export interface AskedMove extends CardMove {
  missing: readonly DealStage[];
  /** Fields that the server has refused, by the names of the form. */
  errors: FieldErrors;
}

type More = Partial<Record<DealStage, { cards: DealCard[]; next: string | null }>>;

interface BoardCards {
  cards: DealCard[];
  next: string | null;
}

/**
 * The board in use: a moved card is shown in its new place at once and goes back if the server refuses it.
 *
 * @param search the address's filters, as the call for more cards takes them
 */
export function useBoard(board: Board, search: string) {
  const { api } = useCrmPlace();
  const { revalidate } = useRevalidator();
  const [moves, setMoves] = useState<readonly CardMove[]>([]);
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const [more, setMore] = useState<More>({});
  const [isSending, setSending] = useState(false);
  const [announced, setAnnounced] = useState("");
  const columns = moves.reduce(moveCard, withMore(board.stages, more));

  const readMore = async (stage: DealStage, cursor: string, limit?: number): Promise<BoardCards | null> => {
    const query = new URLSearchParams(search);
    query.set("etapa", stage);
    query.set("cursor", cursor);
    if (limit) query.set("limite", String(limit));
    const outcome = await callApi<BoardCards>("GET", `${api}/deals?${query}`);
    if (outcome.kind === "done") return outcome.answer;
    showToast({ kind: "error", title: "No se han podido cargar más", description: failureText(outcome) });
    return null;
  };

  const loadMore = async (column: BoardColumn) => {
    if (column.next === null) return;
    const later = await readMore(column.stage, column.next);
    if (!later) return;
    setMore((kept) => ({
      ...kept,
      [column.stage]: { cards: [...(kept[column.stage]?.cards ?? []), ...later.cards], next: later.next },
    }));
  };

  // Cards loaded later are as old as the board before: they are read again with each new one.
  const loaded = useRef(more);
  loaded.current = more;
  const again = useRef(readMore);
  again.current = readMore;
  useEffect(() => {
    let isOver = false;
    for (const { stage, next } of board.stages) {
      const count = loaded.current[stage]?.cards.length ?? 0;
      if (count === 0) continue;
      if (next === null) setMore(({ [stage]: _gone, ...rest }) => rest);
      else {
        void again.current(stage, next, count).then((later) => {
          if (later && !isOver) setMore((kept) => ({ ...kept, [stage]: later }));
        });
      }
    }
    return () => {
      isOver = true;
    };
  }, [board]);

  const forget = (move: CardMove) => setMoves((all) => all.filter((one) => one !== move));

  const send = async (move: CardMove, evidence: object): Promise<ApiOutcome> => {
    const { card, place } = move;
    const path = `${api}/deals/${card.id}`;
    const where = { beforeId: place.below, afterId: place.above };
    if (card.stage === place.stage) return await callApi("POST", `${path}/move`, where);
    const moved = await callApi("POST", `${path}/stage`, { stage: place.stage, evidence, beforeId: place.below });
    // Without a card below, the change of stage puts it first.
    if (moved.kind !== "done" || place.below !== null || place.above === null) return moved;
    return await callApi("POST", `${path}/move`, where);
  };

  /** @returns the messages of the fields, where the server refuses some */
  const settle = async (move: CardMove, evidence: object): Promise<FieldErrors | null> => {
    const { card, place } = move;
    const from = placeOf(withMore(board.stages, more), card.id);
    const outcome = await send(move, evidence);
    if (outcome.kind === "invalid") return outcome.errors;
    if (outcome.kind === "done") {
      await revalidate();
      setAnnounced(`${card.contact.fullName}: ${stageName(card.kind, place.stage)}`);
      if (card.stage !== place.stage && from) {
        showToast({
          kind: "success",
          title: `${card.contact.fullName} pasa a «${stageName(card.kind, place.stage)}»`,
          action: { label: "Deshacer", run: () => takeBack.current(card.id, from) },
        });
      }
    } else {
      showToast({ kind: "error", title: "La tarjeta vuelve a su sitio", description: failureText(outcome) });
    }
    forget(move);
    return null;
  };

  /** Moves a card: at once, or after asking for the answers that its new stage lacks. */
  const put = async (card: DealCard, place: CardPlace) => {
    if (isSamePlace(placeOf(columns, card.id), place)) return;
    const move = { card, place };
    const missing = card.stage === place.stage ? [] : missingStages(card, place.stage);
    setMoves((all) => [...all, move]);
    if (missing.length > 0) {
      setAsked({ ...move, missing, errors: {} });
      return;
    }
    const errors = await settle(move, {});
    // Somebody else has taken the evidence away meanwhile.
    if (errors) setAsked({ ...move, missing: missingStages({ ...card, evidence: {} }, place.stage), errors });
  };

  // The toast outlives the paint that it was made in.
  const takeBack = useRef<(id: string, place: CardPlace) => void>(() => undefined);
  takeBack.current = (id, place) => {
    const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
    if (card) void put(card, place);
  };

  const cancel = () => {
    if (asked) {
      setMoves((all) => all.filter(({ card, place }) => card !== asked.card || place !== asked.place));
      setAnnounced(`${asked.card.contact.fullName}: sigue en «${stageName(asked.card.kind, asked.card.stage)}»`);
    }
    setAsked(null);
  };

  const answer = async (evidence: object): Promise<FieldErrors | null> => {
    const move = moves.find(({ card, place }) => card === asked?.card && place === asked?.place);
    if (!move || isSending) return null;
    setSending(true);
    const errors = await settle(move, evidence);
    setSending(false);
    if (!errors) setAsked(null);
    return errors;
  };

  return { columns, asked, isSending, announced, put, cancel, answer, loadMore };
}
