import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { COUNTRY_OPTIONS, CURRENCY_OPTIONS } from "#content/country-options.ts";
import { CONDITION_NAMES } from "#content/property-names.ts";
import { ENERGY_RATINGS } from "#domain/listing/property.ts";
import { COMPASS, TONES, VARIETIES } from "#domain/writing/facts.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { ChipsField, isYes, SegmentedField, SelectField, TriStateField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { NumberField } from "#ui/form/number-fields.tsx";
import { PropertyTypeField } from "#ui/form/property-type-field.tsx";
import { TextareaField, TextField } from "#ui/form/text-fields.tsx";
import { TONE_NAMES, VARIETY_NAMES } from "./names.ts";
import { LONGEST_OWN_TEXT, LONGEST_PASTE } from "./schema.ts";

const OPERATIONS = [
  { value: "venta", label: "Venta" },
  { value: "alquiler", label: "Alquiler" },
];
const CONDITION_OPTIONS = [
  { value: "a_reformar", label: CONDITION_NAMES.a_reformar },
  { value: "bueno", label: CONDITION_NAMES.bueno },
  { value: "obra_nueva", label: CONDITION_NAMES.obra_nueva },
  { value: "", label: "No lo sé" },
];
const EXTRAS = [
  { name: "home.hasTerrace", label: "Terraza" },
  { name: "home.hasGarden", label: "Jardín" },
  { name: "home.hasPool", label: "Piscina" },
  { name: "home.hasParkingIncluded", label: "Garaje incluido" },
  { name: "home.hasStorageRoom", label: "Trastero" },
  { name: "home.hasAirConditioning", label: "Aire acondicionado" },
  { name: "home.hasWardrobes", label: "Armarios empotrados" },
  { name: "home.hasDoorman", label: "Conserje" },
  { name: "home.isTopFloor", label: "Última planta" },
  { name: "isFurnished", label: "Amueblado" },
];
const HEATING_OPTIONS = [
  { value: "gas_individual", label: "Gas individual" },
  { value: "central", label: "Central" },
  { value: "electrica", label: "Eléctrica" },
  { value: "suelo_radiante", label: "Suelo radiante" },
  { value: "aerotermia", label: "Aerotermia" },
  { value: "bomba_calor", label: "Bomba de calor" },
  { value: "chimenea", label: "Chimenea" },
];
const capital = (word: string) => word.charAt(0).toLocaleUpperCase("es") + word.slice(1);

/** What is written, of which home, with what besides. */
export function Fields() {
  return (
    <>
      <StyleFields />
      <HomeFields />
      <DetailFields />
      <RentFields />
    </>
  );
}

/** The words and the money of a country come with it; both can be changed afterwards. */
const BY_COUNTRY: Record<string, readonly [variety: string, currency: string]> = {
  ES: ["es-ES", "EUR"],
  MX: ["es-MX", "MXN"],
  AR: ["es-AR", "USD"],
  CO: ["es-CO", "COP"],
  CL: ["es-CL", "CLP"],
};

function useCountryBringsItsWords() {
  const { setValue } = useFormContext();
  const country: unknown = useWatch({ name: "home.country" });
  const last = useRef(country);
  useEffect(() => {
    if (country === last.current) return;
    last.current = country;
    const brought = BY_COUNTRY[String(country)];
    if (!brought) return;
    setValue("variety", brought[0]);
    setValue("home.currency", brought[1]);
  }, [country, setValue]);
}

function StyleFields() {
  useCountryBringsItsWords();
  return (
    <FieldGroup title="Cómo se escribe">
      <FieldRow columns={2}>
        <SelectField name="home.country" label="País" options={COUNTRY_OPTIONS} placeholder="Elige un país" />
        <SelectField
          name="variety"
          label="Idioma"
          options={VARIETIES.map((value) => ({ value, label: VARIETY_NAMES[value] }))}
        />
      </FieldRow>
      <SegmentedField name="tone" label="Tono" options={TONES.map((value) => ({ value, label: TONE_NAMES[value] }))} />
      <div>
        <PasteAdvert />
        <Disclosure summary={<span className="text-sm">Que suene como yo</span>} className="border-b-0">
          <TextareaField
            name="voiceSample"
            label="Textos tuyos"
            optional
            rows={4}
            maxLength={LONGEST_PASTE}
            help="Pega dos o tres anuncios tuyos. Aprende si tratas de tú o de usted y el largo de tus frases."
          />
        </Disclosure>
      </div>
    </FieldGroup>
  );
}

/** An advert that stands somewhere already: what is understood of it fills the form. */
function PasteAdvert() {
  const { getValues, setValue } = useFormContext();
  const [answer, setAnswer] = useState("");
  async function read() {
    // Only who pastes an advert needs its reader.
    const { readAdvert } = await import("#domain/listing/advert-text.ts");
    const draft = readAdvert(String(getValues("pastedText") ?? ""));
    const fields = Object.entries(draft).filter(
      ([name, value]) => value !== undefined && !["evidence", "date", "source", "unitPrice"].includes(name),
    );
    for (const [name, value] of fields)
      setValue(`home.${name}`, value === true ? "si" : value === false ? "no" : value);
    setAnswer(
      fields.length === 0
        ? "No he entendido ningún dato. Prueba con el anuncio entero: tipo, metros, precio."
        : `${fields.length === 1 ? "Un dato leído" : `${fields.length} datos leídos`}. Revísalos abajo.`,
    );
  }
  return (
    <Disclosure summary={<span className="text-sm">Partir de un anuncio que ya tienes</span>} className="border-b-0">
      <TextareaField
        name="pastedText"
        label="Anuncio pegado"
        optional
        rows={4}
        maxLength={LONGEST_PASTE}
        help="Sus datos rellenan el formulario. También se miran sus frases, por si alguna excluye a personas."
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" onClick={() => void read()}>
          Leer el anuncio
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {answer}
        </p>
      </div>
    </Disclosure>
  );
}

