import { X } from "lucide-react";
import { useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import type { PromoDocument, PromoPhotoPlace } from "#domain/tools/video-templates/promo-document.ts";
import { Button } from "#ui/button.tsx";
import { failureText } from "#ui/call-api.ts";
import { DropArea } from "#ui/form/drop-area.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { sendProjectFile } from "../studio-projects/send-project-file.ts";
import { keepPhoto } from "./device-store.ts";
import type { PromoPage } from "./page-data.server.ts";
import { readPicture } from "./read-picture.ts";

interface PhotosPanelProps extends Pick<PromoPage, "photos" | "project" | "home"> {
  account: string;
  document: PromoDocument;
  /** Photos that the template shows. */
  most: number;
  onChange: (what: string, next: PromoDocument) => void;
}

const TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const MOST_BYTES = 25 * 1024 * 1024;

/** Photos that the template has room for. None is needed: without them it draws. */
export function PhotosPanel(props: PhotosPanelProps) {
  const { document, most, photos, home, project, account, onChange } = props;
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const chosen = document.photos.slice(0, most);
  const setPhotos = (next: readonly PromoPhotoPlace[]) =>
    onChange("fotos", { ...document, photos: [...next, ...document.photos.slice(most)].slice(0, 4) });
  const isFull = chosen.length >= most;

  async function add(files: File[]) {
    setFault(null);
    setBusy(true);
    const added: PromoPhotoPlace[] = [];
    for (const file of files.slice(0, most - chosen.length)) {
      const place = await taken(file);
      if (typeof place === "string") setFault(place);
      else added.push(place);
    }
    setBusy(false);
    if (added.length > 0) setPhotos([...chosen, ...added]);
  }

  /** Where the photo now lies, or what stands against it. */
  async function taken(file: File): Promise<PromoPhotoPlace | string> {
    if (file.size > MOST_BYTES) return `«${file.name}» pesa más de 25\u00a0MB. Redúcela y vuelve a elegirla.`;
    const picture = await readPicture(file).catch(() => null);
    if (picture === null)
      return `«${file.name}» no se puede leer aquí. Guárdala como JPG o PNG (las HEIC del iPhone, desde Fotos) y elígela otra vez.`;
    const { widthPx, heightPx } = picture;
    if (project === null) {
      const fileId = crypto.randomUUID();
      try {
        await keepPhoto({ account, id: fileId, blob: file });
      } catch {
        return "Este navegador no deja guardar más. Libera espacio o entra en tu cuenta.";
      }
      return { from: "device", fileId, widthPx, heightPx };
    }
    const sent = await sendProjectFile(project.id, "source", file.name, file);
    if (sent.kind !== "done") return `«${file.name}»: ${failureText(sent)} Sigue en tu equipo: prueba otra vez.`;
    return { from: "project", fileId: sent.answer.id, widthPx, heightPx };
  }

  return (
    <Panel labelledBy="fotos">
      <PanelHeader
        id="fotos"
        title="Fotos"
        description={`Hasta ${counted(most, "foto", "fotos")}. Sin ellas, la plantilla dibuja.`}
      />
      <PanelBody className="grid gap-4">
        {chosen.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {chosen.map((place, i) => (
              <li
                key={place.from === "home" ? place.photoId : place.fileId}
                className="flex items-center gap-2 rounded-md border bg-muted py-0.5 pl-2 text-sm"
              >
                <Thumbnail of={homePhoto(place, photos)?.address} />
                {nameOf(place, photos, i)}
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Quitar ${nameOf(place, photos, i)}`}
                  onClick={() => setPhotos(chosen.filter((_, at) => at !== i))}
                >
                  <X aria-hidden size={16} strokeWidth={1.75} />
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        {!isFull && home && photos.length > 0 ? (
          <ul aria-label="Fotos de la vivienda" className="grid grid-cols-4 gap-2 sm:grid-cols-6">
            {photos.slice(0, 12).map(({ photoId, address, caption, label, widthPx, heightPx }, i) => (
              <li key={photoId}>
                <button
                  type="button"
                  aria-label={`Poner ${caption || `la foto ${i + 1}`}${label ? `, ${label.toLowerCase()}` : ""}`}
                  className="block aspect-square w-full cursor-pointer overflow-hidden rounded-md border hover:border-primary"
                  onClick={() =>
                    setPhotos([...chosen, { from: "home", photoId, homeId: home.homeId, widthPx, heightPx }])
                  }
                >
                  <img src={address} alt="" loading="lazy" className="size-full object-cover" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {isFull ? null : (
          <DropArea
            label={isBusy ? "Leyendo…" : "Elegir foto"}
            hint="Suelta aquí una foto o"
            rules="JPG, PNG o WebP, hasta 25 MB"
            accept={TYPES}
            isMultiple={most > 1}
            onFiles={(files) => void add(files)}
          />
        )}
        {fault === null ? null : (
          <p role="alert" className="text-sm text-destructive">
            {fault}
          </p>
        )}
      </PanelBody>
    </Panel>
  );
}

const Thumbnail = ({ of }: { of: string | undefined }) =>
  of === undefined ? null : <img src={of} alt="" className="size-9 rounded-sm object-cover" />;

const homePhoto = (place: PromoPhotoPlace, photos: PhotosPanelProps["photos"]) =>
  place.from === "home" ? photos.find(({ photoId }) => photoId === place.photoId) : undefined;

function nameOf(place: PromoPhotoPlace, photos: PhotosPanelProps["photos"], at: number): string {
  const photo = homePhoto(place, photos);
  return [photo?.caption || `Foto ${at + 1}`, photo?.label ?? ""].filter(Boolean).join(" · ");
}
