import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { saveFile } from "#ui/save-file.ts";
import {
  type FinishedStaging,
  maskPng,
  originalPng,
  pairJpeg,
  socialJpeg,
  stagedJpeg,
  stagedPng,
  stagingZip,
} from "./staging-files.ts";

const FILES = [
  { id: "jpeg", label: "JPEG", name: "amueblada.jpg", type: "image/jpeg", make: stagedJpeg },
  { id: "png", label: "PNG sin pérdida", name: "amueblada.png", type: "image/png", make: stagedPng },
  { id: "pair", label: "Antes y después", name: "antes-y-despues.jpg", type: "image/jpeg", make: pairJpeg },
  { id: "social", label: "Para redes, 1080 × 1350", name: "redes.jpg", type: "image/jpeg", make: socialJpeg },
  { id: "original", label: "Original de la prueba", name: "original.png", type: "image/png", make: originalPng },
  { id: "mask", label: "Máscara de la prueba", name: "mascara.png", type: "image/png", make: maskPng },
] as const;

/** Files of the picture and of its proof. */
export function Downloads({ finished, title }: { finished: FinishedStaging; title: string }) {
  const [busy, setBusy] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const stem =
    title
      .trim()
      .toLowerCase()
      .normalize("NFD")
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 40) || "foto";
  const save = async (
    id: string,
    name: string,
    type: string,
    make: (of: FinishedStaging) => Promise<Uint8Array<ArrayBuffer>>,
  ) => {
    setBusy(id);
    setFailed(false);
    try {
      saveFile(`${stem}-${name}`, type, await make(finished));
    } catch {
      // Encoding a large picture may need more memory than there is.
      setFailed(true);
    }
    setBusy(null);
  };
  return (
    <section aria-label="Descargas" className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          loading={busy === "zip"}
          onClick={() => void save("zip", "amueblada.zip", "application/zip", stagingZip)}
        >
          Descargar todo con su prueba
        </Button>
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {FILES.map(({ id, label, name, type, make }) => (
          <li key={id}>
            <Button size="sm" variant="secondary" loading={busy === id} onClick={() => void save(id, name, type, make)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      {isFailed ? (
        <Callout tone="warning">No se ha podido escribir el archivo. Cierra otras pestañas y prueba otra vez.</Callout>
      ) : null}
      <p className="text-xs text-muted-foreground">
        Con la original, la amueblada y la máscara cualquiera puede{" "}
        <PageLink to="/home-staging/comprobar" className="link-text">
          comprobar que lo demás no se ha tocado
        </PageLink>
        .
      </p>
    </section>
  );
}
