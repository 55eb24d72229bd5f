import { doneInPlace, placeAndDay } from "./home-rules.ts";
import { type FieldRule, on } from "./kind.ts";

/** The day of a certificate, and the entry of the home, as the conservators of Chile word them in all their certificates. */
export const CHILEAN_REGISTRY_RULES: readonly FieldRule[] = [
  { ...placeAndDay("issuedOn"), pick: "last", certainty: 0.76 },
  { ...doneInPlace("issuedOn"), pick: "last" },
  on(
    "registryPage",
    "number",
    "rola a fojas · inscrita a fojas · inscrito a fojas · inscripcion: fojas · inscripcion de fojas · a fojas · fojas · fs.",
    {
      within: 8,
      unless: "alzad* · cancelad* · hipoteca* · prohibicion*",
      reach: 40,
      isPart: true,
    },
  ),
  on(
    "registryYear",
    "year",
    "registro de propiedad del ano · registro de propiedad de · registro de propiedad correspondiente al ano · registro de propiedad, ano · registro de propiedad ano · del ano · correspondiente al ano · ano",
    { within: 3, certainty: 0.92, isPart: true },
  ),
  on(
    "registryEntry",
    "line",
    "inscripcion de dominio a fojas · inscrito a fojas · inscrita a fojas · a fojas · fojas · fs.",
    { certainty: 0.9 },
  ),
];
