import { phrases } from "../text/find.ts";
import { cues, type KindSpec, on, sign } from "./kind.ts";

export const NOMINA: KindSpec = {
  kind: "nomina",
  name: "Nómina",
  country: "ES",
  titles: phrases(
    "recibo individual justificativo del pago de salarios · recibo de salarios · nomina · recibo individual de salarios · hoja de salario · recibo de nomina · recibo justificativo del pago de salarios",
  ),
  cues: [
    ...cues(
      "devengos · total devengado · liquido total a percibir · liquido a percibir · total a deducir · deducciones · seguridad social · contingencias comunes · base de cotizacion · grupo de cotizacion · irpf · salario base · grupo profesional · antiguedad · cotizacion · percepciones salariales · afiliacion",
      1.2,
    ),
    ...cues("trabajador · empresa · periodo de liquidacion · total dias · plus · categoria", 0.5),
  ],
  signs: [
    sign(
      2.5,
      "devengo* · devengad* · bruto · salario",
      "deduc* · retencion* · irpf",
      "liquido · neto · percibir",
      "trabajador* · empleado · empleada · empresa · seguridad social",
    ),
  ],
  needs: phrases("devengad* · devengo* · bruto · salario* · haberes · nomina · percepciones"),
  against: phrases("arrendador · parte compradora · modelo 100 · nota simple informativa · cuota diferencial"),
  charges: "never",
  roles: ["other", "other"],
  hasShares: false,
  rules: [
    on("employer", "line", "empresa: · razon social: · razon social · nombre de la empresa · empresa", {
      certainty: 0.85,
      unless: "aportacion · a cargo · trabajador* · empleado*",
    }),
    on(
      "payPeriod",
      "line",
      "periodo de liquidacion: · periodo de liquidacion · periodo: · mes: · periodo · mensualidad",
      { certainty: 0.85 },
    ),
    on(
      "grossPay",
      "money",
      "total devengado · a. total devengado · total devengos · devengado · salario bruto · totales · total bruto · bruto",
      { within: 60 },
    ),
    on("deductions", "money", "total a deducir · b. total a deducir · total deducciones · total deducido", {
      within: 60,
    }),
    on(
      "netPay",
      "money",
      "liquido total a percibir · liquido a percibir · liquido total · total liquido · total a percibir · neto a percibir · importe neto · liquido · neto",
      { within: 60 },
    ),
    on("seniority", "date", "fecha de antiguedad · antiguedad · fecha antiguedad · fecha de alta", { within: 30 }),
    on("issuedOn", "date", "fecha de pago · fecha: · , a · fecha", { within: 30 }),
  ],
  choices: [],
};
