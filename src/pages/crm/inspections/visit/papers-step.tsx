import { valueAt } from "#domain/crm/inspections/inspection-document.ts";
import { DOCUMENT_STATES, documentsOf } from "#domain/crm/inspections/inspection-lists.ts";
import { StepHeading } from "./step-heading.tsx";
import { useVisit, VisitChoice, VisitText } from "./visit-fields.tsx";

/** The documents that the owner is asked for. */
export function PapersStep() {
  const { view } = useVisit();
  return (
    <section aria-labelledby="paso" className="grid gap-5">
      <StepHeading title="Documentos">Marca lo que has visto, lo que te enviarán y lo que no tiene.</StepHeading>
      {documentsOf(valueAt(view.fields, "home.country")).map(({ id, label, why }) => (
        <div key={id} className="grid gap-2 border-t pt-4">
          <VisitChoice
            path={`document.${id}.state`}
            label={label}
            help={`${why[0]!.toUpperCase()}${why.slice(1)}.`}
            choices={DOCUMENT_STATES}
          />
          {valueAt(view.fields, `document.${id}.state`) === "" ? null : (
            <VisitText path={`document.${id}.note`} label={`Nota: ${label.toLowerCase()}`} />
          )}
        </div>
      ))}
    </section>
  );
}
