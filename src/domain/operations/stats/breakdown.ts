/** Attributes by which the figures of a period can be broken down: only those that the data have. */

export const BREAKDOWNS = ["origen", "plan", "region"] as const;
export type Breakdown = "source" | "plan" | "region";

const BY_WORD: Record<(typeof BREAKDOWNS)[number], Breakdown> = { origen: "source", plan: "plan", region: "region" };

export const BREAKDOWN_TEXTS: Record<
  Breakdown,
  { word: (typeof BREAKDOWNS)[number]; label: string; columns: readonly string[]; definition: string }
> = {
  source: {
    word: "origen",
    label: "Origen",
    columns: ["Leads", "Cuentas", "Con resultado", "Pagan"],
    definition:
      "El origen de una cuenta es el del primer formulario que envió el mismo correo: la campaña si la traía, y si no el formulario. «Directo» es quien creó la cuenta sin enviar ninguno.",
  },
  plan: {
    word: "plan",
    label: "Plan",
    columns: ["Cuentas nuevas", "Con cálculos", "Cálculos", "Créditos"],
    definition:
      "El plan es el de hoy, el propio o el de la agencia: no se guarda cuál tenía cada cuenta en el periodo.",
  },
  region: {
    word: "region",
    label: "Región",
    columns: ["Páginas vistas", "Leads"],
    definition:
      "La región es la de la dirección de la página: /es, /latam o ninguna (Internacional). Las cuentas no tienen región, por eso aquí no salen.",
  },
};

/** The breakdown that an address names in Spanish; by origin where it is missing or unknown. */
export const readBreakdownWord = (word: string | null): Breakdown =>
  BY_WORD[BREAKDOWNS.find((known) => known === word) ?? "origen"];
