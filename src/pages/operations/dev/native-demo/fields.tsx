import { MapPin } from "lucide-react";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { CheckboxField, ChipsField, SegmentedField, SelectField, TriStateField } from "#ui/form/choice-fields.tsx";
import { ComboboxField } from "#ui/form/combobox-field.tsx";
import type { ComboboxOption } from "#ui/form/combobox-state.ts";
import type { Choice } from "#ui/form/controls.tsx";
import { FieldGroup, FieldRow, SubmitBar } from "#ui/form/field-group.tsx";
import { FileField } from "#ui/form/file-field.tsx";
import { MoneyField, NumberField, PercentField } from "#ui/form/number-fields.tsx";
import { DateField, TextareaField, TextField } from "#ui/form/text-fields.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast-store.ts";
import { Section } from "./section.tsx";

const choices = (...labels: string[]): Choice[] => labels.map((label) => ({ value: label, label }));

const places: ComboboxOption[] = [
  { value: "ruzafa", label: "Ruzafa", detail: "Barrio de Valencia" },
  { value: "gracia", label: "Gràcia", detail: "Distrito de Barcelona" },
  { value: "benimaclet", label: "Benimaclet", detail: "Barrio de Valencia" },
  { value: "sants", label: "Sants", detail: "Barrio de Barcelona" },
];

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Looks among four places; "error" fails, to show that state. */
async function searchPlaces(query: string): Promise<ComboboxOption[]> {
  if (fold(query) === "error") throw new Error("the sample search fails when asked to");
  return places.filter((place) => fold(`${place.label} ${place.detail}`).includes(fold(query)));
}

const sample = {
  place: "ruzafa",
  placeText: "Ruzafa",
  kind: "Piso",
  kindOff: "Piso",
  home: { builtAreaM2: "1.250,5", bedrooms: "3", bathrooms: "2", yearBuilt: "1968" },
  price: "342000",
  rate: "3,25",
  condition: "Reformado",
  hasLift: "si",
  hasTerrace: "si",
  charges: "",
  terms: "si",
  notes: "",
  wrongEmail: "nuria@",
  off: "No se puede cambiar",
};

/** Fields that show an error, with the message a schema would give. */
const sampleErrors = {
  certificate: "Elige la letra, o «No lo sé»",
  wrongEmail: "Email inválido",
  wrongArea: "Escribe una superficie entre 10 y 10.000 m²",
  wrongChoice: "Elige una opción",
  wrongTerms: "Acepta las condiciones para seguir",
} as const;

export function Fields() {
  const form = useForm<Record<string, unknown>>({ defaultValues: { ...sample, wrongArea: "abc" } });
  const { setError } = form;
  useEffect(() => {
    for (const [name, message] of Object.entries(sampleErrors)) setError(name, { message });
  }, [setError]);
  const send = async () => {
    await new Promise((resolve) => window.setTimeout(resolve, 1500));
    showToast({ kind: "success", title: "Formulario enviado", description: "Es una muestra: no se ha guardado nada." });
  };
  return (
    <Section
      id="campos"
      title="Campos"
      note="Lo escrito no se borra nunca. El error ocupa el sitio de la ayuda. Los números se leen con punto o coma y el campo dice lo que ha entendido."
    >
      <FormProvider {...form}>
        <form onSubmit={form.handleSubmit(send)} noValidate className="max-w-[48rem]">
          <Panel as="div">
            <FieldGroup title="Dónde está">
              <ComboboxField
                name="place"
                label="Barrio o municipio"
                help="Escribe dos letras. Con «error» la búsqueda falla."
                icon={<MapPin aria-hidden size={18} strokeWidth={1.75} />}
                search={searchPlaces}
              />
            </FieldGroup>
            <FieldGroup title="Cómo es" description="En reposo, con ayuda, con lo entendido y opcionales.">
              <SegmentedField name="kind" label="Tipo" options={choices("Piso", "Ático", "Dúplex", "Casa", "Local")} />
              <FieldRow columns={4}>
                <NumberField name="home.builtAreaM2" label="Superficie" unit="m²" />
                <NumberField name="home.bedrooms" label="Dormitorios" whole />
                <NumberField name="home.bathrooms" label="Baños" whole />
                <NumberField name="home.yearBuilt" label="Año" whole echo={false} optional />
              </FieldRow>
              <FieldRow columns={2}>
                <MoneyField name="price" label="Precio del anuncio" help="Como lo publica el portal." />
                <PercentField name="rate" label="Interés" help="Nominal anual." />
                <SelectField name="floor" label="Planta" options={choices("Bajo", "1.ª", "2.ª", "3.ª")} />
                <DateField name="date" label="Fecha de la visita" optional />
              </FieldRow>
              <SegmentedField
                name="condition"
                label="Estado"
                options={choices("A reformar", "Buen estado", "Reformado", "A estrenar")}
              />
              <ChipsField
                label="Tiene"
                help="Lo que no marques queda sin indicar: no resta."
                chips={[
                  { name: "hasLift", label: "Ascensor" },
                  { name: "hasTerrace", label: "Terraza" },
                  { name: "hasGarage", label: "Garaje" },
                  { name: "hasStorage", label: "Trastero" },
                  { name: "hasAirConditioning", label: "Aire acondicionado" },
                ]}
              />
              <TriStateField name="charges" label="¿Tiene cargas?" optional />
              <TextareaField name="notes" label="Notas" optional maxLength={120} rows={3} />
              <FileField name="file" label="Comparables" extensions={[".csv", ".xlsx"]} maxBytes={5_000_000} optional />
              <CheckboxField name="terms" label="Acepto las condiciones" />
            </FieldGroup>
            <FieldGroup title="Con error e inactivos">
              <FieldRow columns={2}>
                <TextField name="wrongEmail" label="Email" type="email" />
                <NumberField name="wrongArea" label="Superficie" unit="m²" />
                <SelectField name="certificate" label="Certificado energético" options={choices("A", "B", "C")} />
                <TextField name="off" label="Inactivo" disabled />
              </FieldRow>
              <SegmentedField name="wrongChoice" label="Operación" options={choices("Comprar", "Alquilar")} />
              <SegmentedField name="kindOff" label="Tipo, inactivo" options={choices("Piso", "Casa")} disabled />
              <CheckboxField name="wrongTerms" label="Acepto las condiciones" />
            </FieldGroup>
            <SubmitBar
              label="Calcular precio"
              loadingText="Calculando…"
              cost="Gasta 1 crédito. Te quedan 312."
              secondary={<Button variant="ghost">Guardar borrador</Button>}
            />
          </Panel>
        </form>
      </FormProvider>
    </Section>
  );
}
