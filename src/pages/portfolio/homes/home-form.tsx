import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { COUNTRY_OPTIONS, CURRENCY_OPTIONS } from "#content/country-options.ts";
import { HOME_TYPE_OPTIONS, OPERATION_NAMES } from "#content/home-names.ts";
import { checkedHomeSchema, type Home } from "#domain/portfolio/homes/home.ts";
import { checkChangedHome } from "#domain/portfolio/homes/home-changes.ts";
import { HOME_STATUS_NAMES } from "#domain/shared/home-attributes/home-values.ts";
import { HOME_ATTRIBUTES, namesInRow } from "#domain/shared/home-attributes/table.ts";
import { hasWrongControl } from "#domain/shared/places/cadastral-reference.ts";
import { communityOfMunicipality } from "#domain/shared/places/tax-places.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { checkForm, type FieldErrors, fieldErrorsOf } from "#ui/field-errors.ts";
import { CheckboxField, ChipsField, SegmentedField, SelectField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow, SubmitBar } from "#ui/form/field-group.tsx";
import { MoneyField } from "#ui/form/number-fields.tsx";
import { StressedRentNote } from "#ui/form/stressed-rent-note.tsx";
import { DateField, TextareaField, TextField } from "#ui/form/text-fields.tsx";
import { useUnsavedValues } from "#ui/form/use-unsaved-values.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { RepeatKey } from "#ui/repeat-key.ts";
import { showToast } from "#ui/toast-store.ts";
import { AttributeGroup, AttributeRow, chipOf, SeveralAttribute } from "./attribute-row.tsx";
import { changedValues, formValuesOf, type HomeFormValues, homeValuesOf } from "./home-form-values.ts";
import { OwnerField } from "./owner-field.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PORTFOLIO } from "./portfolio-path.ts";

const options = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

interface HomeFormProps {
  /** The field that somebody came to mend: it gets the focus. */
  wanted?: string | undefined;
  /** The home that is changed; a new one without. */
  edited?: { id: string; home: Home; updatedAt: string; ownerContact: { id: string; name: string } | null };
  mapStyleUrl: string | undefined;
}

/** One form for a new home and for a known one. Typed values stay, whatever the server answers. */
export function HomeForm({ edited, mapStyleUrl, wanted }: HomeFormProps) {
  const [start] = useState(() => formValuesOf(edited?.home, edited?.ownerContact ?? null));
  const form = useForm<HomeFormValues>({ defaultValues: start, shouldFocusError: false });
  const unsaved = useUnsavedValues(form, start);
  const element = useRef<HTMLFormElement>(null);
  const keys = useRef(new RepeatKey());
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  // After somebody else's change the next try has seen it.
  const [seen, setSeen] = useState(edited?.updatedAt);

  useEffect(() => {
    // The search for the place is no field of the form, and has no name.
    const selector = wanted === "placeName" ? "[role=combobox]" : `[name="${CSS.escape(wanted ?? "")}"]`;
    if (wanted) goTo(element.current?.querySelector<HTMLElement>(selector));
  }, [wanted]);

  function show(errors: FieldErrors) {
    for (const [name, message] of Object.entries(errors)) form.setError(fieldOf(name), { type: "schema", message });
    requestAnimationFrame(() => goTo(element.current?.querySelector<HTMLElement>("[aria-invalid=true]")));
  }

  async function add(made: object) {
    return await callApi<{ id: string }>("POST", "/api/portfolio/homes", made, {
      idempotencyKey: keys.current.of(made),
    });
  }

  async function save() {
    if (isSaving) return;
    form.clearErrors();
    const typed = form.getValues();
    const values = homeValuesOf(typed, edited?.home);
    // A fault that was there before and is not touched keeps nobody from saving.
    const errors = edited ? fieldErrorsOf(checkChangedHome(edited.home, values)) : checkForm(checkedHomeSchema, values);
    if (errors) return show(errors);
    setSaving(true);
    const ownerContactId = typed.ownerContactId || null;
    const outcome = edited
      ? await callApi<{ id: string }>("PATCH", `/api/portfolio/homes/${edited.id}`, {
          seen,
          values: changedValues(values, homeValuesOf(start, edited.home)),
          ...(ownerContactId !== (edited.ownerContact?.id ?? null) && { ownerContactId }),
        })
      : await add({ values, ...(ownerContactId && { ownerContactId }) });
    setSaving(false);
    if (outcome.kind === "done") {
      unsaved.settle();
      showToast({ kind: "success", title: edited ? "Cambios guardados" : "Vivienda añadida a tu cartera" });
      await navigate(`${PORTFOLIO}/${outcome.answer.id}`);
    } else if (outcome.kind === "invalid") {
      show(outcome.errors);
      // A person who saves again knows of the conflict.
      if (edited) setSeen(new Date().toISOString());
    } else showToast({ kind: "error", title: "No se ha guardado", description: failureText(outcome) });
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-label={edited ? "Datos de la vivienda" : "Nueva vivienda"}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="min-w-0 rounded-lg border bg-card"
      >
        <FieldGroup title="Qué es">
          <FieldRow columns={2}>
            <SegmentedField name="operation" label="Operación" options={options(OPERATION_NAMES)} />
            <SelectField name="type" label="Tipo" options={HOME_TYPE_OPTIONS} />
          </FieldRow>
          <FieldRow columns={2}>
            <MoneyField name="price" label="Precio" optional help="En alquiler, al mes." />
            <TextField name="reference" label="Referencia" optional maxLength={60} help="La tuya: V-102." />
          </FieldRow>
          <RentWarning />
          <TextField name="title" label="Título" optional maxLength={200} placeholder="Piso con balcón en Ruzafa" />
        </FieldGroup>
        <PlaceFields mapStyleUrl={mapStyleUrl} />
        <FieldGroup title="Cómo es">
          <AttributeRow row="measures" columns={4} />
          <AttributeRow row="building" columns={3} />
          <SegmentedField
            name="condition"
            label="Conservación"
            options={[...options(HOME_ATTRIBUTES.condition.names), { value: "", label: "No lo sé" }]}
            optional
          />
          <AttributeRow row="answers" columns={2} />
          <SeveralAttribute name="orientations" />
          <AttributeRow row="terms" columns={3} />
          <ChipsField label="Tiene" chips={namesInRow("chips").map(chipOf)} />
          <div>
            <AttributeGroup title="Calefacción y reforma" row="works" columns={3} />
            <AttributeGroup title="Certificado energético" row="energy" columns={3} />
            <AttributeGroup title="Comunidad e IBI" row="costs" columns={2} />
            <LettingTerms />
          </div>
        </FieldGroup>
        <FieldGroup title="Qué cuenta el anuncio">
          <TextareaField name="descriptionEs" label="Descripción" rows={5} optional maxLength={20_000} />
          <TextareaField
            name="featuresText"
            label="Características"
            rows={3}
            optional
            help="Una por línea: así salen en los portales."
          />
        </FieldGroup>
        <FieldGroup title="Cómo la llevas" description="Solo lo ve tu agencia.">
          <FieldRow columns={2}>
            <StatusField />
            <DateField name="listedOn" label="En cartera desde" optional />
            <SelectField
              name="mandateKind"
              label="Encargo"
              placeholder="Sin encargo firmado"
              options={options(HOME_ATTRIBUTES.mandateKind.names)}
              optional
            />
            <DateField name="mandateEndsOn" label="Fin del encargo" optional />
          </FieldRow>
          <Closing />
          <OwnerField />
          <CadastralField />
          <TextareaField name="notes" label="Notas internas" rows={3} optional maxLength={5000} />
          <div>
            <AttributeGroup title="Honorarios" row="fees" columns={3} />
            <AttributeGroup title="Llaves" row="keys" columns={3} />
            <AttributeGroup title="Cargas" row="charges" columns={2} several="charges" />
          </div>
        </FieldGroup>
        <FieldGroup title="País y moneda" className="border-b-0">
          <FieldRow columns={2}>
            <SelectField name="country" label="País" options={COUNTRY_OPTIONS} />
            <SelectField name="currency" label="Moneda" options={CURRENCY_OPTIONS} />
          </FieldRow>
          <CheckboxField name="showsAddress" label="Enseñar calle y número en los portales" />
        </FieldGroup>
        <SubmitBar
          isWide
          label={edited ? "Guardar cambios" : "Añadir vivienda"}
          loadingText="Guardando…"
          loading={isSaving}
          secondary={
            <Button asChild variant="ghost">
              <PageLink to={edited ? `${PORTFOLIO}/${edited.id}` : PORTFOLIO}>Cancelar</PageLink>
            </Button>
          }
        />
      </form>
    </FormProvider>
  );
}

