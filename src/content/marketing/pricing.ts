import { CLAIMS } from "../claims.ts";
import { ANONYMOUS_RUNS_A_DAY, CREDIT_COSTS, PLANS, type PlanId, TRIAL_DAYS } from "../plans.ts";
import { askedIn } from "./asked-in-faq.ts";

/** Words of the pricing page. Amounts come from `plans.ts`. */

interface PlanLine {
  text: string;
}

interface ComparisonRow {
  label: string;
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
  {
    label: "Espacio para fotos, documentos e importaciones",
    cells: PLANS.map(({ storageGb }) => `${storageGb}\u00a0GB`),
  },
  { label: "Viviendas por importación", cells: PLANS.map(({ homes }) => grouped(homes)) },
  { label: "Valoración con rango y comparables", cells: everyPlan },
  { label: "Calculadora de capacidad de compra", cells: everyPlan },
  { label: "Cartera, contactos, tratos y calendario", cells: everyPlan },
  { label: "Envío de la cartera a portales", cells: everyPlan },
  { label: "Informe en PDF y tablas en Excel y CSV", cells: everyPlan },
  { label: "Todas las herramientas de los seis módulos", cells: everyPlan },
  { label: "Historial y resultados guardados", cells: everyPlan },
  { label: "Páginas compartidas con formulario", cells: everyPlan },
  { label: "Tu logotipo y tu color en informes y páginas", cells: everyPlan },
  { label: "Equipo con papeles y cartera común", cells: [true, false, true, true] },
  { label: "Objetivos del equipo", cells: [true, false, true, true] },
  { label: "API con clave propia", cells: PLANS.map(({ hasApi }) => hasApi) },
  { label: "Marca blanca", cells: PLANS.map(({ hasWhiteLabel }) => hasWhiteLabel) },
];

const planOf = (id: PlanId) => PLANS.find((plan) => plan.id === id)!;
const creditsLine = (id: PlanId): PlanLine => ({ text: `${grouped(planOf(id).credits)} créditos al mes` });
const usersLine = (id: PlanId): PlanLine => {
  const { users } = planOf(id);
  return { text: users === 1 ? "1 usuario" : `${users} usuarios` };
};

const planLines: Record<PlanId, readonly PlanLine[]> = {
  prueba: [
    { text: `${grouped(planOf("prueba").credits)} créditos para ${TRIAL_DAYS} días` },
    { text: `Todo abierto, hasta ${planOf("prueba").users} usuarios` },
    { text: "Sin tarjeta y sin permanencia" },
  ],
  agente: [
    creditsLine("agente"),
    usersLine("agente"),
    { text: "Cartera, contactos y calendario" },
    { text: "Informes en PDF para el propietario" },
  ],
  agencia: [
    creditsLine("agencia"),
    usersLine("agencia"),
    { text: "Cartera común y permisos" },
    { text: "Objetivos del equipo" },
  ],
  red: [
    creditsLine("red"),
    usersLine("red"),
    { text: "API con clave propia" },
    { text: "Tu marca en lugar de la nuestra" },
  ],
};

/** Target of each plan's button. A visitor without an account is asked there to sign up, and comes back. */
const actionsOf = (isPaidOnline: boolean): Record<PlanId, { label: string; to: string }> => {
  const subscribe = (id: PlanId, name: string) =>
    isPaidOnline
      ? { label: `Contratar el plan ${name}`, to: `/dashboard/creditos?plan=${id}` }
      : { label: `Pedir el plan ${name}`, to: `/contacto?plan=${id}` };
  return {
    prueba: { label: "Empezar la prueba", to: "/auth" },
    agente: subscribe("agente", "Agente"),
    agencia: subscribe("agencia", "Agencia"),
    red: subscribe("red", "Red"),
  };
};

