import type { ProposalDocument } from "./proposal-document.ts";

/** Something without which a proposal is neither sent nor signed nor printed. */
export interface Missing {
  /** Path of the field, which is also the name of its control. */
  field: string;
  /** As it stands in `Faltan: honorarios, plazo`. */
  name: string;
}

/** The fields that a proposal lacks, by name, in the order of its form. @param taxName `IVA`, as the home's country calls it */
export function missingOf(document: ProposalDocument, taxName: string): Missing[] {
  const { home, value, plan, fee, testimonials, terms, signing, hidden } = document;
  const found: Missing[] = [];
  const need = (isThere: boolean, field: string, name: string) => {
    if (!isThere) found.push({ field, name });
  };
  need(home.name !== "", "home.name", "vivienda");
  need(value.price !== null && value.price > 0, "value.price", "precio de salida");
  for (const [i, item] of plan.entries()) {
    if (hidden.includes("plan")) break;
    need(item.what !== "", `plan.${i}.what`, `acción ${i + 1} del plan`);
    need(item.when !== "", `plan.${i}.when`, `cuándo de la acción ${i + 1}`);
  }
  need(
    (fee.kind === "porcentaje" ? fee.percent : fee.amount) !== null,
    fee.kind === "porcentaje" ? "fee.percent" : "fee.amount",
    "honorarios",
  );
  need(fee.tax !== null, "fee.tax", `si los honorarios llevan ${taxName}`);
  need(fee.tax !== "aparte" || fee.taxPercent !== null, "fee.taxPercent", `${taxName} de los honorarios`);
  for (const [i, { text, name, hasPermission }] of testimonials.entries()) {
    if (hidden.includes("testimonios")) break;
    need(text !== "", `testimonials.${i}.text`, `texto del testimonio ${i + 1}`);
    need(name !== "", `testimonials.${i}.name`, `nombre del testimonio ${i + 1}`);
    need(
      hasPermission,
      `testimonials.${i}.hasPermission`,
      `permiso de ${name || `quien firma el testimonio ${i + 1}`}`,
    );
  }
  need(terms.isExclusive !== null, "terms.isExclusive", "exclusiva o no");
  need(terms.months !== null, "terms.months", "plazo");
  need(terms.withdrawal !== "", "terms.withdrawal", "desistimiento");
  need(signing.signers.length > 0, "signing.signers", "quién firma");
  for (const [i, { name, email }] of signing.signers.entries()) {
    need(name.length >= 2, `signing.signers.${i}.name`, `nombre del firmante ${i + 1}`);
    need(email !== "", `signing.signers.${i}.email`, `correo de ${name || `firmante ${i + 1}`}`);
  }
  return found;
}

/** `Faltan: honorarios, plazo.` */
export function missingText(missing: readonly Missing[]): string {
  return `${missing.length === 1 ? "Falta" : "Faltan"}: ${missing.map(({ name }) => name).join(", ")}.`;
}
