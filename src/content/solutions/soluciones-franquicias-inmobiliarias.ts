import type { SolutionContent } from "./solution-content.ts";

export const solution: SolutionContent = {
  title: "Para franquicias: la misma calidad en todas las oficinas",
  description:
    "Un criterio común de precio, los mismos documentos y el reparto de contactos en toda la red, con API y marca blanca.",
  lead: "La marca promete lo mismo en cada oficina; el criterio cambia con quien atiende. Empieza por unificar lo que más se ve: el precio y su documento.",
  artefact: {
    kind: "offices",
    caption: "El mismo piso de 90 m², valorado en cuatro oficinas",
    rows: [
      { name: "Norte", value: 268_000, low: 252_000, high: 285_000 },
      { name: "Centro", value: 342_000, low: 324_000, high: 361_000 },
      { name: "Puerto", value: 231_000, low: 205_000, high: 260_000 },
      { name: "Sierra", value: 174_000, low: 142_000, high: 213_000 },
    ],
  },
  problem: {
    title: "Treinta oficinas, treinta maneras de valorar",
    text: [
      "Cada oficina usa su portal, su plantilla y su regla del dedo. El cliente que va a dos oficinas de la misma marca recibe dos cifras y ninguna explicación.",
      "Desde la central no se ve quién valora bien ni dónde se pierden los encargos, porque cada uno lo apunta a su manera.",
    ],
  },
  items: [
    {
      to: "/valoracion",
      label: "Un solo motor",
      text: "El mismo cálculo y el mismo documento en todas las oficinas.",
    },
    {
      to: "/metodo/valoracion",
      label: "Método público",
      text: "Un criterio escrito, igual para todos.",
    },
    {
      to: "/cualificador-leads",
      label: "Cualificador de leads",
      text: "La misma regla para puntuar en toda la red.",
    },
    {
      to: "/help-center/articulo/repartir-contactos",
      label: "Reparto con reglas",
      text: "Cada contacto a quien le toca, con su plazo de respuesta.",
    },
    {
      to: "/help-center/articulo/objetivos-del-ano",
      label: "Objetivos",
      text: "Lo que cada persona se propuso, y cómo va.",
    },
    {
      to: "/api/docs",
      label: "API",
      text: "Para el programa que ya usa la red, con versión por herramienta.",
    },
  ],
  fit: {
    title: "Implantar sin imponer",
    text: "Elige tres oficinas distintas y una norma: toda captación con rango y comparables. Mide a las ocho semanas cuántas bajadas hicieron falta. Con ese dato convences mejor que con una circular. El plan Red cubre varios usuarios, API y marca blanca.",
  },
  questions: [
    {
      question: "¿Hay marca blanca?",
      answer:
        "Sí, en el plan Red. Logotipo, color y firma salen en los PDF y en las páginas compartidas de cualquier plan; el Red quita además la mención a Umbral.",
    },
    {
      question: "¿La central puede ver lo de cada oficina?",
      answer:
        "Dentro de una agencia, quien es titular o coordina ve el trabajo de todos; cada agente comparte la cartera y ve sus resultados. Hoy una red con varias oficinas trabaja como una sola agencia: no hay permisos por oficina.",
    },
    {
      question: "¿Cuántos usuarios caben?",
      answer: "La página de planes dice cuántos incluye cada plan. Si necesitas más, escríbenos.",
    },
  ],
  closing: { title: "Empieza con tres oficinas", text: "Una norma, ocho semanas y un número para decidir." },
  inCity: {
    lead: "Una franquicia en {ciudad} comparte marca con otras plazas y no comparte mercado. Estos son los datos propios de aquí.",
    use: "Compara esta plaza con las vecinas antes de fijar objetivos: la misma cuota no vale en todas.",
  },
};
