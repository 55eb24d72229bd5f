import { useEffect, useState } from "react";
import type { HomePhoto } from "#domain/portfolio/homes/home-files.ts";
import {
  EXAMPLE_CAMERA,
  EXAMPLE_HEIGHT_PX,
  EXAMPLE_ROOM,
  EXAMPLE_WIDTH_PX,
} from "#domain/tools/staging/example-photo.ts";
import type { StagingPhoto } from "#domain/tools/staging/staging-document.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { showToast } from "#ui/toast-store.ts";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import { sendProjectFile } from "../studio-projects/send-project-file.ts";
import { keepPhoto } from "./device-store.ts";
import { takePendingFile } from "./pending-file.ts";
import { openPhotoFile, pixelsOfPhoto } from "./photo-file.ts";
import type { ProjectOfBench } from "./staging-bench.tsx";
import { EXAMPLE_TITLE, NEW_TITLE } from "./staging-words.ts";
import { rememberPhoto } from "./use-photo.ts";
import type { StagingEditing, StagingPlace } from "./use-staging.ts";

interface ChoosePhotoProps {
  place: StagingPlace;
  project: ProjectOfBench | null;
  editing: StagingEditing;
  onChosen: () => void;
  /** Null where there is no photo to go back to. */
  onCancel: (() => void) | null;
}

export const PHOTO_ACCEPT = ["image/jpeg", "image/png", "image/webp", "image/avif", ".heic", ".heif"];
export const PHOTO_RULES = "JPEG, PNG, WebP o HEIC, de 1024 a 6000\u00a0px y hasta 25\u00a0MB.";

