import { useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { type CampaignMessage, SUBJECT_MAX } from "#domain/tools/campaigns/campaign-message.ts";
import type { MailProblem } from "#domain/tools/campaigns/composing/lint-mail.ts";
import { Button } from "#ui/button.tsx";
import { InputBox, SelectBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Field } from "./field.tsx";
import type { CampaignEditing } from "./use-draft.ts";

/** Where problems of the subject lead to. */
export const SUBJECT_ID = "campana-asunto";
export const OTHER_SUBJECT_ID = "campana-otro-asunto";
export const WAIT_ID = "campana-espera";

interface MessageFieldsProps {
  editing: CampaignEditing;
  number: number;
  message: CampaignMessage;
  problems: readonly MailProblem[];
}

/** Subject, the line beside it, and of a sequence when it goes. */
export function MessageFields({ editing, number, message, problems }: MessageFieldsProps) {
  const { act, set, document } = editing;
  const setFields = (values: Partial<Omit<CampaignMessage, "blocks">>) =>
    act({ kind: "fields", message: number, values });
  const [isTrying, setTrying] = useState(Boolean(message.otherSubject));
  const said = (field: MailProblem["field"]) => problems.find((problem) => problem.field === field);
  const subject = said("asunto");
  const other = said("otro-asunto");
  const mayTry = document.kind === "envio";
  return (
    <div className="grid gap-4">
      {number > 0 ? <Wait hours={message.afterHours} onHours={(afterHours) => setFields({ afterHours })} /> : null}
      <Field
        id={SUBJECT_ID}
        label="Asunto"
        value={message.subject}
        max={SUBJECT_MAX}
        error={subject?.level === "bloquea" && message.subject !== "" ? subject.title : undefined}
        help={
          subject && message.subject !== ""
            ? `${subject.title}. ${subject.fix}`
            : `${counted(message.subject.length, "carácter", "caracteres")}. {nombre} pone el suyo.`
        }
        onValue={(next) => setFields({ subject: next })}
      />
      <Field
        label="Texto de entrada"
        value={message.preheader ?? ""}
        max={200}
        help="Lo que se lee al lado del asunto antes de abrirlo."
        onValue={(preheader) => setFields({ preheader })}
      />
      {!mayTry ? null : isTrying ? (
        <div className="grid gap-4 rounded-md border p-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <Field
              id={OTHER_SUBJECT_ID}
              label="Segundo asunto"
              value={message.otherSubject ?? ""}
              max={SUBJECT_MAX}
              error={other?.level === "bloquea" && message.otherSubject ? other.title : undefined}
              onValue={(otherSubject) => {
                setFields({ otherSubject });
                if (document.testShare === null) set({ testShare: 20, testHours: 4 });
              }}
            />
          </div>
          <FieldFrame id="prueba-parte" label="Se prueba con">
            <SelectBox
              id="prueba-parte"
              value={String(document.testShare ?? 20)}
              options={[10, 20, 30, 50, 100].map((share) => ({
                value: String(share),
                label: share === 100 ? "Toda la lista, mitad y mitad" : `El ${share} % de la lista`,
              }))}
              onChange={(event) => set({ testShare: Number(event.currentTarget.value) })}
            />
          </FieldFrame>
          <FieldFrame id="prueba-horas" label="Se decide por clics en">
            <SelectBox
              id="prueba-horas"
              value={String(document.testHours ?? 4)}
              options={[2, 4, 8, 24, 48].map((hours) => ({ value: String(hours), label: `${hours} horas` }))}
              onChange={(event) => set({ testHours: Number(event.currentTarget.value) })}
            />
          </FieldFrame>
          <div>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                setFields({ otherSubject: undefined });
                set({ testShare: null, testHours: null });
                setTrying(false);
              }}
            >
              Quitar la prueba
            </Button>
          </div>
        </div>
      ) : (
        <div>
          <Button size="sm" variant="ghost" onClick={() => setTrying(true)}>
            Probar dos asuntos
          </Button>
        </div>
      )}
    </div>
  );
}

const DAY_HOURS = 24;

function Wait({ hours, onHours }: { hours: number; onHours: (hours: number) => void }) {
  const isDays = hours % DAY_HOURS === 0;
  const value = isDays ? hours / DAY_HOURS : hours;
  const set = (amount: number, inDays: boolean) =>
    onHours(Math.min(366 * DAY_HOURS, Math.max(0, inDays ? amount * DAY_HOURS : amount)));
  return (
    <FieldFrame id={WAIT_ID} label="Sale después del anterior">
      <div className="flex max-w-80 gap-2">
        <InputBox
          id={WAIT_ID}
          inputMode="numeric"
          maxLength={4}
          value={String(value)}
          boxClassName="w-24"
          onChange={(event) => set(Number(event.currentTarget.value.replace(/\D/g, "")), isDays)}
        />
        <SelectBox
          aria-label="Unidad"
          value={isDays ? "dias" : "horas"}
          options={[
            { value: "dias", label: value === 1 ? "día" : "días" },
            { value: "horas", label: value === 1 ? "hora" : "horas" },
          ]}
          onChange={(event) => set(value, event.currentTarget.value === "dias")}
          className="flex-1"
        />
      </div>
    </FieldFrame>
  );
}
