import { CircleAlert } from "lucide-react";
import { useId, useRef, useState } from "react";
import { contrastOf, inkOn, isTooPale, readableColour } from "#domain/accounts/agency/brand.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { boxClasses, controlClasses } from "#ui/form/field-classes.ts";

/** Umbral's own colour, which documents use without another. */
const SUGGESTED = "#1443a1";

/** The agency's colour, written or picked, and whether one can read with it. */
export function ColourField({ defaultValue, error }: { defaultValue: string; error: string | undefined }) {
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const colour = /^#[0-9a-f]{6}$/i.test(value.trim()) ? value.trim().toLowerCase() : null;
  /** Acts like typing, so that listeners of the form are notified. */
  const take = (next: string) => {
    const control = input.current!;
    control.value = next;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    setValue(next);
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm leading-snug font-medium">
        Color<span className="font-normal text-subtle-foreground"> (opcional)</span>
      </label>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label="Elegir el color"
          value={colour ?? SUGGESTED}
          onChange={(event) => take(event.target.value)}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-sm border border-input bg-card p-1"
        />
        <div className={boxClasses(error !== undefined, false)}>
          <input
            ref={input}
            id={id}
            name="colour"
            defaultValue={defaultValue}
            onChange={(event) => setValue(event.target.value)}
            placeholder={SUGGESTED}
            maxLength={9}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={`${id}-help`}
            className={controlClasses}
          />
        </div>
      </div>
      <div id={`${id}-help`} className="text-xs text-subtle-foreground">
        {error === undefined ? (
          colour === null ? (
            "De las franjas, el sello y las líneas. Sin color usamos el azul de Umbral."
          ) : (
            <Reading colour={colour} onTake={take} />
          )
        ) : (
          <p className="flex items-start gap-1.5 font-medium text-destructive">
            <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-[0.15em] shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** Colour of the text on it, and advice where it hardly shows on paper. */
function Reading({ colour, onTake }: { colour: string; onTake: (colour: string) => void }) {
  const ink = inkOn(colour);
  const words = ink === "#ffffff" ? "Texto blanco encima" : "Texto oscuro encima";
  const reads = `${words}, contraste de ${formatNumber(contrastOf(ink, colour), 1)} a 1.`;
  if (!isTooPale(colour)) return <p>{reads}</p>;
  const darker = readableColour(colour);
  return (
    <div className="grid gap-2">
      <p>{reads} Sobre papel casi no se ve: en franjas y líneas usaremos un tono más oscuro.</p>
      <p>
        <Button variant="outline" size="sm" onClick={() => onTake(darker)}>
          <span aria-hidden className="size-4 rounded-xs" style={{ backgroundColor: darker }} />
          Usar {darker}, que se lee bien
        </Button>
      </p>
    </div>
  );
}
