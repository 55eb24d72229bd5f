import type { FaqItem } from "../faq.ts";
import { MONTHS_PAID_YEARLY, PLANS } from "../plans.ts";
import { contentIn } from "./own-texts.ts";

/** Answers that are other in Latin America, by the id of the question: another law, other money, other words. */

type OwnItem = Partial<Pick<FaqItem, "question" | "answer">>;

/** The price list shows the same: euros times 1.1, rounded to whole dollars. */
const dollars = (euros: number) => `US$\u00a0${Math.round(euros * 1.1).toLocaleString("es-ES", { useGrouping: true })}`;
const monthly = (id: string) => PLANS.find((plan) => plan.id === id)!.monthlyEuros;
const inAYear = (id: string) => dollars(monthly(id) * MONTHS_PAID_YEARLY);

export const FAQ_IN_LATAM: Readonly<Record<string, OwnItem>> = {
  "en-que-paises": {
    answer: [
      "Sí, si trabajas en uno de los 19 países de habla hispana de Latinoamérica. La valoración por comparables usa los anuncios que tú aportas, en la moneda y con las palabras de tu país.",
      "El modelo de precios aprendido cubre Buenos Aires. En los demás lugares el precio sale de tus comparables. Los gastos de compra están por país: son orientativos, con su fuente y su marca, y puedes escribir los tuyos.",
    ],
  },
  "es-una-tasacion": {
    answer: [
      "No. Es una estimación estadística y orientativa, y no sustituye el avalúo o la tasación que pide un banco o una autoridad.",
      "Para eso necesitas un perito o valuador habilitado en tu país.",
    ],
  },
  "sin-comparables": {
    answer: [
      "En Buenos Aires verás el valor a fecha de los datos del modelo, que llegan a 2016, en dólares.",
      "En las demás ciudades te decimos cuántos comparables faltan: con tres anuncios parecidos y cercanos ya hay un precio con su rango.",
    ],
  },
  "de-donde-salen-los-datos": {
    answer: [
      "El modelo de Buenos Aires aprendió de avisos de venta de 2009 a 2016 (Gobierno de la Ciudad, CC BY). La evolución de precios por país es del BIS, donde la publica.",
      "Los comparables son los que tú pegas o importas. Cada resultado muestra sus fuentes con fecha, y lo dudoso lleva la etiqueta «por comprobar».",
    ],
  },
  "que-precision-tiene": {
    answer: [
      "El error del modelo lo medimos con propiedades que no había visto y lo publicamos por ciudad y por tramo de precio, con su fecha y el número de propiedades. El de un precio de hoy se mide en tus cierres, cuando reúnes 30.",
      "El rango está pensado para que en 8 de cada 10 casos el precio quede dentro. Se ensancha cuando hay pocos comparables o no se ponen de acuerdo: la página lo dice.",
    ],
  },
  "como-se-calcula-el-precio": {
    answer: [
      "Buscamos anuncios y cierres parecidos y cercanos, los ajustamos por superficie, piso, elevador, estado, año y extras, y tomamos su media ponderada. Los más parecidos pesan más, y ninguno más de la mitad.",
      "En Buenos Aires, un modelo entrenado con avisos antiguos ayuda a ajustar las diferencias entre departamentos.",
    ],
  },
  "casas-y-locales": {
    question: "¿Puedo valorar casas, locales, oficinas o rentas?",
    answer: [
      "Sí, con comparables tuyos del mismo tipo y operación. El modelo de Buenos Aires aprendió solo de departamentos en venta.",
    ],
  },
  "que-calcula-la-capacidad": {
    answer: [
      "El precio más alto que puede pagar una familia y qué lo limita: los ingresos o el ahorro. Cuenta el crédito hipotecario y los gastos de compra orientativos de su país, en su moneda; también créditos en UF, UDI, UVA o UVR.",
      "No es una oferta ni una aprobación: el banco decide con su propio estudio.",
    ],
  },
  "cuanto-cuesta": {
    answer: [
      `El plan Agente cuesta ${dollars(monthly("agente"))} al mes; Agencia, ${dollars(monthly("agencia"))}; Red, ${dollars(monthly("red"))}. Son precios orientativos en dólares estadounidenses: el cobro se hace en euros y tu banco aplica su tipo de cambio.`,
      "El plan se elige en tu panel, en «Plan y créditos». La prueba no pide tarjeta.",
    ],
  },
  "pago-anual": {
    answer: [
      `Sí. Un año cuesta lo que ${MONTHS_PAID_YEARLY} meses: Agente, ${inAYear("agente")} al año; Agencia, ${inAYear("agencia")}; Red, ${inAYear("red")}.`,
    ],
  },
  "formas-de-pago": {
    answer: [
      "Desde tu panel, en «Plan y créditos». Donde el pago en línea está activado se paga con tarjeta en la página segura de Stripe, y ahí mismo se descarga la factura. Donde no lo está, pides el plan y te lo activamos.",
      "Tu tarjeta no pasa por Umbral: ni la vemos ni la guardamos.",
    ],
  },
  "que-datos-guardais": { question: "¿Qué datos guardan cuando uso una herramienta?" },
  "borrar-mis-datos": { question: "¿Cómo pido que borren mis datos?" },
  cookies: { question: "¿Qué cookies usan?" },
  "cuanto-tardais": { question: "¿Cuánto tardan en responder?" },
  formacion: {
    question: "¿Dan capacitación al equipo?",
    answer: ["Sí. La página de formación dice qué incluye y cómo pedirla para tu equipo, en línea."],
  },
  "que-es-umbral-portal": {
    answer: [
      "Es el portal de inmuebles del mismo grupo, en un sitio aparte y con propiedades de España. Los enlaces por tipo de propiedad y ciudad de la página de inicio llevan a él.",
    ],
  },
  "que-es-umbral-hipotecas": {
    question: "¿Qué es Umbral Hipotecas?",
    answer: [
      "Es el servicio de financiación del grupo para compras en España, en un sitio aparte. En Latinoamérica no tramita créditos.",
      "Para saber cuánto puede pagar tu comprador en tu país, usa la calculadora de capacidad.",
    ],
  },
  "tramitais-hipotecas": {
    question: "¿Umbral otorga o tramita créditos hipotecarios?",
    answer: [
      "No. La calculadora estima cuánto puede pagar una familia en tu país; el crédito lo otorga un banco, con su propio estudio.",
    ],
  },
  "publicar-anuncio": {
    answer: [
      "Umbral no entra en los portales por ti. Te da una dirección con tus propiedades disponibles, y el portal que admita su formato la lee con su ritmo. El generador de descripciones te deja el texto listo para pegar, en el español de tu país.",
    ],
  },
};

/** A question with its answer as a region reads it. */
export const faqItemIn = (region: string, item: FaqItem): FaqItem =>
  contentIn(region, item, FAQ_IN_LATAM[item.id] ?? {});