function StatusField() {
  return <SelectField name="status" label="Estado en la cartera" options={options(HOME_STATUS_NAMES)} />;
}

/** A reference is kept as it is typed; one whose control letters are wrong has a slip in it. */
function CadastralField() {
  const { watch } = useFormContext<HomeFormValues>();
  const isDoubtful = watch("country") === "ES" && hasWrongControl(String(watch("cadastralReference") ?? ""));
  return (
    <TextField
      name="cadastralReference"
      label="Referencia catastral"
      optional
      maxLength={20}
      help={
        isDoubtful ? (
          <span role="status" className="text-warning-soft-foreground">
            Revisa la referencia: las letras de control no cuadran. Se guarda igual.
          </span>
        ) : (
          "20 signos. Con ella se encuentran los duplicados."
        )
      }
    />
  );
}

/** A closing has its date and its price. */
function Closing() {
  const { watch } = useFormContext<HomeFormValues>();
  if (watch("status") !== "cerrado") return null;
  return (
    <FieldRow columns={2}>
      <DateField name="closedOn" label="Fecha de cierre" />
      <MoneyField name="closedPrice" label="Precio de cierre" />
    </FieldRow>
  );
}

/** Brings a control before the eyes, and the focus into it. */
function goTo(control: HTMLElement | null | undefined) {
  control?.closest("details")?.setAttribute("open", "");
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

/** The control that shows what the schema says of a field. */
function fieldOf(name: string): keyof HomeFormValues | "root" {
  if (name.startsWith("descriptions")) return "descriptionEs";
  if (name.startsWith("features")) return "featuresText";
  return (name.split(".")[0] || "root") as keyof HomeFormValues | "root";
}

/** A home to let in Spain: its rent may be capped where it is. */
function RentWarning() {
  const [operation, country, price, previousRent, municipalityCode, postalCode] = useWatch<HomeFormValues>({
    name: ["operation", "country", "price", "previousRent", "municipalityCode", "postalCode"],
  }).map((value) => String(value ?? ""));
  if (operation !== "alquiler" || country !== "ES") return null;
  // Both begin with the number of the province.
  const community = communityOfMunicipality(municipalityCode || postalCode || "");
  return <StressedRentNote community={community} rent={price ?? ""} lastRent={previousRent ?? ""} />;
}

/** Asked of a home that is let. */
function LettingTerms() {
  const operation: unknown = useWatch({ name: "operation" });
  return operation === "alquiler" ? (
    <AttributeGroup title="Condiciones del alquiler" row="letting" columns={3} />
  ) : null;
}
