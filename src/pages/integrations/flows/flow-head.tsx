import { Archive, Copy, MoreHorizontal, Pause, Pencil, Play, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { flowName } from "#domain/integrations/flows/flow-document.ts";
import { PageTabs } from "#ui/app/page-tabs.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { useFlowPlace } from "./flow-place.ts";

export interface FlowHeadData {
  id: string;
  name: string;
  state: "borrador" | "activo" | "parado";
  version: number | null;
  isArchived: boolean;
}

export function StateTag({ flow: { state, isArchived } }: { flow: Pick<FlowHeadData, "state" | "isArchived"> }) {
  if (isArchived) return <Tag>Archivado</Tag>;
  if (state === "activo") return <Tag tone="success">En marcha</Tag>;
  return state === "parado" ? <Tag tone="warning">Parado</Tag> : <Tag>Borrador</Tag>;
}

/** Name, state and parts of a flow, and what may be done with it as a whole. */
export function FlowHead({ flow }: { flow: FlowHeadData }) {
  const place = useFlowPlace();
  const { id, name, state, version, isArchived } = flow;
  const { isBusy, call } = useCall();
  const copying = useCall({ leavesPage: true });
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const base = `${place.api}/${id}`;
  const path = `${place.root}/${id}`;

  async function copy() {
    const outcome = await copying.call(null, "POST", place.api, { copyOf: id });
    if (outcome.kind === "done") await navigate(`${place.root}/${(outcome.answer as { id: string }).id}`);
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-h3 wrap-anywhere">
            {name} <StateTag flow={flow} />
          </h1>
        </div>
        <div className="flex items-center gap-2">
          {version === null || isArchived ? null : state === "activo" ? (
            <Button
              variant="outline"
              loading={isBusy}
              onClick={() => void call("Flujo parado", "POST", `${base}/stop`)}
            >
              <Pause aria-hidden size={18} strokeWidth={1.75} /> Parar
            </Button>
          ) : (
            <Button variant="outline" loading={isBusy} onClick={() => void call("En marcha", "POST", `${base}/resume`)}>
              <Play aria-hidden size={18} strokeWidth={1.75} /> Poner en marcha
            </Button>
          )}
          <DropdownMenu
            trigger={
              <Button variant="ghost" size="icon" aria-label="Más acciones del flujo">
                <MoreHorizontal aria-hidden size={18} strokeWidth={1.75} />
              </Button>
            }
          >
            <DropdownItem icon={<Pencil aria-hidden size={16} strokeWidth={1.75} />} onSelect={() => setNaming(true)}>
              Cambiar el nombre
            </DropdownItem>
            <DropdownItem icon={<Copy aria-hidden size={16} strokeWidth={1.75} />} onSelect={() => void copy()}>
              Hacer una copia
            </DropdownItem>
            {isArchived ? (
              <DropdownItem
                icon={<RotateCcw aria-hidden size={16} strokeWidth={1.75} />}
                onSelect={() => void call("De vuelta, parado", "POST", `${base}/restore`)}
              >
                Sacar del archivo
              </DropdownItem>
            ) : (
              <DropdownItem
                icon={<Archive aria-hidden size={16} strokeWidth={1.75} />}
                onSelect={() => void call("Archivado", "DELETE", base)}
              >
                Archivar
              </DropdownItem>
            )}
          </DropdownMenu>
        </div>
      </div>
      {state === "parado" && !isArchived ? (
        <Callout tone="warning" title="Este flujo está parado">
          No empieza con nada nuevo, y los recorridos que esperan quedan retenidos hasta que lo pongas en marcha.
        </Callout>
      ) : null}
      <PageTabs
        label="Partes del flujo"
        tabs={[
          { path, label: "Receta" },
          { path: `${path}/recorridos`, label: "Recorridos" },
          { path: `${path}/versiones`, label: "Versiones" },
        ]}
      />
      <NameDialog key={name} flow={flow} isOpen={isNaming} onClose={() => setNaming(false)} />
    </div>
  );
}

function NameDialog({ flow, isOpen, onClose }: { flow: FlowHeadData; isOpen: boolean; onClose: () => void }) {
  const place = useFlowPlace();
  const [name, setName] = useState(flow.name);
  const [error, setError] = useState<string>();
  const { isBusy, call } = useCall();
  return (
    <Dialog open={isOpen} onClose={onClose} title="Cambiar el nombre">
      <form
        className="grid gap-4"
        onSubmit={async (event) => {
          event.preventDefault();
          const read = flowName.safeParse(name);
          if (!read.success) return setError(read.error.issues[0]?.message);
          const outcome = await call("Nombre cambiado", "PATCH", `${place.api}/${flow.id}`, { name: read.data });
          if (outcome.kind === "done") onClose();
        }}
      >
        <FieldFrame id="nombre-flujo" label="Nombre" error={error}>
          <InputBox
            id="nombre-flujo"
            value={name}
            maxLength={100}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </FieldFrame>
        <Button type="submit" loading={isBusy} className="justify-self-end max-sm:w-full">
          Guardar nombre
        </Button>
      </form>
    </Dialog>
  );
}
