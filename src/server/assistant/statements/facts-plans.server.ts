import { CLAIMS } from "#content/claims.ts";
import { MONTHS_PAID_YEARLY, PAYMENT_GRACE_DAYS, PLANS, type Plan, TRIAL_DAYS } from "#content/plans.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { factsOn } from "./fact.server.ts";
import {
  creditsOf,
  inDollars,
  onPrices,
  planAttributeFacts,
  plansWhere,
  priceOf,
  storageOf,
  subjectOf,
  usersOf,
} from "./facts-plan-attributes.server.ts";
import { stated } from "./stated.server.ts";

const onBilling = factsOn({
  url: "/help-center/articulo/cambiar-de-plan-y-facturas",
  title: "Cambiar de plan y facturas",
});

const PAID = PLANS.filter(({ monthlyEuros }) => monthlyEuros > 0);
const TRIAL = PLANS.find(({ id }) => id === "prueba")!;

/** Plans, prices and payments, calculated from `content/plans`. */
export function planFacts(): Statement[] {
  return [...planAttributeFacts(), ...comparisons(), ...trialFacts(), ...paymentFacts()];
}

/** The gains of a plan over a smaller one. */
function difference(smaller: Plan, larger: Plan): Statement {
  const gains = [
    `${formatNumber(larger.credits)} créditos en lugar de ${formatNumber(smaller.credits)}`,
    `${usersOf(larger)} en lugar de ${usersOf(smaller)}`,
    `${storageOf(larger)} en lugar de ${storageOf(smaller)}`,
    ...(larger.users > 1 && smaller.users === 1 ? ["equipo con cartera común y objetivos"] : []),
    ...(larger.hasApi && !smaller.hasApi ? ["la API con clave propia"] : []),
    ...(larger.hasWhiteLabel && !smaller.hasWhiteLabel ? ["la marca blanca"] : []),
  ];
  return onPrices(
    `plan.difference.${smaller.id}-${larger.id}`,
    `plan ${smaller.name} y plan ${larger.name}`,
    "diferencias",
    `El plan ${larger.name} cuesta ${formatMoney(larger.monthlyEuros - smaller.monthlyEuros)} más al mes que el plan ${smaller.name} (${formatMoney(larger.monthlyEuros)} y ${formatMoney(smaller.monthlyEuros)}) y trae ${listed(gains)}. Las herramientas son las mismas.`,
    {
      forms: ["which", "how-much", "what"],
      keywords: "comparar comparación versus contra cambiar subir diferencia",
      asked: [
        `diferencia entre el plan ${smaller.name} y el plan ${larger.name}`,
        `qué gano si paso de ${smaller.name} a ${larger.name}`,
        `${smaller.name} o ${larger.name}, cuál me conviene`,
        `en qué se diferencian ${smaller.name} y ${larger.name}`,
      ],
    },
  );
}

