import { phrases } from "../text/find.ts";
import { HOME_RULES, placeAndDay } from "./home-rules.ts";
import { cues, type KindSpec, on, option, sign } from "./kind.ts";

export const INSPECCION_TECNICA: KindSpec = {
  kind: "inspeccion-tecnica",
  name: "Inspección técnica del edificio (ITE, IEE)",
  country: "ES",
  titles: phrases(
    "inspeccion tecnica de edificios · inspeccion tecnica del edificio · informe de evaluacion del edificio · informe de evaluacion de edificios · inspeccion tecnica de edificio · certificado de aptitud · ite favorable · acta de inspeccion tecnica · iee · informe de inspeccion tecnica",
  ),
  cues: [
    ...cues(
      "inspeccion tecnica · evaluacion del edificio · estado de conservacion · deficiencias · favorable · desfavorable · elementos comunes · fachada · cubierta · estructura · tecnico redactor · tecnico competente · accesibilidad universal · apto · proxima inspeccion · arquitecto · subsanacion",
      1.2,
    ),
    ...cues("edificio · saneamiento · instalaciones · informe · cimentacion · ite · iee · visita", 0.5),
  ],
  signs: [
    sign(
      2.5,
      "inspeccion · evaluacion · ite · iee · aptitud",
      "edificio",
      "favorable · desfavorable · apto · apta · deficiencia* · conservacion",
      "arquitect* · tecnico · aparejador*",
    ),
  ],
  against: phrases("arrendador · parte compradora · orden del dia · nota simple informativa · arras"),
  charges: "never",
  roles: ["other", "other"],
  hasShares: false,
  rules: [
    placeAndDay("issuedOn"),
    ...HOME_RULES,
    on(
      "certificateNumber",
      "number",
      "numero de expediente · no expediente · no de expediente · expediente · numero de registro · no de registro · referencia del informe · registrado con el · con el no · con el numero · registro",
      { within: 30 },
    ),
    on(
      "issuedOn",
      "date",
      "fecha de la inspeccion · fecha de inspeccion · fecha del informe · fecha de emision · fecha de visita · fecha de la visita · fecha · , a · emitido el",
      { within: 40, unless: "proxima · validez" },
    ),
    on(
      "validUntil",
      "date",
      "proxima inspeccion · fecha de la proxima inspeccion · valido hasta · validez hasta · vigencia hasta · vigente hasta · caducidad · siguiente inspeccion · hasta el · renovacion antes del · antes del",
      { within: 60 },
    ),
    on(
      "yearBuilt",
      "year",
      "ano de construccion · ano construccion · construido en · levantado en · levantado hacia · construido hacia · edificado en · construida en · data de · data del ano · edificada en · se construyo en · construido el ano · antiguedad",
      { within: 24 },
    ),
  ],
  choices: [
    {
      field: "inspectionResult",
      options: [
        option("desfavorable", "desfavorable · no apto · no favorable"),
        option(
          "favorable con deficiencias",
          "favorable con deficiencias · favorable con reparaciones · favorable condicionad* · favorable con obras · favorable con observaciones · apto provisional · apto cautelar · condicionado · con deficiencias leves · con deficiencias importantes",
        ),
        option("favorable", "favorable · apto · sin deficiencias"),
      ],
    },
  ],
};
