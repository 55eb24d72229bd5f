import { FileInput, Plus, Sofa } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { HomeChoice } from "../../crm/home-choice.tsx";
import { readPlanFile } from "./read-plan-file.ts";

/** Begins a plan: empty, from the example or from a file, of a home or of none. */
export function NewPlan({ home }: { home: { id: string; title: string } | null }) {
  const [chosen, setChosen] = useState(home);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, call } = useCall({ leavesPage: true });
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);

  async function create(from: object) {
    setFault(null);
    const outcome = await call(null, "POST", "/api/plans", { from, homeId: chosen?.id ?? null });
    if (outcome.kind === "done") await navigate(`/dashboard/planos/${(outcome.answer as { id: string }).id}`);
  }
  async function open(file: File) {
    const read = await readPlanFile(file);
    if (read.kind === "plan") await create({ kind: "document", document: read.plan });
    else setFault(read.reason);
  }
  return (
    <Panel labelledBy="nuevo">
      <PanelHeader
        id="nuevo"
        title="Plano nuevo"
        description="Con una vivienda de tu cartera, su título, su país y sus superficies ya están puestos."
      />
      <PanelBody className="grid gap-4">
        <div className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
          <HomeChoice
            home={home}
            label="Vivienda de tu cartera"
            onChoose={(one) => setChosen(one && { id: one.id, title: one.title })}
          />
          <div className="flex flex-wrap gap-2">
            <Button loading={isBusy} onClick={() => void create({ kind: "empty" })}>
              <Plus aria-hidden size={18} strokeWidth={1.75} /> Empezar a dibujar
            </Button>
            <Button variant="outline" disabled={isBusy} onClick={() => void create({ kind: "example" })}>
              <Sofa aria-hidden size={18} strokeWidth={1.75} /> Desde el ejemplo
            </Button>
            <Button variant="outline" disabled={isBusy} onClick={() => picker.current?.click()}>
              <FileInput aria-hidden size={18} strokeWidth={1.75} /> Desde un archivo
            </Button>
            <input
              ref={picker}
              type="file"
              aria-label="Archivo JSON o DXF"
              accept=".json,.dxf,.dwg"
              hidden
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = "";
                if (file) void open(file);
              }}
            />
          </div>
        </div>
        {fault === null ? null : (
          <div role="alert">
            <Callout tone="warning">{fault}</Callout>
          </div>
        )}
      </PanelBody>
    </Panel>
  );
}
