import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Lleva los cálculos de Umbral a tu programa",
  description:
    "API inmobiliaria documentada: valoración y capacidad de compra con el mismo resultado que la web, con versiones y fichero OpenAPI.",
  lead: "Lo que calcula una página lo calcula una llamada. Mismo motor, mismas fuentes, misma explicación, en JSON.",
  problem: {
    title: "Integrar una caja negra es heredar sus errores",
    text: [
      "Un número sin intervalo ni fuente no se puede enseñar en tu producto. Cuando tu cliente pregunta de dónde sale, la respuesta no puede ser «del proveedor».",
      "Y una API que cambia sin avisar rompe un viernes. Por eso cada herramienta lleva versión: si el mismo dato diera otro resultado, la versión cambia.",
    ],
  },
  items: [
    { to: "/api/docs", label: "Documentación", text: "Direcciones, esquemas y ejemplos, con el fichero OpenAPI." },
    {
      to: "/valoracion",
      label: "Valoración",
      text: "Rango, comparables ajustados, explicación y fuentes en la respuesta.",
    },
    {
      to: "/calculadora-capacidad",
      label: "Capacidad de compra",
      text: "Techos, cuadro de amortización y gastos por comunidad.",
    },
    {
      to: "/help-center/articulo/importar-tu-cartera",
      label: "Importación de cartera",
      text: "Kyero, CSV y Excel, con vista previa de lo que cambia.",
    },
    {
      to: "/herramientas",
      label: "Las demás herramientas",
      text: "Cada una que se puede usar tiene su llamada en la misma documentación.",
    },
  ],
  fit: {
    title: "Cómo se integra",
    text: "Envías la ficha y recibes resultado, intervalo y fuentes. Una clave de idempotencia evita repetir dos veces el mismo intento. Los errores llegan en un formato estándar, con un código estable y un texto en español que puedes enseñar. Empieza por un caso pequeño: la ficha de una vivienda tuya, el resultado en tu pantalla y su fuente debajo. Después, el lote.",
  },
  questions: [
    {
      question: "¿Qué plan incluye la API?",
      answer: "El plan Red, y también la prueba. Las condiciones están en la página de planes.",
    },
    {
      question: "¿Hay marca blanca?",
      answer:
        "Sí, en el plan Red. Logotipo, color y firma salen en los PDF de cualquier plan; el Red quita además la mención a Umbral.",
    },
    {
      question: "¿Puedo probar antes?",
      answer:
        "Sí. La documentación trae ejemplos y cada herramienta enseña un resultado resuelto, con los mismos límites que la web.",
    },
  ],
  closing: {
    title: "Lee la documentación",
    text: "Si tu programa habla JSON, en una tarde tienes la primera valoración dentro de tu pantalla, con su fuente y su fecha.",
  },
  inCity: {
    lead: "Si tu cartera está en {ciudad}, la API calcula con las mismas reglas que la web y devuelve cada dato con su fuente y su marca.",
    use: "Guarda en tu base la fecha y la marca de cada dato, no solo la cifra: mañana podrás explicarla.",
  },
};
