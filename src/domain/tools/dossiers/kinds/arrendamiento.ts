import { phrases } from "../text/find.ts";
import { doneInPlace, HOME_RULES, placeAndDay, SIGNED_ON } from "./home-rules.ts";
import { cues, type KindSpec, on, sign } from "./kind.ts";

export const ARRENDAMIENTO: KindSpec = {
  kind: "arrendamiento",
  name: "Contrato de arrendamiento",
  country: "ES",
  titles: phrases(
    "contrato de arrendamiento · contrato de alquiler · arrendamiento de vivienda · alquiler de vivienda · contrato de arrendamiento de vivienda · arrendamiento de local · arrendamiento de temporada · acuerdo de arrendamiento · contrato de arriendo · documento de alquiler · alquiler de temporada · alquiler de habitacion · acuerdo de alquiler · arrendamiento para uso distinto",
  ),
  cues: [
    ...cues(
      "arrendador · arrendadora · arrendatario · arrendataria · arrendamientos urbanos · ley 29/1994 · fianza · renta mensual · renta · lau · inquilino · inquilina · lo alquila a · la alquila a · arrienda a · da en arrendamiento · cede en arrendamiento · en alquiler",
      1.2,
    ),
    ...cues(
      "alquiler · prorroga · mensualidad · duracion · suministros · inventario · reunidos · estipulaciones · clausulas",
      0.5,
    ),
  ],
  signs: [
    sign(
      2.5,
      "arrend* · alquil* · inquilin*",
      "renta · alquiler · mensual* · al mes",
      "fianza",
      "duracion · plazo · anos · meses · hasta el",
    ),
  ],
  needs: phrases("arrend* · alquil* · inquilin*"),
  against: phrases(
    "parte compradora · ante mi, · nota simple informativa · orden del dia · honorarios de la agencia vendedora",
  ),
  charges: "may",
  roles: ["landlord", "tenant"],
  hasShares: false,
  rules: [
    ...HOME_RULES,
    SIGNED_ON,
    placeAndDay("signedOn"),
    doneInPlace("signedOn"),
    on(
      "monthlyRent",
      "money",
      "renta mensual · renta pactada · renta mensual de · renta inicial · precio del alquiler · precio del arrendamiento · alquiler mensual · mensualidad de · mensualidades de · importe mensual · a razon de · la renta · renta · alquiler",
      { within: 110, unless: "fianza · garantia · renta anual · anuales" },
    ),
    on("securityDeposit", "money", "fianza legal · en concepto de fianza · concepto de fianza · fianza", {
      within: 130,
      unless: "garantia adicional",
      alsoBefore: true,
    }),
    on(
      "leaseStart",
      "date",
      "fecha de inicio · fecha inicio · inicio del contrato · comenzando el · comenzara el · comienza el · comenzara a regir el · a partir del · a contar desde el · desde el · con efectos desde · con efectos del · entrada en vigor · se iniciara el · empieza el · empezara el · se inicia el · iniciandose el · dara comienzo el · desde el dia · el dia · inicio",
      { within: 60 },
    ),
    on(
      "leaseEnd",
      "date",
      "fecha de finalizacion · fecha de fin · fecha fin · hasta el · finalizando el · finalizara el · finaliza el · terminara el · terminando el · vencimiento · vencera el · concluira el · acaba el · acabara el · acabando el · expira el · expirara el · termina el · hasta el dia · finalizacion · fin",
      { within: 60, unless: "opcion · tanteo · ejercitar · ejercer", reach: 120 },
    ),
    on(
      "leaseYears",
      "years",
      "plazo de duracion · duracion · dura · durara · durante · plazo de · por un plazo · por un periodo · por plazo de · periodo de · plazo",
      { within: 90, unless: "preaviso · prorroga · fianza · maximo de prorroga" },
    ),
  ],
  choices: [],
};