function comparisons(): Statement[] {
  const pairs = PAID.flatMap((smaller, i) => PAID.slice(i + 1).map((larger) => difference(smaller, larger)));
  const [cheapest] = PAID;
  const largest = PAID.at(-1)!;
  return [
    ...pairs,
    ...stated(
      onPrices,
      `
plan.all.prices · planes, suscripción, Umbral · precios · how-much which what
${listed(PAID.map((plan) => `${plan.name} cuesta ${formatMoney(plan.monthlyEuros)}`))} al mes, IVA incluido. Por año se pagan ${MONTHS_PAID_YEARLY} meses. En Latinoamérica se muestran en dólares: ${listed(PAID.map(({ monthlyEuros }) => inDollars(monthlyEuros)))}.
? cuánto cuesta Umbral | qué precio tienen los planes | qué planes hay | cuánto sale al mes | lista de precios | cuánto vale la suscripción
+ tarifas costo cuánto vale mensualidad suscripción licencia

plan.all.count · planes, suscripción · cuántos hay · how-much which
Hay ${counted(PAID.length, "plan", "planes")} de pago, ${listed(PAID.map(({ name }) => name))}, y una prueba gratis de ${TRIAL_DAYS} días. No hay otros.
? cuántos planes hay | qué planes tienen | hay un plan gratis para siempre | qué opciones de suscripción tienen

plan.all.cheapest · planes, suscripción · el más barato · which how-much
El plan de pago más barato es ${cheapest!.name}: ${priceOf(cheapest!)}, con ${creditsOf(cheapest!)} y ${usersOf(cheapest!)}.
? cuál es el plan más barato | el plan más económico | lo mínimo que puedo pagar
`,
    ),
    onPrices(
      "plan.all.largest",
      "planes, suscripción",
      "el mayor",
      `El plan mayor es ${largest.name}: ${priceOf(largest)}, con ${creditsOf(largest)}, ${usersOf(largest)}, API y marca blanca. Si necesitas más, escríbenos y lo vemos contigo.`,
      {
        forms: ["which", "how-much"],
        asked: [
          "cuál es el plan más completo",
          "el plan más grande",
          "plan para más de veinticinco personas",
          "hay un plan a medida",
        ],
        links: [{ title: "Contacto", url: "/contacto" }],
      },
    ),
    ...stated(
      onPrices,
      `
plan.all.by-people · planes, equipo, agencia · cuál según las personas · which
${listed(PAID.map((plan) => (plan.users === 1 ? `para una persona, ${plan.name}` : `hasta ${plan.users}, ${plan.name}`))).replace(/^p/, "P")}.
? qué plan necesito para cinco personas | somos doce agentes, qué plan | plan para un equipo | qué plan elijo si trabajo solo

plan.all.api · planes, API · cuáles tienen API · which yes-no
La API está en ${plansWhere(({ hasApi }) => hasApi)}. Los demás no la llevan.
? qué planes tienen API | en qué plan está la API | con qué plan puedo integrar mi CRM

plan.all.white-label · planes, marca blanca · cuáles la tienen · which yes-no
La marca blanca está en ${plansWhere(({ hasWhiteLabel }) => hasWhiteLabel)}. Tu logotipo y tu color salen en los informes de todos los planes.
? qué planes tienen marca blanca | cómo quito «Hecho con Umbral» | con qué plan sale solo mi logo

plan.all.tools · planes, herramientas · qué es igual en todos · which what yes-no
Todos los planes abren todas las herramientas de los seis módulos, la cartera, los contactos, el calendario, los informes en PDF, Excel y CSV y las páginas compartidas. Cambian los créditos, las personas, el espacio, la API y la marca blanca.
? todos los planes tienen las mismas herramientas | qué cambia de un plan a otro | hay herramientas que solo están en un plan | qué incluyen todos los planes

plan.all.vat · precios, planes, IVA · impuestos · yes-no how-much
El IVA está incluido en todos los precios. En Latinoamérica los impuestos de tu país, si los hay, se indican antes de contratar.
? los precios llevan IVA | hay que sumar el IVA | es precio final | el precio incluye impuestos
`,
    ),
  ];
}

function trialFacts(): Statement[] {
  const subject = subjectOf(TRIAL);
  return [
    ...stated(
      onPrices,
      `
plan.prueba.days · ${subject} · duración · how-much when
La prueba dura ${TRIAL_DAYS} días, con todo abierto, ${creditsOf(TRIAL)} y ${usersOf(TRIAL)}, y sin tarjeta.
? cuántos días dura la prueba | cuánto tiempo es gratis | prueba gratis de cuántos días | cuánto dura el trial

plan.prueba.card · ${subject} · tarjeta · yes-no
No: la prueba no pide tarjeta y al terminar no se cobra nada.
? la prueba pide tarjeta | me cobran al terminar la prueba | tengo que poner la tarjeta para probar | se renueva sola la prueba

plan.prueba.start · ${subject} · cuándo empieza · when how
La prueba empieza sola la primera vez que entras con tu cuenta. Es una por persona.
? cuándo empieza la prueba | cómo activo la prueba | puedo repetir la prueba | cómo empiezo la prueba gratis

plan.prueba.end · ${subject} · qué pasa al terminar · what when
Al terminar la prueba no se cobra nada: eliges un plan o sigues abriendo lo que ya calculaste.
? qué pasa cuando acaba la prueba | pierdo mis datos al terminar la prueba | y después de los catorce días | qué sucede si no contrato después de la prueba
`,
    ),
  ];
}

