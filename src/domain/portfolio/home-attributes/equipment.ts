import { PASTED_FIELDS } from "../../shared/listing/pasted-fields.ts";
import { flag, NO_FEED, OWN } from "./attribute.ts";

/** Words of Kyero's features that say that a home has something. */
const told = (pattern: RegExp) => ({ features: [{ pattern, means: true }] });

/** What it has and has not. */
export const EQUIPMENT = {
  hasLift: flag({
    label: "Ascensor",
    column: { names: [...PASTED_FIELDS.hasLift.names, "elevator"] },
    form: { row: "answers", label: "¿Tiene ascensor?" },
    facts: "tag",
    filter: { word: "ascensor", at: 1 },
    isDemanded: true,
    feeds: {
      kyero: told(/^(lift|elevator|ascensor)$/i),
      idealista: "featuresLiftAvailable",
      fotocasa: 22,
    },
  }),
  isExterior: flag({
    label: "Exterior",
    column: { names: PASTED_FIELDS.isExterior.names },
    form: { row: "answers", label: "¿Es exterior?" },
    facts: "tag",
    filter: { word: "exterior", at: 8 },
    isDemanded: true,
    feeds: { ...NO_FEED, idealista: OWN },
  }),
  isTopFloor: flag({
    label: "Última planta",
    column: { names: PASTED_FIELDS.isTopFloor.names },
    form: { row: "chips", at: 9 },
    facts: "tag",
    feeds: NO_FEED,
  }),
  hasTerrace: flag({
    label: "Terraza",
    column: { names: [...PASTED_FIELDS.hasTerrace.names, "terrace"] },
    form: { row: "chips", at: 1 },
    facts: "tag",
    filter: { word: "terraza", at: 2 },
    isDemanded: true,
    feeds: {
      kyero: told(/^(private terrace|terrace|terraza)$/i),
      idealista: "featuresTerrace",
      fotocasa: 27,
    },
  }),
  hasParkingIncluded: flag({
    label: "Garaje incluido",
    column: { heading: "Garaje", names: [...PASTED_FIELDS.hasParkingIncluded.names, "garage", "plazas garaje"] },
    form: { row: "chips", at: 2 },
    facts: "tag",
    filter: { word: "garaje", at: 3, label: "Garaje" },
    isDemanded: true,
    feeds: { kyero: NO_FEED.kyero, idealista: "featuresParkingAvailable", fotocasa: 23 },
  }),
  hasStorageRoom: flag({
    label: "Trastero",
    column: { names: [...PASTED_FIELDS.hasStorageRoom.names, "storage room"] },
    form: { row: "chips", at: 3 },
    facts: "tag",
    filter: { word: "trastero", at: 4 },
    isDemanded: true,
    feeds: {
      kyero: told(/^(storage|storage room|store ?room|trastero)$/i),
      idealista: "featuresStorage",
      fotocasa: 24,
    },
  }),
  hasPool: flag({
    label: "Piscina",
    column: { names: [...PASTED_FIELDS.hasPool.names, "piscina prop", "piscina com", "pool"] },
    form: { row: "chips", at: 4 },
    facts: "tag",
    filter: { word: "piscina", at: 5 },
    isDemanded: true,
    feeds: { kyero: OWN, idealista: "featuresPool", fotocasa: 25 },
  }),
  hasAirConditioning: flag({
    label: "Aire acondicionado",
    column: { names: [...PASTED_FIELDS.hasAirConditioning.names, "aire con", "air conditioning"] },
    form: { row: "chips", at: 6 },
    facts: "tag",
    filter: { word: "aire", at: 7 },
    isDemanded: true,
    feeds: {
      kyero: told(/^(air[ -]?condition(ing|ed)|aire acondicionado)$/i),
      idealista: "featuresConditionedAir",
      fotocasa: 254,
    },
  }),
  hasWardrobes: flag({
    label: "Armarios empotrados",
    column: { names: PASTED_FIELDS.hasWardrobes.names },
    form: { row: "chips", at: 7 },
    facts: "tag",
    isDemanded: true,
    feeds: {
      kyero: told(/^((fitted|built[ -]in) wardrobes|armarios empotrados)$/i),
      idealista: "featuresWardrobes",
      fotocasa: 258,
    },
  }),
  hasDoorman: flag({
    label: "Conserje",
    column: { heading: "Portero", names: PASTED_FIELDS.hasDoorman.names },
    form: { row: "chips", at: 8 },
    facts: "tag",
    feeds: { ...NO_FEED, idealista: "featuresDoorman" },
  }),
  hasGarden: flag({
    label: "Jardín",
    column: { names: [...PASTED_FIELDS.hasGarden.names, "garden"] },
    form: { row: "chips", at: 5 },
    facts: "tag",
    filter: { word: "jardin", at: 6 },
    isDemanded: true,
    feeds: {
      kyero: told(/^(private garden|garden|jard[ií]n)$/i),
      idealista: "featuresGarden",
      fotocasa: 298,
    },
  }),
};
