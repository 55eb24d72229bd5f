import { FILM_SHAPES, type FilmShape } from "#domain/tools/video/film.ts";
import { LOOKS } from "#domain/tools/video-templates/parts/look.ts";
import type { PromoDocument } from "#domain/tools/video-templates/promo-document.ts";

/** Choices of one among a few, drawn as cards: the shape of the film, and its look. */

const SHAPE_NAMES: Record<FilmShape, string> = {
  "9:16": "Historia y reel",
  "4:5": "Publicación",
  "1:1": "Cuadrado",
  "16:9": "Horizontal",
};

const cardClasses =
  "relative flex min-h-11 cursor-pointer flex-col justify-center rounded-md border px-3 py-2 text-sm leading-tight transition-colors hover:bg-muted has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring";

interface Choosing<T> {
  value: T;
  onChoose: (value: T) => void;
}

export function Shapes({ value, onChoose }: Choosing<FilmShape>) {
  const choices = FILM_SHAPES.map((id) => ({ id, name: id, note: SHAPE_NAMES[id] }));
  return (
    <Cards
      legend="Formato"
      isBare
      name="formato"
      choices={choices}
      value={value}
      onChoose={onChoose}
      columns="grid-cols-4"
    />
  );
}

export function Looks({ value, onChoose }: Choosing<PromoDocument["look"]>) {
  return (
    <Cards legend="Estilo" name="estilo" choices={LOOKS} value={value} onChoose={onChoose} columns="sm:grid-cols-3" />
  );
}

interface CardsProps<T extends string> extends Choosing<T> {
  legend: string;
  /** The legend is for screen readers alone, and so are the notes on narrow screens. */
  isBare?: boolean;
  name: string;
  choices: readonly { id: T; name: string; note: string }[];
  columns: string;
}

function Cards<T extends string>({ legend, isBare = false, name, choices, columns, value, onChoose }: CardsProps<T>) {
  return (
    <fieldset>
      <legend className={isBare ? "sr-only" : "mb-1.5 text-sm font-medium"}>{legend}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {choices.map((choice) => (
          <label key={choice.id} className={cardClasses}>
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === value}
              onChange={() => onChoose(choice.id)}
              className="sr-only"
            />
            <span className="font-medium tabular-nums">{choice.name}</span>
            <span className={`text-xs ${isBare ? "max-sm:sr-only" : ""}`}>{choice.note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
