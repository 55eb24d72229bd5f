import { RefreshCw } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { useRunActs } from "../runs/use-run-acts.ts";

/** Calculates a result of another day with the facts of today. */
export default function RerunButton({ id }: { id: string }) {
  const acts = useRunActs();
  return (
    <Button variant="outline" size="sm" loading={acts.isBusy} loadingText="Calculando…" onClick={() => acts.rerun(id)}>
      <RefreshCw aria-hidden size={16} strokeWidth={1.75} /> Recalcular con datos de hoy
    </Button>
  );
}
