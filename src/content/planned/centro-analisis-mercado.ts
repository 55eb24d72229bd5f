import type { PlannedTool } from "./planned-tool.ts";

export const centroAnalisisMercado: PlannedTool = {
  path: "/centro-analisis-mercado",
  module: "analisis",
  title: "Centro de análisis de mercado",
  summary: "Barrios, oportunidades y reportes en un sitio.",
  icon: "ChartColumn",
  words: "barrios zona estadísticas oportunidades oferta demanda informe precio medio comparar mercado",
  askedAs: `
    comparar barrios
    estadísticas de una zona
    datos de mercado por distrito
    tendencias del mercado inmobiliario
    dónde conviene invertir
    informe de barrio
    precio medio por metro de la zona`,
  page: {
    description:
      "Mercado, barrios, oportunidades e informes en un sitio, con el número de casos y la fuente de cada cifra. Mira qué hará.",
    lead: "Reunirá cuatro vistas de una zona: cómo está el mercado, qué barrios se parecen, qué está por debajo de su valor y un informe.",
    does: [
      "Medirá oferta, meses de venta, descuento entre pedir y cerrar, y bajadas.",
      "Pondrá junto a cada cifra cuántos casos tiene y si son ofertas o cierres.",
      "Comparará dos zonas con los mismos criterios.",
      "Señalará oportunidades: lo que se pide por debajo de su valor, con su renta.",
      "Juntará tus datos con las series oficiales, sin mezclarlos.",
    ],
    moment: "Para preparar una captación en un barrio que conoces menos, o el informe del mes.",
    needs: "Una zona dibujada o por nombre, un periodo y, si los tienes, tus cierres.",
    gives: "Gráficas con su tabla, mapa, comparación, PDF y CSV.",
    limits: [
      "Con menos de diez casos no dará una mediana.",
      "No mezclará precio tasado, pedido y firmado: son tres cosas distintas.",
    ],
    engine: "Sin IA externa: estadística con intervalo. Un modelo podrá comentar cada gráfica.",
    example: {
      given:
        "Una zona con 120 viviendas en venta y 30 ventas al mes. Tres cierres: al 95, al 102 y al 160\u00a0% de lo pedido.",
      rows: [
        { label: "Meses para vender la oferta", value: "4,0" },
        { label: "Cierre sobre lo pedido", value: "98,5\u00a0%" },
        { label: "Fuera de la cuenta", value: "160\u00a0%, sin sentido" },
        { label: "Con nueve cierres", value: "Muestra insuficiente (9)" },
      ],
      reading: "Un dato imposible se aparta y se dice. Una media con nueve casos no se da.",
    },
    meanwhile: [
      {
        to: "/valoracion",
        label: "Valoración de viviendas",
        text: "El rango de una vivienda con la referencia oficial de su municipio.",
      },
      { to: "/modulo-analisis", label: "Módulo Análisis", text: "Cómo encajarán las herramientas del módulo." },
    ],
  },
};
