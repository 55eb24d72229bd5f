import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import { RSA_RULES } from "#domain/tools/advert-review/paid-ads.ts";
import { WITHOUT_VERDICT } from "#domain/tools/valuation/evidence-words.ts";
import { Button } from "#ui/button.tsx";
import { ChipsField, SelectField } from "#ui/form/choice-fields.tsx";
import { ComparableEvidence } from "#ui/form/comparable-evidence.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { HomeFields } from "#ui/form/home-fields.tsx";
import { MoreFields } from "#ui/form/more-fields.tsx";
import { TextareaField, TextField } from "#ui/form/text-fields.tsx";
import { ToldDetailFields, ToldRentFields } from "#ui/form/told-home-fields.tsx";
import { useEvidence } from "#ui/form/use-evidence.ts";
import { PhotosField } from "./photos-field.tsx";
import { LONGEST_PASTED } from "./schema.ts";

/** The advert as it stands, its photos, the home behind it, its comparables, and what is paid for. */
export function Fields() {
  const evidence = useEvidence();
  return (
    <>
      <AdvertFields />
      <PhotosField />
      <HomeFields />
      <ToldDetailFields description="De aquí salen el título y el texto propuestos. Lo que dejes vacío no se dice." />
      <ToldRentFields />
      <FieldGroup
        title="Comparables"
        description="Con tres o más, el precio cuenta 20 puntos. Sin ellos no cuenta, y las otras partes suman 100."
      >
        <ComparableEvidence evidence={evidence} words={WITHOUT_VERDICT} />
      </FieldGroup>
      <PaidFields />
    </>
  );
}

/** Moneys that are asked in one country alone. */
const COUNTRY_OF_MONEY: Readonly<Record<string, string>> = {
  EUR: "ES",
  MXN: "MX",
  COP: "CO",
  CLP: "CL",
  CLF: "CL",
  ARS: "AR",
  PEN: "PE",
};

function AdvertFields() {
  const { getValues, setValue } = useFormContext();
  const [answer, setAnswer] = useState("");
  async function read() {
    // Only who pastes an advert needs its reader.
    const { readToldFacts } = await import("#domain/tools/advert-review/told-facts.ts");
    const { home, details } = readToldFacts(`${String(getValues("title") ?? "")}\n${String(getValues("text") ?? "")}`);
    const country = COUNTRY_OF_MONEY[String(home.currency)];
    const told = { ...home, ...(country !== undefined && { country }) };
    const fields = [
      ...Object.entries(told).map(([name, value]) => [`home.${name}`, value] as const),
      ...Object.entries(details),
    ];
    for (const [name, value] of fields) setValue(name, value === true ? "si" : value === false ? "no" : value);
    setAnswer(
      fields.length === 0
        ? "No he entendido ningún dato. Prueba con el anuncio entero: tipo, metros, precio."
        : `${fields.length === 1 ? "Un dato leído" : `${fields.length} datos leídos`}. Revísalos abajo.`,
    );
  }
  return (
    <FieldGroup title="El anuncio">
      <SelectField name="home.country" label="País" options={COUNTRY_OPTIONS} placeholder="Elige un país" />
      <TextField
        name="title"
        label="Título"
        optional
        maxLength={200}
        help="Como se publica. Si no lo pones, vale la primera línea del texto."
      />
      <TextareaField
        name="text"
        label="Texto del anuncio"
        optional
        rows={6}
        maxLength={LONGEST_PASTED}
        help="Pega el texto, no la dirección: no leemos páginas ajenas."
      />
      <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" onClick={() => void read()}>
          Leer los datos del texto
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {answer}
        </p>
      </div>
      <ChipsField
        label="También tiene"
        chips={[
          { name: "hasPlan", label: "Plano" },
          { name: "hasTour", label: "Recorrido virtual" },
          { name: "hasVideo", label: "Vídeo" },
        ]}
      />
    </FieldGroup>
  );
}

const { headline, description, path } = RSA_RULES.value;

/** Lines of an advert of Google that somebody has, and how they mean to choose their public at Meta. */
function PaidFields() {
  return (
    <FieldGroup title="Anuncios de pago">
      <MoreFields
        summary={<span className="text-sm">Comprobar un anuncio de Google o de Meta</span>}
        names={["headlines", "adDescriptions", "path1", "path2", "targetsAge", "targetsGender", "targetsPostcode"]}
      >
        <TextareaField
          name="headlines"
          label="Títulos de Google"
          optional
          rows={4}
          help={`Uno por línea, de ${headline} caracteres como mucho.`}
        />
        <TextareaField
          name="adDescriptions"
          label="Descripciones de Google"
          optional
          rows={3}
          help={`Una por línea, de ${description} caracteres como mucho.`}
        />
        <FieldRow columns={2}>
          <TextField name="path1" label="Primera ruta" optional help={`Hasta ${path} caracteres`} />
          <TextField name="path2" label="Segunda ruta" optional help={`Hasta ${path} caracteres`} />
        </FieldRow>
        <ChipsField
          label="En Meta quiero elegir por"
          chips={[
            { name: "targetsAge", label: "Edad" },
            { name: "targetsGender", label: "Sexo" },
            { name: "targetsPostcode", label: "Código postal" },
          ]}
        />
      </MoreFields>
    </FieldGroup>
  );
}
