import { MapPin, X } from "lucide-react";
import { FormProvider, useForm } from "react-hook-form";
import { extentOf, type KnownPlace, type SoughtPlace } from "#domain/crm/matching/sought-place.ts";
import type { Place } from "#domain/shared/places/place.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { ComboboxField } from "#ui/form/combobox-field.tsx";
import { SelectBox } from "#ui/form/controls.tsx";
import { type PlaceOption, searchPlaces } from "#ui/form/search-places.ts";

/** A place while the form is filled in: chosen from the list, or only typed. */
export interface WhereEntry {
  typed: string;
  isExcluded: boolean;
  placeId: string | null;
  withinM: number | null;
  /** `Russafa, Valencia`; null while nobody has read what was typed. */
  label: string | null;
  /** `Barrio de Valencia · todo el municipio` */
  detail: string | null;
  choices: readonly KnownPlace[];
}

/** The entries of a demand that is changed. One that nothing has read yet is read when it is saved. */
export function entriesOf({ sought, places }: { sought: readonly SoughtPlace[] | null; places: readonly string[] }) {
  return (
    sought?.map(
      ({ typed, isExcluded, withinM, place, choices }): WhereEntry => ({
        typed,
        isExcluded,
        withinM,
        placeId: place?.id ?? null,
        label: place?.label ?? null,
        detail: place && detailOf(place),
        choices,
      }),
    ) ?? places.map(typedEntry)
  );
}

export const typedEntry = (typed: string): WhereEntry => ({
  typed,
  isExcluded: false,
  withinM: null,
  placeId: null,
  label: null,
  detail: null,
  choices: [],
});

const detailOf = (place: KnownPlace): string => [place.detail, extentOf(place)].filter(Boolean).join(" · ");

/** Kinds of places that are no more than a point of the map: no home is searched by a street. */
const isSearchable = ({ place: { kind } }: PlaceOption) => kind !== "calle" && kind !== "portal";

const search = async (query: string, signal: AbortSignal) => (await searchPlaces(query, signal)).filter(isSearchable);

const DISTANCES = [
  { value: "", label: "Solo ahí" },
  { value: "500", label: "Hasta 500 m" },
  { value: "1000", label: "Hasta 1 km" },
  { value: "2000", label: "Hasta 2 km" },
  { value: "5000", label: "Hasta 5 km" },
  { value: "10000", label: "Hasta 10 km" },
];

interface WhereFieldProps {
  entries: readonly WhereEntry[];
  onChange: (entries: readonly WhereEntry[]) => void;
  /** The text that stands in the box and was not added: it counts when the form is sent. */
  onText: (text: string) => void;
  error?: string | undefined;
}

