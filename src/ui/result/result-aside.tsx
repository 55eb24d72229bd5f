import { useId } from "react";
import { type Aside, isOn } from "#domain/tools/description/description.ts";
import { valueText } from "#domain/tools/description/value.ts";
import { Panel, PanelBody, PanelHeader } from "../panel.tsx";
import { FigureList } from "../stat-figure.tsx";
import { useToolRun } from "../tool/tool-run-context.tsx";
import { ResultDrawing } from "./result-chart.tsx";

/** Beside the form: the result so far, or the worked example in short. */
export function ResultAside({ aside: { title, figures, drawing, notes = [] } }: { aside: Aside }) {
  const { isLive } = useToolRun();
  const id = useId();
  return (
    <Panel as="aside" zocalo="luz" labelledBy={id}>
      <PanelHeader id={id} title={title} description={isLive ? "Al momento, sin guardar" : "Ejemplo resuelto"} />
      <PanelBody className="grid gap-5">
        {drawing ? <ResultDrawing drawing={drawing} isCompact /> : null}
        <FigureList
          items={figures
            .filter((figure) => isOn("page", figure))
            .map(({ label, value }) => ({ label, value: valueText(value) }))}
        />
        {notes.map((note) => (
          <p key={note} className="text-sm text-muted-foreground">
            {note}
          </p>
        ))}
        <a href="#ejemplo" className="link-text text-sm">
          {isLive ? "Ver el resultado completo" : "Ver el ejemplo completo"}
        </a>
      </PanelBody>
    </Panel>
  );
}
