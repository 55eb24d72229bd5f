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

/** Says what the owner wants. None of it is in the report that is given to them. */
export function OwnerStep() {
  return (
    <section aria-labelledby="paso" className="grid gap-5">
      <StepHeading title="Propietario">
        Es para ti y tu agencia: el informe que entregas al propietario no lo lleva.
      </StepHeading>
      <VisitText path="owner.name" label="Nombre de quien te recibe" />
      <VisitChoice path="owner.motive" label="Motivo para vender, de 0 a 5" choices={MOTIVE_CHOICES} />
      <VisitText path="owner.reason" label="Por qué vende" lines={2} />
      <VisitText path="owner.price" label="Precio que espera" unit="€" keypad="decimal" faultOf={amountFault} />
      <VisitChoice path="owner.when" label="Cuándo quiere vender" choices={WHENS} />
      <VisitText
        path="owner.deciders"
        label="Quién decide"
        help="Nombres de todos los propietarios que tienen que firmar."
      />
      <VisitText path="owner.mortgage" label="Hipoteca pendiente" unit="€" keypad="decimal" faultOf={amountFault} />
      <VisitText path="visit.notes" label="Notas de la visita" lines={4} />
    </section>
  );
}
