import { type FormEvent, useRef, useState } from "react";
import type { DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { DealCard } from "#domain/crm/contacts/dto.ts";
import { checkMove } from "#domain/crm/contacts/stages.ts";
import { stageName } from "#domain/crm/contacts/trades.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { readEvidence, StageFields } from "./stage-fields.tsx";

interface EvidenceDialogProps {
  card: DealCard;
  stage: DealStage;
  missing: readonly DealStage[];
  errors: FieldErrors;
  isSending: boolean;
  onCancel: () => void;
  /** @returns the messages of fields that the server refuses */
  onAnswer: (evidence: object) => Promise<FieldErrors | null>;
}

/** Asks for the answers that a stage needs and the deal lacks; nothing else. */
export function EvidenceDialog({
  card,
  stage,
  missing,
  errors: refused,
  isSending,
  onCancel,
  onAnswer,
}: EvidenceDialogProps) {
  const [errors, setErrors] = useState<FieldErrors>(refused);
  const form = useRef<HTMLFormElement>(null);
  const isLoss = stage === "perdido";
  const act = isLoss ? "Cerrar como perdido" : `Pasar a «${stageName(card.kind, stage)}»`;

  const fail = (found: FieldErrors) => {
    setErrors(found);
    if (form.current) focusFirst(form.current, found);
  };
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const evidence = readEvidence(new FormData(event.currentTarget));
    const checked = checkMove(card, stage, evidence);
    if (!checked.isAllowed) {
      const found: FieldErrors = {};
      for (const { path, message } of checked.issues) found[path] ??= message;
      return fail(found);
    }
    const wrong = await onAnswer(evidence);
    if (wrong) fail(wrong);
  }
  const mend = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name in errors) setErrors(({ [name]: _mended, ...rest }) => rest);
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      title={act}
      description={`${card.contact.fullName}: ${card.title}`}
      zocalo={isLoss ? "destructive" : "plataforma"}
    >
      <form ref={form} noValidate method="post" onSubmit={submit} onInput={mend} className="grid gap-5">
        {missing.map((proven) => (
          <fieldset key={proven} className="grid min-w-0 gap-3">
            <legend className={missing.length > 1 ? "mb-3 text-sm font-semibold" : "sr-only"}>
              {stageName(card.kind, proven)}
            </legend>
            <StageFields stage={proven} card={card} errors={errors} />
          </fieldset>
        ))}
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
          <Button variant="outline" onClick={onCancel}>
            Cancelar
          </Button>
          <Button type="submit" loading={isSending} loadingText="Guardando…">
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
