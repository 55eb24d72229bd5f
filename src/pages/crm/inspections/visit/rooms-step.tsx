import { Plus, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { valueAt } from "#domain/crm/inspections/inspection-document.ts";
import {
  CHECK_ANSWERS,
  checksOf,
  ROOM_KINDS,
  ROOM_STATES,
  SEVERITIES,
} from "#domain/crm/inspections/inspection-lists.ts";
import {
  measuredArea,
  measureFault,
  photosOf,
  removedOf,
  roomsOf,
  type VisitRoom,
} from "#domain/crm/inspections/read-inspection.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { PhotoRow } from "./photo-row.tsx";
import { StepHeading } from "./step-heading.tsx";
import { useVisit, VisitChoice, VisitText } from "./visit-fields.tsx";

/** Ids that stand in paths. */
const newId = () => crypto.randomUUID();

export function RoomsStep() {
  const { engine, view } = useVisit();
  const [openId, setOpenId] = useState<string | null>(null);
  const rooms = roomsOf(view.fields);
  const area = measuredArea(rooms);
  const add = (kind: string) => {
    const id = newId();
    engine.typedAll({ [`room.${id}.kind`]: kind, [`room.${id}.order`]: String(Date.now()) });
    setOpenId(id);
  };
  return (
    <section aria-labelledby="paso" className="grid gap-5">
      <StepHeading title="Estancias">
        {area === null
          ? "Añade cada estancia al entrar en ella."
          : `Medido hasta ahora: ${formatNumber(area, 2)}\u00a0m². No es la superficie construida ni la útil registrada.`}
      </StepHeading>
      {rooms.length > 0 ? (
        <ul className="grid gap-3">
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomPanel
                room={room}
                isOpen={openId === room.id}
                onToggle={() => setOpenId(openId === room.id ? null : room.id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <TakenAway />
      <fieldset>
        <legend className="mb-2 text-sm font-medium">Añadir una estancia</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {Object.entries(ROOM_KINDS).map(([kind, name]) => (
            <Button key={kind} variant="outline" className="justify-start!" onClick={() => add(kind)}>
              <Plus aria-hidden size={18} strokeWidth={1.75} /> {name}
            </Button>
          ))}
        </div>
      </fieldset>
      <PhotoRow title="Fotos de la vivienda" room="" photos={photosOf(view.fields).filter(({ room }) => room === "")} />
      <Checks />
    </section>
  );
}

function RoomPanel({ room, isOpen, onToggle }: { room: VisitRoom; isOpen: boolean; onToggle: () => void }) {
  const { engine } = useVisit();
  const at = (member: string) => `room.${room.id}.${member}`;
  const told = [
    room.areaM2 === null ? null : `${formatNumber(room.areaM2, 2)}\u00a0m²`,
    ROOM_STATES[room.state as keyof typeof ROOM_STATES],
    room.defects.length === 0 ? null : `${room.defects.length} ${room.defects.length === 1 ? "defecto" : "defectos"}`,
    room.photos.length === 0 ? null : `${room.photos.length} ${room.photos.length === 1 ? "foto" : "fotos"}`,
  ].filter(Boolean);
  return (
    <Panel as="div">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 px-4 py-2.5 text-left"
        >
          <span className="text-base font-semibold wrap-anywhere">{room.name}</span>
          <span className="text-sm text-muted-foreground">{told.length > 0 ? told.join(" · ") : "Por rellenar"}</span>
        </button>
      </h3>
      {isOpen ? (
        <div className="grid gap-4 border-t p-4">
          <VisitText path={at("name")} label="Nombre" help={`Vacío, se llama «${room.name}».`} />
          <div className="grid grid-cols-3 gap-3">
            <VisitText path={at("areaM2")} label="Metros" unit="m²" keypad="decimal" faultOf={measureFault} />
            <VisitText path={at("lengthM")} label="Largo" unit="m" keypad="decimal" faultOf={measureFault} />
            <VisitText path={at("widthM")} label="Ancho" unit="m" keypad="decimal" faultOf={measureFault} />
          </div>
          <VisitChoice path={at("state")} label="Estado" choices={ROOM_STATES} />
          <VisitText path={at("note")} label="Notas" lines={2} />
          <Defects room={room} />
          <PhotoRow title="Fotos" room={room.id} photos={room.photos} />
          <Button
            variant="ghost"
            className="justify-self-start text-destructive!"
            onClick={() => engine.typed(at("removed"), "si")}
          >
            <Trash2 aria-hidden size={18} strokeWidth={1.75} /> Quitar {room.name.toLowerCase()}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

/** Rooms, defects and photos that were removed: one touch takes them away, and one brings them back. */
function TakenAway() {
  const { engine, view } = useVisit();
  const removed = removedOf(view.fields);
  if (removed.length === 0) return null;
  return (
    <details className="rounded-md border">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-medium">
        {`Lo que has quitado (${removed.length})`}
      </summary>
      <ul className="grid gap-1 border-t px-4 py-2">
        {removed.map(({ path, text }) => (
          <li key={path} className="flex items-center justify-between gap-3">
            <span className="min-w-0 text-sm wrap-anywhere">{text}</span>
            <Button variant="ghost" aria-label={`Recuperar ${text}`} onClick={() => engine.typed(path, "")}>
              <RotateCcw aria-hidden size={16} strokeWidth={1.75} /> Recuperar
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Defects({ room }: { room: VisitRoom }) {
  const { engine } = useVisit();
  const add = () => {
    const id = newId();
    engine.typedAll({ [`defect.${id}.room`]: room.id, [`defect.${id}.order`]: String(Date.now()) });
  };
  return (
    <div className="grid gap-3">
      {room.defects.map(({ id }, index) => (
        <div key={id} className="grid gap-3 rounded-md border p-3">
          <VisitText path={`defect.${id}.text`} label={`Defecto ${index + 1}`} lines={2} />
          <VisitChoice path={`defect.${id}.severity`} label="Gravedad" choices={SEVERITIES} />
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-start"
            onClick={() => engine.typed(`defect.${id}.removed`, "si")}
          >
            <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Quitar el defecto {index + 1}
          </Button>
        </div>
      ))}
      <Button variant="outline" className="justify-self-start" onClick={add}>
        <Plus aria-hidden size={18} strokeWidth={1.75} /> Añadir un defecto
      </Button>
    </div>
  );
}

function Checks() {
  const { view } = useVisit();
  return (
    <div className="grid gap-4">
      <h3 className="text-base font-semibold">Comprobaciones</h3>
      {checksOf(valueAt(view.fields, "home.type")).map(({ id, label }) => (
        <div key={id} className="grid gap-2 border-t pt-4">
          <VisitChoice path={`check.${id}.answer`} label={label} choices={CHECK_ANSWERS} />
          {valueAt(view.fields, `check.${id}.answer`) === "" ? null : (
            <VisitText path={`check.${id}.note`} label={`Nota: ${label.replace(/[¿?]/g, "").toLowerCase()}`} />
          )}
        </div>
      ))}
    </div>
  );
}
