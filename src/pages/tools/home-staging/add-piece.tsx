import { useState } from "react";
import { FURNITURE_GROUPS, type FurnitureGroup } from "#domain/tools/furnishing/catalogue.ts";
import { ADDABLE_PIECES } from "#domain/tools/staging/staging-document.ts";
import { Button } from "#ui/button.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";

const GROUP_NAMES: Readonly<Record<FurnitureGroup, string>> = {
  asientos: "Asientos",
  mesas: "Mesas",
  camas: "Camas",
  almacenaje: "Almacenaje",
  cocina: "Cocina",
  bano: "Baño",
  equipos: "Equipos",
  decoracion: "Decoración",
  exterior: "Exterior",
};
const GROUPS = FURNITURE_GROUPS.filter((group) => ADDABLE_PIECES.some((piece) => piece.group === group));

/** One more piece of the catalogue. */
export function AddPiece({ onAdd }: { onAdd: (item: string) => void }) {
  const [group, setGroup] = useState<FurnitureGroup>("asientos");
  const all = ADDABLE_PIECES.filter((piece) => piece.group === group);
  const [item, setItem] = useState(all[0]!.id);
  const chosen = all.find(({ id }) => id === item) ?? all[0]!;
  return (
    <div className="grid grid-cols-2 items-end gap-2 border-t pt-4">
      <PlainSelect
        label="Añadir de"
        choices={GROUPS.map((value) => ({ value, label: GROUP_NAMES[value] }))}
        value={group}
        onChange={(event) => setGroup(GROUPS.find((one) => one === event.target.value) ?? "asientos")}
      />
      <PlainSelect
        label="Mueble"
        choices={all.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen.id}
        onChange={(event) => setItem(event.target.value)}
      />
      <Button size="sm" variant="outline" className="justify-self-start" onClick={() => onAdd(chosen.id)}>
        Añadir
      </Button>
    </div>
  );
}
