import type { DemandForm } from "#domain/crm/contacts/contact-forms.ts";
import type { DemandLine } from "#domain/crm/contacts/dto.ts";
import { formOfDemand } from "#domain/crm/contacts/form-of-demand.ts";
import { doubtfulPlaces, extentOf, type KnownPlace, type SoughtPlace } from "#domain/crm/matching/sought-place.ts";
import { formatDistance } from "#domain/shared/format/format.ts";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { PlaceChoices } from "./file/where-field.tsx";

/** A whole demand as its form sends it, with one of its places settled. */
function withPlace(demand: DemandLine, typed: string, place: KnownPlace): DemandForm {
  const form = formOfDemand(demand);
  return { ...form, where: form.where?.map((one) => (one.typed === typed ? { ...one, placeId: place.id } : one)) };
}

interface PlaceQuestionsProps {
  demand: DemandLine;
  /** The call that writes the demand. */
  path: string;
}

/** Asks about each place that may be several; names that no gazetteer has are told. */
export function PlaceQuestions({ demand, path }: PlaceQuestionsProps) {
  const { isBusy, call } = useCall();
  const open = doubtfulPlaces(demand.sought ?? []);
  return open.map(({ typed, choices }) =>
    choices.length > 0 ? (
      <PlaceChoices
        key={typed}
        typed={typed}
        choices={choices}
        isBusy={isBusy}
        onChoose={(place) => void call("Lugar guardado", "PUT", path, withPlace(demand, typed, place))}
      />
    ) : (
      <p key={typed} className="text-sm text-muted-foreground">
        No encontramos «{typed}» en el mapa: solo se compara con el nombre que lleve cada ficha.
      </p>
    ),
  );
}

/** The places of a demand as they were understood, with what was typed where that is something else. */
export function PlaceTags({
  demand: { sought, places, zone },
}: {
  demand: Pick<DemandLine, "sought" | "places" | "zone">;
}) {
  const typed =
    sought === null ? places.map((one) => ({ name: one, detail: "", isExcluded: false })) : sought.map(namesOf);
  if (typed.length === 0 && zone === null) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {typed.map(({ name, detail, isExcluded }) => (
        <Tag key={`${name}${detail}`} tone={isExcluded ? "warning" : "outline"}>
          {isExcluded ? "No en " : ""}
          {name}
          {detail === "" ? null : <span className="text-muted-foreground"> · {detail}</span>}
        </Tag>
      ))}
      {zone === null ? null : <Tag tone="outline">Zona dibujada</Tag>}
    </p>
  );
}

function namesOf({ typed, place, withinM, isExcluded }: SoughtPlace) {
  const detail = [
    withinM === null ? null : `hasta ${formatDistance(withinM)}`,
    place === null ? null : extentOf(place),
    place !== null && !place.names.some((name) => name === typed) && place.label !== typed
      ? `escrito «${typed}»`
      : null,
  ];
  return { name: place?.label ?? typed, detail: detail.filter(Boolean).join(" · "), isExcluded };
}
