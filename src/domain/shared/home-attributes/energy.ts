import { PASTED_FIELDS } from "../listing/pasted-fields.ts";
import { optionalNumber, optionalText } from "../schema/fields.ts";
import { choice, choices, day, NO_FEED, number, OWN, SAME, text } from "./attribute.ts";
import { ENERGY_RATINGS, ENERGY_STATES, ORIENTATIONS } from "./home-values.ts";

const LETTERS = { A: "A", B: "B", C: "C", D: "D", E: "E", F: "F", G: "G" } as const;
const SOME_LETTER = "Elige una letra de la A a la G";

/** Its light and what it consumes. */
export const ENERGY = {
  orientations: choices({
    label: "Orientación",
    values: ORIENTATIONS,
    names: { norte: "Norte", sur: "Sur", este: "Este", oeste: "Oeste" },
    message: "Elige una orientación",
    column: { names: PASTED_FIELDS.orientations.names },
    form: { control: "orientations" },
    facts: { line: 8 },
    tools: SAME,
    weighs: ["facesNorth", "facesSouth", "facesEast", "facesWest"],
    wanted: { of: "vivienda", why: "la luz se busca, y el anuncio la cuenta" },
    feeds: { kyero: NO_FEED.kyero, idealista: OWN, fotocasa: OWN },
  }),
  energyRating: choice({
    label: "Certificado energético",
    values: ENERGY_RATINGS,
    names: LETTERS,
    message: SOME_LETTER,
    column: {
      names: [
        ...PASTED_FIELDS.energyRating.names,
        "energialetra",
        "letra consumo",
        "consumo letra",
        "energy certificate",
      ],
    },
    form: { row: "energy", at: 1, label: "Consumo, letra", placeholder: "Sin letra" },
    facts: { line: 9 },
    tools: SAME,
    mention: { topic: "legal", weight: 1 },
    wanted: { of: "certificable", country: "ES", orElse: "energyStatus", why: "la ley lo pide en el anuncio" },
    feeds: { kyero: OWN, idealista: OWN, fotocasa: OWN },
  }),
  emissionsRating: choice({
    label: "Letra de emisiones",
    values: ENERGY_RATINGS,
    names: LETTERS,
    message: SOME_LETTER,
    column: {
      heading: "Emisiones",
      names: ["emisiones", "emisionesletra", "letra emisiones", "emissions", "calificacion emisiones"],
    },
    form: { row: "energy", at: 2, label: "Emisiones, letra", placeholder: "Sin letra" },
    facts: { line: 10 },
    feeds: { kyero: OWN, idealista: OWN, fotocasa: OWN },
  }),
};

const perYear = (what: string) =>
  optionalNumber({ min: 0, max: 5000, message: `Introduce ${what} entre 0 y 5.000 por m² y año` });

/** The energy certificate besides its letters, or the reason why there is none. */
export const CERTIFICATE = {
  energyStatus: choice({
    label: "Estado del certificado",
    values: ENERGY_STATES,
    names: { en_tramite: "En trámite", exento: "Exento" },
    message: "Elige en trámite o exento",
    words: {
      en_tramite: ["en proceso", "pendiente", "tramite", "solicitado", "in process"],
      exento: ["exenta", "no obligatorio", "exempt"],
    },
    column: { names: ["estado certificado", "estado del certificado", "situacion certificado", "certificado estado"] },
    form: { row: "energy", label: "Si no tiene letra", placeholder: "No lo sé" },
    facts: { line: 24 },
    asked: "energyStatus",
    mention: { topic: "legal", weight: 1 },
    feeds: { ...NO_FEED, idealista: OWN },
  }),
  /** Primary energy that is not renewable, in kWh per m² and year. */
  energyConsumption: number(() => perYear("un consumo"), {
    label: "Consumo de energía",
    unit: "kWh/m²",
    column: {
      names: ["consumo", "consumo energia", "consumo kwh", "kwh m2", "energiavalor", "energy consumption"],
      reads: "area",
      isStrict: false,
    },
    form: { row: "energy", label: "Consumo al año" },
    facts: { line: 25 },
    feeds: { ...NO_FEED, idealista: "featuresEnergyCertificatePerformance" },
  }),
  /** In kg of CO₂ per m² and year. */
  energyEmissions: number(() => perYear("unas emisiones"), {
    label: "Emisiones de CO₂",
    unit: "kg CO₂/m²",
    column: {
      names: ["emisiones co2", "emisiones kg", "kg co2", "emisionesvalor", "valor emisiones"],
      reads: "area",
      isStrict: false,
    },
    form: { row: "energy", label: "Emisiones al año" },
    facts: { line: 26 },
    feeds: { ...NO_FEED, idealista: "featuresEnergyCertificateEmissionsValue" },
  }),
  energyCertifiedOn: day({
    label: "Fecha del certificado",
    column: { names: ["fecha certificado", "fecha del certificado", "fecha cee", "fecha certificado energetico"] },
    form: { row: "energy" },
    facts: { line: 27 },
    asked: "certificateOn",
    feeds: NO_FEED,
  }),
  energyCertifiedUntil: day({
    label: "Vence el certificado",
    column: {
      names: ["vence certificado", "vencimiento certificado", "caducidad certificado", "certificado valido hasta"],
    },
    form: { row: "energy", help: "A los diez años; con una G, a los cinco." },
    facts: { line: 28 },
    feeds: NO_FEED,
  }),
  /** In the register of the autonomous community, which tells the dwelling by it. */
  energyCertificateNumber: text(() => optionalText(60), {
    label: "Registro del certificado",
    column: {
      names: ["registro certificado", "numero certificado", "numero de certificado", "n certificado energetico"],
    },
    form: { row: "energy", label: "Número de registro" },
    facts: { line: 29 },
    feeds: NO_FEED,
    revealsPlace: true,
  }),
};
