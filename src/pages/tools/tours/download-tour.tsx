import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { storageText } from "#domain/shared/format/bytes.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";

interface Contents {
  sizeBytes: number;
  scenes: number;
  missing: string[];
}

type Found = { kind: "contents"; contents: Contents } | { kind: "fault"; text: string };

interface DownloadTourProps {
  tour: { id: string; title: string };
  open: boolean;
  onClose: () => void;
}

/** A tour as files to keep: a ZIP for a host of its own, or one folder to be put beside a site. */
export function DownloadTour({ tour: { id, title }, open, onClose }: DownloadTourProps) {
  const [found, setFound] = useState<Found | null>(null);
  const path = `/api/tours/${id}/archive`;
  useEffect(() => {
    if (!open) return;
    let isOver = false;
    setFound(null);
    void callApi<Contents>("GET", `${path}/contents`).then((outcome) => {
      if (isOver) return;
      if (outcome.kind === "done") setFound({ kind: "contents", contents: outcome.answer });
      else setFound({ kind: "fault", text: failureText(outcome) });
    });
    return () => {
      isOver = true;
    };
  }, [open, path]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Descargar «${title}»`}
      description="Los archivos son tuyos: funcionan en cualquier web, sin nosotros, y puedes volver a importarlos. No llevan contraseña ni formulario."
    >
      {found === null ? <p role="status">Calculando lo que ocupa…</p> : null}
      {found?.kind === "fault" ? (
        <Callout tone="warning" title="Todavía no se puede descargar">
          {found.text}
        </Callout>
      ) : null}
      {found?.kind === "contents" ? <Ways path={path} contents={found.contents} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Ways({
  path,
  contents: { sizeBytes, scenes, missing },
  onClose,
}: {
  path: string;
  contents: Contents;
  onClose: () => void;
}) {
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        {counted(scenes, "escena", "escenas")}, {storageText(sizeBytes)}. Es el recorrido como está en el editor,
        también lo que aún no has publicado.
      </p>
      {missing.length > 0 ? (
        <Callout tone="warning" title="Faltarán escenas sin foto">
          {missing.join(", ")}. Sube sus fotos otra vez si las quieres dentro.
        </Callout>
      ) : null}
      <Way
        href={`${path}?forma=zip`}
        label="Descargar ZIP"
        text="Para una dirección propia: sube su contenido a una carpeta vacía de tu alojamiento."
        onClose={onClose}
      />
      <Way
        href={`${path}?forma=carpeta`}
        label="Descargar carpeta"
        text="Para ponerlo junto a tu web: el ZIP trae una sola carpeta, con direcciones relativas."
        onClose={onClose}
      />
    </div>
  );
}

function Way({ href, label, text, onClose }: { href: string; label: string; text: string; onClose: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4">
      <p className="min-w-0 flex-1 basis-56 text-sm text-muted-foreground">{text}</p>
      <Button asChild variant="outline">
        <a href={href} download onClick={onClose}>
          <Download aria-hidden size={18} strokeWidth={1.75} /> {label}
        </a>
      </Button>
    </div>
  );
}
