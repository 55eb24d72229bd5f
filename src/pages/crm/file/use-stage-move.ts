import { useState } from "react";
import type { DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { DealCard } from "#domain/crm/contacts/dto.ts";
import { missingStages } from "#domain/crm/contacts/stages.ts";
import { stageName } from "#domain/crm/contacts/trades.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { useCall } from "#ui/use-call.ts";
import { useCrmPlace } from "../crm-place.ts";

interface Asked {
  card: DealCard;
  stage: DealStage;
  missing: readonly DealStage[];
  errors: FieldErrors;
}

/** Moves a deal from its contact's file: at once, or after asking for the answers that the stage lacks. */
export function useStageMove() {
  const { api } = useCrmPlace();
  const { isBusy, call } = useCall({ showsErrors: true });
  const [asked, setAsked] = useState<Asked | null>(null);

  const send = async (card: DealCard, stage: DealStage, evidence: object): Promise<FieldErrors | null> => {
    const notice = `Pasa a «${stageName(card.kind, stage)}»`;
    const outcome = await call(notice, "POST", `${api}/deals/${card.id}/stage`, { stage, evidence });
    return outcome.kind === "invalid" ? outcome.errors : null;
  };
  const move = async (card: DealCard, stage: DealStage) => {
    const missing = missingStages(card, stage);
    const errors = missing.length > 0 ? {} : await send(card, stage, {});
    if (errors)
      setAsked({
        card,
        stage,
        missing: missing.length > 0 ? missing : missingStages({ ...card, evidence: {} }, stage),
        errors,
      });
  };
  const answer = async (evidence: object): Promise<FieldErrors | null> => {
    if (!asked) return null;
    const errors = await send(asked.card, asked.stage, evidence);
    if (!errors) setAsked(null);
    return errors;
  };
  return { asked, isBusy, move, answer, cancel: () => setAsked(null) };
}
