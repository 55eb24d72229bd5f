import { ANONYMOUS_RUNS_A_DAY, CREDIT_COSTS, PLANS } from "#content/plans.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { tools } from "#tools/registry.ts";
import { factsOn } from "./fact.server.ts";
import { stated } from "./stated.server.ts";

const onCredits = factsOn({ url: "/help-center/articulo/planes-y-creditos", title: "Planes y créditos" });
const SUBJECT = "créditos";

/** Kinds of work with their cost, as people call them. */
const WORK: readonly { id: keyof typeof CREDIT_COSTS; what: string; names: string; asked: readonly string[] }[] = [
  {
    id: "browser",
    what: "Lo que se calcula en tu navegador",
    names: "cálculo en el navegador",
    asked: ["qué herramientas no gastan créditos", "qué es gratis", "cuánto gasta lo que se hace en el navegador"],
  },
  {
    id: "server",
    what: "Un cálculo del servidor, como una valoración, un informe o una capacidad de compra,",
    names: "valoración, informe, cálculo, avalúo",
    asked: [
      "cuántos créditos gasta una valoración",
      "cuánto cuesta un cálculo",
      "créditos por informe",
      "cuánto consume un avalúo",
      "cuántos créditos vale una tasación",
    ],
  },
  {
    id: "text",
    what: "Un texto de un modelo de lenguaje",
    names: "texto con inteligencia artificial, descripción reescrita",
    asked: [
      "cuántos créditos gasta un texto",
      "cuánto cuesta reescribir un anuncio con IA",
      "créditos de un texto de modelo de lenguaje",
    ],
  },
  {
    id: "image",
    what: "Una imagen de un modelo de imagen",
    names: "imagen con inteligencia artificial, foto amueblada",
    asked: ["cuántos créditos gasta una imagen", "cuánto cuesta una foto con IA", "créditos por imagen"],
  },
];

/** Credits: their cost, their renewal, and what takes none. */
export function creditFacts(): Statement[] {
  return [
    ...WORK.map(({ id, what, names, asked }) =>
      onCredits(
        `credits.cost.${id}`,
        `${names}, créditos`,
        "cuánto gasta",
        `${what} gasta ${counted(CREDIT_COSTS[id], "crédito", "créditos")}.`,
        {
          forms: ["how-much"],
          keywords: "consume descuenta cuesta vale crédito",
          asked,
        },
      ),
    ),
    ...stated(
      onCredits,
      `
credits.what · ${SUBJECT} · qué es uno · what how-much
Un crédito paga un cálculo del servidor, por ejemplo una valoración. Un texto de un modelo de lenguaje gasta ${CREDIT_COSTS.text} y una imagen, ${CREDIT_COSTS.image}; lo que se hace en tu navegador, ${CREDIT_COSTS.browser}.
? qué es un crédito | para qué sirven los créditos | cómo funcionan los créditos | cuánto gasta cada cosa

credits.free · ${SUBJECT} · qué no gasta · which yes-no what
No gastan créditos: abrir, editar, compartir o descargar lo que ya tienes; corregir un resultado en su página durante sus primeras 24 horas; un cálculo que falla, y el mismo enviado dos veces.
? qué no gasta créditos | compartir gasta créditos | si falla el cálculo me cobran | descargar el PDF gasta créditos | corregir una valoración gasta otro crédito

credits.renewal · ${SUBJECT} · cuándo se renuevan · when
Los créditos se renuevan cada mes, el mismo día en que empezó tu plan. Si empezó un 31, en los meses más cortos se renuevan el último día.
? cuándo se renuevan los créditos | qué día me llegan los créditos | cuándo se recargan | cada cuánto dan créditos

credits.carry-over · ${SUBJECT} · si sobran · yes-no what
Los créditos que no uses no se acumulan: cada mes empiezas con los de tu plan.
? se acumulan los créditos | qué pasa con los créditos que no uso | caducan los créditos | pasan al mes siguiente | los créditos vencen

credits.none-left · ${SUBJECT} · si se acaban · what how
Si se acaban los créditos la herramienta te lo dice, no calcula y conserva lo que escribiste. Puedes cambiar de plan o esperar al día en que se renuevan; lo anterior se sigue abriendo.
? qué pasa si me quedo sin créditos | se me acabaron los créditos | cómo consigo más créditos | puedo comprar créditos sueltos | me quedé sin créditos a mitad de mes

credits.where · ${SUBJECT} · dónde se ven · where how
En tu panel, en «Plan y créditos», ves los que quedan y en qué se fueron. Junto al botón de calcular ves lo que cuesta y lo que te queda.
? dónde veo mis créditos | cuántos créditos me quedan | en qué he gastado los créditos | cómo consulto mi saldo de créditos

credits.agency · créditos de una agencia · quién los gasta · who how
En una agencia todos gastan los mismos créditos, los de la agencia. Titular y coordinación ven quién ha gastado qué; un agente ve lo que queda y lo que gastó él.
? los créditos son por persona o por agencia | quién gasta los créditos del equipo | puedo ver qué agente gasta más | se comparten los créditos

credits.own-while-in-agency · créditos propios al entrar en una agencia · qué pasa con ellos · what
Los créditos que tenías por tu cuenta esperan mientras estás en la agencia.
? pierdo mis créditos si entro en una agencia | qué pasa con mis créditos al unirme a un equipo

credits.anonymous · uso sin cuenta · cálculos al día · how-much yes-no
Sin cuenta, cada herramienta calcula ${ANONYMOUS_RUNS_A_DAY} veces al día, sin tarjeta. Después te invita a crear una cuenta y lo que escribiste te espera.
? cuántas veces puedo usarlo sin cuenta | se puede usar sin registrarse | cuántos cálculos gratis al día | límite sin cuenta
+ gratis sin registrarse sin registro visitante

credits.valuations-by-plan · valoraciones, planes · cuántas caben en cada plan · how-much which
Con ${CREDIT_COSTS.server === 1 ? "un crédito" : `${CREDIT_COSTS.server} créditos`} por valoración, al mes caben ${listed(PLANS.filter(({ monthlyEuros }) => monthlyEuros > 0).map(({ name, credits }) => `${formatNumber(Math.floor(credits / CREDIT_COSTS.server))} en el plan ${name}`))}.
? cuántas valoraciones puedo hacer al mes | cuántos informes incluye cada plan | qué plan para muchas valoraciones
`,
    ),
    ...tools.map(({ id, title, path, credits }) =>
      factsOn({ url: path, title })(
        `tool.${id}.credits`,
        title,
        "créditos",
        `«${title}» gasta ${counted(credits, "crédito", "créditos")} por cálculo. Sin cuenta son ${ANONYMOUS_RUNS_A_DAY} cálculos gratis al día.`,
        {
          forms: ["how-much", "yes-no"],
          keywords: "cuesta gratis precio consume",
          asked: [`cuántos créditos gasta ${title}`, `es gratis ${title}`, `cuánto cuesta usar ${title}`],
        },
      ),
    ),
  ];
}
