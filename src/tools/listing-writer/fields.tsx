import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import { TONES, VARIETIES } from "#domain/tools/writing/facts.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { isYes, SegmentedField, SelectField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { HomeFields, NearbyField, OrientationAndHeating, ViewsField } from "#ui/form/home-fields.tsx";
import { NumberField } from "#ui/form/number-fields.tsx";
import { RentLawFields } from "#ui/form/rent-law-fields.tsx";
import { TextareaField, TextField } from "#ui/form/text-fields.tsx";
import { TONE_NAMES, VARIETY_NAMES } from "./names.ts";
import { LONGEST_OWN_TEXT, LONGEST_PASTE } from "./schema.ts";

/** The kind of text, the home that it is about, and everything besides. */
export function Fields() {
  return (
    <>
      <StyleFields />
      <HomeFields />
      <DetailFields />
      <RentLawFields />
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
    const { readAdvert } = await import("#domain/shared/listing/advert-text.ts");
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
        help="Sus datos rellenan el formulario y sus detalles concretos pasan al texto nuevo; los elogios, no. También se mira si alguna frase excluye a personas."
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

function DetailFields() {
  const hasTerrace: unknown = useWatch({ name: "home.hasTerrace" });
  return (
    <FieldGroup
      title="Lo que la distingue"
      description="Cuanto más concreto, mejor texto. Lo que dejes vacío no se dice."
    >
      <OrientationAndHeating />
      <ViewsField />
      <FieldRow columns={2}>
        <NumberField name="renovatedYear" label="Año de la reforma" whole echo={false} optional />
        <TextField name="renovatedWhat" label="Qué se reformó" optional maxLength={60} placeholder="cocina y baños" />
      </FieldRow>
      <FieldRow columns={3}>
        {isYes(hasTerrace) ? <NumberField name="terraceAreaM2" label="Terraza" unit="m²" optional /> : null}
        <NumberField name="plotAreaM2" label="Parcela" unit="m²" optional />
        <NumberField name="communityFee" label="Comunidad, al mes" optional />
      </FieldRow>
      <TextareaField
        name="features"
        label="Otras características"
        optional
        rows={3}
        help="Una por línea, como quieres que se lean: balcón, doble acristalamiento…"
      />
      <NearbyField />
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
