import type { AgentCard } from "#domain/accounts/agency/agent-card.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { AgentBand, AgentDetails } from "../agent-card/agent-parts.tsx";
import { shownAgent } from "../agent-card/shown-agent.ts";
import { PaperHead } from "./paper-head.tsx";

/** The card as clients will see it: at the head of a document, and on a shared page. */
export function CardPreview({ card }: { card: AgentCard }) {
  const agent = shownAgent(card);
  return (
    <Panel labelledBy="vista-previa">
      <PanelHeader id="vista-previa" title="Vista previa" description="Cambia mientras escribes." />
      <PanelBody className="grid gap-6">
        <section aria-labelledby="vista-informe">
          <h3 id="vista-informe" className="mb-2 text-sm font-medium tracking-normal [font-stretch:100%]">
            Informe PDF
          </h3>
          <div className="rounded-sm border bg-[#ffffff] p-5 text-xs leading-normal text-[#4c5568] shadow-sm">
            <PaperHead card={card} kind="Informe de valoración" />
            <p className="mt-4 text-lg leading-tight font-bold text-[#11192c]">Piso en Calle de Cádiz, 42</p>
          </div>
        </section>
        <section aria-labelledby="vista-pagina">
          <h3 id="vista-pagina" className="mb-2 text-sm font-medium tracking-normal [font-stretch:100%]">
            Página compartida
          </h3>
          <div className="grid gap-4 overflow-hidden rounded-sm border bg-background">
            <AgentBand agent={agent} />
            {/* Looked at, not used: its links would leave the form. */}
            <div className="px-4 pb-4" inert>
              <AgentDetails agent={agent} level={4} />
            </div>
          </div>
        </section>
      </PanelBody>
    </Panel>
  );
}
