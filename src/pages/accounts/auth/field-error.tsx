import { CircleAlert } from "lucide-react";

/** Error of the control above; its id stands in the control's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs font-medium text-destructive">
      <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-[0.15em] shrink-0" />
      {children}
    </p>
  );
}
