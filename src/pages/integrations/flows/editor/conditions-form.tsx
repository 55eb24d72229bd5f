import { Plus, X } from "lucide-react";
import { CONDITION_FIELDS, type ConditionField, fieldRow } from "#domain/integrations/flows/condition-fields.ts";
import { type Condition, MOST_CONDITIONS } from "#domain/integrations/flows/flow-document.ts";
import { newCondition } from "#domain/integrations/flows/step-edits.ts";
import { Button } from "#ui/button.tsx";
import { ChipToggle } from "#ui/form/controls.tsx";
import { ChoiceField, TextField } from "./small-fields.tsx";

interface Conditions {
  match: "todas" | "alguna";
  conditions: Condition[];
}

const FIELDS = Object.entries(CONDITION_FIELDS).map(([value, { name }]) => ({ value, label: name }));

/** Conditions as sentences, one below the other. */
export function ConditionsForm<T extends Conditions>({ of, onChange }: { of: T; onChange: (next: T) => void }) {
  const { match, conditions } = of;
  const set = (next: Partial<Conditions>) => onChange({ ...of, ...next });
  const replace = (index: number, condition: Condition) => set({ conditions: conditions.with(index, condition) });
  return (
    <div className="grid gap-3">
      {conditions.length > 1 ? (
        <ChoiceField
          label="Tienen que cumplirse"
          value={match}
          options={[
            { value: "todas", label: "Todas" },
            { value: "alguna", label: "Al menos una" },
          ]}
          onChange={(next) => set({ match: next })}
          className="sm:max-w-52"
        />
      ) : null}
      <ul className="grid gap-3">
        {conditions.map((condition, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name, and their fields no state of their own
          <li key={index} className="relative grid gap-3 rounded-md bg-muted p-3 pr-13">
            <ConditionRow condition={condition} onChange={(next) => replace(index, next)} />
            <Button
              variant="ghost"
              size="icon"
              className="absolute top-1 right-1"
              aria-label={`Quitar la condición «${fieldRow(condition.field).name}»`}
              onClick={() => set({ conditions: conditions.toSpliced(index, 1) })}
            >
              <X aria-hidden size={16} strokeWidth={1.75} />
            </Button>
          </li>
        ))}
      </ul>
      {conditions.length < MOST_CONDITIONS ? (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => set({ conditions: [...conditions, newCondition("origen")] })}
        >
          <Plus aria-hidden size={16} strokeWidth={1.75} /> Añadir condición
        </Button>
      ) : null}
    </div>
  );
}

function ConditionRow({ condition, onChange }: { condition: Condition; onChange: (next: Condition) => void }) {
  const { field, is } = condition;
  const row = fieldRow(field);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <ChoiceField<ConditionField>
          label="Mira"
          value={field}
          options={FIELDS}
          onChange={(next) => onChange(newCondition(next))}
        />
        <ChoiceField
          label="y comprueba que"
          value={is}
          options={[
            { value: "es", label: row.says },
            { value: "no", label: row.denies },
          ]}
          onChange={(next) => onChange({ ...condition, is: next })}
        />
      </div>
      <Answer condition={condition} onChange={onChange} />
    </>
  );
}

const numberOf = (typed: string): number | undefined => {
  const digits = typed.replace(/[^\d]/g, "");
  return digits === "" ? undefined : Math.min(Number(digits), 1_000_000_000);
};

function Answer({ condition, onChange }: { condition: Condition; onChange: (next: Condition) => void }) {
  const { field, values, min, max } = condition;
  const { answer, name } = fieldRow(field);
  switch (answer.kind) {
    case "si-no":
      return null;
    case "lista":
      return (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{name}</legend>
          {answer.choices.map(({ value, label }) => (
            <ChipToggle
              key={value}
              label={label}
              checked={values.includes(value)}
              onChange={(event) =>
                onChange({
                  ...condition,
                  values: event.target.checked ? [...values, value] : values.filter((one) => one !== value),
                })
              }
            />
          ))}
        </fieldset>
      );
    case "palabras":
      return (
        <TextField
          label="Una de estas"
          help="Separadas con comas"
          value={values.join(",")}
          placeholder={answer.placeholder}
          maxLength={600}
          onChange={(typed) => onChange({ ...condition, values: typed.split(",").slice(0, 30) })}
        />
      );
    case "numero":
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={answer.hasMax ? `Desde (${answer.unit})` : `Al menos (${answer.unit})`}
            value={min === undefined ? "" : String(min)}
            maxLength={12}
            onChange={(typed) => onChange({ ...condition, min: numberOf(typed) })}
          />
          {answer.hasMax ? (
            <TextField
              label={`Hasta (${answer.unit})`}
              value={max === undefined ? "" : String(max)}
              maxLength={12}
              onChange={(typed) => onChange({ ...condition, max: numberOf(typed) })}
            />
          ) : null}
        </div>
      );
    default:
      return answer satisfies never;
  }
}
