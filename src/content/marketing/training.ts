/** Words of the training page. The reading is this site's own: help articles and resources. */
export const trainingContent = {
  meta: {
    title: "Formación para agentes inmobiliarios",
    description:
      "Un temario abierto para aprender a valorar, presentar un precio y leer papeles, con ejercicios y lecturas. Las sesiones con tu equipo se piden por contacto.",
  },
  hero: {
    title: "Aprende a defender un precio",
    lead: "Cinco lecciones que se leen gratis y se practican con las herramientas abiertas. Si prefieres que vayamos con tu equipo, pide una sesión.",
    session: "Pedir una sesión",
    syllabus: "Ver el temario",
    note: "El temario no pide cuenta ni correo.",
  },
  syllabus: {
    title: "El temario abierto",
    lead: "En este orden. Cada lección acaba con un ejercicio que puedes hacer con una vivienda tuya.",
    lessons: [
      {
        title: "Qué es un rango y por qué no basta una cifra",
        aim: "Sabrás decir «en 8 de cada 10 casos» y qué significa que el rango sea ancho.",
        exercise:
          "Valora dos viviendas, una con muchos anuncios cerca y otra con pocos. Explica a un compañero por qué los rangos son distintos.",
        readings: [
          { label: "Leer el rango y la confianza", to: "/help-center/articulo/leer-el-rango-y-la-confianza" },
          { label: "Qué es un rango del 80 %", to: "/blog/que-es-un-rango-del-80" },
        ],
        tool: { label: "Valorar una vivienda", to: "/valoracion" },
      },
      {
        title: "Elegir comparables que aguanten una pregunta",
        aim: "Distinguirás oferta de cierre y sabrás cuál quitar y por qué.",
        exercise: "Pega diez anuncios de tu barrio. Quita el que más se aleja y escribe el motivo en una frase.",
        readings: [
          { label: "Añadir comparables pegándolos", to: "/help-center/articulo/anadir-comparables" },
          { label: "Precios de oferta y de cierre", to: "/blog/precios-de-oferta-y-de-cierre" },
        ],
        tool: { label: "Probar con tus anuncios", to: "/valoracion" },
      },
      {
        title: "Presentar el precio al propietario",
        aim: "Tendrás un guion de quince minutos y respuesta para «mi vecino vendió por más».",
        exercise:
          "Ensaya el guion con el informe en PDF de la lección anterior. Que alguien haga de propietario incrédulo.",
        readings: [
          { label: "Guion para presentar el precio", to: "/recursos/presentar-el-precio" },
          { label: "Lista de comprobación para una visita", to: "/recursos/checklist-de-visita" },
        ],
        tool: { label: "Descargar un informe", to: "/valoracion" },
      },
      {
        title: "Saber hasta dónde llega un comprador",
        aim: "Dirás en una llamada si lo que limita son los ingresos o el ahorro, con los impuestos de su comunidad.",
        exercise: "Calcula el techo de una familia que hayas atendido este mes. Compáralo con lo que le enseñaste.",
        readings: [
          { label: "Calcular la capacidad de compra", to: "/help-center/articulo/calcular-la-capacidad-de-compra" },
          { label: "Ingresos o ahorro", to: "/blog/ingresos-o-ahorro" },
        ],
        tool: { label: "Calcular la capacidad", to: "/calculadora-capacidad" },
      },
      {
        title: "Leer los papeles antes que el comprador",
        aim: "Encontrarás titular, cargas y superficie en una nota simple y sabrás qué falta para firmar.",
        exercise: "Toma una nota simple de tu cartera y compara su superficie con la del anuncio.",
        readings: [
          { label: "Cómo leer una nota simple", to: "/recursos/leer-una-nota-simple" },
          { label: "Documentos para vender", to: "/recursos/documentos-para-vender" },
        ],
        tool: { label: "Ver el módulo de análisis", to: "/modulo-analisis" },
      },
    ],
  },
  sessions: {
    title: "Sesiones con tu equipo",
    lead: "Se piden por contacto. Te decimos fecha, forma y precio antes de reservar nada.",
    items: [
      {
        name: "Arranque",
        length: "90 minutos, en línea",
        text: "Valoramos viviendas de tu cartera y cada persona sale con un informe hecho.",
      },
      {
        name: "Presentar el precio",
        length: "Media jornada, en tu oficina o en línea",
        text: "Ensayos de visita con propietarios difíciles y el guion delante. Grupos pequeños.",
      },
      {
        name: "Datos y API",
        length: "2 horas, en línea",
        text: "Para quien lleva el programa de la agencia: importar cierres, llamar a la API y leer sus errores.",
      },
    ],
  },
  questions: [
    {
      question: "¿Cuánto cuesta el temario?",
      answer:
        "Nada. Las lecciones son páginas del centro de ayuda y de recursos, y los ejercicios usan las herramientas abiertas, que no piden cuenta.",
    },
    {
      question: "¿Se recibe un título o certificado?",
      answer:
        "No. Es formación práctica sobre precios y herramientas. No sustituye a la que exija la ley de tu comunidad o de tu país para ejercer.",
    },
    {
      question: "¿Hay que ser cliente para pedir una sesión?",
      answer:
        "No. La puede pedir cualquier agencia. Dinos cuántas personas vendrían y qué les cuesta más, y te proponemos una.",
    },
    {
      question: "¿Sirve fuera de España?",
      answer:
        "Las tres primeras lecciones, sí: se practican con tus comparables y en tu moneda. Los impuestos de la cuarta son orientativos en Latinoamérica y la quinta explica documentos españoles.",
    },
  ],
  closing: {
    title: "Pide una sesión para tu equipo",
    text: "Cuéntanos cuántas personas vendrían y qué quieres mejorar. Te contestamos con una propuesta y su precio.",
    submit: "Pedir una sesión",
  },
} as const;
