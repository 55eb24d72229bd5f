import { CircleCheck, TriangleAlert } from "lucide-react";
import type { TourFinding } from "#domain/tools/tours/check-tour.ts";
import { Button } from "#ui/button.tsx";
import type { TourEditing } from "../use-tour.ts";

interface CheckPanelProps {
  editing: TourEditing;
  findings: readonly TourFinding[];
  isReadOnly: boolean;
  onScene: (id: string) => void;
}

/** Faults that visitors would notice, each with the button that mends it. */
export function CheckPanel({ editing: { tour, act }, findings, isReadOnly, onScene }: CheckPanelProps) {
  const mendable = findings.filter(({ mend }) => mend !== null);
  if (tour.scenes.length === 0)
    return <p className="text-sm text-muted-foreground">Sube la primera foto y aquí verás qué falta por arreglar.</p>;
  if (findings.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden size={18} strokeWidth={1.75} className="text-success" />
        Todo está bien: se puede recorrer entero, ida y vuelta.
      </p>
    );
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.sceneIds.join(" ")} ${finding.text}`} className="rounded-md border p-3">
            <p className="flex gap-2 text-sm">
              <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-warning" />
              <span className="min-w-0 wrap-anywhere">{finding.text}</span>
            </p>
            <span className="mt-2 flex flex-wrap gap-2">
              {finding.mend && !isReadOnly ? (
                <Button size="sm" variant="outline" onClick={() => act(...finding.mend!)}>
                  Arreglar
                </Button>
              ) : null}
              {finding.sceneIds[0] ? (
                <Button size="sm" variant="ghost" onClick={() => onScene(finding.sceneIds[0]!)}>
                  Ver
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {mendable.length > 1 && !isReadOnly ? (
        <span>
          <Button size="sm" onClick={() => act(...mendable.flatMap(({ mend }) => mend!))}>
            Arreglar lo que se puede
          </Button>
        </span>
      ) : null}
    </div>
  );
}
