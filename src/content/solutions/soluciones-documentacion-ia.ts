import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Documentación inmobiliaria sin papeles perdidos",
  description:
    "Qué documentos exporta Umbral hoy, qué leerá y comprobará cuando abra el analizador, y qué seguirá necesitando un profesional.",
  lead: "La mitad del tiempo de una operación se va en buscar, copiar y comprobar papeles. Una parte ya sale hecha; otra está en camino.",
  problem: {
    title: "El dato está en el papel y el papel no está",
    text: [
      "La referencia catastral se copia a mano, el NIF se equivoca en una letra y la superficie del anuncio no es la del registro. Nadie lo ve hasta que lo ve el notario.",
      "Leer bien no es difícil: es aburrido. Por eso conviene que lo haga una máquina que enseñe en qué página y en qué frase lo leyó.",
    ],
  },
  items: [
    { to: "/valoracion", label: "Informe de valoración", text: "PDF con rango, comparables, fuentes y fecha." },
    {
      to: "/calculadora-capacidad",
      label: "Informe de capacidad",
      text: "PDF y hoja de cálculo con el cuadro de amortización.",
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
    { to: "/plantillas", label: "Plantillas", text: "Textos que se rellenan con la ficha y avisan de los huecos." },
    { to: "/resumen-conversaciones", label: "Resumen de conversaciones", text: "De un chat a una nota con fechas." },
  ],
  fit: {
    title: "Orden para una operación",
    text: "Al captar, reúne nota simple, certificado energético, IBI y comunidad. Al reservar, comprueba titulares y cargas. Una semana antes de firmar, vuelve a pedir la nota. El analizador vigilará esos tres momentos; hasta entonces, ponlos en tu calendario con una semana de margen.",
  },
  questions: [
    {
      question: "¿Lee Umbral hoy una nota simple?",
      answer: "No todavía. El analizador está en camino y su página dice qué comprobará.",
    },
    {
      question: "¿Saldrán mis documentos a otra empresa?",
      answer: "El análisis está pensado para hacerse en tu equipo. Un modelo externo solo se usará si lo conectas tú.",
    },
    {
      question: "¿Un PDF escaneado se puede leer?",
      answer: "Hará falta reconocimiento de texto. Sin él, dirá «sin capa de texto», nunca «sin cargas».",
    },
  ],
  closing: {
    title: "Pide aviso del analizador",
    text: "Y mientras, exporta la valoración y la capacidad con su fecha.",
  },
  inCity: {
    lead: "Una operación en {ciudad} lleva sus papeles y sus impuestos. Aquí tienes los que conocemos, con norma, fecha y marca.",
    use: "Pon estas fuentes en el expediente: cuando alguien pregunte por un tipo, ya estará respondido.",
  },
};
