import type { PlannedTool } from "./planned-tool.ts";

export const detectorPrecios: PlannedTool = {
  path: "/detector-precios",
  module: "valoracion",
  title: "Detector de precios",
  summary: "Avisa si un anuncio está fuera de mercado.",
  icon: "ScanSearch",
  words: "anuncio caro barato duplicado fraude estafa sobreprecio bajada alerta fuera de mercado",
  startsFrom: ["datos"],
  askedAs: `
    saber si un anuncio está caro
    pisos por debajo de mercado
    gangas y sobreprecios
    alerta de precio inflado
    detectar chollos
    este anuncio está fuera de precio
    comprobar si piden demasiado`,
  capture: [{ goal: "precio", place: 30, purpose: "Mira si los anuncios de alrededor están fuera de mercado." }],
  page: {
    description:
      "Dirá si un anuncio está fuera de mercado, repetido o huele a fraude, y con cuánta seguridad. Mira qué hará el detector de precios.",
    lead: "Comparará cada anuncio con lo que vale de verdad y con sus propias dudas. También verá los repetidos y los sospechosos.",
    does: [
      "Dará un veredicto por anuncio: en mercado, algo alto, algo bajo o fuera de banda.",
      "Encontrará la misma vivienda publicada dos veces, aunque cambie la referencia.",
      "Sumará los días reales en venta de lo que se retira y se vuelve a publicar.",
      "Avisará de las señales de fraude: precio muy bajo y pago por adelantado sin visita.",
      "Calculará cuánto tarda en venderse según lo alto que se pide, cuando haya veinte cierres.",
    ],
    moment: "Para revisar tu cartera el lunes por la mañana, o un anuncio ajeno antes de llamar al propietario.",
    needs: "Un anuncio pegado o un CSV de tu cartera.",
    gives: "Veredicto con sus pruebas, historia de precios y lista para trabajar.",
    limits: [
      "No leerá portales por su cuenta: pegas tú el anuncio.",
      "Un repetido será un candidato: lo confirma una persona.",
    ],
    engine: "Sin IA externa hará todo lo anterior. Con un modelo, redactará el mensaje para proponer una bajada.",
    example: {
      given: "Una vivienda vale 250.000\u00a0€ según doce comparables, con un error típico del 6\u00a0%.",
      rows: [
        { label: "Se pide 262.000\u00a0€", value: "0,46 · en mercado" },
        { label: "Se pide 290.000\u00a0€", value: "1,46 · fuera de banda" },
      ],
      reading: "Doce mil euros de más no son noticia; cuarenta mil, sí. El veredicto depende de la duda de cada caso.",
      drawing: {
        kind: "bars",
        caption: "Precio pedido frente al valor",
        unit: "€",
        rows: [
          { label: "Valor", value: 250000, own: true },
          { label: "Primer anuncio", value: 262000 },
          { label: "Segundo anuncio", value: 290000 },
        ],
      },
    },
    meanwhile: [
      {
        to: "/valoracion",
        label: "Valoración de viviendas",
        text: "Pega los comparables del anuncio y mira si su precio cae dentro del rango.",
      },
    ],
  },
};
