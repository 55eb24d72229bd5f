import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useFieldArray, useFormState, useWatch } from "react-hook-form";
import { formatEstimate, roundedEstimate } from "#domain/shared/format/estimates.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import { isCommunity } from "#domain/shared/places/tax-places.ts";
import { effectOf, QUALITIES, WORK_IDS, WORK_NAMES, type WorkId } from "#domain/tools/renovation/works.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField, SegmentedField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { MoneyField, PercentField } from "#ui/form/number-fields.tsx";
import { SourcedNumberField } from "#ui/form/sourced-number-field.tsx";
import { TextField } from "#ui/form/text-fields.tsx";
import { useText } from "#ui/form/use-text.ts";
import { lowerFirst } from "./explain.ts";
import { type Proposal, proposalFor } from "./proposals.ts";
import { MOST_OTHERS } from "./schema.ts";
import { useCase, useUnit } from "./use-case.ts";

const QUALITY_NAMES = { basica: "Básica", media: "Media", alta: "Alta" } as const;

/** The works that fit the home, each proposed with its cost and its effect, both editable and resettable. */
export function WorkFields() {
  const known = useCase();
  const place = useText("place");
  const found = WORK_IDS.map((id) => ({ id, proposal: known && proposalFor(id, known.input, known.terms) }));
  const isAbroad = place !== "" && !isCommunity(place);
  const fitting = found.flatMap(({ id, proposal }) => (proposal && "work" in proposal ? [{ id, proposal }] : []));
  return (
    <FieldGroup
      title="Las obras"
      description={
        isAbroad
          ? "La tabla de costes y subidas es de España. Escribe los de aquí en cada obra que quieras comparar."
          : "Marcamos las que encajan con la vivienda. Quita las que no te interesen y cambia cualquier cifra."
      }
    >
      <SegmentedField
        name="quality"
        label="Calidad de la reforma integral"
        options={QUALITIES.map((value) => ({ value, label: QUALITY_NAMES[value] }))}
      />
      {known === undefined ? (
        <p className="text-sm text-muted-foreground">
          Di dónde está, la superficie y el estado: aquí saldrán las obras.
        </p>
      ) : (
        <ul className="-my-1">
          {fitting.map(({ id, proposal }) => (
            <li key={id} className="border-b last:border-b-0">
              <WorkRow id={id} proposal={proposal} isAbroad={isAbroad} />
            </li>
          ))}
        </ul>
      )}
      <OtherWorks />
    </FieldGroup>
  );
}

function WorkRow({ id, proposal, isAbroad }: { id: WorkId; proposal: Proposal; isAbroad: boolean }) {
  const unit = useUnit();
  const [wantsFields, setWantsFields] = useState(false);
  const { errors } = useFormState();
  const fieldsId = useId();
  const isOff = useText(`works.${id}.on`) === "no";
  const done: unknown = useWatch({ name: "done" });
  const doneNote = useText("doneNote");
  const isDone = Array.isArray(done) && done.includes(id);
  const typedCost = useText(`works.${id}.cost`);
  const typedUplift = useText(`works.${id}.uplift`);
  const { work, cost, quantity } = proposal;
  const rise = Math.expm1(effectOf(work).usual);
  const name = WORK_NAMES[id];
  const effectFact = work.effectFacts[0];
  const given = effectFact ? `+${formatPercent(rise)}` : "sin letra no sabemos qué suma";
  const isWrong = (errors.works as Record<string, unknown> | undefined)?.[id] !== undefined;
  const isOpen = !isOff && (wantsFields || isWrong || isAbroad);
  return (
    <div className="py-1">
      <div className="flex items-start justify-between gap-3">
        <CheckboxField
          name={`works.${id}.on`}
          label={
            <>
              <span className="block font-medium">{name}</span>
              <span className="block text-xs text-muted-foreground tabular-nums">
                {isAbroad
                  ? quantity
                  : `${typedCost}${typedUplift}` === ""
                    ? `${quantity} · ${formatEstimate(cost.usual)} · ${given}`
                    : `${quantity} · con tus cifras`}
              </span>
              {isDone ? (
                <span className="block text-xs text-muted-foreground">
                  {`Según la ficha ya está hecha${doneNote === "" ? "" : ` (${doneNote})`}`}
                </span>
              ) : null}
            </>
          }
        />
        {isOff || isAbroad ? null : (
          <Button
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            aria-label={`Cambiar las cifras de ${lowerFirst(name)}`}
            onClick={() => setWantsFields(!isOpen)}
          >
            Cambiar
          </Button>
        )}
      </div>
      {isOpen ? (
        <div id={fieldsId} className="pt-2 pb-4">
          <FieldRow columns={2}>
            <SourcedNumberField
              name={`works.${id}.cost`}
              label="Coste, con IVA y todo"
              unit={unit}
              fact={isAbroad ? undefined : { ...work.priceFact, value: roundedEstimate(cost.usual) }}
              ask="No tenemos precios de ahí: escribe tu presupuesto."
            />
            <SourcedNumberField
              name={`works.${id}.uplift`}
              label="Sube el precio"
              unit="%"
              fact={isAbroad || !effectFact ? undefined : { ...effectFact, value: Math.round(rise * 1e4) / 1e4 }}
              ask={
                isAbroad ? "No está medido ahí: escribe tu estimación." : "Sin letra no lo sabemos: escribe la tuya."
              }
            />
          </FieldRow>
        </div>
      ) : null}
    </div>
  );
}

/** Works that are in no table. */
function OtherWorks() {
  const unit = useUnit();
  const { fields, append, remove } = useFieldArray({ name: "others" });
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid min-w-0 gap-3 rounded-lg border p-4">
          <legend className="float-left flex w-full items-center justify-between gap-3 text-sm font-semibold">
            Otra obra
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Quitar la obra ${index + 1}`}
              onClick={() => remove(index)}
            >
              <Trash2 aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          </legend>
          <div className="clear-both">
            <FieldRow columns={3}>
              <TextField
                name={`others.${index}.name`}
                label="Qué obra"
                maxLength={60}
                placeholder="Cerrar la terraza"
              />
              <MoneyField name={`others.${index}.cost`} label="Coste, con IVA" unit={unit} />
              <PercentField name={`others.${index}.uplift`} label="Sube el precio" help="Tu estimación." />
            </FieldRow>
          </div>
        </fieldset>
      ))}
      {fields.length < MOST_OTHERS ? (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => append({ name: "", cost: "", uplift: "" })}
        >
          <Plus aria-hidden size={18} strokeWidth={1.75} /> Añadir otra obra
        </Button>
      ) : null}
    </>
  );
}
