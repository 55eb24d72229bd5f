import { SINGLE_WORDS } from "#domain/crm/inspections/field-words.ts";
import { MOTIVES, WHENS } from "#domain/crm/inspections/inspection-lists.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { StepHeading } from "./step-heading.tsx";
import { VisitChoice, VisitText } from "./visit-fields.tsx";

const amountFault = (typed: string): string | undefined => {
  if (typed.trim() === "") return undefined;
  const amount = parseSpanishNumber(typed);
  if (amount === undefined) return "Escribe un importe, como 250.000";
  return amount >= 0 && amount <= 1_000_000_000 ? undefined : "Escribe un importe mayor que cero";
};

const MOTIVE_CHOICES = Object.fromEntries(Object.entries(MOTIVES).map(([key, name]) => [key, `${key} · ${name}`]));

const single = (path: keyof typeof SINGLE_WORDS) => ({ path, label: SINGLE_WORDS[path] });

/** The wishes of the owner. None of it is in the report that is given to them. */
export function OwnerStep() {
  return (
    <section aria-labelledby="paso" className="grid gap-5">
      <StepHeading title="Propietario">
        Es para ti y tu agencia: el informe que entregas al propietario no lo lleva.
      </StepHeading>
      <VisitText {...single("owner.name")} />
      <VisitChoice {...single("owner.motive")} choices={MOTIVE_CHOICES} />
      <VisitText {...single("owner.reason")} lines={2} />
      <VisitText {...single("owner.price")} unit="€" keypad="decimal" faultOf={amountFault} />
      <VisitChoice {...single("owner.when")} choices={WHENS} />
      <VisitText {...single("owner.deciders")} help="Nombres de todos los propietarios que tienen que firmar." />
      <VisitText {...single("owner.mortgage")} unit="€" keypad="decimal" faultOf={amountFault} />
      <VisitText {...single("visit.notes")} lines={4} />
    </section>
  );
}
