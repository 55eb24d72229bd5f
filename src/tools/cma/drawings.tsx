import type { Drawings } from "#ui/result/result-view.tsx";
import { GridPanel } from "./grid-panel.tsx";
import { CoverLine, GroupTexts, ReportTextBox } from "./report-text-box.tsx";
import type { CmaResult } from "./result.ts";
import type { CmaInput } from "./schema.ts";

/** The tool's own drawings on a page. A new result begins without typed changes. */
export const drawings: Drawings<CmaResult, CmaInput> = {
  grid: ({ result, input }) => (
    <GridPanel
      key={JSON.stringify(result.rows.map(({ id, adjusted, state }) => [id, adjusted, state]))}
      result={result}
      input={input}
    />
  ),
  groups: GroupTexts,
  "text-lectura": (props) => <ReportTextBox id="lectura" {...props} />,
  "text-cierre": (props) => <ReportTextBox id="cierre" {...props} />,
  "text-portada": CoverLine,
};
