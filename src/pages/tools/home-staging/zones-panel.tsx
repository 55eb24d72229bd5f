import type { Occluder } from "#domain/tools/staging/staging-document.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyRoom } from "./empty-room.tsx";
import { withPoint } from "./outline-handles.tsx";
import type { StepProps } from "./staging-bench.tsx";

interface ZonesPanelProps extends Pick<StepProps, "editing" | "photo" | "project"> {
  zones: readonly Occluder[];
  selected: string | null;
  onSelect: (id: string | null) => void;
  onAdd: () => void;
  onChange: (zone: Occluder) => void;
  onRemove: (id: string) => void;
}

/** Parts of the photo that stand before the furniture, drawn by hand: a column, a plant, a counter. */
export function ZonesPanel({ zones, selected, onSelect, onAdd, onChange, onRemove, ...step }: ZonesPanelProps) {
  return (
    <Disclosure summary="Objetos que ya están en la foto" open={zones.length > 0}>
      <div className="grid gap-3 pb-3">
        <p className="text-sm text-muted-foreground">
          Si algo de la foto tiene que quedar por delante de los muebles, como una columna o una planta, márcalo.
        </p>
        {zones.length === 0 ? null : (
          <ul className="grid gap-1">
            {zones.map((zone, at) => (
              <li key={zone.id} className="flex flex-wrap items-center gap-1 text-sm">
                <Button
                  size="sm"
                  variant={zone.id === selected ? "default" : "secondary"}
                  aria-pressed={zone.id === selected}
                  onClick={() => onSelect(zone.id === selected ? null : zone.id)}
                >
                  Zona {at + 1}
                </Button>
                {zone.id === selected ? (
                  <Button
                    size="sm"
                    variant="outline"
                    onClick={() => onChange({ ...zone, outline: withPoint(zone.outline) })}
                  >
                    Otro punto
                  </Button>
                ) : null}
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Quitar la zona ${at + 1}`}
                  onClick={() => onRemove(zone.id)}
                >
                  Quitar
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button size="sm" variant="outline" className="justify-self-start" onClick={onAdd}>
          Marcar una zona
        </Button>
        <EmptyRoom {...step} zones={zones} />
      </div>
    </Disclosure>
  );
}
