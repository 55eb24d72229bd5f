import type { ModuleContent } from "../module-content.ts";

export const analysisModule: ModuleContent = {
  meta: {
    title: "Analizar el mercado inmobiliario de tu zona",
    description:
      "Leer el mercado con datos que se pueden repetir: analítica de tu agencia, rentabilidad, previsión con su banda y cifras oficiales de tu ciudad.",
  },
  title: "Lee el barrio antes de hablar de él",
  lead: "De dónde vienen tus contactos, qué renta una vivienda y hasta dónde puede moverse su precio. Cada dato lleva su fuente y su fecha, para que puedas repetirlo delante de un cliente.",
  day: {
    title: "Un día con este módulo",
    lead: "Lo que eran seis pestañas abiertas y una carpeta de PDF.",
    moments: [
      {
        when: "A primera hora",
        text: "Tu panel dice de dónde vienen los contactos, cuánto se tarda en contestar y qué se ha cerrado, cada cifra con su definición y sus casos.",
        to: "/help-center/articulo/analitica-y-definiciones",
        label: "Analítica y definiciones",
      },
      {
        when: "Cuando un inversor pregunta",
        text: "Rentabilidad bruta y neta con los gastos a la vista, y qué pasa si el alquiler baja o el tipo sube.",
        to: "/calculadora-roi",
      },
      {
        when: "Cuando preguntan por el futuro",
        text: "Hasta dónde puede moverse el precio en unos años, con índices oficiales y con su banda. Sin banda no hay previsión.",
        to: "/predictor-apreciacion",
      },
      {
        when: "Antes de publicar",
        text: "Sube la nota simple y la cédula. Salen las cargas, los titulares y las superficies que no cuadran, con la página donde lo pone.",
        to: "/analizador-documentos",
      },
    ],
  },
  handover: {
    title: "Del barrio a la vivienda",
    steps: [
      {
        title: "Mira la zona",
        text: "El centro de análisis da sus precios, su oferta y sus cierres. La página de cada ciudad añade el valor oficial, los impuestos y los municipios vecinos, con su fuente.",
      },
      {
        title: "Elige los comparables",
        text: "Los anuncios que te sirven entran en la valoración pegados o importados, con su fecha y si son oferta o cierre.",
      },
      {
        title: "Explica la diferencia",
        text: "La cascada dice cuánto se aparta esa vivienda de su zona y por qué. Es la respuesta a «¿y por qué la mía no?».",
      },
    ],
  },
  limits: {
    title: "Lo que no hace",
    points: [
      "No dibuja una previsión sin su banda: el futuro se enseña como un abanico o no se enseña.",
      "No compara con cuatro casos como si fueran cuatrocientos: una cifra de pocos lleva la etiqueta «Pocos datos».",
      "No sustituye a quien revisa la operación: un documento leído por un programa se firma después de leerlo tú.",
    ],
  },
  questions: [
    {
      question: "¿Qué datos de mercado usa?",
      answer:
        "Fuentes públicas oficiales, con su nombre y su fecha, y los anuncios y cierres que tú importes. Un precio de oferta y un precio de cierre no se suman: son dos cosas distintas y se enseñan aparte.",
    },
    {
      question: "¿Puedo ver lo de mi zona?",
      answer:
        "Sí. El centro de análisis da lo que se pide, lo que se paga y lo que se tarda en tu zona, escrita o dibujada, con sus casos y su fecha. En la valoración ves además qué comparables hay alrededor y a qué distancia; en España, también el valor oficial del municipio y de sus vecinos.",
    },
    {
      question: "¿Puedo llevarme los números?",
      answer: "Sí. La analítica se descarga en CSV con sus definiciones, y cada resultado en PDF, Excel y CSV.",
    },
    {
      question: "¿Qué puedo usar hoy?",
      answer:
        "El centro de análisis de mercado, la búsqueda de propiedades, la analítica de tu panel, la rentabilidad y la previsión. Y la valoración, que acepta tus comparables y enseña cómo se reparten los precios.",
    },
  ],
  closing: {
    title: "Te avisamos de la próxima",
    text: "Un solo correo cuando se abra la siguiente herramienta de Análisis. Nada más.",
  },
};
