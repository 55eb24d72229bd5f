import { Check } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { LandingPhoto } from "#ui/landing/landing-view.ts";

interface PhotoChoiceProps {
  legend: string;
  photos: readonly LandingPhoto[];
  chosen: readonly string[];
  /** More than one may be chosen; they keep the order in which they were. */
  most?: number;
  /** The words while none is chosen. */
  none: string;
  onChoose: (ids: string[]) => void;
}

/** Photos of the homes, to choose from. */
export function PhotoChoice({ legend, photos, chosen, most = 1, none, onChoose }: PhotoChoiceProps) {
  function toggle(id: string) {
    if (chosen.includes(id)) return onChoose(chosen.filter((one) => one !== id));
    if (most === 1) return onChoose([id]);
    if (chosen.length < most) onChoose([...chosen, id]);
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <p className="text-xs text-muted-foreground">
        {photos.length === 0
          ? "La vivienda no tiene fotos. Súbelas en su ficha y aparecerán aquí."
          : chosen.length === 0
            ? `${none}. Toca para elegir otra cosa.`
            : most === 1
              ? "Elegida por ti."
              : "En el orden en que las toques."}
      </p>
      <ul className="grid grid-cols-4 gap-1.5">
        {photos.map(({ id, src, alt }) => {
          const place = chosen.indexOf(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={place >= 0}
                aria-label={alt}
                onClick={() => toggle(id)}
                className={classNames(
                  "relative block aspect-square w-full cursor-pointer overflow-hidden rounded-sm border-2",
                  place >= 0 ? "border-primary" : "border-transparent",
                )}
              >
                <img src={src} alt="" loading="lazy" className="size-full object-cover" />
                {place >= 0 ? (
                  <span className="absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-primary text-xs font-semibold text-primary-foreground">
                    {most === 1 ? <Check aria-hidden size={14} /> : place + 1}
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
      {chosen.length > 0 ? (
        <div>
          <Button size="sm" variant="ghost" onClick={() => onChoose([])}>
            Volver a: {none.toLocaleLowerCase("es")}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