/** Where somebody looks: places of the list one by one, each of them wanted or not. */
export function WhereField({ entries, onChange, onText, error }: WhereFieldProps) {
  const form = useForm({ defaultValues: { place: "", placeText: "" } });
  const empty = () => {
    form.reset({ place: "", placeText: "" });
    onText("");
  };
  const add = (entry: WhereEntry) => {
    const isThere = entries.some(({ placeId, typed }) =>
      entry.placeId === null ? typed === entry.typed : placeId === entry.placeId,
    );
    if (!isThere) onChange([...entries, entry]);
    empty();
  };
  const change = (index: number, values: Partial<WhereEntry>) =>
    onChange(entries.map((entry, i) => (i === index ? { ...entry, ...values } : entry)));
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the box adds what was typed; the box itself is the control */}
      <div
        onKeyDown={(event) => {
          const typed = form.getValues("placeText").trim();
          if (event.key !== "Enter" || event.defaultPrevented || typed === "") return;
          event.preventDefault();
          add(typedEntry(typed));
        }}
        onInput={(event) => onText((event.target as HTMLInputElement).value.trim())}
      >
        <FormProvider {...form}>
          <ComboboxField
            name="place"
            label="Dónde"
            optional
            placeholder="Ruzafa, Valencia"
            help="Barrio, distrito, municipio o código postal. Puedes poner varios."
            nothingFound="Nada con ese nombre. Pulsa Intro y lo guardamos como lo has escrito."
            search={search}
            onChoose={(option) => option && add(chosenEntry(option))}
            icon={<MapPin aria-hidden size={18} strokeWidth={1.75} />}
          />
        </FormProvider>
      </div>
      {error ? <p className="text-sm text-destructive">{error}</p> : null}
      {entries.length > 0 ? (
        <ul aria-label="Lugares de la búsqueda" className="divide-y rounded-md border">
          {entries.map((entry, index) => (
            <Entry
              key={`${entry.placeId ?? ""}${entry.typed}`}
              entry={entry}
              onChange={(values) => change(index, values)}
              onRemove={() => onChange(entries.filter((_, i) => i !== index))}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function chosenEntry({ label, place }: { label: string; place: Place }): WhereEntry {
  return { ...typedEntry(label), placeId: place.id, label, detail: place.context };
}

interface EntryProps {
  entry: WhereEntry;
  onChange: (values: Partial<WhereEntry>) => void;
  onRemove: () => void;
}

function Entry({ entry, onChange, onRemove }: EntryProps) {
  const { typed, label, detail, choices, isExcluded, withinM } = entry;
  const name = label ?? typed;
  const distances = DISTANCES.some(({ value }) => value === String(withinM ?? ""))
    ? DISTANCES
    : [...DISTANCES, { value: String(withinM), label: `Hasta ${String(withinM)} m` }];
  return (
    <li className="grid gap-2 px-3 py-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-40">
          <span className={isExcluded ? "font-medium line-through" : "font-medium"}>{name}</span>
          {detail === null ? null : <span className="block text-xs text-muted-foreground">{detail}</span>}
          {label !== null && label !== typed ? (
            <span className="block text-xs text-muted-foreground">Escrito: «{typed}»</span>
          ) : null}
        </span>
        <span className="flex items-center gap-1">
          <span className="w-32">
            <SelectBox
              aria-label={`Distancia: ${name}`}
              value={String(withinM ?? "")}
              options={distances}
              onChange={(event) => onChange({ withinM: event.target.value === "" ? null : Number(event.target.value) })}
            />
          </span>
          <Button
            type="button"
            size="sm"
            variant={isExcluded ? "default" : "outline"}
            aria-pressed={isExcluded}
            aria-label={`No quiere vivir en ${name}`}
            onClick={() => onChange({ isExcluded: !isExcluded })}
          >
            Ahí no
          </Button>
          <Button type="button" size="icon" variant="ghost" aria-label={`Quitar ${name}`} onClick={onRemove}>
            <X aria-hidden size={16} strokeWidth={1.75} />
          </Button>
        </span>
      </div>
      {choices.length > 0 && entry.placeId === null ? (
        <PlaceChoices
          typed={typed}
          choices={choices}
          onChoose={(place) =>
            onChange({ placeId: place.id, label: place.label, detail: detailOf(place), choices: [] })
          }
        />
      ) : null}
    </li>
  );
}

interface PlaceChoicesProps {
  typed: string;
  choices: readonly KnownPlace[];
  isBusy?: boolean;
  onChoose: (place: KnownPlace) => void;
}

/** Which of several places is meant. */
export function PlaceChoices({ typed, choices, isBusy = false, onChoose }: PlaceChoicesProps) {
  return (
    <Callout tone="warning">
      <span className="block">«{typed}»: ¿quisiste decir…? Hasta que elijas, la zona queda por confirmar.</span>
      <span className="mt-2 flex flex-wrap gap-2">
        {choices.map((place) => (
          <Button
            key={place.id}
            type="button"
            size="sm"
            variant="outline"
            disabled={isBusy}
            className="h-auto max-w-full flex-wrap justify-start gap-x-2 gap-y-0 py-1.5 text-left whitespace-normal"
            onClick={() => onChoose(place)}
          >
            {place.label}
            <span className="font-normal text-muted-foreground">{detailOf(place)}</span>
          </Button>
        ))}
      </span>
    </Callout>
  );
}
