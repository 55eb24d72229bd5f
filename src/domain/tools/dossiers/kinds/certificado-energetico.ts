import { phrases } from "../text/find.ts";
import { doneInPlace, HOME_RULES, placeAndDay } from "./home-rules.ts";
import { cues, type KindSpec, on, sign } from "./kind.ts";

export const CERTIFICADO_ENERGETICO: KindSpec = {
  kind: "certificado-energetico",
  name: "Certificado de eficiencia energética",
  country: "ES",
  titles: phrases(
    "certificado de eficiencia energetica · certificado energetico · certificacion de eficiencia energetica · certificacion energetica · etiqueta de eficiencia energetica · calificacion energetica del edificio · etiqueta energetica · certificados de eficiencia energetica · registro de certificados de eficiencia energetica · calificacion de eficiencia energetica · certificado de registro de eficiencia energetica · inscripcion en el registro de certificacion energetica · informe de certificacion energetica",
  ),
  cues: [
    ...cues(
      "eficiencia energetica · calificacion energetica · consumo de energia primaria · energia primaria no renovable · emisiones de dioxido de carbono · zona climatica · kwh/m2 · kgco2 · kg co2 · tecnico certificador · ce3x · cerma · hulc · demanda de calefaccion · real decreto 390/2021 · 235/2013 · medidas de mejora · normativa vigente construccion",
      1.2,
    ),
    ...cues("certificador · consumo · emisiones · refrigeracion · calefaccion · referencia catastral", 0.5),
  ],
  signs: [
    sign(
      2.5,
      "calificacion · letra · clase · escala",
      "emisiones · co2",
      "consumo · energia primaria",
      "certific* · etiqueta · registro",
      "valido hasta · validez · vigencia · caduc* · tecnico · inscri*",
    ),
  ],
  needs: phrases(
    "kwh · kw h · kgco2 · kg co2 · letra · clase · calificacion obtenida · valido hasta · validez hasta · vigencia",
  ),
  against: phrases("arrendador · parte compradora · orden del dia · nota simple informativa · arras"),
  charges: "never",
  roles: ["other", "other"],
  hasShares: false,
  rules: [
    placeAndDay("energyCertifiedOn"),
    doneInPlace("energyCertifiedOn"),
    ...HOME_RULES,
    on(
      "energyRating",
      "letter",
      "calificacion de consumo · consumo de energia primaria no renovable · consumo de energia primaria · consumo de energia · consumo energetico · consumo global de energia primaria no renovable · calificacion energetica · calificacion global · letra de consumo · consumo · energia primaria no renovable · energia primaria · calificacion obtenida",
      { within: 60, unless: "emisiones", alsoBefore: true },
    ),
    on(
      "emissionsRating",
      "letter",
      "calificacion de emisiones · emisiones de dioxido de carbono · emisiones de co2 · emisiones co2 · emisiones globales · letra de emisiones · emisiones",
      { within: 60, unless: "consumo", alsoBefore: true },
    ),
    on(
      "energyConsumption",
      "figure",
      "consumo de energia primaria no renovable · consumo global de energia primaria no renovable · consumo de energia primaria · consumo de energia · consumo energetico · consumo global · consumo · energia primaria no renovable",
      { within: 70, unit: "kwh-m2", unless: "emisiones" },
    ),
    on("energyConsumption", "figure", "kwh/m2 · kwh / m2 · kwh/(m2 · kwh/m2 ano", {
      within: 0,
      alsoBefore: true,
      unit: "kwh-m2",
      certainty: 0.95,
    }),
    on(
      "energyEmissions",
      "figure",
      "emisiones de dioxido de carbono · emisiones de co2 · emisiones co2 · emisiones globales · emisiones",
      { within: 70, unit: "kg-m2", unless: "consumo" },
    ),
    on("energyEmissions", "figure", "kgco2 · kg co2 · kgco2/m2 · kg co2/m2 · kg de co2", {
      within: 0,
      alsoBefore: true,
      unit: "kg-m2",
      certainty: 0.95,
    }),
    on(
      "energyCertifiedUntil",
      "date",
      "valido hasta el · valido hasta · validez hasta · valida hasta · fecha de validez · fecha de caducidad · caducidad · caduca el · expira el · hasta el · vigente hasta · fin de validez · fecha fin de validez · vigencia hasta",
      { within: 40 },
    ),
    on(
      "energyCertifiedOn",
      "date",
      "fecha de emision del certificado · fecha de emision · fecha del certificado · fecha de expedicion · fecha de generacion · fecha de firma · fecha de registro · fecha de inscripcion · fecha certificado · fecha · , a",
      { within: 40, unless: "validez · caducidad · visita" },
    ),
    on(
      "energyCertificateNumber",
      "number",
      "numero de registro · no de registro · num. registro · n. registro · registro numero · registro no · codigo de registro · numero de inscripcion · codigo de inscripcion · referencia del certificado · con el codigo · con el numero · con el no · registro",
      { within: 40, certainty: 0.93 },
    ),
    on(
      "yearBuilt",
      "year",
      "ano de construccion · ano construccion · construido en · levantado en · levantado hacia · construido hacia · construida en · edificado en · edificada en · edificio del ano · vivienda del ano · inmueble del ano",
      { within: 24 },
    ),
    on("climateZone", "number", "zona climatica", { within: 14 }),
  ],
  choices: [],
};
