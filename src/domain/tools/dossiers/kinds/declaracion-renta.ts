import { phrases } from "../text/find.ts";
import { doneInPlace } from "./home-rules.ts";
import { cues, type KindSpec, on } from "./kind.ts";

export const DECLARACION_RENTA: KindSpec = {
  kind: "declaracion-renta",
  name: "Declaración de la renta (IRPF)",
  country: "ES",
  titles: phrases(
    "impuesto sobre la renta de las personas fisicas · declaracion de la renta · modelo 100 · renta 2023 · renta 2024 · renta 2025 · declaracion del irpf · documento de ingreso o devolucion · irpf",
  ),
  cues: [
    ...cues(
      "impuesto sobre la renta · personas fisicas · modelo 100 · agencia tributaria · base liquidable general · base imponible general · base liquidable del ahorro · cuota diferencial · rendimientos del trabajo · resultado de la declaracion · a devolver · a ingresar · casilla · declarante · primer declarante · cuota liquida · rendimiento neto · minimo personal y familiar · codigo seguro de verificacion",
      1.2,
    ),
    ...cues("ejercicio · justificante · conyuge · retenciones · devolucion · nif", 0.5),
  ],
  against: phrases(
    "arrendador · parte compradora · total devengado · nota simple informativa · bienes inmuebles de naturaleza urbana",
  ),
  charges: "never",
  roles: ["taxpayer", "taxpayer"],
  hasShares: false,
  rules: [
    doneInPlace("issuedOn"),
    on("taxYear", "year", "ejercicio · renta · ano · periodo", { within: 30 }),
    on(
      "workIncome",
      "money",
      "rendimiento neto del trabajo · rendimientos del trabajo · rendimientos integros del trabajo · retribuciones dinerarias · total ingresos integros computables · rendimiento neto reducido del trabajo",
      { within: 60 },
    ),
    on(
      "generalBase",
      "money",
      "base liquidable general sometida a gravamen · base liquidable general · base imponible general",
      { within: 50 },
    ),
    on("savingsBase", "money", "base liquidable del ahorro · base imponible del ahorro", { within: 50 }),
    on(
      "taxResult",
      "money",
      "resultado de la declaracion · resultado a ingresar · resultado a devolver · a devolver · a ingresar · resultado · importe · cuota diferencial",
      { within: 60, unless: "retenciones" },
    ),
    on(
      "issuedOn",
      "date",
      "fecha de presentacion · presentada el · presentado el · fecha y hora de presentacion · fecha",
      { within: 40 },
    ),
  ],
  choices: [],
};
