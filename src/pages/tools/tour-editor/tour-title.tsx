import { TitleInPlace } from "#ui/form/title-in-place.tsx";
import type { TourEditing } from "./use-tour.ts";

/** The tour's name, which is typed where it stands. */
export function TourTitle({ editing: { tour, act }, isReadOnly }: { editing: TourEditing; isReadOnly: boolean }) {
  return (
    <TitleInPlace
      label="Nombre del recorrido"
      title={tour.title}
      heading={1}
      isReadOnly={isReadOnly}
      onRename={(title) => act({ kind: "set-title", title })}
    />
  );
}
