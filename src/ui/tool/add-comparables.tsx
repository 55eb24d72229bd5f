import { Button } from "../button.tsx";
import { useToolRun } from "./tool-run-context.tsx";

/** For a result that lacks comparables: back to where they are pasted, with the rest of the form as it was. */
export function AddComparables({
  label = "Añadir anuncios",
  variant = "outline",
}: {
  label?: string;
  /** `default` where it is the one thing to do. */
  variant?: "default" | "outline";
}) {
  const { openField, isExample } = useToolRun();
  if (isExample || !openField) return null;
  return (
    <Button variant={variant} className="w-fit print:hidden" onClick={() => openField("comparablesText")}>
      {label}
    </Button>
  );
}
