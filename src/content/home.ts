/** Words of the home page. Figures come measured from the loader; nothing here promises one. */
export const homeContent = {
  meta: {
    title: "Herramientas para profesionales inmobiliarios",
    description:
      "Valora una vivienda con su rango, sus comparables y su método, y calcula cuánto puede pagar un comprador. Se prueba sin cuenta.",
  },
  hero: {
    title: "Valora viviendas con datos que puedes explicar",
    lead: "Describe el piso, añade los comparables que conoces y prepara un informe para el propietario. Cada cifra llega con su rango, sus comparables y su método.",
    action: { label: "Valora una vivienda", href: "/valoracion" },
    secondAction: { label: "Calcula la capacidad de compra", href: "/calculadora-capacidad" },
    note: "Sin cuenta y sin tarjeta.",
    exampleTag: "Ejemplo",
  },
  figuresTitle: "La valoración, medida",
  tools: {
    title: "Dos herramientas, del precio al comprador",
    all: { label: "Ver todas", href: "/herramientas" },
    valuation: {
      title: "Valoración de viviendas",
      text: "Estima el precio, enseña de dónde sale y prepara el informe para el propietario.",
      href: "/valoracion",
    },
    capacity: {
      title: "Capacidad de compra",
      text: "Cuánto puede pagar una familia y qué se lo impide: los ingresos o el ahorro.",
      href: "/calculadora-capacidad",
    },
  },
  explanation: {
    title: "Un precio que se puede discutir",
    lead: "El propietario pregunta por qué. Ves qué suma, qué resta y con qué viviendas se compara. Si falta información, el rango se abre y te dice el motivo.",
    link: { label: "Cómo se mide el error", href: "/metodo/valoracion" },
  },
  steps: {
    title: "Cómo funciona",
    items: [
      {
        title: "Describe la vivienda",
        text: "Busca el barrio, marca el punto en el mapa y rellena lo que sabes. Lo demás se deja en blanco.",
      },
      {
        title: "Revisa el resultado",
        text: "Ves el rango, los comparables y qué suma o resta. Quita o añade comparables y se recalcula.",
      },
      {
        title: "Llévatelo",
        text: "Descarga el informe en PDF con tu nombre, copia el texto o mándalo por WhatsApp.",
      },
    ],
    file: "Informe de valoración.pdf",
  },
  closing: {
    title: "Cruza el umbral",
    text: "Prueba con una vivienda que conozcas bien y compara el resultado con lo que tú dirías.",
    action: { label: "Valora una vivienda", href: "/valoracion" },
  },
} as const;
