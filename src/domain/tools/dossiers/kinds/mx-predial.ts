import { phrases } from "../text/find.ts";
import { cues, type KindSpec, on } from "./kind.ts";

export const MX_PREDIAL: KindSpec = {
  kind: "mx-predial",
  name: "Boleta del predial (México)",
  country: "MX",
  titles: phrases(
    "impuesto predial · boleta predial · predial · propuesta de declaracion de valor catastral · recibo de predial · estado de cuenta predial · boleta de pago del impuesto predial",
  ),
  cues: [
    ...cues(
      "impuesto predial · cuenta predial · cuenta catastral · clave catastral · bimestre · valor catastral · secretaria de finanzas · tesoreria · secretaria de administracion y finanzas · superficie de terreno · superficie de construccion · valor del suelo · linea de captura · predial · tesoreria municipal · municipio",
      1.2,
    ),
    ...cues("colonia · alcaldia · total a pagar · descuento · propietario · recargos · vigencia", 0.5),
  ],
  against: phrases("bienes inmuebles · notario · folio real · regimen fiscal · espana"),
  charges: "never",
  roles: ["taxpayer", "taxpayer"],
  hasShares: false,
  rules: [
    on(
      "taxAccount",
      "number",
      "numero de cuenta predial · no. de cuenta · numero de cuenta · cuenta predial · cuenta catastral · cuenta · clave catastral · con clave · clave",
      { within: 30 },
    ),
    on("cadastralReference", "number", "clave catastral", { within: 30, certainty: 0.9, isPart: true }),
    on("bimester", "line", "bimestre: · bimestre · periodo: · periodo · bimestres", { certainty: 0.85 }),
    on(
      "taxYear",
      "year",
      "ejercicio fiscal · ejercicio · ano fiscal · ano · anio · impuesto predial · impuesto anual · bimestre",
      {
        within: 64,
      },
    ),
    on("cadastralValue", "money", "valor catastral total · valor catastral · valor total · base gravable", {
      within: 40,
      unless: "suelo · construccion · terreno",
    }),
    on(
      "landCadastralValue",
      "money",
      "valor del suelo · valor de suelo · valor del terreno · valor de terreno · valor catastral del terreno · valor suelo · valor terreno",
      { within: 40 },
    ),
    on(
      "buildingCadastralValue",
      "money",
      "valor de construccion · valor de la construccion · valor construccion · valor catastral de la construccion",
      { within: 40 },
    ),
    on(
      "propertyTax",
      "money",
      "total a pagar · importe a pagar · importe total · impuesto a pagar · total · impuesto determinado · importe",
      { within: 40, unless: "valor" },
    ),
    on(
      "paymentDeadline",
      "date",
      "fecha limite de pago · fecha limite · vencimiento · vigencia · pagar antes del · vence el · vigente hasta · pague antes del · hasta el · limite",
      { within: 40 },
    ),
    on(
      "plotAreaM2",
      "area",
      "superficie de terreno · superficie del terreno · superficie terreno · sup. terreno · terreno",
      { within: 40, unless: "valor · construccion", alsoBefore: true },
    ),
    on(
      "builtAreaM2",
      "area",
      "superficie de construccion · superficie construida · superficie construccion · sup. construccion · construccion",
      { within: 40, unless: "valor", alsoBefore: true },
    ),
    on(
      "address",
      "address",
      "ubicacion del inmueble · ubicacion del predio · domicilio del predio · domicilio del inmueble · ubicacion · domicilio",
      { certainty: 0.85 },
    ),
  ],
  choices: [],
};
