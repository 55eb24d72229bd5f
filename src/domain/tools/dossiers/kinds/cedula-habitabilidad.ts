import { phrases } from "../text/find.ts";
import { doneInPlace, HOME_RULES, placeAndDay } from "./home-rules.ts";
import { cues, type KindSpec, on, sign } from "./kind.ts";

export const CEDULA_HABITABILIDAD: KindSpec = {
  kind: "cedula-habitabilidad",
  name: "Cédula de habitabilidad",
  country: "ES",
  titles: phrases(
    "cedula de habitabilidad · cedula d habitabilitat · cedula d'habitabilitat · cedula de habitabilitat · licencia de primera ocupacion · licencia de ocupacion · licencia de segunda ocupacion · certificado de habitabilidad · declaracion responsable de segunda ocupacion · declaracion responsable de primera ocupacion · cedula de segunda ocupacion · cedula* de habitabilidad · declaracion responsable de segunda o posterior ocupacion · declaracion responsable de segunda o posteriores ocupaciones · declaracion responsable para la segunda · declaracion responsable de ocupacion · licencia municipal de ocupacion · licencia de segunda o posterior ocupacion · licencia de primera utilizacion · cedula de calificacion de habitabilidad · renovacion de cedula",
  ),
  cues: [
    ...cues(
      "habitabilidad · primera ocupacion · segunda ocupacion · umbral maximo de ocupacion · ocupacion maxima · condiciones de habitabilidad · decreto 141/2012 · secretaria de vivienda · agencia de la vivienda · nivel de habitabilidad · habitabilitat · segona ocupacio · primera ocupacio · llindar d'ocupacio · agencia de l'habitatge · ocupantes · licencia de ocupacion",
      1.2,
    ),
    ...cues(
      "cedula · vivienda · superficie util · habitaciones · estancias · vigencia · expediente · composicion",
      0.5,
    ),
  ],
  signs: [
    sign(
      3,
      "ocupacion · habitabilidad",
      "vivienda · edificio · inmueble",
      "cedula · licencia · declaracion responsable · certificado municipal",
      "segunda · primera · posterior* · habitabilidad · ulterior*",
    ),
  ],
  needs: phrases("habitabilidad · ocupacion · habitabilitat"),
  against: phrases(
    "arrendador · parte compradora · orden del dia · nota simple informativa · cedula de ciudadania · arras",
  ),
  charges: "never",
  roles: ["other", "other"],
  hasShares: false,
  rules: [
    placeAndDay("issuedOn"),
    doneInPlace("issuedOn"),
    ...HOME_RULES,
    on(
      "certificateNumber",
      "number",
      "numero de cedula · no de cedula · no cedula · cedula numero · cedula no · num. cedula · numero de expediente · no expediente · no de expediente · expediente numero · expediente no · expediente · numero de licencia · con el numero · con el no · codigo · cedula",
      { within: 26 },
    ),
    on(
      "issuedOn",
      "date",
      "fecha de emision · fecha de expedicion · fecha de otorgamiento · fecha de concesion · expedida el · otorgada el · fecha de la cedula · fecha de resolucion · fecha · , a · emitida el",
      { within: 40, unless: "caducidad · validez · vigencia" },
    ),
    on(
      "validUntil",
      "date",
      "valida hasta el · valida hasta · validez hasta · fecha de caducidad · vigencia hasta · vigente hasta · caducidad · caduca el · fecha de vencimiento · vencimiento · valido hasta · renovable antes del · validez · vigencia · hasta el",
      { within: 50 },
    ),
    on(
      "maxOccupants",
      "figure",
      "umbral maximo de ocupacion · ocupacion maxima · maximo de ocupantes · numero maximo de ocupantes · numero maximo de personas · umbral de ocupacion · ocupantes · personas",
      { within: 40, alsoBefore: true },
    ),
    on(
      "rooms",
      "figure",
      "numero de habitaciones · no de habitaciones · habitaciones · dormitorios · num. habitaciones",
      { within: 20, alsoBefore: true },
    ),
  ],
  choices: [],
};
