import { ALWAYS_SHOWN } from "#domain/tools/proposals/proposal-document.ts";
import { sectionName } from "#domain/tools/proposals/proposal-words.ts";
import { Tick } from "#ui/form/controls.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { MoveButtons } from "#ui/use-sortable-row.tsx";
import type { ProposalEditing } from "./use-proposal.ts";

/** The order of sections, and which the owner reads. */
export function SectionsPanel({ editing }: { editing: ProposalEditing }) {
  const { document, act } = editing;
  const last = document.order.length - 1;
  return (
    <Panel labelledBy="secciones">
      <PanelHeader id="secciones" title="Secciones" description="Las vacías no salen, aunque estén marcadas." />
      <PanelBody>
        <ul className="grid gap-1 text-sm">
          {document.order.map((section, i) => {
            const shift = (by: -1 | 1) => () => act({ kind: "shiftSection", section, by });
            return (
              <li key={section} className="flex items-center justify-between gap-2">
                <Tick
                  label={sectionName(section, document.country)}
                  checked={!document.hidden.includes(section)}
                  disabled={ALWAYS_SHOWN.includes(section)}
                  onChange={(event) => act({ kind: "showSection", section, isShown: event.currentTarget.checked })}
                />
                <span className="flex">
                  <MoveButtons
                    name={sectionName(section, document.country)}
                    onUp={i > 0 ? shift(-1) : undefined}
                    onDown={i < last ? shift(1) : undefined}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      </PanelBody>
    </Panel>
  );
}
