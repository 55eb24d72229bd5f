import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Documentación inmobiliaria sin papeles perdidos",
  description:
    "Informes, fichas y cartas que salen hechos de los datos, el expediente de cada vivienda en su sitio y los papeles que hay que reunir para vender.",
  lead: "La mitad del tiempo de una operación se va en buscar, copiar y comprobar papeles. Lo que sale de tus datos sale hecho; lo que llega de fuera queda en su ficha.",
  artefact: { kind: "screen", screen: "paper", caption: "El informe que recibe el propietario, con tu marca" },
  problem: {
    title: "El dato está en el papel y el papel no está",
    text: [
      "La referencia catastral se copia a mano, el NIF se equivoca en una letra y la superficie del anuncio no es la del registro. Nadie lo ve hasta que lo ve el notario.",
      "Leer bien no es difícil: es aburrido. Por eso conviene que lo haga una máquina que enseñe en qué página y en qué frase lo leyó.",
    ],
  },
  items: [
    {
      to: "/valoracion",
      label: "Informe de valoración",
      text: "PDF con rango, comparables, fuentes y fecha.",
    },
    {
      to: "/calculadora-capacidad",
      label: "Informe de capacidad",
      text: "PDF y hoja de cálculo con el cuadro de amortización.",
    },
    {
      to: "/negociador-virtual",
      label: "Contraoferta por escrito",
      text: "La propuesta en PDF, sin el mínimo de quien vende.",
    },
    {
      to: "/help-center/articulo/fotos-y-documentos",
      label: "El expediente en la ficha",
      text: "Fotos y papeles de cada vivienda, con su nombre y su fecha.",
    },
    {
      to: "/help-center/articulo/exportar-resultados",
      label: "PDF, Excel, CSV y Word",
      text: "Cada resultado, en el formato que te pidan.",
    },
    {
      to: "/recursos/leer-una-nota-simple",
      label: "Leer una nota simple",
      text: "Qué mirar primero, y la lista de papeles de una venta.",
    },
    {
      to: "/analizador-documentos",
      label: "Analizador de documentos",
      text: "Nota simple, arras, escritura y contrato, con dígitos comprobados.",
    },
  ],
  fit: {
    title: "Orden para una operación",
    text: "Al captar, reúne nota simple, certificado energético, IBI y comunidad. Al reservar, comprueba titulares y cargas. Una semana antes de firmar, vuelve a pedir la nota. Guarda cada papel en la ficha de la vivienda y pon los tres momentos en el calendario, con una semana de margen.",
  },
  questions: [
    {
      question: "¿Lee Umbral una nota simple?",
      answer:
        "Sí. El analizador de documentos dice sus titulares, sus cargas y lo que no cuadra, cada aviso con su frase en la página. Lo que no se entiende se dice, y la última palabra es de un notario.",
    },
    {
      question: "¿Salen mis documentos a otra empresa?",
      answer: "No. Se guardan en Umbral y los ve quien tú decidas. Un modelo externo solo se usa si lo conectas tú.",
    },
    {
      question: "¿Un PDF escaneado se puede leer?",
      answer:
        "Puedes guardarlo y compartirlo. Para buscar dentro hace falta reconocimiento de texto, que Umbral no hace.",
    },
  ],
  closing: {
    title: "Saca el próximo informe hecho",
    text: "Valora una vivienda y mira el documento que le llega al propietario.",
  },
  inCity: {
    lead: "Una operación en {ciudad} lleva sus papeles y sus impuestos. Aquí tienes los que conocemos, con norma, fecha y marca.",
    use: "Pon estas fuentes en el expediente: cuando alguien pregunte por un tipo, ya estará respondido.",
  },
};