function paymentFacts(): Statement[] {
  return [
    ...stated(
      onBilling,
      `
plan.cancel · suscripción, plan, permanencia · darse de baja · how yes-no when
Cancelas cuando quieras, sin permanencia, en «Gestionar mi suscripción». El plan llega hasta el final de lo pagado y no se renueva; los créditos que queden valen hasta ese día.
? cómo cancelo la suscripción | cómo me doy de baja | hay permanencia | puedo cancelar cuando quiera | cómo dejo de pagar | quiero anular mi plan
+ baja cancelar permanencia compromiso contrato anular dejar de pagar

plan.change · plan, suscripción · cambiar de plan · how where
Cambias de plan en tu panel, en «Plan y créditos»: eliges el plan y si pagas cada mes o cada año. Ya con suscripción, en «Gestionar mi suscripción».
? cómo cambio de plan | cómo subo de plan | dónde contrato un plan | cómo paso del plan Agente al plan Agencia | dónde cambio mi suscripción
+ subir bajar pasar mejorar upgrade downgrade contratar

plan.pay · pago, tarjeta, Stripe · formas de pago · how which
Se paga con tarjeta en la página segura de Stripe, donde el pago en línea está activado. Donde no lo está, pides el plan en tu panel y te lo activamos.
? cómo se paga | qué formas de pago hay | puedo pagar con tarjeta | aceptan PayPal | puedo pagar por transferencia
+ transferencia PayPal domiciliación pagar método de pago

plan.card-data · tarjeta, datos de pago · quién los ve · who yes-no
Tu tarjeta no pasa por Umbral: ni la vemos ni la guardamos. Los datos los trata Stripe en su página.
? guardan mi tarjeta | es seguro pagar | quién ve los datos de mi tarjeta

plan.invoices · facturas · dónde están · where how
Las facturas se descargan en tu panel, en «Tarjeta y facturas», con el IVA desglosado.
? dónde descargo la factura | cómo consigo una factura con IVA | me dan factura | dónde veo mis recibos | necesito el comprobante fiscal
+ factura recibo comprobante fiscal NIF descargar

plan.failed-payment · pago que falla, tarjeta caducada · plazo · when what how-much
Si un cobro falla te escribimos y el plan sigue ${PAYMENT_GRACE_DAYS} días, para que cambies la tarjeta. Si no se paga, el plan termina y tus resultados se siguen abriendo.
? qué pasa si falla el pago | me rechazaron la tarjeta | cuántos días tengo si no se cobra | se venció mi tarjeta
+ rechazada impago caducada tarjeta vencida

plan.who-pays · plan de la agencia · quién lo elige · who
El plan de una agencia lo elige y lo paga quien es titular.
? quién paga el plan de la agencia | quién puede cambiar el plan en un equipo | puede un agente cambiar el plan

plan.downgrade · plan menor, espacio · qué pasa con los archivos · what yes-no
Si cambias a un plan con menos espacio no se borra nada: solo no podrás añadir más hasta que quepa.
? si bajo de plan pierdo mis fotos | se borran archivos al bajar de plan | qué pasa si me paso a un plan menor
`,
    ),
    ...stated(
      onPrices,
      `
plan.guarantee · garantía · qué es · what how-much yes-no
Es un compromiso comercial de la empresa: un ${CLAIMS.guarantee.figure} ${CLAIMS.guarantee.label}. Cómo se mide y en qué plazo se pide la devolución va por escrito en las condiciones que recibes antes de contratar.
? qué es la garantía del 150 % | me devuelven el dinero | hay garantía de devolución | puedo pedir reembolso
+ devolución reembolso dinero devuelven
`,
    ),
  ];
}
