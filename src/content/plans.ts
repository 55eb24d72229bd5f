/** Plans and the credits that a run costs (docs/credits.md). Prices are final, in euros, with IVA included. */

export type PlanId = "prueba" | "agente" | "agencia" | "red";

export interface Plan {
  id: PlanId;
  name: string;
  forWhom: string;
  /** Euros a month; the trial costs nothing. */
  monthlyEuros: number;
  /** A month's credits; of the trial, those of its 14 days. */
  credits: number;
  users: number;
  /**
   * Gigabytes of files, in decimal units as shops and file managers count them: photos, documents and waiting imports.
   */
  storageGb: number;
  /** Homes that imports may bring in. */
  homes: number;
  hasApi: boolean;
  hasWhiteLabel: boolean;
}

export const TRIAL_DAYS = 14;

/** Paying yearly costs ten months. */
export const MONTHS_PAID_YEARLY = 10;

export const PLANS: readonly Plan[] = [
  {
    id: "prueba",
    name: "Prueba",
    forWhom: "Para conocer Umbral con tus propias viviendas.",
    monthlyEuros: 0,
    credits: 500,
    users: 5,
    storageGb: 2,
    homes: 60_000,
    hasApi: true,
    hasWhiteLabel: true,
  },
  {
    id: "agente",
    name: "Agente",
    forWhom: "Para quien trabaja por su cuenta.",
    monthlyEuros: 29,
    credits: 500,
    users: 1,
    storageGb: 10,
    homes: 10_000,
    hasApi: false,
    hasWhiteLabel: false,
  },
  {
    id: "agencia",
    name: "Agencia",
    forWhom: "Para un equipo con cartera propia.",
    monthlyEuros: 79,
    credits: 2_500,
    users: 5,
    storageGb: 50,
    homes: 60_000,
    hasApi: false,
    hasWhiteLabel: false,
  },
  {
    id: "red",
    name: "Red",
    forWhom: "Para franquicias y grupos de oficinas.",
    monthlyEuros: 199,
    credits: 10_000,
    users: 25,
    storageGb: 250,
    homes: 250_000,
    hasApi: true,
    hasWhiteLabel: true,
  },
];

/** Days for which the plan continues after a payment that failed. */
export const PAYMENT_GRACE_DAYS = 3;

/** Credits of one use, by the engine that ran; old results and failed runs cost none. */
export const CREDIT_COSTS = { browser: 0, server: 1, text: 5, image: 20 } as const;

/** Successful runs of a tool that a visitor without account has a day. */
export const ANONYMOUS_RUNS_A_DAY = 3;
