import { Plus } from "lucide-react";
import { useRef } from "react";
import type { TourHotspot } from "#domain/tools/tours/tour.ts";
import type { Direction } from "#domain/tools/tours/tour-geometry.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import type { TourFiles } from "../use-files.ts";

interface AddHotspotProps {
  /** In the picture as it was taken. */
  middle: () => Direction;
  newId: () => string;
  files: TourFiles;
  onAdd: (hotspot: TourHotspot) => void;
}

/** Something to look at, in the middle of what is seen; its form opens at once. */
export function AddHotspot({ middle, newId, files, onAdd }: AddHotspotProps) {
  const photo = useRef<HTMLInputElement>(null);
  const paper = useRef<HTMLInputElement>(null);
  const spot = (title: string) => ({ id: newId(), ...middle(), title });
  async function send(kind: "foto" | "documento", file: File | undefined) {
    const card = file && (await files.send(kind, file));
    if (!card) return;
    const title = card.name.replace(/\.[^.]{1,5}$/, "").slice(0, 120) || "Archivo";
    onAdd(
      kind === "foto" ? { ...spot(title), kind, fileId: card.id, alt: "" } : { ...spot(title), kind, fileId: card.id },
    );
  }
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button size="sm" variant="outline" loading={files.isBusy}>
            <Plus aria-hidden size={16} strokeWidth={1.75} /> Añadir punto
          </Button>
        }
      >
        <DropdownItem onSelect={() => onAdd({ ...spot("Texto"), kind: "texto", text: "" })}>Texto</DropdownItem>
        <DropdownItem onSelect={() => photo.current?.click()}>Foto</DropdownItem>
        <DropdownItem onSelect={() => onAdd({ ...spot("Enlace"), kind: "enlace", url: "https://" })}>
          Enlace
        </DropdownItem>
        <DropdownItem onSelect={() => paper.current?.click()}>Documento PDF</DropdownItem>
        <DropdownItem
          onSelect={() => {
            const { yaw, pitch } = middle();
            const to = { yaw: yaw > 170 ? yaw - 10 : yaw + 10, pitch };
            onAdd({ ...spot("Medida"), kind: "medida", to, lengthMm: 1_000 });
          }}
        >
          Medida
        </DropdownItem>
      </DropdownMenu>
      <input
        ref={photo}
        type="file"
        hidden
        accept="image/*"
        aria-label="Foto del punto"
        onChange={(event) => {
          void send("foto", event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <input
        ref={paper}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        aria-label="Documento del punto"
        onChange={(event) => {
          void send("documento", event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </>
  );
}
