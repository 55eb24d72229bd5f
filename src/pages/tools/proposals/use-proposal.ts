import { useCallback, useReducer, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { ProposalCommand } from "#domain/tools/proposals/proposal-commands.ts";
import type { ProposalDocument } from "#domain/tools/proposals/proposal-document.ts";
import { draftAfter } from "#domain/tools/proposals/proposal-draft.ts";
import { saveProposalForm } from "#domain/tools/proposals/proposal-forms.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { useUnsaved } from "#ui/form/unsaved.ts";
import { showToast } from "#ui/toast-store.ts";

/** A control's id in the editor by the path of its field. */
export const controlId = (path: string): string => `campo-${path.replaceAll(".", "-")}`;

export function focusField(path: string): void {
  requestAnimationFrame(() => document.getElementById(controlId(path))?.focus());
}

export interface ProposalEditing {
  document: ProposalDocument;
  act: (command: ProposalCommand) => void;
  errors: FieldErrors;
  /** A number that cannot be read: it stays in its box, and nothing is saved until it is mended. */
  setFault: (path: string, message: string | null) => void;
}

/** The draft in the browser: changed by commands, checked by the server's schema, saved as a whole. */
export function useProposal(id: string, kept: { document: ProposalDocument; revision: number }) {
  const [{ document, saved }, change] = useReducer(draftAfter, { document: kept.document, saved: kept.document });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const revision = useRef(kept.revision);
  const faults = useRef(new Map<string, string>());
  const { revalidate } = useRevalidator();
  const isDirty = document !== saved || faults.current.size > 0;
  useUnsaved(() => isDirty);

  /** @returns whether the server has all of it */
  async function save({ isQuiet = false } = {}): Promise<boolean> {
    if (isBusy) return false;
    const body = { revision: revision.current, document };
    const found = checkForm(saveProposalForm, body) ?? {};
    const wrong = Object.fromEntries(
      Object.entries(found).map(([path, said]) => [path.replace(/^document\./, ""), said]),
    );
    for (const [path, said] of faults.current) wrong[path] = said;
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      focusField(first);
      return false;
    }
    if (document === saved) return true;
    setBusy(true);
    const outcome = await callApi<{ revision: number }>("PUT", `/api/proposals/${id}`, body);
    setBusy(false);
    if (outcome.kind !== "done") {
      showToast({ kind: "error", title: "No se ha guardado", description: failureText(outcome) });
      return false;
    }
    revision.current = outcome.answer.revision;
    change({ kind: "saved", document });
    if (!isQuiet) showToast({ kind: "success", title: "Propuesta guardada" });
    await revalidate();
    return true;
  }

  /** Saves, then takes the value of a result as the server reads it. */
  async function takeValue(runId: string): Promise<void> {
    if (!(await save({ isQuiet: true }))) return;
    setBusy(true);
    const body = { revision: revision.current, runId };
    const outcome = await callApi<{ revision: number; value: ProposalDocument["value"] }>(
      "POST",
      `/api/proposals/${id}/value`,
      body,
    );
    setBusy(false);
    if (outcome.kind !== "done") {
      showToast({ kind: "error", title: "No se ha tomado el valor", description: failureText(outcome) });
      return;
    }
    revision.current = outcome.answer.revision;
    change({ kind: "valueTaken", sent: document, value: outcome.answer.value });
  }

  function act(command: ProposalCommand): void {
    change(command);
    // Messages name members by their place, and what cannot be read is in none of them.
    if (command.kind === "remove" || command.kind === "shift") setErrors(Object.fromEntries(faults.current));
  }

  const setFault = useCallback((path: string, message: string | null) => {
    if (message === null) faults.current.delete(path);
    else faults.current.set(path, message);
    setErrors(({ [path]: _mended, ...rest }) => (message === null ? rest : { ...rest, [path]: message }));
  }, []);
  return { document, act, errors, setFault, save, takeValue, isBusy, isDirty, revision };
}
