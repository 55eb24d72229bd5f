import { pricingContent } from "#content/marketing/pricing.ts";
import { MONTHS_PAID_YEARLY, PLANS, type Plan, TRIAL_DAYS } from "#content/plans.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { priceIn } from "#domain/shared/region/region.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { stated } from "./stated.server.ts";

export const onPrices = factsOn({ url: "/precios", title: "Planes y precios" });

const NBSP = "\u00a0";

export const inDollars = (euros: number): string => formatMoney(priceIn("latam", euros), "USD");
export const usersOf = ({ users }: Plan): string => counted(users, "usuario", "usuarios");
export const creditsOf = ({ credits }: Plan): string => `${formatNumber(credits)} créditos`;
export const priceOf = ({ monthlyEuros }: Plan): string => `${formatMoney(monthlyEuros)} al mes`;
export const storageOf = ({ storageGb }: Plan): string => `${storageGb}${NBSP}GB`;
/** In the middle of a sentence: `el plan Red`, `la prueba`. */
export const named = ({ id, name }: Plan): string => (id === "prueba" ? "la prueba" : `el plan ${name}`);
/** `la prueba y el plan Red`: the plans of which something holds. */
export const plansWhere = (holds: (plan: Plan) => boolean): string => listed(PLANS.filter(holds).map(named));
/** Names by which people call a plan. */
export const subjectOf = ({ id, name }: Plan): string =>
  id === "prueba"
    ? "prueba gratis, plan Prueba, periodo de prueba, trial, demo gratuita"
    : `plan ${name}, suscripción ${name}, paquete ${name}`;

const yearOf = ({ monthlyEuros }: Plan) => monthlyEuros * MONTHS_PAID_YEARLY;
const whole = ({ monthlyEuros, hasApi, hasWhiteLabel }: Plan) =>
  `${hasApi && hasWhiteLabel ? ", la API y la marca blanca" : ""}${monthlyEuros > 0 ? `, por ${formatMoney(monthlyEuros)} al mes, IVA incluido` : ", gratis"}`;

/** Every attribute of every plan, and what all of them have. */
export const planAttributeFacts = (): Statement[] => [...PLANS.flatMap(attributesOf), ...commonRows()];

