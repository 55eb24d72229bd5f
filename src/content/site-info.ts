/** The deployment's own details that every page may show: from the configuration, through the root loader. */
export interface SiteInfo {
  /** PUBLIC_URL, without a final slash. */
  origin: string;
  isDemo: boolean;
  /** Identifies the product's own calls; it authorises nothing. */
  anonKey: string;
  /** Measurement id of an outside analytics service; null when there is none. */
  analyticsId: string | null;
  /** The two external sites of the ecosystem. */
  portalUrl: string;
  mortgageUrl: string;
  identity: BusinessIdentity;
  social: readonly { name: "Instagram" | "LinkedIn" | "YouTube"; url: string }[];
  /** Services that a solution page describes and the business really offers: `telemarketing`, `legal`. */
  offeredServices: readonly string[];
}

export interface BusinessIdentity {
  name: string;
  taxId: string;
  /** Inscription in the commercial registry. */
  registry: string;
  address: string;
  email: string;
  phone: string;
  dataProtectionEmail: string;
  /** Registration as intermediary, where the law asks for one. */
  intermediary: string;
}

/** Shown where nothing was configured: never taken for a real company. */
export const DEMO_IDENTITY: BusinessIdentity = {
  name: "Empresa de demostración",
  taxId: "Empresa de demostración, sin NIF",
  registry: "Empresa de demostración, sin inscripción",
  address: "Empresa de demostración, sin domicilio",
  email: "hola@umbral.example",
  phone: "+34 900 000 000",
  dataProtectionEmail: "privacidad@umbral.example",
  intermediary: "Empresa de demostración, sin inscripción",
};
