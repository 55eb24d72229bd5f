import { VISITED_HOME_NAMES } from "#content/visited-home-names.ts";
import { fieldWords, valueWords } from "#domain/crm/inspections/field-words.ts";
import type { Conflict } from "#domain/crm/inspections/inspection-document.ts";
import { valueAt } from "#domain/crm/inspections/inspection-document.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { useVisit } from "./visit-fields.tsx";

const clock = (iso: string) =>
  new Date(iso).toLocaleString("es-ES", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** Values that two devices wrote of one thing: both are shown, and a person chooses. */
export function ConflictsPanel() {
  const { view } = useVisit();
  if (view.conflicts.length === 0) return null;
  return (
    <section aria-label="Datos por elegir" className="mb-5 grid gap-3">
      {view.conflicts.map((conflict) => (
        <OneConflict key={conflict.id} conflict={conflict} />
      ))}
    </section>
  );
}

function OneConflict({ conflict }: { conflict: Conflict }) {
  const { engine, view } = useVisit();
  const { path, value, device, at } = conflict;
  const stamp = view.visit.base.stamps[path];
  const name = fieldWords(path, view.fields);
  const standing = valueWords(path, valueAt(view.fields, path), VISITED_HOME_NAMES);
  const other = valueWords(path, value, VISITED_HOME_NAMES);
  return (
    <Callout tone="warning" title={`${name}: dos equipos han escrito cosas distintas`}>
      <dl className="mt-2 grid gap-2">
        <div>
          <dt className="text-xs">{stamp ? `${stamp.device}, ${clock(stamp.at)}` : "En el servidor"}</dt>
          <dd className="font-medium wrap-anywhere">{standing}</dd>
        </div>
        <div>
          <dt className="text-xs">{`${device}, ${clock(at)}`}</dt>
          <dd className="font-medium wrap-anywhere">{other}</dd>
        </div>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          className="h-auto! max-w-full whitespace-normal! wrap-anywhere"
          onClick={() => engine.choose(conflict.id, false)}
        >
          Dejar «{short(standing)}»
        </Button>
        <Button
          variant="outline"
          className="h-auto! max-w-full whitespace-normal! wrap-anywhere"
          onClick={() => engine.choose(conflict.id, true)}
        >
          Poner «{short(other)}»
        </Button>
      </div>
    </Callout>
  );
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
