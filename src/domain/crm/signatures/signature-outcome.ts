import type { DocumentKind } from "../../shared/home-attributes/home-values.ts";
import type { MandateTerms, SignaturePurpose } from "./signature-forms.ts";

/**
 * The consequences of the last signature: a document of the home, a line in the contact's timeline, a deal that is won, the mandate of the
 * home.
 */

export const OUTCOME_STEPS = ["home", "contact", "deal", "mandate"] as const;
export type OutcomeStep = (typeof OUTCOME_STEPS)[number];

export interface StepOutcome {
  /** `espera`: it is tried again; `imposible`: nobody tries again, and `why` says why. */
  state: "hecho" | "espera" | "imposible";
  /** ISO instant. */
  at: string;
  /** A sentence, where it is not done. */
  why?: string;
}

export type SignatureOutcome = Partial<Record<OutcomeStep, StepOutcome>>;

/** The steps that a request asks for. */
export interface WantedOutcome {
  keepsInHome: boolean;
  tellsContact: boolean;
  winsDeal: boolean;
  /** The mandate that the home gets; null where the document is none, or nobody asked for it. */
  mandate: MandateTerms | null;
}

export const wantedSteps = ({ keepsInHome, tellsContact, winsDeal, mandate }: WantedOutcome): OutcomeStep[] =>
  OUTCOME_STEPS.filter(
    (step) => ({ home: keepsInHome, contact: tellsContact, deal: winsDeal, mandate: mandate !== null })[step],
  );

/** The steps that are neither done nor impossible. */
export const openSteps = (wanted: WantedOutcome, outcome: SignatureOutcome): OutcomeStep[] =>
  wantedSteps(wanted).filter((step) => outcome[step] === undefined || outcome[step].state === "espera");

/** The kind under which a signed file is kept with its home. */
export const DOCUMENT_KIND_OF: Record<SignaturePurpose, DocumentKind> = {
  documento: "otro",
  encargo: "encargo",
  visita: "otro",
  propuesta: "contrato",
};

export const PURPOSE_NAMES: Record<SignaturePurpose, string> = {
  documento: "Otro documento",
  encargo: "Encargo",
  visita: "Hoja de visita",
  propuesta: "Propuesta",
};

/** The course of a request as the timeline of its contact tells it. */
export const CONTACT_LINES = {
  enviada: "Documento enviado a firmar",
  firmada: "Documento firmado por todos",
  rechazada: "No firma el documento",
  caducada: "El plazo para firmar ha terminado",
  anulada: "Petición de firma anulada",
} as const;
export type ContactLineKind = keyof typeof CONTACT_LINES;

/** Minutes until what could not be done is tried again: doubled each time, six hours at most. */
export const retryMinutes = (tries: number): number => Math.min(2 ** tries, 360);
