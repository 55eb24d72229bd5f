import { PLAN_STARTS, SERVICE_STARTS } from "#content/proposal-starts.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { AddButton } from "./edit-fields.tsx";
import { addMember, MemberList } from "./member-list.tsx";
import type { ProposalEditing } from "./use-proposal.ts";

interface StartsProps<Start> {
  label: string;
  /** Those that the list does not hold yet. */
  left: readonly Start[];
  nameOf: (start: Start) => string;
  onTake: (start: Start) => void;
}

/** Starting points that are offered below a list; none of them is taken by itself. */
function Starts<Start>({ label, left, nameOf, onTake }: StartsProps<Start>) {
  if (left.length === 0) return null;
  return (
    <div>
      <p className="mb-2 text-sm text-muted-foreground">{label}</p>
      <div className="flex flex-wrap gap-2">
        {left.map((start) => (
          <AddButton key={nameOf(start)} onClick={() => onTake(start)}>
            {nameOf(start)}
          </AddButton>
        ))}
      </div>
    </div>
  );
}

/** The plan: what the agent does, when and where. */
export function PlanPanel({ editing }: { editing: ProposalEditing }) {
  const { document } = editing;
  return (
    <Panel labelledBy="seccion-plan">
      <PanelHeader
        id="seccion-plan"
        title="Plan de venta"
        description="Qué harás, cuándo y dónde. Nada viene marcado: lo que pongas, lo prometes."
      />
      <PanelBody className="grid gap-4">
        <MemberList
          editing={editing}
          list="plan"
          name="Acción"
          addLabel="Otra acción"
          starts={
            <Starts
              label="Puntos de partida: añade los que vayas a hacer y cámbialos a tu manera."
              left={PLAN_STARTS.filter(({ what }) => document.plan.every((item) => item.what !== what))}
              nameOf={({ what }) => what}
              onTake={(item) => addMember(editing, "plan", item)}
            />
          }
        >
          {({ words }) => (
            <>
              {words("what", "Qué", 160)}
              <div className="grid gap-3 sm:grid-cols-2">
                {words("when", "Cuándo", 60)}
                {words("where", "Dónde", 120, { optional: true })}
              </div>
            </>
          )}
        </MemberList>
      </PanelBody>
    </Panel>
  );
}

export function ServicesPanel({ editing }: { editing: ProposalEditing }) {
  const { document } = editing;
  return (
    <Panel labelledBy="seccion-servicios">
      <PanelHeader
        id="seccion-servicios"
        title="Servicios"
        description="Qué entra en tus honorarios y qué se paga aparte. Lo que añades va incluido, si no quitas la marca."
      />
      <PanelBody className="grid gap-4">
        <MemberList
          editing={editing}
          list="services"
          name="Servicio"
          addLabel="Otro servicio"
          starts={
            <Starts
              label="Puntos de partida"
              left={SERVICE_STARTS.filter((text) => document.services.every((service) => service.text !== text))}
              nameOf={(text) => text}
              onTake={(text) => addMember(editing, "services", { text, isIncluded: true })}
            />
          }
        >
          {({ words, check }) => (
            <>
              {words("text", "Servicio", 160)}
              {check("isIncluded", "Incluido en los honorarios")}
            </>
          )}
        </MemberList>
      </PanelBody>
    </Panel>
  );
}
