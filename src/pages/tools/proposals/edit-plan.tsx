import { PLAN_STARTS, SERVICE_STARTS } from "#content/proposal-starts.ts";
import { MOST_ITEMS } from "#domain/tools/proposals/proposal-document.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { AddButton, Check, MemberFrame, newId, Words } from "./edit-fields.tsx";
import type { ProposalEditing } from "./use-proposal.ts";

function Starts({
  label,
  all,
  taken,
  onTake,
}: {
  label: string;
  all: readonly string[];
  taken: ReadonlySet<string>;
  onTake: (what: string) => void;
}) {
  const left = all.filter((what) => !taken.has(what));
  if (left.length === 0) return null;
  return (
    <div>
      <p className="mb-2 text-sm text-muted-foreground">{label}</p>
      <div className="flex flex-wrap gap-2">
        {left.map((what) => (
          <AddButton key={what} onClick={() => onTake(what)}>
            {what}
          </AddButton>
        ))}
      </div>
    </div>
  );
}

/** Says what will be done, when and where. */
export function PlanPanel({ editing }: { editing: ProposalEditing }) {
  const { document, act } = editing;
  return (
    <Panel labelledBy="seccion-plan">
      <PanelHeader
        id="seccion-plan"
        title="Plan de venta"
        description="Qué harás, cuándo y dónde. Nada viene marcado: lo que pongas, lo prometes."
      />
      <PanelBody className="grid gap-4">
        {document.plan.map((item, i) => {
          const change = (values: Partial<typeof item>) => act({ kind: "change", list: "plan", id: item.id, values });
          const last = document.plan.length - 1;
          return (
            <MemberFrame
              key={item.id}
              editing={editing}
              list="plan"
              id={item.id}
              name={`Acción ${i + 1}`}
              isFirst={i === 0}
              isLast={i === last}
            >
              <Words
                editing={editing}
                path={`plan.${i}.what`}
                label="Qué"
                value={item.what}
                max={160}
                onValue={(what) => change({ what })}
              />
              <div className="grid gap-3 sm:grid-cols-2">
                <Words
                  editing={editing}
                  path={`plan.${i}.when`}
                  label="Cuándo"
                  value={item.when}
                  max={60}
                  onValue={(when) => change({ when })}
                />
                <Words
                  editing={editing}
                  path={`plan.${i}.where`}
                  label="Dónde"
                  value={item.where}
                  max={120}
                  optional
                  onValue={(where) => change({ where })}
                />
              </div>
            </MemberFrame>
          );
        })}
        <Starts
          label="Puntos de partida: añade los que vayas a hacer y cámbialos a tu manera."
          all={PLAN_STARTS.map(({ what }) => what)}
          taken={new Set(document.plan.map(({ what }) => what))}
          onTake={(what) =>
            act({
              kind: "add",
              list: "plan",
              member: { id: newId(), ...PLAN_STARTS.find((one) => one.what === what)! },
            })
          }
        />
        <AddButton
          disabled={document.plan.length >= MOST_ITEMS}
          onClick={() => act({ kind: "add", list: "plan", member: { id: newId(), what: "", when: "", where: "" } })}
        >
          Otra acción
        </AddButton>
      </PanelBody>
    </Panel>
  );
}

export function ServicesPanel({ editing }: { editing: ProposalEditing }) {
  const { document, act } = editing;
  return (
    <Panel labelledBy="seccion-servicios">
      <PanelHeader
        id="seccion-servicios"
        title="Servicios"
        description="Qué entra en tus honorarios y qué se paga aparte."
      />
      <PanelBody className="grid gap-4">
        {document.services.map((service, i) => {
          const change = (values: Partial<typeof service>) =>
            act({ kind: "change", list: "services", id: service.id, values });
          const last = document.services.length - 1;
          return (
            <MemberFrame
              key={service.id}
              editing={editing}
              list="services"
              id={service.id}
              name={`Servicio ${i + 1}`}
              isFirst={i === 0}
              isLast={i === last}
            >
              <Words
                editing={editing}
                path={`services.${i}.text`}
                label="Servicio"
                value={service.text}
                max={160}
                onValue={(text) => change({ text })}
              />
              <Check
                path={`services.${i}.isIncluded`}
                label="Incluido en los honorarios"
                isOn={service.isIncluded}
                onValue={(isIncluded) => change({ isIncluded })}
              />
            </MemberFrame>
          );
        })}
        <Starts
          label="Puntos de partida"
          all={SERVICE_STARTS}
          taken={new Set(document.services.map(({ text }) => text))}
          onTake={(text) => act({ kind: "add", list: "services", member: { id: newId(), text, isIncluded: false } })}
        />
        <AddButton
          disabled={document.services.length >= MOST_ITEMS}
          onClick={() => act({ kind: "add", list: "services", member: { id: newId(), text: "", isIncluded: false } })}
        >
          Otro servicio
        </AddButton>
      </PanelBody>
    </Panel>
  );
}
