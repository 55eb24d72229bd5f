import { phrases } from "../text/find.ts";
import { doneInPlace, placeAndDay } from "./home-rules.ts";
import { cues, type KindSpec, on } from "./kind.ts";

export const FACTURA: KindSpec = {
  kind: "factura",
  name: "Factura",
  country: "ES",
  titles: phrases(
    "factura · factura no · factura numero · factura simplificada · factura proforma · factura rectificativa",
  ),
  cues: [
    ...cues(
      "factura · base imponible · total factura · numero de factura · no factura · forma de pago · cuota iva · iva 21% · iva (21 · importe total · fecha de factura · fecha factura · concepto · unidades · precio unitario · descripcion cantidad · retencion irpf · vencimiento",
      1.2,
    ),
    ...cues("cif · cliente · total · iva · emisor · destinatario · subtotal · transferencia · iban", 0.5),
  ],
  needs: phrases("factura* · minuta"),
  against: phrases(
    "arrendador · parte compradora · ante mi, · valor catastral · orden del dia · nota simple informativa · total devengado · modelo 100 · encargo en exclusiva",
  ),
  charges: "never",
  roles: ["other", "other"],
  hasShares: false,
  rules: [
    placeAndDay("issuedOn"),
    doneInPlace("issuedOn"),
    on(
      "invoiceNumber",
      "number",
      "factura numero · factura no · factura num · factura n. · numero de factura · no de factura · no factura · num. factura · factura: · factura · numero: · serie",
      { within: 26, unless: "fecha · total" },
    ),
    on(
      "issuedOn",
      "date",
      "fecha de factura · fecha factura · fecha de emision · fecha de expedicion · fecha: · fecha · , a",
      { within: 40, unless: "vencimiento · operacion" },
    ),
    on("invoiceBase", "money", "base imponible · subtotal · importe neto · base", { within: 40 }),
    on(
      "invoiceTax",
      "money",
      "cuota iva · cuota de iva · total iva · importe iva · i.v.a. · iva 21% · iva (21%) · iva 10% · iva (10%) · iva",
      { within: 40 },
    ),
    on(
      "invoiceTotal",
      "money",
      "total factura · importe total · total a pagar · total de la factura · total euros · total eur · total con iva · total",
      { within: 40, unless: "iva · base" },
    ),
    on("paymentDeadline", "date", "fecha de vencimiento · vencimiento · vence el · pagar antes del", { within: 40 }),
  ],
  choices: [],
};
