import { phrases } from "../text/find.ts";
import { doneInPlace, HOME_RULES, placeAndDay, REGISTRY_RULES, SIGNED_ON } from "./home-rules.ts";
import { cues, type KindSpec, on, sign } from "./kind.ts";

export const RESERVA: KindSpec = {
  kind: "reserva",
  name: "Documento de reserva",
  country: "ES",
  titles: phrases(
    "documento de reserva · contrato de reserva · reserva de inmueble · reserva de vivienda · hoja de reserva · propuesta de reserva · senal de reserva · recibo de reserva · propuesta de compra · oferta de compra · documento de senal y reserva · senal y reserva · recibo de senal · hoja de senal · hoja de senalizacion · carta de reserva · solicitud de reserva · compromiso de reserva · oferta en firme · oferta por · oferta de adquisicion · oferta para la compra · compromiso de compra · reserva de compra · reserva de piso · reserva de casa · reserva · entrega a cuenta de reserva · hoja de oferta",
  ),
  cues: [
    ...cues(
      "reserva · en concepto de reserva · cantidad de reserva · importe de la reserva · retirada del mercado · retirar del mercado · reservar · propuesta de compra · firma del contrato de arras · posterior contrato de arras · aceptacion de la oferta · reservista · interesado · recibimos de · ofrece comprar · se retira del mercado · si la propiedad no acepta · la oferta · se imputara · oferente · ofertante · se reserva la vivienda · apartada · interes en la vivienda · dejen de ensenar · retirada de la venta · retirado de la venta · descontara · retirada de publicidad",
      1.3,
    ),
    ...cues("agencia · inmobiliaria · precio · comprador · vendedor · vigencia", 0.4),
  ],
  signs: [
    sign(
      3,
      "reserv* · senal · apart* · deposit* · retira* · oferta · ofert* · ofrezco · ofrece · entrega a cuenta",
      "devol* · devuelv* · reintegr* · descont* · imput* · perder* · a cuenta del precio · acept* · restitu*",
      "precio · euros · €",
      "vivienda · piso · inmueble · local · finca · casa · chalet · apartamento · atico · adosado · duplex · estudio · garaje · parcela · solar · nave · terreno · calle · avenida · plaza",
    ),
    sign(
      1.5,
      "oferta · ofrezco · reserv* · senal · deposito",
      "agencia · inmobiliaria · ustedes · comercializan",
      "dueno · duena · duenos · propietari* · la propiedad · vendedor*",
      "acept* · devol* · devuelv* · reintegr*",
    ),
    sign(
      2,
      "quiero · deseo · me interesa · interes en · mi oferta · ofrezco · interesad*",
      "senal · reserv* · deposit*",
      "devol* · devuelv* · reintegr* · descuent* · descont*",
    ),
    // The arras are still to come.
    sign(
      2.5,
      "firma* las arras · firma de las arras · firma del contrato de arras · suscrib* el contrato de arras · suscribirse el contrato de arras · firmado las arras · formaliza* las arras · formalizar el contrato de arras · firmar el contrato de arras · firmaran arras · contrato de arras dentro · antes de las arras · hasta las arras · firmar arras",
    ),
  ],
  against: phrases(
    "arras penitenciales · 1454 · duplicadas · ante mi, · nota simple informativa · arrendatario · gastos de administracion",
  ),
  charges: "may",
  roles: ["buyer", "seller"],
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
      "precio total de la compraventa · precio de la compraventa · precio de compraventa · precio de venta · precio total · precio ofertado · precio ofrecido · oferta de · precio acordado · precio · ofrece comprar · ofrece por · ofrece",
      { within: 150, alsoBefore: true },
    ),
    on(
      "reservationAmount",
      "money",
      "en concepto de reserva · concepto de reserva · importe de la reserva · importe de reserva · cantidad de reserva · concepto de senal · senal de reserva · entrega la cantidad de · la cantidad de · la suma de · entrega · deposita · en deposito · reserva",
      { within: 110, unless: "precio · a cuenta de los · a cuenta de las", alsoBefore: true },
    ),
    on(
      "reservationUntil",
      "date",
      "vigencia hasta · hasta el · valida hasta · plazo de la reserva · valida hasta el · vigente hasta · vence el · finaliza el · antes del · a mas tardar el · vencimiento · plazo",
      { within: 90 },
    ),
  ],
  choices: [],
};
