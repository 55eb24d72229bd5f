import { Bold, Heading2, Italic, Link, List, type LucideIcon, Quote } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { boxClasses, controlClasses } from "#ui/form/field-classes.ts";
import { type Mark, markText } from "./mark-text.ts";

const MARKS: readonly (readonly [mark: Mark, label: string, icon: LucideIcon])[] = [
  ["heading", "Título de apartado", Heading2],
  ["bold", "Negrita", Bold],
  ["italic", "Cursiva", Italic],
  ["list", "Lista", List],
  ["quote", "Cita", Quote],
  ["link", "Enlace", Link],
];

interface BodyFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** The text in markdown, with buttons for writers who do not know its signs. */
export function BodyField({ value, error, onChange }: BodyFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const apply = (mark: Mark) => {
    const field = area.current!;
    const made = markText(value, field.selectionStart, field.selectionEnd, mark);
    onChange(made.text);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(made.from, made.to);
    });
  };
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        Texto
      </label>
      <div role="toolbar" aria-label="Formato" className="-ml-2 flex flex-wrap">
        {MARKS.map(([mark, label, Icon]) => (
          <Button key={mark} variant="ghost" size="icon" aria-label={label} title={label} onClick={() => apply(mark)}>
            <Icon aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        ))}
      </div>
      <div className={boxClasses(error !== undefined, false)}>
        <textarea
          ref={area}
          id={id}
          name="body"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-help`}
          rows={18}
          className={`${controlClasses} field-sizing-content min-h-96 py-2.5 leading-normal`}
        />
      </div>
      <p
        id={`${id}-help`}
        className={error ? "text-xs font-medium text-destructive" : "text-xs text-subtle-foreground"}
      >
        {error ?? "Markdown. El HTML y las fotos de otros sitios no se admiten: se ven como texto."}
      </p>
    </div>
  );
}
