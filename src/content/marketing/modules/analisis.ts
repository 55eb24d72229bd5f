import type { ModuleContent } from "../module-content.ts";

export const analysisModule: ModuleContent = {
  meta: {
    title: "Analizar el mercado inmobiliario de tu zona",
    description:
      "El módulo para leer un barrio: precios con fecha y fuente, búsqueda con tus palabras y documentos comprobados. Qué hará cada herramienta y qué hay hoy.",
  },
  title: "Lee el barrio antes de hablar de él",
  lead: "Cuánto se pide, cuánto se cierra, qué ha cambiado y qué dice el papel. Cada dato llegará con su fuente y su fecha, para que puedas repetirlo delante de un cliente.",
  day: {
    title: "Un día con este módulo",
    lead: "Lo que hoy son seis pestañas abiertas y una carpeta de PDF.",
    moments: [
      {
        when: "A primera hora",
        text: "Abrirás tu zona y verás qué ha entrado, qué ha bajado de precio y qué ha desaparecido. Las series dirán cuántos anuncios las sostienen.",
        toolPath: "/centro-analisis-mercado",
      },
      {
        when: "Llega un encargo de búsqueda",
        text: "Escribirás «tres habitaciones con ascensor cerca del metro, hasta 260.000 €» y verás cómo se ha entendido cada palabra antes de mirar los resultados.",
        toolPath: "/busqueda-propiedades",
      },
      {
        when: "Antes de publicar",
        text: "Subirás la nota simple y la cédula. Saldrán las cargas, los titulares y las superficies que no cuadran, con la página donde lo pone.",
        toolPath: "/analizador-documentos",
      },
      {
        when: "Cuando el precio no se mueve",
        text: "Compararás el anuncio con su rango. Si pide demasiado, tendrás con qué explicarlo sin discutir de opiniones.",
        toolPath: "/detector-precios",
      },
    ],
  },
  tools: {
    title: "Sus herramientas",
    lead: "Todavía no se puede usar ninguna. Cada página cuenta qué hará y te avisa cuando abra.",
  },
  handover: {
    title: "Del barrio a la vivienda",
    steps: [
      {
        title: "Mira la zona",
        text: "Delimitas un barrio o dibujas tu propia área. Verás oferta, cierres y tiempo en venta por separado, nunca mezclados.",
      },
      {
        title: "Elige los comparables",
        text: "Los anuncios que te sirvan pasarán a la valoración con su fecha y su enlace. No se copian a mano.",
      },
      {
        title: "Comprueba los papeles",
        text: "La superficie del registro se comparará con la que anuncias y con la que valoraste. Si no coinciden, lo sabrás antes que el comprador.",
      },
    ],
  },
  limits: {
    title: "Lo que no hará",
    points: [
      "No dibujará una previsión sin su banda: el futuro se enseña como un abanico o no se enseña.",
      "No comparará barrios con cuatro anuncios como si fueran cuatrocientos. Con pocos datos lo dirá y enseñará el municipio.",
      "No sustituye a quien revisa la operación: un documento leído por un programa se firma después de leerlo tú.",
    ],
  },
  questions: [
    {
      question: "¿Qué datos de mercado usará?",
      answer:
        "Fuentes públicas oficiales, con su nombre y su fecha, y los anuncios y cierres que tú importes. Un precio de oferta y un precio de cierre no se suman: son dos cosas distintas y se enseñan aparte.",
    },
    {
      question: "¿Puedo analizar una zona que no es un barrio oficial?",
      answer:
        "Sí. Podrás dibujar el área que trabajas, aunque cruce dos distritos. El resultado dirá cuántas viviendas hay dentro.",
    },
    {
      question: "¿Saldrán de mi agencia los documentos que suba?",
      answer:
        "El análisis con reglas se hace sin enviar el documento a terceros. Si la agencia activa un modelo externo, los nombres, los números de identidad y las referencias se tapan antes.",
    },
    {
      question: "¿Qué puedo usar mientras tanto?",
      answer:
        "La valoración ya acepta tus comparables y enseña cómo se reparten los precios. Es la mitad del análisis que más se repite.",
    },
  ],
  closing: {
    title: "Te avisamos cuando abra Análisis",
    text: "Un solo correo cuando su primera herramienta se pueda usar. Nada más.",
  },
};