/** How one subscribes: with a card, or by asking. */
const subscribeOf = (isPaidOnline: boolean, region: string) => ({
  title: "Cómo se contrata",
  steps: isPaidOnline
    ? [
        {
          title: "Crea tu cuenta",
          text: `Empiezas con la prueba: ${TRIAL_DAYS} días, ${grouped(planOf("prueba").credits)} créditos y ninguna tarjeta.`,
        },
        {
          title: "Elige el plan en tu panel",
          text: `Se paga con tarjeta en la página segura de Stripe. Los créditos llegan al momento y la factura${region === "latam" ? "" : ", con el IVA desglosado,"} se descarga allí.`,
        },
        {
          title: "Vete igual de fácil",
          text: "Se cancela en la misma página, sin llamada y sin permanencia: el plan acaba con el periodo pagado.",
        },
      ]
    : [
        {
          title: "Crea tu cuenta",
          text: `Empiezas con la prueba: ${TRIAL_DAYS} días, ${grouped(planOf("prueba").credits)} créditos y ninguna tarjeta. Pide el plan desde tu panel, con el formulario o por correo.`,
        },
        {
          title: "Recibe las condiciones",
          text: "Te mandamos el precio final y lo que incluye, y te activamos el plan. No se cobra nada antes de que aceptes por escrito.",
        },
        {
          title: "Vete igual de fácil",
          text: "La baja se pide por el mismo correo o el mismo formulario. Sin llamada y sin permanencia: el plan acaba con el periodo pagado.",
        },
      ],
});

/** @param isPaidOnline whether this installation takes payments */
export const pricingContent = (isPaidOnline: boolean, region = "default") => ({
  meta: {
    title: "Precios y planes",
    description:
      "Cuatro planes con IVA incluido: prueba de 14 días, Agente, Agencia y Red. Calcula cuántos créditos gastas al mes y compara qué lleva cada uno.",
  },
  hero: {
    title: "Paga por lo que calculas, no por mirar",
    lead: "Todos los planes abren los seis módulos. Eliges cuántas personas entran y cuántos créditos lleva el mes. Cambias de plan o te das de baja cuando quieras.",
  },
  planLines,
  planActions: actionsOf(isPaidOnline),
  finalPrices: "IVA incluido en todos los precios. En Latinoamérica se muestran en dólares.",
  today: `${isPaidOnline ? "La prueba empieza al entrar con tu cuenta nueva, sin tarjeta. Los planes se contratan en tu panel y se pagan con tarjeta." : "La prueba empieza al entrar con tu cuenta nueva, sin tarjeta. Aquí todavía no se paga en línea: los planes se piden y te los activamos."} Sin cuenta, cada herramienta calcula ${ANONYMOUS_RUNS_A_DAY} veces al día.`,
  calculator: {
    title: "¿Cuántos créditos necesitas?",
    lead: "Pon las cantidades de un mes normal. Un cálculo que falla no gasta, y abrir, editar o compartir lo que ya hiciste tampoco.",
    sliders: {
      valuations: {
        label: "Valoraciones e informes",
        part: "Valoraciones",
        cost: CREDIT_COSTS.server,
      },
      texts: {
        label: "Textos que reescribe un modelo de lenguaje",
        part: "Textos",
        cost: CREDIT_COSTS.text,
      },
      images: {
        label: "Imágenes que acaba un modelo de imagen",
        part: "Imágenes",
        cost: CREDIT_COSTS.image,
      },
    },
  },
  comparison,
  subscribe: subscribeOf(isPaidOnline, region),
  questions: [
    ...["que-es-un-credito", "sin-creditos", "formas-de-pago", "permanencia", "varios-usuarios"].map(askedIn(region)),
    {
      question: `¿Qué es la garantía del ${CLAIMS.guarantee.figure}?`,
      answer: `Es un compromiso comercial de la empresa: un ${CLAIMS.guarantee.figure} ${CLAIMS.guarantee.label}. Cómo se mide y en qué plazo se pide la devolución va por escrito en las condiciones que recibes antes de contratar.`,
    },
  ],
  closing: {
    title: "¿Te ayudamos a empezar?",
    text: `La prueba de ${TRIAL_DAYS} días se abre sola al crear tu cuenta. Si prefieres empezar con nosotros, deja tu correo.`,
    submit: "Pedir ayuda con la prueba",
  },
});
