import { Bold, Heading2, Italic, Link, List, type LucideIcon, Quote } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { type Mark, markText } from "./mark-text.ts";

const MARKS: readonly (readonly [mark: Mark, label: string, icon: LucideIcon])[] = [
  ["heading", "Título de apartado", Heading2],
  ["bold", "Negrita", Bold],
  ["italic", "Cursiva", Italic],
  ["list", "Lista", List],
  ["quote", "Cita", Quote],
  ["link", "Enlace", Link],
];

const HELP = "Markdown. El HTML y las fotos de otros sitios no se admiten: se ven como texto.";

interface BodyFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** The text in markdown, with buttons for writers who do not know its signs. */
export function BodyField({ value, error, onChange }: BodyFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const apply = (mark: Mark) => {
    const field = area.current!;
    const made = markText(value, field.selectionStart, field.selectionEnd, mark);
    onChange(made.text);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(made.from, made.to);
    });
  };
  const foot = { id: useId(), error, help: HELP };
  return (
    <FieldFrame {...foot} label="Texto">
      <div role="toolbar" aria-label="Formato" className="-ml-2 flex flex-wrap">
        {MARKS.map(([mark, label, Icon]) => (
          <Button key={mark} variant="ghost" size="icon" aria-label={label} title={label} onClick={() => apply(mark)}>
            <Icon aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        ))}
      </div>
      <TextareaBox
        {...ariaOf(foot, false)}
        ref={area}
        name="body"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        rows={18}
        className="min-h-96"
      />
    </FieldFrame>
  );
}
