import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Una plataforma para la agencia que ya trabaja en digital",
  description:
    "Un solo sitio para valorar, captar, anunciar, llevar contactos y enviar la cartera a los portales, y cómo empezar sin migrar nada.",
  lead: "Ocho programas que no se hablan son ocho contraseñas y un dato repetido ocho veces. Umbral parte de una ficha de vivienda que sirve a todo lo demás.",
  artefact: {
    kind: "screen",
    screen: "home-file",
    caption: "Una ficha de vivienda, de la que salen anuncio, informe y portales",
  },
  problem: {
    title: "La misma vivienda, escrita siete veces",
    text: [
      "Metros en el CRM, otra vez en el portal, otra en la valoración, otra en la propuesta. Cada copia envejece por su lado y el cliente acaba viendo dos precios distintos.",
      "Sumar una herramienta más no lo arregla. Lo arregla que la ficha sea una y que cada resultado diga con qué datos se hizo.",
    ],
  },
  items: [
    {
      to: "/help-center/articulo/tu-cartera",
      label: "Una ficha por vivienda",
      text: "Lo que se escribe una vez sirve a todas las herramientas.",
    },
    {
      to: "/help-center/articulo/importar-tu-cartera",
      label: "Importar cartera",
      text: "Kyero, CSV y hojas de cálculo con vista previa de lo que cambia.",
    },
    {
      to: "/help-center/articulo/publicar-tu-cartera-en-portales",
      label: "Enviar a los portales",
      text: "Una dirección por portal, y qué le falta a cada anuncio.",
    },
    {
      to: "/help-center/articulo/contactos-y-tratos",
      label: "Contactos y tratos",
      text: "Tablero, bandeja y calendario junto a la cartera.",
    },
    {
      to: "/valoracion",
      label: "Valoración",
      text: "Rango, comparables e informe con tu marca.",
    },
    {
      to: "/generador-descripciones",
      label: "Generador de descripciones",
      text: "El anuncio desde la ficha, sin inventar nada.",
    },
    {
      to: "/calculadora-capacidad",
      label: "Capacidad de compra",
      text: "Con impuestos por comunidad y plantillas de diez países.",
    },
    {
      to: "/api/docs",
      label: "API, webhooks y MCP",
      text: "Para unir lo que ya usas.",
    },
  ],
  fit: {
    title: "Empezar sin migrar nada",
    text: "Escoge un equipo y una tarea: por ejemplo, que toda captación salga con su rango en PDF. En dos semanas sabrás si aporta. No hay permanencia, los resultados se exportan y tu programa actual sigue donde está.",
  },
  questions: [
    {
      question: "¿Cuántas herramientas puedo usar hoy?",
      answer:
        "Todas las del menú: valorar, captar, cualificar, escribir el anuncio, negociar y hacer seguimiento, entre otras. El catálogo las cuenta y deja probarlas sin cuenta.",
    },
    {
      question: "¿Hace falta conectar una IA externa?",
      answer: "No. Cada herramienta hace su trabajo con motores propios; un modelo externo solo mejora la redacción.",
    },
    {
      question: "¿Varios usuarios comparten la ficha?",
      answer:
        "Sí. En una agencia la cartera es común y los papeles deciden quién ve los resultados de quién. La página de planes dice cuántos usuarios trae cada uno.",
    },
  ],
  closing: {
    title: "Prueba con una vivienda real",
    text: "Catorce días con todo abierto: importa unas viviendas y mira en cuántos sitios dejas de escribirlas.",
  },
  inCity: {
    lead: "Una agencia digital en {ciudad} compite con quien contesta antes y con mejores datos. Empieza por los que ya están aquí.",
    use: "Fija una regla de equipo: ninguna captación sin su referencia local y su fecha en la ficha.",
  },
};
