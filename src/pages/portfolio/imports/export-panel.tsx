import { Download } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";

const FILES = [
  { format: "csv", label: "CSV" },
  { format: "xlsx", label: "Excel" },
  { format: "kyero", label: "Kyero" },
  { format: "idealista", label: "idealista" },
  { format: "fotocasa", label: "Fotocasa" },
] as const;

/** The whole portfolio as a file. */
export function ExportPanel() {
  return (
    <Panel labelledBy="exportar">
      <PanelHeader
        id="exportar"
        title="Llévate tu cartera"
        description="Entera y con lo que solo ve tu agencia. CSV, Excel y Kyero se pueden volver a importar tal cual."
      />
      <PanelBody className="grid gap-3">
        <ul className="flex flex-wrap gap-2">
          {FILES.map(({ format, label }) => (
            <li key={format}>
              <Button asChild variant="outline">
                <a href={`/api/portfolio/export?format=${format}`} download>
                  <Download aria-hidden size={18} strokeWidth={1.75} />
                  {label}
                </a>
              </Button>
            </li>
          ))}
        </ul>
        <p className="text-xs text-subtle-foreground">
          Los de idealista y Fotocasa siguen su formato de intercambio; para enviarlos hace falta acuerdo con cada
          portal.
        </p>
      </PanelBody>
    </Panel>
  );
}
