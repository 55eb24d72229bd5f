import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Una plataforma para la agencia que ya trabaja en digital",
  description:
    "Un solo sitio para valorar, captar, publicar y gestionar: qué funciona hoy en Umbral, en qué orden llega lo demás y cómo empezar sin migrar.",
  lead: "Ocho programas que no se hablan son ocho contraseñas y un dato repetido ocho veces. Umbral parte de una ficha de vivienda que sirve a todo lo demás.",
  problem: {
    title: "La misma vivienda, escrita siete veces",
    text: [
      "Metros en el CRM, otra vez en el portal, otra en la valoración, otra en la propuesta. Cada copia envejece por su lado y el cliente acaba viendo dos precios distintos.",
      "Sumar una herramienta más no lo arregla. Lo arregla que la ficha sea una y que cada resultado diga con qué datos se hizo.",
    ],
  },
  items: [
    { to: "/valoracion", label: "Valoración", text: "La ficha que rellenas aquí se ofrece en las demás herramientas." },
    {
      to: "/calculadora-capacidad",
      label: "Capacidad de compra",
      text: "Con impuestos por comunidad y plantillas de diez países.",
    },
    { to: "/herramientas", label: "Catálogo", text: "Qué funciona hoy y qué está en camino, sin letra pequeña." },
    {
      to: "/help-center/articulo/importar-tu-cartera",
      label: "Importar cartera",
      text: "Kyero, CSV y hojas de cálculo con vista previa de lo que cambia.",
    },
    {
      to: "/generador-descripciones",
      label: "Generador de descripciones",
      text: "El anuncio desde la ficha, sin inventar nada.",
    },
    {
      to: "/centro-analisis-mercado",
      label: "Centro de análisis de mercado",
      text: "Tus cierres junto a las series oficiales, sin mezclarlos.",
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
        "Las que el catálogo marca «Funciona hoy»: valorar, captar, cualificar, escribir el anuncio, negociar y hacer seguimiento, entre otras. Las demás tienen una página que dice qué harán, con aviso de apertura.",
    },
    {
      question: "¿Hace falta conectar una IA externa?",
      answer: "No. Cada herramienta hace su trabajo con motores propios; un modelo externo solo mejora la redacción.",
    },
    {
      question: "¿Varios usuarios comparten la ficha?",
      answer: "Los planes de agencia incluyen varios usuarios. Mira los planes para saber cuántos.",
    },
  ],
  closing: {
    title: "Prueba con una vivienda real",
    text: "Catorce días con todo lo que hay, y una lista honrada de lo que falta.",
  },
  inCity: {
    lead: "Una agencia digital en {ciudad} compite con quien contesta antes y con mejores datos. Empieza por los que ya están aquí.",
    use: "Fija una regla de equipo: ninguna captación sin su referencia local y su fecha en la ficha.",
  },
};
