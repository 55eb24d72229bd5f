/** Definitions of the administration's figures, in the words that stand beside each of them. */

export type FigureUnit = "cuenta" | "creditos" | "euros";

export interface FigureDefinition {
  label: string;
  /** Cases that are counted, and those that are not. */
  definition: string;
  unit: FigureUnit;
  /** Page with the rows. */
  rows: string | null;
}

const counts = (label: string, definition: string, rows: string | null = null): FigureDefinition => ({
  label,
  definition,
  unit: "cuenta",
  rows,
});

export const STAT_FIGURES = {
  accounts: counts(
    "Cuentas nuevas",
    "Cuentas creadas en el periodo, confirmadas o no. No cuentan las que se borraron después.",
    "/admin/usuarios",
  ),
  active: counts(
    "Cuentas activas",
    "Cuentas distintas que iniciaron sesión o hicieron al menos un cálculo en el periodo.",
    "/admin/usuarios?orden=ultimo-acceso",
  ),
  runs: counts(
    "Cálculos",
    "Cálculos de herramientas que terminaron bien y siguen guardados, con cuenta o sin ella. Los fallidos no cuentan.",
  ),
  credits: {
    label: "Créditos gastados",
    definition: "Créditos que los movimientos de tipo «cálculo» quitaron de los saldos en el periodo.",
    unit: "creditos",
    rows: null,
  },
  leads: counts(
    "Leads de Umbral",
    "Formularios enviados desde la web de Umbral y peticiones de demostración. No cuentan los de páginas compartidas de agentes.",
    "/admin/crm-leads",
  ),
  views: counts(
    "Páginas vistas",
    "Veces que se abrió una página pública. Nadie queda identificado: una persona que vuelve cuenta otra vez.",
  ),
  shared: counts(
    "Enlaces compartidos",
    "Páginas públicas de resultados creadas en el periodo, aunque después se revocaran.",
  ),
  homes: counts("Viviendas nuevas", "Viviendas creadas o importadas en el periodo que siguen fuera de la papelera."),
  contacts: counts(
    "Contactos nuevos",
    "Contactos creados en el periodo por agentes y agencias, sin los de Umbral, fuera de la papelera.",
  ),
  failures: counts(
    "Fallos",
    "Errores del servidor o del navegador que alguien encontró. No cuentan las direcciones que no existen.",
    "/admin/errores",
  ),
} as const satisfies Record<string, FigureDefinition>;

export type StatFigureId = keyof typeof STAT_FIGURES;
/** Figures that are counted day by day. */
export type DailyFigureId = Exclude<StatFigureId, "active">;

export const DAILY_FIGURES = Object.keys(STAT_FIGURES).filter((id) => id !== "active") as DailyFigureId[];

/** Figures of the present without a past, because no earlier values are kept. */
export const MRR_DEFINITION =
  "Lo que pagan al mes las cuentas con suscripción activa en la pasarela de pago, IVA incluido; un plan anual cuenta como diez doceavas partes de su precio mensual. Es el valor de hoy: no se guarda el de días pasados.";
export const UNPAID_PLAN_DEFINITION =
  "Cuentas con un plan de pago que puso el equipo a mano, sin suscripción en la pasarela. No entran en los ingresos.";
export const LATE_PAYMENT_DEFINITION =
  "Suscripciones cuyo último cobro no se pudo hacer. No entran en los ingresos mientras sigan así.";