function HomeFields() {
  const rating: unknown = useWatch({ name: "home.energyRating" });
  return (
    <FieldGroup title="La vivienda">
      <SegmentedField name="home.operation" label="Operación" options={OPERATIONS} />
      <PropertyTypeField />
      <TextField name="home.placeName" label="Barrio o municipio" placeholder="Ruzafa, Valencia" maxLength={120} />
      <FieldRow columns={3}>
        <NumberField name="home.builtAreaM2" label="Superficie construida" unit="m²" />
        <NumberField name="home.usableAreaM2" label="Superficie útil" unit="m²" optional />
        <NumberField name="home.yearBuilt" label="Año" whole echo={false} optional />
        <NumberField name="home.rooms" label="Habitaciones" whole echo={false} optional />
        <NumberField name="home.bathrooms" label="Baños" whole echo={false} optional />
        <NumberField name="home.floor" label="Planta" echo={false} optional help="0 es la planta baja" />
      </FieldRow>
      <FieldRow columns={3}>
        <NumberField name="home.buildingFloors" label="Plantas del edificio" whole echo={false} optional />
        <NumberField name="home.price" label="Precio" help="En alquiler, al mes" optional />
        <SelectField name="home.currency" label="Moneda" options={CURRENCY_OPTIONS} placeholder="Elige una moneda" />
      </FieldRow>
      <FieldRow columns={2}>
        <SelectField
          name="home.energyRating"
          label="Certificado energético"
          placeholder="Sin letra"
          options={ENERGY_RATINGS.map((letter) => ({ value: letter, label: letter }))}
          optional
        />
        {rating ? null : (
          <SelectField
            name="energyStatus"
            label="¿Por qué no tiene letra?"
            placeholder="No lo sé"
            options={[
              { value: "en_tramite", label: "En trámite" },
              { value: "exento", label: "Exento" },
            ]}
            optional
          />
        )}
      </FieldRow>
      <SegmentedField name="home.condition" label="Estado" options={CONDITION_OPTIONS} optional />
      <FieldRow columns={2}>
        <TriStateField name="home.hasLift" label="¿Tiene ascensor?" optional />
        <TriStateField name="home.isExterior" label="¿Es exterior?" optional />
      </FieldRow>
      <ChipsField label="Tiene" chips={EXTRAS} />
    </FieldGroup>
  );
}

function DetailFields() {
  const hasTerrace: unknown = useWatch({ name: "home.hasTerrace" });
  return (
    <FieldGroup
      title="Lo que la distingue"
      description="Cuanto más concreto, mejor texto. Lo que dejes vacío no se dice."
    >
      <FieldRow columns={2}>
        <SelectField
          name="orientation"
          label="Orientación"
          placeholder="No lo sé"
          options={COMPASS.map((value) => ({ value, label: capital(value) }))}
          optional
        />
        <SelectField name="heating" label="Calefacción" placeholder="No lo sé" options={HEATING_OPTIONS} optional />
      </FieldRow>
      <FieldRow columns={2}>
        <TextField
          name="views"
          label="Vistas"
          optional
          placeholder="el parque Central"
          maxLength={80}
          help="Qué se ve, con su artículo"
        />
        <NumberField name="renovatedYear" label="Año de la reforma" whole echo={false} optional />
      </FieldRow>
      <FieldRow columns={3}>
        {isYes(hasTerrace) ? <NumberField name="terraceAreaM2" label="Terraza" unit="m²" optional /> : null}
        <NumberField name="plotAreaM2" label="Parcela" unit="m²" optional />
        <NumberField name="communityFee" label="Comunidad, al mes" optional />
      </FieldRow>
      <TextareaField
        name="nearby"
        label="Qué hay cerca"
        optional
        rows={3}
        placeholder={"Metro Bailén a 4 minutos\nMercado de Ruzafa a 300 m"}
        help="Un lugar por línea, con su distancia si la sabes."
      />
      <TextareaField
        name="ownText"
        label="Texto tuyo"
        optional
        rows={3}
        maxLength={LONGEST_OWN_TEXT}
        help="Frases que quieres tal cual. Se miran, y no se cambian."
      />
    </FieldGroup>
  );
}

/** What the law asks of a rent, only where something is let. */
function RentFields() {
  const [operation, country] = useWatch({ name: ["home.operation", "home.country"] }) as unknown[];
  if (operation !== "alquiler" || country !== "ES") return null;
  return (
    <FieldGroup title="El alquiler">
      <SegmentedField
        name="rentKind"
        label="Tipo de alquiler"
        options={[
          { value: "habitual", label: "Vivienda habitual" },
          { value: "temporada", label: "Temporada" },
          { value: "turistico", label: "Turístico" },
        ]}
        optional
      />
      <TriStateField name="isStressedZone" label="¿Está en zona tensionada?" optional />
      <FieldRow columns={2}>
        <NumberField name="previousRent" label="Renta del contrato anterior" unit="€" optional />
        <NumberField name="rentIndex" label="Índice de referencia" unit="€" optional />
      </FieldRow>
      <TextField
        name="registrationNumber"
        label="Número de registro"
        optional
        maxLength={60}
        help="Obligatorio en temporada y turístico"
      />
    </FieldGroup>
  );
}
