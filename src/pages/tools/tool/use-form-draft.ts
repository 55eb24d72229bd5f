import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSearchParams } from "react-router";
import { mergeValues } from "../../shared/form-values.ts";
import {
  aboutOf,
  forgetDraft,
  forgetDraftAbout,
  readDraft,
  readDraftAbout,
  saveDraft,
  saveDraftAbout,
} from "./draft.ts";

type Values = Record<string, unknown>;

interface DraftParts {
  toolId: string;
  startValues: Values;
  /** A known home, a contact or an earlier result fills the form. */
  isFilled: boolean;
  /** Neither that nor a kept result. */
  usesDraft: boolean;
}

/** The values typed into a tool's form, kept in this browser until it is run or emptied (`draft`). */
export function useFormDraft(form: UseFormReturn<Values>, { toolId, startValues, isFilled, usesDraft }: DraftParts) {
  const [search] = useSearchParams();
  const about = aboutOf(search);
  /** Another home chosen in the form is not the one of the address. */
  const isOther = useRef(false);
  const [isTaken, setTaken] = useState(false);

  /** Lays the draft over the form. Call it after hydration: the server cannot know this browser's. */
  function take(): boolean {
    const draft = usesDraft ? readDraft(toolId) : isFilled ? readDraftAbout(toolId, about, startValues) : undefined;
    if (draft) form.reset(mergeValues(startValues, draft), { keepDefaultValues: true });
    setTaken(draft !== undefined && isFilled);
    return draft !== undefined;
  }

  function keep(values: Values): void {
    if (isFilled && !isOther.current) saveDraftAbout(toolId, about, startValues, values);
    else saveDraft(toolId, values);
  }

  /** The typed values were run, or another home took their place. */
  function settle(): void {
    if (!isFilled) return;
    forgetDraftAbout(toolId, about);
    setTaken(false);
  }

  const acts = {
    take,
    keep,
    settle,
    /** Somebody chose another home or contact in the form. @returns takes that back */
    leave: () => {
      const before = isOther.current;
      settle();
      isOther.current = true;
      return () => {
        isOther.current = before;
      };
    },
    /** The form was emptied by hand. */
    forget: () => {
      if (!isFilled || isOther.current) forgetDraft(toolId);
      settle();
      isOther.current = false;
    },
  };
  // One effect of the form calls them for as long as it is there.
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  return { latest, isTaken };
}
