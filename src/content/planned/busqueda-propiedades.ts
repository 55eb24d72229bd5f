import type { PlannedTool } from "./planned-tool.ts";

export const busquedaPropiedades: PlannedTool = {
  path: "/busqueda-propiedades",
  module: "analisis",
  title: "Búsqueda de propiedades",
  summary: "Escribe lo que buscas con tus palabras.",
  icon: "Search",
  words: "buscar filtro mapa zona alerta kyero importar cartera inmuebles búsqueda semántica encontrar vivienda",
  startsFrom: ["comprador"],
  askedAs: `
    buscar casas escribiendo como hablo
    buscador de inmuebles con lenguaje natural
    encontrar propiedades para un cliente
    búsqueda inteligente
    escribir lo que quiero y que salgan pisos
    localizar viviendas por descripción
    motor para buscar departamentos`,
  page: {
    description:
      "Escribirás lo que busca tu cliente con sus palabras y saldrán filtros que puedes corregir. Mapa, alertas e importación de cartera.",
    lead: "Convertirá una frase en filtros que podrás tocar, y buscará en tu cartera, en tus ficheros y en el mapa.",
    does: [
      "Entenderá números, «menos de», barrios y negaciones en español.",
      "Enseñará cada condición como una etiqueta que se puede quitar.",
      "Buscará por zona dibujada o por radio.",
      "Guardará búsquedas y avisará de lo nuevo, lo que baja y lo que vuelve.",
      "Importará Kyero, CSV y hojas de cálculo, con una vista previa de lo que cambia.",
    ],
    moment: "Para la llamada en la que un comprador cuenta lo que quiere, y para cargar tu cartera el primer día.",
    needs: "Una frase o unos filtros, y tu cartera o el fichero de tu CRM.",
    gives: "Resultados con el motivo de cada uno, alertas y un fichero limpio.",
    limits: [
      "No recogerá anuncios de los portales: buscará en lo que tú le des.",
      "Un fichero roto no borrará nada: dirá en qué línea se rompe.",
    ],
    engine:
      "Sin IA externa: una gramática propia. Un modelo ayudará con las frases difíciles y dejará las mismas etiquetas.",
    example: {
      given: "«Piso 3 hab con ascensor por menos de 250k en Ruzafa»",
      rows: [
        { label: "Tipo", value: "Piso" },
        { label: "Habitaciones", value: "3" },
        { label: "Ascensor", value: "Sí" },
        { label: "Precio", value: "Hasta 250.000\u00a0€" },
        { label: "Zona", value: "Ruzafa" },
      ],
      reading: "Cinco condiciones, cinco etiquetas. «Sin ascensor» daría la contraria.",
    },
    meanwhile: [
      {
        to: "/valoracion",
        label: "Valoración de viviendas",
        text: "Ya admite una lista pegada de anuncios como comparables.",
      },
      {
        to: "/calculadora-capacidad",
        label: "Calculadora de capacidad de compra",
        text: "Fija el presupuesto real antes de buscar.",
      },
    ],
  },
};
