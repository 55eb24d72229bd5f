import { phrases } from "../text/find.ts";
import { doneInPlace, HOME_RULES, placeAndDay, REGISTRY_RULES, SIGNED_ON } from "./home-rules.ts";
import { cues, type KindSpec, on, option, sign } from "./kind.ts";

export const ENCARGO_VENTA: KindSpec = {
  kind: "encargo-venta",
  name: "Encargo de venta",
  country: "ES",
  titles: phrases(
    "encargo de venta · contrato de mediacion · hoja de encargo · nota de encargo · mandato de venta · contrato de mandato · encargo en exclusiva · contrato de exclusiva · contrato de intermediacion · encargo de mediacion · encargo de gestion de venta · contrato de corretaje · autorizacion de venta · nota de encargo de venta · mandato en exclusiva",
  ),
  cues: [
    ...cues(
      "encargo · mediacion · honorarios · exclusiva · en exclusiva · agencia · mandante · mandatario · intermediacion · comercializacion · comision · publicitar · visitas · promocion del inmueble · captacion · el agente · encarga",
      1.2,
    ),
    ...cues("propietario · precio de venta · inmobiliaria · vigencia · prorroga · desistimiento · cliente", 0.5),
  ],
  signs: [
    sign(
      3,
      "encarg* · autoriz* · mandato · mediacion · intermediacion · comercializa*",
      "honorarios · comision · retribucion · remuneracion",
      "agencia · inmobiliaria · agente · api · mediador*",
      "precio",
      "vigencia · duracion · plazo · exclusiv* · meses",
    ),
  ],
  needs: phrases("venta · vender · venderla · venderlo · comprador · comercializa* · inmueble"),
  against: phrases("arras penitenciales · ante mi, · nota simple informativa · arrendatario · orden del dia · factura"),
  charges: "may",
  roles: ["owner", "agent"],
  hasShares: false,
  rules: [
    ...REGISTRY_RULES,
    ...HOME_RULES,
    SIGNED_ON,
    placeAndDay("signedOn"),
    doneInPlace("signedOn"),
    on(
      "price",
      "money",
      "precio de venta · precio minimo · precio de salida · precio inicial · precio · importe de venta",
      { within: 90, unless: "honorarios · precio por" },
    ),
    on(
      "feePercent",
      "percent",
      "honorarios · comision · retribucion · remuneracion · gastos de gestion · percibira · cobrara · devengara · facturara · abonara · del precio · sobre el precio · del precio efectivo",
      {
        within: 130,
        alsoBefore: true,
        unless: "iva",
      },
    ),
    on("feeAmount", "money", "honorarios · comision · retribucion · minimo de honorarios · honorarios minimos", {
      within: 120,
      unless: "precio de venta",
    }),
    on(
      "mandateEndsOn",
      "date",
      "hasta el · fin: · fecha fin · finaliza el · finalizara el · vigencia hasta · vencimiento · vence el · valido hasta · finalizando el · fecha de finalizacion · fin de vigencia · concluira el",
      { within: 60 },
    ),
    on("mandateMonths", "months", "duracion · plazo · vigencia · periodo de · por un periodo · por un plazo", {
      within: 80,
      unless: "prorroga · preaviso · antelacion",
    }),
  ],
  choices: [
    {
      field: "mandateKind",
      options: [
        option(
          "no exclusivo",
          "sin exclusiva · no exclusiva · sin caracter de exclusiva · no exclusivo · en regimen abierto · sin exclusividad · no tendra caracter exclusivo · compartida",
        ),
        option("exclusivo", "en exclusiva · exclusiva · con exclusividad · caracter exclusivo · exclusividad"),
      ],
    },
  ],
};
