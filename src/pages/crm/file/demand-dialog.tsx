import { useState } from "react";
import { CURRENCY_OPTIONS } from "#content/country-options.ts";
import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import { demandForm } from "#domain/crm/contacts/contact-forms.ts";
import { HOME_MUST_NAMES, HOME_MUSTS } from "#domain/crm/contacts/demand-musts.ts";
import type { DemandLine } from "#domain/crm/contacts/dto.ts";
import { MOST_TOLERANCE, USUAL_TOLERANCE } from "#domain/crm/matching/criteria.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import { HOME_TYPES } from "#domain/shared/home-attributes/home-values.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainChips, PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { useCrmForm } from "../use-crm-form.ts";
import { entriesOf, typedEntry, type WhereEntry, WhereField } from "./where-field.tsx";

interface DemandDialogProps {
  contactId: string;
  /** Null writes a new one. */
  demand: DemandLine | null;
  onClose: () => void;
}

const TYPE_CHOICES = HOME_TYPES.map((value) => ({ value, label: HOME_TYPE_NAMES[value] }));
const MUST_CHOICES = HOME_MUSTS.map((value) => ({ value, label: HOME_MUST_NAMES[value] }));

/** A demand. Only its operation is required. */
export function DemandDialog({ contactId, demand, onClose }: DemandDialogProps) {
  const [entries, setEntries] = useState<readonly WhereEntry[]>(() => (demand ? entriesOf(demand) : []));
  const [leftText, setLeftText] = useState("");
  const { isBusy, errors, formProps, leave } = useCrmForm({
    schema: demandForm,
    read: (typed) => ({
      ...Object.fromEntries(
        [
          "operation",
          "priceMin",
          "priceMax",
          "currency",
          "areaMinM2",
          "roomsMin",
          "roomsMax",
          "bathroomsMin",
          "tolerance",
          "note",
        ].map((name) => [name, String(typed.get(name) ?? "")]),
      ),
      types: typed.getAll("types"),
      musts: typed.getAll("musts"),
      wishes: typed.getAll("wishes").filter((wish) => !typed.getAll("musts").includes(wish)),
      // The text in the box counts too, though nobody added it: nothing typed is lost.
      where: [...entries, ...(leftText === "" ? [] : [typedEntry(leftText)])].map(
        ({ typed: text, isExcluded, placeId, withinM }) => ({ typed: text, isExcluded, placeId, withinM }),
      ),
      zone: demand?.zone ?? null,
      isActive: demand === null || typed.has("isActive"),
    }),
    method: demand ? "PUT" : "POST",
    path: demand ? `/contacts/${contactId}/demands/${demand.id}` : `/contacts/${contactId}/demands`,
    doneText: "Búsqueda guardada",
    onDone: onClose,
  });
  const number = { inputMode: "decimal", autoComplete: "off", optional: true } as const;
  return (
    <Dialog open onClose={() => leave(onClose)} title={demand ? "Cambiar la búsqueda" : "Qué busca"}>
      <form {...formProps} className="grid gap-4">
        <PlainSelect
          name="operation"
          label="Quiere"
          defaultValue={demand?.operation ?? "venta"}
          choices={[
            { value: "venta", label: "Comprar" },
            { value: "alquiler", label: "Alquilar" },
          ]}
          error={errors.operation}
        />
        <PlainChips
          name="types"
          label="Tipo"
          optional
          choices={TYPE_CHOICES}
          chosen={demand?.types ?? []}
          help="Ninguno marcado: cualquiera"
          error={errors.types}
        />
        <WhereField
          entries={entries}
          onChange={setEntries}
          onText={setLeftText}
          error={errors.where ?? Object.entries(errors).find(([name]) => name.startsWith("where."))?.[1]}
        />
        <div className="grid grid-cols-2 gap-4">
          <PlainField
            {...number}
            name="priceMin"
            label="Precio mínimo"
            defaultValue={numberText(demand?.priceMinCents, 100)}
            error={errors.priceMin}
          />
          <PlainField
            {...number}
            name="priceMax"
            label="Precio máximo"
            defaultValue={numberText(demand?.priceMaxCents, 100)}
            error={errors.priceMax}
          />
        </div>
        <PlainSelect
          name="currency"
          label="Moneda"
          defaultValue={demand?.currency ?? ""}
          choices={[...(demand ? [] : [{ value: "", label: "La del país donde busca" }]), ...CURRENCY_OPTIONS]}
          error={errors.currency}
        />
        <PlainSelect
          name="tolerance"
          label="Margen sobre el precio máximo"
          defaultValue={String(demand?.tolerance ?? USUAL_TOLERANCE)}
          choices={toleranceChoices(demand?.tolerance ?? USUAL_TOLERANCE)}
          error={errors.tolerance}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <PlainField
            {...number}
            name="areaMinM2"
            label="m², mínimo"
            defaultValue={numberText(demand?.areaMinM2)}
            error={errors.areaMinM2}
          />
          <PlainField
            {...number}
            name="bathroomsMin"
            label="Baños, mínimo"
            defaultValue={numberText(demand?.bathroomsMin)}
            error={errors.bathroomsMin}
          />
          <PlainField
            {...number}
            name="roomsMin"
            label="Habitaciones, mínimo"
            defaultValue={numberText(demand?.roomsMin)}
            error={errors.roomsMin}
          />
          <PlainField
            {...number}
            name="roomsMax"
            label="Habitaciones, máximo"
            defaultValue={numberText(demand?.roomsMax)}
            error={errors.roomsMax}
          />
        </div>
        <PlainChips
          name="musts"
          label="Imprescindible"
          optional
          choices={MUST_CHOICES}
          chosen={demand?.musts ?? []}
          error={errors.musts}
        />
        <PlainChips
          name="wishes"
          label="Si puede ser"
          optional
          choices={MUST_CHOICES}
          chosen={demand?.wishes ?? []}
          help="Suma puntos, pero no descarta ninguna"
          error={errors.wishes}
        />
        <PlainField
          name="note"
          label="Notas"
          optional
          rows={2}
          defaultValue={demand?.note ?? ""}
          error={errors.note}
          maxLength={2000}
        />
        {demand ? (
          <PlainCheckbox name="isActive" defaultChecked={demand.isActive}>
            Sigue buscando
          </PlainCheckbox>
        ) : null}
        <div className="mt-1 flex justify-end">
          <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
            Guardar búsqueda
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The usual steps, and the demand's own where a program wrote another one. */
function toleranceChoices(own: number) {
  return [...new Set([0, 0.05, 0.1, 0.15, 0.2, MOST_TOLERANCE, own])]
    .sort((a, b) => a - b)
    .map((value) => ({
      value: String(value),
      label: value === 0 ? "Ninguno" : `Hasta un ${formatPercent(value)} más`,
    }));
}

const numberText = (value: number | null | undefined, divisor = 1) =>
  value === null || value === undefined ? "" : String(value / divisor).replace(".", ",");
