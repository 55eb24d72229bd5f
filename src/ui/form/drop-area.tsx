import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { classNames } from "../class-names.ts";

interface DropAreaProps {
  /** Name of the button's field: "Elegir fotos". */
  label: string;
  /** Words before those that open the picker: "Suelta aquí las fotos o". */
  hint: string;
  rules: string;
  accept: readonly string[];
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A place to drop files, and a button for people without a mouse. */
export function DropArea({ label, hint, rules, accept, isMultiple = true, onFiles }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={classNames(
        "relative flex flex-col items-center justify-center gap-1 rounded-md border border-dashed px-4 py-6 text-center text-sm transition-colors duration-(--duration-1)",
        "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring",
        isOver ? "border-primary bg-primary-soft text-primary-soft-foreground" : "border-input bg-card hover:bg-muted",
      )}
    >
      <Upload aria-hidden size={20} strokeWidth={1.75} className="text-muted-foreground" />
      <span>
        <span className="pointer-coarse:hidden">{hint} </span>
        <span className="font-medium text-primary underline underline-offset-[0.22em]">{label}</span>
      </span>
      <span className="text-xs text-subtle-foreground">{rules}</span>
      <input
        ref={input}
        type="file"
        aria-label={`${label}. ${rules}`}
        accept={accept.join(",")}
        multiple={isMultiple}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file again must count as a change.
          event.target.value = "";
        }}
        // It covers the whole area: the browser's own drop and click land on it.
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}
