import { FileText, Frame } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { CardDialog } from "./card-dialog.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What of a home leaves the house: its papers for clients. */
export function LeavingPanel({ homeId }: { homeId: string }) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Panel labelledBy="para-clientes">
      <PanelHeader
        id="para-clientes"
        title="Para clientes"
        description="Con tu marca. Sin notas, propietario ni encargo; sin la dirección, si no la enseñas."
      />
      <PanelBody className="flex flex-wrap gap-2">
        <Button asChild size="sm" variant="outline">
          <a href={`/api/portfolio/homes/${homeId}/sheet.pdf`} target="_blank" rel="noreferrer">
            <FileText {...icon} />
            Ficha en PDF
          </a>
        </Button>
        <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
          <Frame {...icon} />
          Cartel de escaparate
        </Button>
      </PanelBody>
      <CardDialog homeId={homeId} open={isChoosing} onClose={() => setChoosing(false)} />
    </Panel>
  );
}
