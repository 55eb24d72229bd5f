import { phrases } from "../text/find.ts";
import { doneInPlace, HOME_RULES, placeAndDay, REGISTRY_RULES, SIGNED_ON } from "./home-rules.ts";
import { cues, type KindSpec, on, option, sign } from "./kind.ts";

export const ARRAS: KindSpec = {
  kind: "arras",
  name: "Contrato de arras",
  country: "ES",
  titles: phrases(
    "contrato de arras · arras penitenciales · arras confirmatorias · arras penales · contrato privado de compraventa · contrato privado de arras · pacto de arras · documento privado de senal · contrato privado de senal · contrato de senal · precontrato de compraventa · contrato de compraventa con arras · documento de arras · promesa de compraventa · arras · promesa de venta · contrato de arras o senal · documento de arras o senal · contrato de compraventa · acuerdo de arras · contrato privado de arras",
  ),
  cues: [
    ...cues(
      "arras · arras penitenciales · 1454 · articulo 1454 · duplicadas · devolverlas duplicadas · perdera la cantidad entregada · perdiendolas · arras confirmatorias · a cuenta del precio · senal",
      1.3,
    ),
    ...cues(
      "parte vendedora · parte compradora · otorgamiento de la escritura · escritura publica · precio · reunidos · exponen · estipulaciones · clausulas · el vendedor · el comprador",
      0.6,
    ),
  ],
  signs: [
    sign(
      3,
      "arras · senal",
      "por duplicado · duplicad* · doblad* · doble · 1454 · 1.454",
      "perdera · pierde · perder · perdida · desist*",
      "vend* · compr*",
    ),
    sign(
      3,
      "arras · senal",
      "vend* · transmit*",
      "compr* · adquir*",
      "precio · euros",
      "escritura · notari* · otorgamiento · elevacion a publico",
      "reunidos · comparecen · convienen · acuerdan · pactan · estipulaciones · clausulas · de una parte · partes · compromete* · ajustado · firman",
    ),
  ],
  needs: phrases("arras · senal"),
  against: phrases(
    "ante mi, · doy fe · nota simple informativa · arrendador · propuesta de reserva · hoja de reserva · reserva de vivienda · documento de reserva",
  ),
  charges: "may",
  roles: ["seller", "buyer"],
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
      "precio total de la compraventa · precio de la compraventa · precio de compraventa · precio total · precio de venta · precio pactado · precio convenido · precio cierto · precio alzado · precio",
      { within: 110, unless: "resto · restante* · parte del" },
    ),
    on(
      "depositAmount",
      "money",
      "en concepto de arras · concepto de arras · arras penitenciales · arras confirmatorias · importe de las arras · cantidad de arras · en concepto de senal · entrega en este acto · entrega a la parte vendedora · concepto de senal · a cuenta · entrega · arras · senal · abona",
      {
        within: 140,
        unless: "precio total · precio de la compraventa · precio de venta · precio de compraventa · resto · restante*",
        alsoBefore: true,
      },
    ),
    on(
      "deedDeadline",
      "date",
      "escritura publica · otorgamiento de la escritura · elevacion a publico · escritura · plazo maximo · fecha limite · antes del · a mas tardar el · no mas tarde del · como maximo el · hasta el",
      { within: 160, certainty: 0.93, unless: "hipoteca · prestamo · financiacion · autorizada · otorgada · inscri*" },
    ),
    on(
      "mortgageDeadline",
      "date",
      "financiacion · prestamo hipotecario · concesion de la hipoteca · concesion del prestamo · aprobacion de la hipoteca · aprobacion del prestamo · hipoteca",
      {
        within: 170,
        certainty: 0.85,
        unless: "escritura publica · inscri* · inscripcion · otorgamiento · compraventa",
      },
    ),
  ],
  choices: [
    {
      field: "arrasKind",
      options: [
        option(
          "penitenciales",
          "arras penitenciales · caracter penitencial · naturaleza penitencial · articulo 1454 · art. 1454 · articulo 1.454 · art. 1.454 · art 1454 · penitenciales · penitencial",
        ),
        option("confirmatorias", "arras confirmatorias · caracter confirmatorio · confirmatorias · confirmatorio"),
        option("penales", "arras penales · clausula penal · caracter penal · en concepto de pena"),
      ],
    },
  ],
};
