import { Button } from "../button.tsx";
import { useToolRun } from "./tool-run-context.tsx";

/** For a result that lacks comparables: back to where they are pasted, with the rest of the form as it was. */
export function AddComparables() {
  const { openField, isExample } = useToolRun();
  if (isExample || !openField) return null;
  return (
    <Button variant="outline" className="w-fit print:hidden" onClick={() => openField("comparablesText")}>
      Añadir anuncios
    </Button>
  );
}
