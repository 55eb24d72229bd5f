import { Camera, Images, X } from "lucide-react";
import { useEffect, useId, useMemo } from "react";
import type { VisitPhoto } from "#domain/crm/inspections/read-inspection.ts";
import { buttonClasses } from "#ui/button-classes.ts";
import { Callout } from "#ui/callout.tsx";
import { classNames } from "#ui/class-names.ts";
import type { KeptPhoto } from "./device-store.ts";
import { useVisit } from "./visit-fields.tsx";

/** The photos of a room, or of the home as a whole, and the ways to add more. */
export function PhotoRow({ title, room, photos }: { title: string; room: string; photos: readonly VisitPhoto[] }) {
  const { engine, view } = useVisit();
  const id = useId();
  const add = (files: FileList | null) => {
    if (files?.length) void engine.addPhotos([...files], room);
  };
  const way = classNames(
    buttonClasses("outline"),
    "relative flex-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring",
  );
  const hidden = "absolute inset-0 size-full cursor-pointer opacity-0";
  return (
    <div className="grid gap-3">
      <h4 id={id} className="text-sm font-medium">
        {title}
      </h4>
      {photos.length > 0 ? (
        <ul aria-labelledby={id} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {photos.map((photo, index) => (
            <Photo
              key={photo.id}
              id={photo.id}
              name={`${title}, ${index + 1}`}
              kept={view.photos.find((known) => known.id === photo.id)}
              src={view.visit.photos[photo.id]}
            />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <label className={way}>
          <Camera aria-hidden size={18} strokeWidth={1.75} /> Hacer una foto
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className={hidden}
            onChange={(event) => {
              add(event.target.files);
              event.target.value = "";
            }}
          />
        </label>
        <label className={way}>
          <Images aria-hidden size={18} strokeWidth={1.75} /> Elegir fotos
          <input
            type="file"
            accept="image/*"
            multiple
            className={hidden}
            onChange={(event) => {
              add(event.target.files);
              event.target.value = "";
            }}
          />
        </label>
      </div>
    </div>
  );
}

function Photo({
  id,
  name,
  kept,
  src,
}: {
  id: string;
  name: string;
  kept: KeptPhoto | undefined;
  src: string | undefined;
}) {
  const { engine } = useVisit();
  const blob = kept?.blob;
  const local = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob]);
  useEffect(() => () => void (local && URL.revokeObjectURL(local)), [local]);
  const state = kept?.fault ? "No se ha enviado" : kept && !kept.hasArrived ? "Por enviar" : null;
  return (
    <li className="relative">
      {local || src ? (
        <img src={local ?? src} alt={name} className="aspect-[4/3] w-full rounded-sm border object-cover" />
      ) : (
        <span className="grid aspect-[4/3] place-items-center rounded-sm border p-2 text-center text-xs text-muted-foreground">
          En otro equipo, aún sin enviar
        </span>
      )}
      {state ? (
        <span className="absolute bottom-1 left-1 rounded-xs bg-card px-1.5 text-2xs text-foreground">{state}</span>
      ) : null}
      <button
        type="button"
        aria-label={`Quitar ${name}`}
        onClick={() => engine.typed(`photo.${id}.removed`, "si")}
        className="absolute top-0 right-0 grid size-11 place-items-start justify-items-end p-1"
      >
        <span className="grid size-6 place-items-center rounded-full border bg-card text-foreground">
          <X aria-hidden size={14} strokeWidth={2} />
        </span>
      </button>
      {kept?.fault ? <p className="mt-1 text-xs text-destructive">{kept.fault}</p> : null}
    </li>
  );
}

/** Sentences about files that were not taken. */
export function FileFaults() {
  const { view } = useVisit();
  if (view.fileFaults.length === 0) return null;
  return (
    <div role="alert" className="mb-5">
      <Callout tone="warning" title="No se ha añadido todo">
        {view.fileFaults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </Callout>
    </div>
  );
}
