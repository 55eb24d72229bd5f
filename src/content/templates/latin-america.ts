import { COUNTRY_OPTIONS } from "../country-options.ts";
import { wordsOfCountry } from "../country-words.ts";
import { type HouseText, WRITTEN_ON } from "./house-text.ts";

/**
 * A neutral mandate and a visit sheet for each country of Latin America: they say what two parties agree in its words, and name no law,
 * because nobody who practises there has read them yet.
 */

interface LocalWords {
  /** The document of identity, as people call it. */
  identity: string;
  /** The country's word for an agency. */
  agency: string;
  /** The country's word for the agency's fee. */
  fee: string;
  /** The tax on the fee; empty where the usual name is not known. */
  tax: string;
}

const USUAL: LocalWords = {
  identity: "Documento de identidad",
  agency: "la inmobiliaria",
  fee: "Comisión",
  tax: "los impuestos que correspondan",
};

const LOCAL: Readonly<Record<string, Partial<LocalWords>>> = {
  MX: { identity: "INE, CURP o pasaporte", tax: "el IVA" },
  AR: { identity: "DNI o pasaporte", fee: "Honorarios", tax: "el IVA" },
  CL: { identity: "RUT o pasaporte", agency: "la corredora", tax: "el IVA" },
  CO: { identity: "Cédula o pasaporte", tax: "el IVA" },
  PE: { identity: "DNI o pasaporte", tax: "el IGV" },
  VE: { identity: "Cédula o pasaporte", tax: "el IVA" },
  EC: { identity: "Cédula o pasaporte", tax: "el IVA" },
  GT: { identity: "DPI o pasaporte", tax: "el IVA" },
  CU: { identity: "Carné de identidad o pasaporte" },
  BO: { identity: "Cédula de identidad o pasaporte", tax: "el IVA" },
  DO: { identity: "Cédula o pasaporte", tax: "el ITBIS" },
  HN: { identity: "DNI o pasaporte", agency: "la agencia de bienes raíces" },
  PY: { identity: "Cédula de identidad o pasaporte", tax: "el IVA" },
  SV: { identity: "DUI o pasaporte", agency: "la agencia de bienes raíces", tax: "el IVA" },
  NI: { identity: "Cédula o pasaporte", agency: "la agencia de bienes raíces" },
  CR: { identity: "Cédula o pasaporte", agency: "la agencia de bienes raíces", tax: "el IVA" },
  PA: { identity: "Cédula o pasaporte", agency: "la agencia de bienes raíces", tax: "el ITBMS" },
  UY: { identity: "Cédula o pasaporte", tax: "el IVA" },
  PR: { identity: "Identificación oficial o pasaporte", agency: "la agencia de bienes raíces" },
};

const capitalised = (text: string) => `${text.charAt(0).toLocaleUpperCase("es")}${text.slice(1)}`;

function textsOf({ value: country, label }: { value: string; label: string }): HouseText[] {
  const { identity, agency, fee, tax } = { ...USUAL, ...LOCAL[country] };
  const { flat, letting } = wordsOfCountry(country);
  const base = {
    country,
    writtenOn: WRITTEN_ON,
    laws: [],
    review: `Sin revisar por un abogado de ${label}. Es un texto neutro que no cita leyes: revísalo con tu abogado antes de firmarlo.`,
  };
  return [
    {
      ...base,
      id: `encargo-${country.toLowerCase()}`,
      title: `Encargo de venta en exclusiva (${label})`,
      summary: `Texto neutro de encargo para ${label}: inmueble, precio, plazo y ${fee.toLowerCase()}, sin citar leyes.`,
      kind: "contrato",
      use: "captacion",
      text: `
# Encargo de venta en exclusiva

En {{Lugar de la firma}}, {{today.date}}.

**La propiedad:** {{owner.name}}, con ${identity} número {{Número de identidad de la propiedad}} y domicilio en {{Domicilio de la propiedad}}.

**${capitalised(agency)}:** {{agency.name}}, {{agency.signature}}, representada por {{agent.name}}.

## 1. El inmueble

[[bloque: homeDescription]]

Datos de registro o de título: {{Datos de registro del inmueble}}. Gravámenes conocidos: {{Gravámenes del inmueble}}.

## 2. El encargo

La propiedad encarga a ${agency}, en exclusiva, que busque quien compre el inmueble por {{home.price}}. El encargo va del {{Primer día del encargo}} al {{home.mandateEndsOn}} y no se renueva solo.

## 3. ${fee}

${fee} de ${agency}: {{${fee} pactada}}, más ${tax}. Se paga cuando {{Momento del pago}}.

## 4. Obligaciones

- ${capitalised(agency)} publica el inmueble, acompaña las visitas e informa cada {{Cada cuánto se informa}}.
- La propiedad entrega los documentos del inmueble, facilita las visitas y dice la verdad sobre su estado.
- Cualquiera puede terminar el encargo si la otra parte incumple, avisando por escrito.

[[bloque: dataProtection]]

[[firma: La propiedad]]

[[firma: ${capitalised(agency)}]]
`,
    },
    {
      ...base,
      id: `hoja-de-visita-${country.toLowerCase()}`,
      title: `Hoja de visita (${label})`,
      summary: `Constancia de visita a una casa o un ${flat.toLowerCase()}, en venta o en ${letting}, con las palabras de ${label}.`,
      kind: "documento",
      use: "visita",
      text: `
# Hoja de visita

Fecha y hora: {{Fecha y hora de la visita}}.

[[bloque: homeDescription]]

Precio publicado: {{home.price}}.

| Nombre y apellidos | ${identity} | Teléfono | Correo |
| {{contact.name}} | {{Número de identidad del visitante}} | {{contact.phone}} | {{contact.email}} |

Quien firma declara que visitó este inmueble con {{agency.name}}, que se lo dio a conocer. La firma no obliga a comprar ni a tomarlo en ${letting}, no lo reserva y no genera pago alguno.

Observaciones: {{Observaciones de la visita}}

[[bloque: dataProtection]]

[[firma: Quien visita]]

[[firma: Quien acompaña la visita]]
`,
    },
  ];
}

export const LATIN_AMERICAN_TEXTS: readonly HouseText[] = COUNTRY_OPTIONS.filter(({ value }) => value !== "ES").flatMap(
  textsOf,
);
