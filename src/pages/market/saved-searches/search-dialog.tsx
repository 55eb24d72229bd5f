import { useState } from "react";
import {
  ALERT_KIND_NAMES,
  ALERT_KINDS,
  type AlertKind,
  FREQUENCIES,
  FREQUENCY_NAMES,
  type Frequency,
  LONGEST_SEARCH_NAME,
  type QuietHours,
  searchChange,
  searchForm,
} from "#domain/market/saved-searches/saved-search.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainChips, PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCallForm } from "#ui/use-call-form.ts";
import { ContactField } from "./contact-field.tsx";

/** A search that is there already, as far as the dialog changes it. */
export interface EditedSearch {
  id: string;
  kinds: readonly AlertKind[];
  frequency: Frequency;
  quiet: QuietHours | null;
  contact: { id: string; fullName: string } | null;
}

interface SearchDialogProps {
  /** The search as it is to be kept; of one that is there already it stays as it is. */
  filter: MarketFilter;
  name: string;
  search?: EditedSearch;
  onClose: () => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));
const NO_QUIET = { value: "", label: "Sin horas de silencio" };
const KIND_CHOICES = ALERT_KINDS.map((value) => ({ value, label: ALERT_KIND_NAMES[value] }));
const FREQUENCY_CHOICES = FREQUENCIES.map((value) => ({ value, label: FREQUENCY_NAMES[value] }));
const USUAL_QUIET: QuietHours = { from: 22, to: 8 };

interface Saved {
  id: string;
  tooMany?: number | null;
}

/** Name, alerts and rhythm of a search that is kept, and the contact for whom. */
export default function SearchDialog({ filter, name, search, onClose }: SearchDialogProps) {
  const [saved, setSaved] = useState<Saved | null>(null);
  const [frequency, setFrequency] = useState<Frequency>(search?.frequency ?? "diaria");
  const quiet = search ? search.quiet : USUAL_QUIET;
  const { isBusy, errors, formProps } = useCallForm<Saved>({
    schema: search ? searchChange : searchForm,
    read: (typed) => ({ ...readRhythm(typed), ...(search ? {} : { filter }) }),
    method: search ? "PATCH" : "POST",
    path: search ? `/api/market/searches/${search.id}` : "/api/market/searches",
    doneText: search ? "Cambios guardados" : null,
    onDone: (answer) => (search ? onClose() : setSaved(answer)),
  });
  if (saved) return <SavedDialog name={name} tooMany={saved.tooMany ?? null} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={search ? "Cambiar los avisos" : "Guardar la búsqueda"}
      description={
        search ? undefined : "Te avisamos de lo que salga a partir de ahora. Lo que ya ves en la lista no cuenta."
      }
    >
      <form {...formProps} className="grid gap-5">
        <PlainField
          name="name"
          label="Nombre"
          defaultValue={name}
          maxLength={LONGEST_SEARCH_NAME}
          autoComplete="off"
          error={errors.name}
        />
        <ContactField contact={search?.contact ?? null} error={errors.contactId} />
        <PlainChips
          name="kinds"
          label="Avísame de"
          choices={KIND_CHOICES}
          chosen={search?.kinds ?? ALERT_KINDS}
          error={errors.kinds}
        />
        <PlainSelect
          name="frequency"
          label="Cada cuánto"
          choices={FREQUENCY_CHOICES}
          value={frequency}
          onChange={({ currentTarget }) => setFrequency(currentTarget.value as Frequency)}
          error={errors.frequency}
          help={frequency === "al-momento" ? undefined : "Todo en un solo correo, con la hora de tu zona."}
        />
        {frequency === "al-momento" ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <PlainSelect
              name="quietFrom"
              label="Sin avisos desde las"
              choices={[NO_QUIET, ...HOURS]}
              defaultValue={quiet ? String(quiet.from) : ""}
              error={errors["quiet.from"]}
            />
            <PlainSelect
              name="quietTo"
              label="Hasta las"
              choices={HOURS}
              defaultValue={String((quiet ?? USUAL_QUIET).to)}
              error={errors["quiet.to"]}
            />
          </div>
        ) : null}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isBusy} loadingText="Guardando…">
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The values of the form; hours that are not shown stay as they are. */
function readRhythm(typed: FormData) {
  const from = typed.get("quietFrom");
  const contactId = typed.get("contactId");
  return {
    name: typed.get("name"),
    kinds: typed.getAll("kinds"),
    frequency: typed.get("frequency"),
    contactId: contactId === "" ? null : contactId,
    ...(from === null ? {} : { quiet: from === "" ? null : { from: Number(from), to: Number(typed.get("quietTo")) } }),
  };
}

function SavedDialog({ name, tooMany, onClose }: { name: string; tooMany: number | null; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Búsqueda guardada"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Seguir buscando
          </Button>
          <Button asChild>
            <PageLink to="/dashboard/busquedas">Ver mis búsquedas</PageLink>
          </Button>
        </>
      }
    >
      {tooMany === null ? (
        <p className="text-control">
          «{name}» está entre tus búsquedas. Desde allí la cambias, la paras o la compartes con tu cliente.
        </p>
      ) : (
        <Callout tone="warning" title="Es demasiado amplia">
          Cada día salen unas {counted(tooMany, "vivienda nueva", "viviendas nuevas")}, más de las que nadie lee. Añade
          una zona, un precio o un tipo de vivienda y guárdala otra vez.
        </Callout>
      )}
    </Dialog>
  );
}