function attributesOf(plan: Plan): Statement[] {
  const { id, monthlyEuros, homes, hasApi, hasWhiteLabel, users, forWhom } = plan;
  const isTrial = id === "prueba";
  const subject = subjectOf(plan);
  const of = named(plan);
  const the = of.charAt(0).toUpperCase() + of.slice(1);
  const credits = isTrial ? `${creditsOf(plan)} para sus ${TRIAL_DAYS} días` : `${creditsOf(plan)} al mes`;
  const price = isTrial
    ? `La prueba no cuesta nada: son ${TRIAL_DAYS} días sin tarjeta.`
    : `${the} cuesta ${priceOf(plan)}, IVA incluido. En Latinoamérica se muestra en dólares, ${inDollars(monthlyEuros)}, y se cobra en euros.`;
  const yearly = isTrial
    ? "La prueba no se paga por año ni por mes: es gratis."
    : `${the} cuesta ${formatMoney(yearOf(plan))} al año, IVA incluido: lo que ${MONTHS_PAID_YEARLY} meses, ${formatMoney(monthlyEuros * 12 - yearOf(plan))} menos que mes a mes. En Latinoamérica son ${inDollars(yearOf(plan))}.`;
  const team =
    users === 1
      ? `${the} no tiene equipo con papeles ni objetivos del equipo: es para una persona. Los tienen ${plansWhere((other) => other.users > 1)}.`
      : `Sí: ${of} tiene equipo con papeles, cartera común y objetivos del equipo.`;
  return stated(
    onPrices,
    `
plan.${id}.price · ${subject} · precio al mes · how-much what
${price}
? cuánto cuesta ${of} | precio de ${of} al mes | qué vale ${of} | cuánto sale ${of} en dólares | a cómo está ${of}
+ tarifa mensualidad coste costo vale sale cuota mensual

plan.${id}.yearly-price · ${subject} · precio al año · how-much what
${yearly}
? cuánto cuesta ${of} al año | precio anual de ${of} | cuánto ahorro si pago ${of} por año | cuánto sale ${of} pagando anual
+ anual anualidad doce meses descuento por pagar el año

plan.${id}.credits · ${subject} · créditos · how-much which
${the} trae ${credits}.
? cuántos créditos trae ${of} | créditos de ${of} | cuántas valoraciones incluye ${of} | cuántos créditos dan con ${of}
+ consumos usos valoraciones incluidas al mes

plan.${id}.users · ${subject} · usuarios · how-much who yes-no
${users === 1 ? `${the} es para ${usersOf(plan)}: no tiene equipo.` : `${the} admite ${usersOf(plan)}.`}
? cuántos usuarios admite ${of} | cuántas personas pueden entrar con ${of} | cuántos agentes caben en ${of} | cuántas licencias trae ${of}
+ personas agentes asesores comerciales plazas licencias equipo puestos

plan.${id}.storage · ${subject} · espacio · how-much
${the} tiene ${storageOf(plan)} para fotos, documentos e importaciones.
? cuánto espacio tiene ${of} | cuántos gigas da ${of} | almacenamiento de ${of}
+ almacenamiento gigas GB disco capacidad guardar archivos

plan.${id}.homes · ${subject} · viviendas por importación · how-much
Con ${of} caben ${counted(homes, "vivienda llegada", "viviendas llegadas")} por importación.
? cuántas viviendas puedo importar con ${of} | límite de inmuebles de ${of} | cuántas propiedades caben en ${of}
+ inmuebles propiedades cartera importar límite de viviendas

plan.${id}.api · ${subject} · API · yes-no which
${hasApi ? `Sí: ${of} incluye la API con clave propia.` : `No: ${of} no incluye la API. La tienen ${plansWhere((other) => other.hasApi)}.`}
? ¿${of} tiene API? | puedo usar la API con ${of} | integrar mi CRM con ${of}
+ clave integración programadores webhooks MCP

plan.${id}.white-label · ${subject} · marca blanca · yes-no which
${hasWhiteLabel ? `Sí: ${of} incluye la marca blanca, que quita «Hecho con Umbral» del pie.` : `No: ${of} no incluye la marca blanca, aunque tus informes llevan tu logotipo y tu color. Al pie se lee «Hecho con Umbral»; lo quitan ${plansWhere((other) => other.hasWhiteLabel)}.`}
? ¿${of} tiene marca blanca? | puedo quitar el logo de Umbral con ${of} | mis informes con mi marca en ${of}
+ logotipo logo propio sin marca de Umbral personalizar

plan.${id}.team · ${subject} · equipo y objetivos · yes-no which
${team}
? ¿${of} sirve para un equipo? | puedo invitar compañeros con ${of} | objetivos del equipo en ${of}
+ agencia papeles roles permisos cartera común

plan.${id}.for-whom · ${subject} · para quién es · who which what
${the} es ${uncapitalised(forWhom)}
? para quién es ${of} | a quién le conviene ${of}

plan.${id}.all · ${subject} · qué incluye · what which how-much
${the} trae ${credits}, ${usersOf(plan)} y ${storageOf(plan)}${whole(plan)}. Como todos, abre las herramientas de los seis módulos, la cartera, los contactos, el calendario y los informes con tu logotipo.
? qué incluye ${of} | qué trae ${of} | qué lleva ${of} | características de ${of}
+ incluye trae características todo lo que lleva
`,
  );
}

/** Rows of the comparison that are the same in every plan. */
function commonRows(): Statement[] {
  const rows = pricingContent(false).comparison.filter(({ cells }) => cells.every((cell) => cell === true));
  return rows.flatMap(({ label }, i) => {
    const what = uncapitalised(label);
    return stated(
      onPrices,
      `
plan.every.${i + 1} · ${what}, planes · en qué planes está · which yes-no
Está en todos los planes, también en la prueba: ${what}.
? en qué planes está ${what} | qué plan necesito para ${what} | ¿${what} se paga aparte?
`,
    );
  });
}
