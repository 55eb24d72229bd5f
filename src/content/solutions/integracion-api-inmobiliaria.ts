import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Lleva los cálculos de Umbral a tu programa",
  description:
    "API inmobiliaria documentada: herramientas, viviendas y contactos, webhooks firmados y MCP para asistentes, con versiones y fichero OpenAPI.",
  lead: "Lo que calcula una página lo calcula una llamada. Mismo motor, mismas fuentes, misma explicación, en JSON; y un aviso cuando algo cambia.",
  artefact: {
    kind: "exchange",
    caption: "Una valoración por API",
    request: "POST /api/tools/valoracion/runs\nAuthorization: Bearer umb_…\nIdempotency-Key: 7f3c…",
    answer:
      '{\n  "value": 342000,\n  "range80": { "low": 324000, "high": 361000 },\n  "used": 6,\n  "sources": ["Registro de comparables"]\n}',
  },
  problem: {
    title: "Integrar una caja negra es heredar sus errores",
    text: [
      "Un número sin intervalo ni fuente no se puede enseñar en tu producto. Cuando tu cliente pregunta de dónde sale, la respuesta no puede ser «del proveedor».",
      "Y una API que cambia sin avisar rompe un viernes. Por eso cada herramienta lleva versión: si el mismo dato diera otro resultado, la versión cambia.",
    ],
  },
  items: [
    {
      to: "/api/docs",
      label: "Documentación",
      text: "Direcciones, esquemas y ejemplos, con el fichero OpenAPI.",
    },
    {
      to: "/help-center/articulo/claves-de-la-api",
      label: "Claves con permisos",
      text: "Una clave por programa, con lo que puede hacer y nada más.",
    },
    {
      to: "/help-center/articulo/webhooks",
      label: "Webhooks",
      text: "Avisos firmados cuando entra un contacto o cambia una vivienda.",
    },
    {
      to: "/help-center/articulo/asistentes-con-mcp",
      label: "MCP",
      text: "Tu asistente usa las mismas herramientas, con tus permisos.",
    },
    {
      to: "/valoracion",
      label: "Valoración",
      text: "Rango, comparables ajustados, explicación y fuentes en la respuesta.",
    },
    {
      to: "/help-center/articulo/importar-tu-cartera",
      label: "Cartera",
      text: "Entrada y salida en Kyero, CSV, Excel y JSON.",
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
