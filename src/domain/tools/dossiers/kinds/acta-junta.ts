import { phrases } from "../text/find.ts";
import { placeAndDay } from "./home-rules.ts";
import { cues, type KindSpec, on, sign } from "./kind.ts";

export const ACTA_JUNTA: KindSpec = {
  kind: "acta-junta",
  name: "Acta de la junta de propietarios",
  country: "ES",
  titles: phrases(
    "acta de la junta · acta de junta · junta general ordinaria · junta general extraordinaria · junta de propietarios · acta de la reunion · acta de la junta general · junta ordinaria · junta extraordinaria",
  ),
  cues: [
    ...cues(
      "orden del dia · asistentes · primera convocatoria · segunda convocatoria · se acuerda · por unanimidad · por mayoria · ruegos y preguntas · se levanta la sesion · junta general · lectura y aprobacion · derrama · coeficientes · representados · votos a favor · preside · acuerdos",
      1.2,
    ),
    ...cues(
      "comunidad de propietarios · presidente · secretario · administrador · presupuesto · cuotas · morosos · acta",
      0.5,
    ),
  ],
  signs: [
    sign(
      2.5,
      "propietarios · comunidad · vecinos · comuneros",
      "junta · reunion · asamblea · reunid*",
      "aprueb* · acuerd* · acord* · votacion · unanimidad · mayoria",
      "convocatoria · orden del dia · levanta la sesion · asistentes · ruegos",
    ),
  ],
  needs: phrases("propietari* · copropietari* · comunidad · vecin* · comuner*"),
  against: phrases(
    "arrendador · parte compradora · nota simple informativa · arras · certifico que · se le convoca · se convoca · le convoco · convocatoria de junta · modelo de delegacion",
  ),
  charges: "never",
  roles: ["other", "other"],
  hasShares: false,
  rules: [
    placeAndDay("meetingOn"),
    on(
      "meetingOn",
      "date",
      "el lunes · el martes · el miercoles · el jueves · el viernes · el sabado · el domingo · lunes · martes · miercoles · jueves · viernes · sabado · siendo las · celebrada el · celebrada en · celebrada · el dia · fecha de celebracion · fecha de la junta · fecha · , a · reunidos · se reunen",
      { within: 70 },
    ),
    on(
      "address",
      "address",
      "comunidad de propietarios de la · comunidad de propietarios del edificio · comunidad de propietarios · comunidad · edificio",
      { certainty: 0.85 },
    ),
    on(
      "levyAmount",
      "money",
      "derrama extraordinaria · derrama · cuota extraordinaria · importe total de la obra · ejecucion de las obras · ejecucion de la obra · obras de rehabilitacion · presupuesto de · presupuesto de la obra",
      { within: 150 },
    ),
    on("communityFee", "money", "cuota mensual · cuota ordinaria · cuotas ordinarias · cuota · cuotas", {
      within: 70,
      unless: "derrama · extraordinaria",
    }),
    on(
      "communityDebt",
      "money",
      "deuda total · deudas pendientes · saldo deudor · morosidad · morosos · deuda · adeuda",
      { within: 110 },
    ),
  ],
  choices: [],
};
