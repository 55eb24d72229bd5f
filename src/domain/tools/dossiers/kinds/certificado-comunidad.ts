import { phrases } from "../text/find.ts";
import { doneInPlace, HOME_RULES, placeAndDay } from "./home-rules.ts";
import { cues, type KindSpec, on, sign } from "./kind.ts";

export const CERTIFICADO_COMUNIDAD: KindSpec = {
  kind: "certificado-comunidad",
  name: "Certificado de la comunidad",
  country: "ES",
  titles: phrases(
    "certificado de estado de deudas · certificacion de estado de deudas · certificado de deuda cero · certificado de saldo · certificado de cuotas · certificado de pagos · certificado de deuda · certificado de deudas · certificado de la comunidad · certificado de estar al corriente · certificacion de deudas · certificado de la comunidad de propietarios · certificado del estado de deudas · certificado de inexistencia de deudas · certificado de estado de cuentas · certificado del administrador · estado de cuenta del propietario · estado de cuentas del propietario · extracto de cuenta del propietario · extracto de cuenta de propietario · extracto de propietario · estado de cuenta de propietario · liquidacion individual por propietario · saldo de propietario · situacion de pagos · certificado de no deuda · certificado de deuda pendiente · certificado de hallarse al corriente · certificacion del estado de deudas · certificado negativo de deudas · extracto del propietario · estado de cuenta de la vivienda · liquidacion de deuda",
  ),
  cues: [
    ...cues(
      "comunidad de propietarios · certifico · certifica · al corriente · secretario administrador · secretario-administrador · visto bueno · ley de propiedad horizontal · articulo 9 · art. 9 · deuda pendiente · gastos comunes · no adeuda · adeuda · propiedad horizontal · vo bo · gastos de comunidad · esta comunidad · recibos impagados · certifica que · 49/1960 · articulo noveno · cuota mensual · secretario de la comunidad · deuda alguna · saldo pendiente · estado de cuenta · ningun recibo pendiente · secretaria-administradora · 9.1.e · art. 9.1 · administrador de fincas · administradora de fincas · coeficiente · al dia en el pago",
      1.2,
    ),
    ...cues("administrador · presidente · cuota · derrama · finca · secretario · propietario", 0.5),
  ],
  signs: [
    sign(
      2,
      "debe · adeud* · deuda* · al corriente · pendiente* · impagad*",
      "recibos · cuotas · gastos de comunidad · cuota",
      "propietari* · titular · dueno · duena",
      "comunidad",
      "administrador* · secretari* · presidente · administracion",
    ),
    sign(
      3,
      "comunidad · finca · comuneros · propiedad horizontal",
      "administrador* · secretari* · presidente · administracion de fincas",
      "pendiente* · deuda* · adeud* · al corriente · al dia · impagad* · saldo · debe",
      "cuota* · recibo* · gastos · derrama*",
      "certific* · hago constar · hace constar · comunic* · inform* · confirm* · a peticion · a solicitud · a los efectos · estado de cuenta* · extracto · situacion del propietario · se expide",
    ),
  ],
  needs: phrases(
    "comunidad · propiedad horizontal · administrador de fincas · administradora de fincas · copropietarios · comuneros · vecinos",
  ),
  against: phrases(
    "orden del dia · asistentes · arrendador · parte compradora · nota simple informativa · votacion · primera convocatoria · impuesto sobre bienes inmuebles",
  ),
  charges: "never",
  roles: ["owner", "other"],
  hasShares: false,
  rules: [
    placeAndDay("issuedOn"),
    doneInPlace("issuedOn"),
    ...HOME_RULES,
    on(
      "address",
      "address",
      "comunidad de vecinos de · comunidad de propietarios de · comunidad de vecinos · comunidad de propietarios",
      {
        certainty: 0.83,
      },
    ),
    on(
      "communityDebt",
      "money",
      "adeuda la cantidad de · una deuda de · mantiene una deuda de · adeuda · deuda pendiente · deuda total · deuda de · deuda asciende a · deuda · importe pendiente · saldo pendiente · saldo deudor · cantidad pendiente · pendiente de pago · pendiente",
      { within: 90, unless: "cuota ordinaria · cuota mensual" },
    ),
    on(
      "communityFee",
      "money",
      "cuota ordinaria mensual · cuota mensual · cuota ordinaria · cuota trimestral · cuota de comunidad · gastos de comunidad · cuota · gasto mensual",
      { within: 70, unless: "deuda · adeuda · derrama · extraordinaria" },
    ),
    on("levyAmount", "money", "derrama extraordinaria · derrama · cuota extraordinaria · derramas", { within: 120 }),
    on("paidUntil", "date", "al corriente de pago hasta · al corriente hasta · hasta el · a fecha · a dia · al dia", {
      within: 60,
    }),
    on(
      "issuedOn",
      "date",
      "fecha de emision · expido · expide · expedido · expide la presente · firmo · fecha · , a · en prueba",
      { within: 90 },
    ),
  ],
  choices: [],
};