/** Where a photo comes from: a file, the home's photos, or the invented room. */
export function ChoosePhoto({ place, project, editing, onChosen, onCancel }: ChoosePhotoProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { act } = editing;

  const open = async (file: File) => {
    setBusy(true);
    setFault(null);
    const reason = await takeFile(file);
    setBusy(false);
    if (reason === null) onChosen();
    else setFault(reason);
  };
  /** @returns why it was not taken */
  const takeFile = async (file: File): Promise<string | null> => {
    const opened = await openPhotoFile(file).catch(() => null);
    if (opened === null)
      return "Este navegador no ha podido con la foto: puede que falte memoria. Prueba con una más pequeña.";
    if (opened.kind === "refused") return opened.reason;
    const { blob, pixels } = opened;
    const size = { widthPx: pixels.widthPx, heightPx: pixels.heightPx };
    const kept = await keepFile(place, project, file.name, blob);
    if (kept.kind === "failed") return kept.reason;
    const photo: StagingPhoto = { ...kept.photo, ...size };
    rememberPhoto(photo, blob, pixels);
    if (opened.remark !== null) showToast({ kind: "info", title: opened.remark });
    const isNamed = editing.staging.title !== EXAMPLE_TITLE;
    const isTaken = act({ do: "set-photo", photo }, ...(isNamed ? [] : [{ do: "rename", title: NEW_TITLE } as const]));
    return isTaken ? null : "Esa foto no vale.";
  };
  const openHomePhoto = async (homeId: string, { id, original }: HomePhoto) => {
    setBusy(true);
    setFault(null);
    try {
      const response = await fetch(original);
      if (!response.ok) throw new Error("photo is gone");
      const blob = await response.blob();
      const pixels = await pixelsOfPhoto(blob);
      const photo: StagingPhoto = {
        from: "home",
        photoId: id,
        homeId,
        widthPx: pixels.widthPx,
        heightPx: pixels.heightPx,
      };
      rememberPhoto(photo, blob, pixels);
      if (act({ do: "set-photo", photo })) onChosen();
    } catch {
      setFault("No se ha podido abrir esa foto de la vivienda. Prueba otra vez, o súbela como archivo.");
    }
    setBusy(false);
  };
  const openExample = () => {
    const photo: StagingPhoto = { from: "example", widthPx: EXAMPLE_WIDTH_PX, heightPx: EXAMPLE_HEIGHT_PX };
    const isDone = act(
      { do: "set-photo", photo },
      { do: "set-perspective", camera: EXAMPLE_CAMERA, room: EXAMPLE_ROOM, isCorrected: false },
    );
    if (isDone) onChosen();
  };
  // A file that was chosen on the list's page, before this work had an address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const file = takePendingFile(place.id);
    if (file !== null) void open(file);
  }, []);

  return (
    <div className="grid gap-4">
      <DropArea
        label="Elegir una foto"
        hint="Suelta aquí la foto de una estancia vacía o"
        rules={PHOTO_RULES}
        accept={PHOTO_ACCEPT}
        isMultiple={false}
        onFiles={([file]) => file && void open(file)}
      />
      <div role="status">
        {isBusy ? <p className="text-sm text-muted-foreground">Abriendo la foto…</p> : null}
        {fault === null ? null : (
          <Callout tone="warning" title="Esta foto no se puede usar">
            {fault}
          </Callout>
        )}
      </div>
      {project?.home ? (
        <HomePhotos
          home={project.home}
          isBusy={isBusy}
          onChoose={(photo) => void openHomePhoto(project.home!.id, photo)}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" onClick={openExample}>
          Probar con la sala de ejemplo
        </Button>
        {onCancel === null ? null : (
          <Button variant="ghost" onClick={onCancel}>
            Seguir con la foto de antes
          </Button>
        )}
      </div>
    </div>
  );
}

type KeptFile =
  | { readonly kind: "kept"; readonly photo: { from: "device" | "project"; fileId: string } }
  | { readonly kind: "failed"; readonly reason: string };

async function keepFile(
  { account }: StagingPlace,
  project: ProjectOfBench | null,
  name: string,
  blob: Blob,
): Promise<KeptFile> {
  if (account === VISITOR || project === null) {
    const fileId = crypto.randomUUID();
    try {
      await keepPhoto({ account, id: fileId, blob });
    } catch {
      return {
        kind: "failed",
        reason:
          "En este navegador no queda sitio para guardar la foto, o está en modo privado. Libera espacio, o entra en tu cuenta.",
      };
    }
    return { kind: "kept", photo: { from: "device", fileId } };
  }
  const sent = await sendProjectFile(project.id, "source", name, blob);
  if (sent.kind !== "done")
    return { kind: "failed", reason: `${failureText(sent)} La foto sigue en tu equipo: prueba otra vez.` };
  return { kind: "kept", photo: { from: "project", fileId: sent.answer.id } };
}

const AGAIN_MS = 2000;

interface HomePhotosProps {
  home: NonNullable<ProjectOfBench["home"]>;
  isBusy: boolean;
  onChoose: (photo: HomePhoto) => void;
}

function HomePhotos({ home, isBusy, onChoose }: HomePhotosProps) {
  const [photos, setPhotos] = useState<readonly HomePhoto[] | null>(null);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const outcome = await callApi<HomePhoto[]>("GET", `/api/portfolio/homes/${home.id}/photos`);
      if (isGone) return;
      const all = outcome.kind === "done" ? outcome.answer : [];
      setPhotos(all.filter(({ isReady }) => isReady));
      // Photos that were just uploaded are ready within seconds.
      if (all.some(({ isReady, error }) => !isReady && error === null)) timer = setTimeout(() => void read(), AGAIN_MS);
    };
    void read();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [home.id]);
  if (photos === null) return <p role="status">Buscando las fotos de la vivienda…</p>;
  if (photos.length === 0)
    return <p className="text-sm text-muted-foreground">{home.title} aún no tiene fotos: sube una aquí.</p>;
  return (
    <section aria-label={`Fotos de ${home.title}`} className="grid gap-2">
      <p className="text-sm font-medium">O una foto de {home.title}</p>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onChoose(photo)}
              className="block aspect-4/3 w-full overflow-hidden rounded-md border hover:border-primary"
            >
              <img
                src={photo.src}
                alt={photo.caption ?? `Foto ${at + 1}`}
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
