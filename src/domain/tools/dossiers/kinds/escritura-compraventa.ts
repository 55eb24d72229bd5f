import { phrases } from "../text/find.ts";
import { doneInPlace, HOME_RULES, placeAndDay, REGISTRY_RULES, SIGNED_ON } from "./home-rules.ts";
import { cues, type FieldRule, type KindSpec, on } from "./kind.ts";

/** Words by which a notary's document of Spain names itself. */
export const NOTARY_RULES: readonly FieldRule[] = [
  on(
    "notary",
    "name",
    "ante mi, · ante mi · ante d. · ante d.a · ante don · ante dona · ante el notario · ante la notaria · notario: · notaria: · notario don · el notario d. · notario autorizante · notaria de · yo,",
    { within: 50 },
  ),
  on(
    "protocolNumber",
    "number",
    "numero de protocolo · no de protocolo · protocolo numero · protocolo no · protocolo num · protocolo · de mi protocolo · numero",
    { within: 24, unless: "finca · registro · cuenta" },
  ),
  SIGNED_ON,
  placeAndDay("signedOn"),
  doneInPlace("signedOn"),
  on("signedOn", "date", "en mi residencia · mi residencia · otorgada el · autorizada el", { within: 40 }),
];

export const ESCRITURA_COMPRAVENTA: KindSpec = {
  kind: "escritura-compraventa",
  name: "Escritura de compraventa",
  country: "ES",
  titles: phrases(
    "escritura de compraventa · escritura publica de compraventa · compraventa de vivienda · escritura de venta · copia simple de escritura · compraventa",
  ),
  cues: [
    ...cues(
      "escritura de compraventa · ante mi · notario · comparecen · otorgan · del ilustre colegio · a mi juicio · juicio de capacidad · doy fe · protocolo · intervencion · estipulaciones · disposiciones · venden y transmiten · vende y transmite · compra y adquiere · medios de pago · parte compradora",
      1,
    ),
    ...cues("escritura · parte vendedora · precio · compraventa · como cuerpo cierto · arras o senal", 0.5),
  ],
  against: phrases(
    "herencia · causante · arras penitenciales · reserva de inmueble · nota simple informativa · fianza · notario publico numero · registro publico de la propiedad · rfc · arrendador",
  ),
  charges: "may",
  roles: ["seller", "buyer"],
  hasShares: true,
  rules: [
    ...REGISTRY_RULES,
    ...HOME_RULES,
    ...NOTARY_RULES,
    on(
      "price",
      "money",
      "precio de la compraventa · precio de esta compraventa · precio de esta venta · precio de la venta · precio total · precio alzado · precio global · precio convenido · precio cierto · precio",
      { within: 110, unless: "aplazad* · precio medio" },
    ),
    on("price", "money", "venden · vende · enajenan · enajena · vendieron · transmiten · transmite", {
      within: 170,
      certainty: 0.55,
      unless: "( · nif · dni · hipoteca · prestamo",
    }),
  ],
  choices: [],
};
