import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { ReportTextId } from "./report-text-ids.ts";
import { changedTexts, type TypedTexts } from "./report-texts.ts";
import type { CmaResult } from "./result.ts";
import type { CmaInput } from "./schema.ts";

/** The texts of a report that are open for change, wherever they stand on the page. */
export interface ReportTextEdits {
  /** The text as it is being typed; nothing while it is not open. */
  typedOf: (id: ReportTextId) => string | undefined;
  openCount: number;
  type: (id: ReportTextId, text: string) => void;
  /** Closes a text and drops its changes. */
  leave: (id: ReportTextId) => void;
  /** Keeps all open texts in one run. @param more further ones; an empty text takes the proposal back */
  save: (more?: TypedTexts) => void;
}

const NOTHING_OPEN: ReportTextEdits = {
  typedOf: () => undefined,
  openCount: 0,
  type: () => {},
  leave: () => {},
  save: () => {},
};
const ReportTextContext = createContext(NOTHING_OPEN);

/** The open texts of the report around it; none where nobody may change any. */
export const useReportTexts = (): ReportTextEdits => useContext(ReportTextContext);

interface Props {
  result: CmaResult;
  input: CmaInput;
  children: ReactNode;
}

/** Holds the texts that are being changed, so that saving one saves all: none is lost, and no run follows another. */
export function ReportTextsOpen({ result, input, children }: Props) {
  const { rerun } = useToolRun();
  const [typed, setTyped] = useState<TypedTexts>({});
  /** They stay open until the run that keeps them has come: where it fails, they are still there. */
  const isSaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another input is another run
  useEffect(() => {
    if (isSaving.current) setTyped({});
    isSaving.current = false;
  }, [input]);
  const edits: ReportTextEdits = {
    typedOf: (id) => typed[id],
    openCount: Object.keys(typed).length,
    type(id, text) {
      isSaving.current = false;
      setTyped((now) => ({ ...now, [id]: text }));
    },
    leave: (id) => setTyped(({ [id]: _, ...others }) => others),
    save(more = {}) {
      const texts = changedTexts({ ...typed, ...more }, result, input);
      if (texts === null) return setTyped({});
      isSaving.current = true;
      rerun({ texts });
    },
  };
  return <ReportTextContext.Provider value={edits}>{children}</ReportTextContext.Provider>;
}
