import { useId } from "react";
import type { EditorHome } from "#domain/tools/campaigns/composing/editor-home.ts";

interface PhotoPickerProps {
  photos: EditorHome["photos"];
  /** Null for the first one, whichever it is on the day of sending. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** One of a home's photos. */
export function PhotoPicker({ photos, chosen, onChoose }: PhotoPickerProps) {
  const name = useId();
  if (photos.length === 0) {
    return <p className="text-sm text-muted-foreground">Esta vivienda no tiene fotos listas. Súbelas en su ficha.</p>;
  }
  return (
    <fieldset>
      <legend className="text-sm font-medium">Foto</legend>
      <div className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-5">
        {photos.map(({ id, src, alt }, at) => (
          <label
            key={id}
            className="relative cursor-pointer overflow-hidden rounded-sm border-2 border-transparent has-checked:border-primary has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosen === null ? at === 0 : chosen === id}
              onChange={() => onChoose(id)}
            />
            <img src={src} alt={alt} loading="lazy" className="aspect-4/3 w-full object-cover" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
