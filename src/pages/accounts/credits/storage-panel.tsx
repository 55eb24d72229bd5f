import { storageText } from "#domain/shared/format/bytes.ts";
import { classNames } from "#ui/class-names.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { FigureList, StatFigure } from "#ui/stat-figure.tsx";

interface StoragePanelProps {
  /** In bytes. */
  storage: { photos: number; documents: number; imports: number; other: number; total: number; quota: number };
  isOfAgency: boolean;
  mayManage: boolean;
}

/** Fraction from which a person should make room before an upload is refused. */
const NEARLY_FULL = 0.9;

/** Taken part of the plan's room, by kind of file. */
export function StoragePanel({ storage, isOfAgency, mayManage }: StoragePanelProps) {
  const { photos, documents, imports, other, total, quota } = storage;
  const share = total / quota;
  return (
    <Panel labelledBy="espacio">
      <PanelHeader id="espacio" title={isOfAgency ? "Espacio de tu agencia" : "Tu espacio"} divided />
      <PanelBody className="grid gap-4">
        <StatFigure label="Usas" value={storageText(total)} note={`de ${storageText(quota)}`} />
        <div aria-hidden className="h-3 overflow-hidden rounded-xs bg-secondary forced-colors:border">
          <div
            className={classNames(
              "h-full rounded-xs forced-colors:bg-[CanvasText]",
              share >= NEARLY_FULL ? "bg-destructive" : "bg-primary",
            )}
            style={{ width: `${Math.min(100, share * 100)}%` }}
          />
        </div>
        <FigureList
          items={[
            { label: "Fotos", value: storageText(photos) },
            { label: "Documentos", value: storageText(documents) },
            { label: "Importaciones", value: storageText(imports) },
            ...(other > 0 ? [{ label: "Otros archivos", value: storageText(other) }] : []),
          ]}
        />
        <p className="text-control text-muted-foreground">
          <RoomText share={share} mayManage={mayManage} />
        </p>
      </PanelBody>
    </Panel>
  );
}

function RoomText({ share, mayManage }: { share: number; mayManage: boolean }) {
  const files = (
    <>
      <PageLink to="/dashboard/cartera">fotos y documentos</PageLink> que ya no necesites
    </>
  );
  const plan = mayManage ? (
    <>
      elige un <a href="#planes">plan con más espacio</a>
    </>
  ) : (
    "pide a quien es titular un plan con más espacio"
  );
  if (share >= 1)
    return (
      <>
        No cabe nada más. Lo que guardas sigue aquí: para añadir, borra {files} o {plan}.
      </>
    );
  if (share >= NEARLY_FULL)
    return (
      <>
        Queda poco. Borra {files} o {plan}.
      </>
    );
  return "Al borrar una foto, un documento o una vivienda se libera su espacio. El archivo de una importación se borra cuando termina.";
}
