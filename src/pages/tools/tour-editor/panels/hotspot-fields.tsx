import { Trash2 } from "lucide-react";
import type { TourHotspot, TourScene } from "#domain/tools/tours/tour.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CommitField, shownDecimal, typedDecimal } from "../commit-field.tsx";
import type { TourFiles } from "../use-files.ts";
import type { TourEditing } from "../use-tour.ts";

const KINDS: Record<TourHotspot["kind"], string> = {
  texto: "Texto",
  foto: "Foto",
  enlace: "Enlace",
  documento: "Documento",
  medida: "Medida",
};

interface HotspotFieldsProps {
  editing: TourEditing;
  scene: TourScene;
  files: TourFiles;
  selected: string | null;
  /** Selects one, and turns the picture to it. */
  onSelect: (id: string | null) => void;
}

/** Things to look at in a scene; the selected one with its form. */
export function HotspotFields({ editing, scene, files, selected, onSelect }: HotspotFieldsProps) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">Puntos de interés</h3>
      {scene.hotspots.length === 0 ? (
        <p className="text-sm text-muted-foreground">
          Añade textos, fotos, enlaces, documentos o medidas bajo la foto.
        </p>
      ) : (
        <ul className="grid gap-1.5">
          {scene.hotspots.map((hotspot) => (
            <li
              key={hotspot.id}
              className={classNames("rounded-md border", hotspot.id === selected && "border-primary")}
            >
              <button
                type="button"
                aria-expanded={hotspot.id === selected}
                onClick={() => onSelect(hotspot.id === selected ? null : hotspot.id)}
                className="flex min-h-11 w-full items-center justify-between gap-2 px-3 text-left text-sm"
              >
                <span className="min-w-0 truncate font-medium">{hotspot.title || "Sin título"}</span>
                <span className="text-xs text-muted-foreground">{KINDS[hotspot.kind]}</span>
              </button>
              {hotspot.id === selected ? (
                <HotspotForm editing={editing} scene={scene} hotspot={hotspot} files={files} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface HotspotFormProps {
  editing: TourEditing;
  scene: TourScene;
  hotspot: TourHotspot;
  files: TourFiles;
}

function HotspotForm({ editing: { act }, scene, hotspot, files }: HotspotFormProps) {
  const change = (next: TourHotspot) => act({ kind: "change-hotspot", sceneId: scene.id, hotspot: next });
  return (
    <div className="grid gap-3 border-t p-3">
      <CommitField
        label="Título"
        maxLength={120}
        value={hotspot.title}
        onCommit={(title) => change({ ...hotspot, title })}
      />
      {hotspot.kind === "texto" ? (
        <CommitField
          label="Texto"
          rows={3}
          maxLength={2000}
          value={hotspot.text}
          onCommit={(text) => change({ ...hotspot, text })}
        />
      ) : null}
      {hotspot.kind === "enlace" ? (
        <CommitField
          label="Dirección"
          inputMode="url"
          maxLength={500}
          value={hotspot.url}
          help="Se abre en otra pestaña. Empieza por https://"
          onCommit={(url) => change({ ...hotspot, url: url.trim() })}
        />
      ) : null}
      {hotspot.kind === "foto" ? (
        <>
          <FilePicture address={files.find(hotspot.fileId)?.address ?? null} alt={hotspot.alt} />
          <CommitField
            label="Qué se ve en la foto"
            maxLength={300}
            value={hotspot.alt}
            help="Lo lee en voz alta el lector de pantalla."
            onCommit={(alt) => change({ ...hotspot, alt })}
          />
        </>
      ) : null}
      {hotspot.kind === "documento" ? (
        <p className="text-sm wrap-anywhere text-muted-foreground">{files.find(hotspot.fileId)?.name}</p>
      ) : null}
      {hotspot.kind === "medida" ? (
        <CommitField
          label="Longitud"
          unit="m"
          inputMode="decimal"
          value={shownDecimal(hotspot.lengthMm / 1000)}
          help="Arrastra sus dos extremos en la foto y escribe lo que mide de verdad."
          onCommit={(text) => {
            const metres = typedDecimal(text);
            if (metres !== null && metres >= 0.001 && metres <= 500)
              change({ ...hotspot, lengthMm: Math.round(metres * 1000) });
          }}
        />
      ) : null}
      <span>
        <Button
          size="sm"
          variant="outline"
          onClick={() => act({ kind: "remove-hotspot", sceneId: scene.id, hotspotId: hotspot.id })}
        >
          <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Quitar el punto
        </Button>
      </span>
    </div>
  );
}

const FilePicture = ({ address, alt }: { address: string | null; alt: string }) =>
  address === null ? null : <img src={address} alt={alt} className="max-h-40 w-full rounded-sm object-contain" />;
