import { CLAIMS } from "../claims.ts";
import { CREDIT_COSTS, PLANS, type PlanId, TRIAL_DAYS } from "../plans.ts";
import { askedInFaq } from "./asked-in-faq.ts";

/** Words of the pricing page. Amounts come from `plans.ts`; what cannot be used yet carries `isSoon`. */

interface PlanLine {
  text: string;
  isSoon?: boolean;
}

interface ComparisonRow {
  label: string;
  /** Cannot be used yet, whatever the plan. */
  isSoon?: boolean;
  /** In the order of `PLANS`: a text, or whether the plan has it. */
  cells: readonly (string | boolean)[];
}

const grouped = (amount: number) => new Intl.NumberFormat("es-ES", { useGrouping: "always" }).format(amount);

const everyPlan = [true, true, true, true] as const;

const comparison: readonly ComparisonRow[] = [
  {
    label: "Créditos al mes",
    cells: PLANS.map(({ id, credits }) =>
      id === "prueba" ? `${grouped(credits)} en ${TRIAL_DAYS} días` : grouped(credits),
    ),
  },
  { label: "Usuarios", cells: PLANS.map(({ users }) => String(users)) },
  { label: "Valoración con rango y comparables", cells: everyPlan },
  { label: "Calculadora de capacidad de compra", cells: everyPlan },
  { label: "Informe en PDF y tablas en Excel y CSV", cells: everyPlan },
  { label: "Las demás herramientas de los seis módulos", isSoon: true, cells: everyPlan },
  { label: "Historial y resultados guardados", isSoon: true, cells: everyPlan },
  { label: "Páginas compartidas con formulario", isSoon: true, cells: everyPlan },
  { label: "Permisos de equipo y objetivos", isSoon: true, cells: [true, false, true, true] },
  { label: "API con clave propia", isSoon: true, cells: PLANS.map(({ hasApi }) => hasApi) },
  { label: "Marca blanca", isSoon: true, cells: PLANS.map(({ hasWhiteLabel }) => hasWhiteLabel) },
];

const planLines: Record<PlanId, readonly PlanLine[]> = {
  prueba: [
    { text: `${grouped(500)} créditos para ${TRIAL_DAYS} días` },
    { text: "Los seis módulos" },
    { text: "Sin tarjeta y sin permanencia" },
  ],
  agente: [
    { text: "500 créditos al mes" },
    { text: "1 usuario" },
    { text: "Informes en PDF para el propietario" },
    { text: "Historial de tus viviendas", isSoon: true },
  ],
  agencia: [
    { text: "2.500 créditos al mes" },
    { text: "5 usuarios" },
    { text: "Cartera común y permisos", isSoon: true },
    { text: "Objetivos del equipo", isSoon: true },
  ],
  red: [
    { text: "10.000 créditos al mes" },
    { text: "25 usuarios" },
    { text: "API con clave propia", isSoon: true },
    { text: "Tu marca en lugar de la nuestra", isSoon: true },
  ],
};

export const pricingContent = {
  hero: {
    title: "Paga por lo que calculas, no por mirar",
    lead: "Todos los planes abren los seis módulos. Eliges cuántas personas entran y cuántos créditos gastáis. Cambias de plan o te das de baja cuando quieras.",
  },
  planLines,
  planActions: {
    prueba: "Pedir la prueba",
    agente: "Pedir Agente",
    agencia: "Pedir Agencia",
    red: "Pedir Red",
  } satisfies Record<PlanId, string>,
  finalPrices: "IVA incluido en todos los precios. En Latinoamérica se muestran en dólares.",
  notYet:
    "Ya puedes crear tu cuenta, y todavía no se puede pagar en línea. Los planes se piden por correo y te decimos cuándo se abren. La valoración y la calculadora de capacidad ya se prueban sin cuenta.",
  calculator: {
    title: "¿Cuántos créditos necesitas?",
    lead: "Pon las cantidades de un mes normal. Un cálculo que falla no gasta, y abrir, editar o compartir lo que ya hiciste tampoco.",
    sliders: {
      valuations: {
        label: "Valoraciones e informes",
        part: "Valoraciones",
        cost: CREDIT_COSTS.server,
        isSoon: false,
      },
      texts: {
        label: "Textos: anuncios, publicaciones y correos",
        part: "Textos",
        cost: CREDIT_COSTS.text,
        isSoon: true,
      },
      images: {
        label: "Imágenes: home staging y renders",
        part: "Imágenes",
        cost: CREDIT_COSTS.image,
        isSoon: true,
      },
    },
  },
  comparison,
  comparisonNote:
    "«Pronto»: entra en el plan y aún no se puede usar. En la página de cada herramienta pides que te avisemos.",
  subscribe: {
    title: "Cómo se contrata hoy",
    steps: [
      {
        title: "Pide el plan",
        text: "Deja tu correo abajo o escríbenos. Dinos cuántos sois y qué haces más: valorar, anunciar o enseñar.",
      },
      {
        title: "Recibe las condiciones",
        text: "Te mandamos el precio final, lo que incluye y la fecha en que se abre tu cuenta. No se cobra nada antes de que aceptes por escrito.",
      },
      {
        title: "Vete igual de fácil",
        text: "La baja se pide por el mismo correo o el mismo formulario. Sin llamada y sin permanencia: el plan acaba con el periodo pagado.",
      },
    ],
  },
  questions: [
    ...["que-es-un-credito", "sin-creditos", "formas-de-pago", "permanencia", "varios-usuarios"].map(askedInFaq),
    {
      question: `¿Qué es la garantía del ${CLAIMS.guarantee.figure}?`,
      answer: `Es un compromiso comercial de la empresa: un ${CLAIMS.guarantee.figure} ${CLAIMS.guarantee.label}. Cómo se mide y en qué plazo se pide la devolución va por escrito en las condiciones que recibes antes de contratar.`,
    },
  ],
  closing: {
    title: `Pide tus ${TRIAL_DAYS} días de prueba`,
    text: "Con tus propias viviendas y sin tarjeta. Te avisamos en cuanto la prueba se pueda activar.",
    submit: "Pedir la prueba",
  },
} as const;
