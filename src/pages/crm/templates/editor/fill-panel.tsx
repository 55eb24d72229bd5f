import { useId } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { ContactsPage } from "#domain/crm/contacts/dto.ts";
import { TERM_KEYS } from "#domain/crm/templates/agreed-terms.ts";
import type { FilledDocument } from "#domain/crm/templates/fill.ts";
import { MAX_VALUE } from "#domain/crm/templates/variables.ts";
import { Button } from "#ui/button.tsx";
import { callApi } from "#ui/call-api.ts";
import { ComboboxField } from "#ui/form/combobox-field.tsx";
import { InputBox, SelectBox, Tick } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { HomeChoice } from "../../home-choice.tsx";
import type { useFilling } from "./use-filling.ts";

const MOST_CHOICES = 8;

async function findContacts(typed: string) {
  const path = `/api/crm/contacts?q=${encodeURIComponent(typed)}&limite=${MOST_CHOICES}`;
  const found = await callApi<ContactsPage>("GET", path);
  if (found.kind !== "done") throw new Error("the contacts did not answer");
  return found.answer.contacts.map(({ id, fullName, company, email, phone }) => ({
    value: id,
    label: fullName,
    detail: company ?? phone ?? email ?? "",
  }));
}

interface FillPanelProps {
  filled: FilledDocument;
  fill: ReturnType<typeof useFilling>;
}

/** The home, the contact and the deal that a document is filled with, and a field for each value that nobody knows. */
export function FillPanel({ filled, fill }: FillPanelProps) {
  const form = useForm({ defaultValues: { contactId: "", contactIdText: "" } });
  const dealId = useId();
  const { values, typed } = fill.filling;
  // Terms that were agreed elsewhere may be written in another way here.
  const asked = filled.fields.filter(
    ({ key }) => values[key] === undefined || typed[key] !== undefined || TERM_KEYS.includes(key),
  );
  const { missing } = filled;
  return (
    <Panel labelledBy="rellenar">
      <PanelHeader
        id="rellenar"
        title="Rellenar"
        description={
          missing.length === 0
            ? "No falta ningún dato."
            : `${missing.length === 1 ? "Falta un dato" : `Faltan ${missing.length} datos`}: escríbelos o déjalos en blanco.`
        }
      />
      <PanelBody className="grid gap-4">
        <HomeChoice home={null} label="Vivienda" onChoose={(home) => fill.choose({ homeId: home?.id })} />
        <FormProvider {...form}>
          <ComboboxField
            name="contactId"
            label="Contacto"
            optional
            placeholder="Nombre, teléfono o correo"
            search={findContacts}
            onChoose={(option) => fill.choose({ contactId: option?.value })}
          />
        </FormProvider>
        {fill.deals.length > 0 ? (
          <FieldFrame id={dealId} label="Trato" optional>
            <SelectBox
              id={dealId}
              value={fill.subject.dealId ?? ""}
              options={[
                { value: "", label: "Ninguno" },
                ...fill.deals.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => fill.choose({ dealId: event.currentTarget.value || undefined })}
            />
          </FieldFrame>
        ) : null}
        {missing.length > 0 ? (
          <div className="grid gap-2 border-t pt-4">
            <p className="text-sm font-semibold">{missing.length === 1 ? "Falta" : "Faltan"}</p>
            <ul className="grid gap-1 text-sm">
              {missing.map(({ key, label }) => (
                <li key={key}>
                  <button
                    type="button"
                    className="link-text touch-target text-left text-primary"
                    onClick={() => goToField(key)}
                  >
                    {label}
                  </button>
                </li>
              ))}
            </ul>
            {missing.length > 1 ? (
              <Button
                size="sm"
                variant="outline"
                className="justify-self-start"
                onClick={() =>
                  fill.leaveBlank(
                    missing.map(({ key }) => key),
                    true,
                  )
                }
              >
                Dejar en blanco todo lo que falta
              </Button>
            ) : null}
          </div>
        ) : null}
        {asked.length > 0 ? (
          <fieldset className="grid gap-4 border-t pt-4">
            <legend className="float-left mb-3 w-full text-sm font-semibold">Para este documento</legend>
            {asked.map(({ key, label }) => (
              <Value key={key} field={key} label={label} fill={fill} />
            ))}
          </fieldset>
        ) : null}
        <p className="text-xs text-subtle-foreground">
          Lo que escribes aquí es solo de este documento: no cambia la vivienda ni el contacto.
        </p>
      </PanelBody>
    </Panel>
  );
}

const fieldId = (key: string) => `dato-${encodeURIComponent(key)}`;

/** Where a value is typed. */
export function goToField(key: string): void {
  const field = document.getElementById(fieldId(key));
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

function Value({ field, label, fill }: { field: string; label: string; fill: FillPanelProps["fill"] }) {
  const id = fieldId(field);
  const isBlank = fill.filling.blanks.includes(field);
  const known = fill.filling.values[field];
  return (
    <div className="grid gap-1">
      <FieldFrame
        id={id}
        label={label}
        help={known && !isBlank ? "Ya se sabe. Escribe aquí solo si es otro." : undefined}
      >
        <InputBox
          id={id}
          placeholder={known}
          value={fill.filling.typed[field] ?? ""}
          maxLength={MAX_VALUE}
          disabled={isBlank}
          autoComplete="off"
          onChange={(event) => fill.type(field, event.currentTarget.value)}
        />
      </FieldFrame>
      <Tick
        label={
          <>
            Dejar en blanco<span className="sr-only"> {label}</span>
          </>
        }
        checked={isBlank}
        onChange={(event) => fill.leaveBlank([field], event.currentTarget.checked)}
      />
    </div>
  );
}
