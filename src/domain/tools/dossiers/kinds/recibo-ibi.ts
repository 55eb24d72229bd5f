import { phrases } from "../text/find.ts";
import { HOME_RULES } from "./home-rules.ts";
import { cues, type KindSpec, on, sign } from "./kind.ts";

export const RECIBO_IBI: KindSpec = {
  kind: "recibo-ibi",
  name: "Recibo del IBI",
  country: "ES",
  titles: phrases(
    "impuesto sobre bienes inmuebles · impuesto bienes inmuebles · recibo de ibi · recibo del ibi · i.b.i. · ibi urbana · contribucion urbana · impto. bienes inmuebles · impto bienes inmuebles · imp. bienes inmuebles · imp. sobre bienes inmuebles · bienes inmuebles urbana · bienes inmuebles de naturaleza urbana · impost sobre bens immobles · ibi",
  ),
  cues: [
    ...cues(
      "impuesto sobre bienes inmuebles · valor catastral · base liquidable · cuota integra · cuota liquida · tipo de gravamen · objeto tributario · sujeto pasivo · periodo voluntario · ayuntamiento · recaudacion · domiciliacion · numero fijo · padron · valor suelo · valor construccion · bienes inmuebles · val.suelo · val. suelo · ref.cat · ref. cat · tipo grav · fin plazo · val.const · organismo autonomo de recaudacion · gestion tributaria",
      1.2,
    ),
    ...cues("recibo · ejercicio · contribuyente · bonificacion · referencia catastral · periodo de pago", 0.5),
  ],
  signs: [
    sign(
      2.5,
      "ibi · i.b.i · bienes inmuebles · contribucion",
      "valor catastral · base liquidable · referencia catastral · ref. catastral",
      "cuota · importe · total · deuda",
      "recibo · periodo voluntario · cargo · domicili* · pago · ejercicio",
    ),
  ],
  against: phrases(
    "arrendador · parte compradora · predial · orden del dia · nota simple informativa · notario · certificado de eficiencia",
  ),
  charges: "never",
  roles: ["taxpayer", "taxpayer"],
  hasShares: false,
  rules: [
    ...HOME_RULES,
    on("taxYear", "year", "ejercicio · ano · anualidad · periodo impositivo · ejercicio fiscal · periodo", {
      within: 40,
    }),
    on(
      "landCadastralValue",
      "money",
      "valor catastral del suelo · valor catastral suelo · valor del suelo · valor suelo · v. catastral suelo · v.c. suelo · suelo",
      { within: 40, unless: "construccion · superficie" },
    ),
    on(
      "buildingCadastralValue",
      "money",
      "valor catastral de la construccion · valor catastral construccion · valor de la construccion · valor construccion · v. catastral construccion · v.c. construccion · construccion",
      { within: 40, unless: "suelo · ano · superficie" },
    ),
    on(
      "cadastralValue",
      "money",
      "valor catastral total · valor catastral · valor total · total valor catastral · v. catastral",
      { within: 40, unless: "suelo · construccion" },
    ),
    on("taxBase", "money", "base liquidable · base imponible", { within: 40 }),
    on("taxRate", "percent", "tipo de gravamen · tipo impositivo · tipo gravamen · tipo aplicable · tipo", {
      within: 40,
    }),
    on("taxRate", "figure", "tipo de gravamen · tipo impositivo · tipo gravamen · tipo aplicable", {
      within: 24,
      unit: "percent",
      certainty: 0.85,
    }),
    on(
      "propertyTax",
      "money",
      "total a pagar · importe a pagar · total a ingresar · importe total · cuota liquida · importe a ingresar · total recibo · importe del recibo · deuda total · total · importe · cuota integra",
      { within: 40, unless: "recargo · valor · bonificacion" },
    ),
    on(
      "paymentDeadline",
      "date",
      "fin del periodo voluntario · fin periodo voluntario · cargaremos · se cargara · cargara en · domiciliado el · fecha limite de pago · fecha limite · ultimo dia de pago · vencimiento · hasta el · plazo de ingreso · fecha de cargo",
      { within: 50, endsRange: true, alsoBefore: true },
    ),
    on(
      "paymentDeadline",
      "date",
      "periodo voluntario de pago · periodo voluntario · periodo de pago · plazo de pago · periodo de cobro",
      {
        within: 60,
        endsRange: true,
      },
    ),
    on(
      "taxAccount",
      "number",
      "numero fijo · n. fijo · no fijo · num. fijo · numero de recibo · no recibo · no de recibo · num. recibo · recibo no · identificacion · clave",
      { within: 24 },
    ),
    on("issuedOn", "date", "fecha de emision · fecha emision · emitido el"),
  ],
  choices: [],
};
