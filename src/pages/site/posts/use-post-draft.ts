import { useCallback, useEffect, useRef, useState } from "react";
import { type PostDraft, type PostState, postDraft } from "#domain/site/posts/post.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";

export type PostValues = Omit<PostDraft, "version">;

export type SaveState =
  | { kind: "saved"; at: Date | null }
  | { kind: "dirty" }
  | { kind: "saving" }
  | { kind: "failed"; message: string }
  /** Somebody else saved meanwhile. */
  | { kind: "conflict" };

interface Start {
  id: string;
  version: number;
  slug: string;
  state: PostState;
  values: PostValues;
}

const PAUSE_MS = 1_500;

/**
 * A post being written. A draft saves itself a moment after the last letter, one call at a time; a public post changes
 * for its readers only on request. A writer whose version is outdated keeps their text, and decides.
 */
export function usePostDraft(start: Start) {
  const [values, setValues] = useState(start.values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [save, setSave] = useState<SaveState>({ kind: "saved", at: null });
  const [slug, setSlug] = useState(start.slug);
  const latest = useRef(values);
  const kept = useRef(JSON.stringify(start.values));
  const version = useRef(start.version);
  const underWay = useRef<Promise<boolean> | null>(null);
  const isStopped = useRef(false);
  const { id } = start;

  const keep = useCallback(async (): Promise<boolean> => {
    const sent = latest.current;
    const wrong = checkForm(postDraft, { ...sent, version: version.current });
    setErrors(wrong ?? {});
    if (wrong) {
      setSave({ kind: "failed", message: "Hay un campo que no se puede guardar así" });
      return false;
    }
    setSave({ kind: "saving" });
    const outcome = await callApi<{ version: number; slug: string }>("PUT", `/api/admin/posts/${id}`, {
      ...sent,
      version: version.current,
    });
    if (outcome.kind === "done") {
      version.current = outcome.answer.version;
      kept.current = JSON.stringify(sent);
      setSlug(outcome.answer.slug);
      setSave(JSON.stringify(latest.current) === kept.current ? { kind: "saved", at: new Date() } : { kind: "dirty" });
      return true;
    }
    if (outcome.kind === "invalid") setErrors(outcome.errors);
    if (outcome.kind === "refused" && outcome.code === "POST_CHANGED") {
      isStopped.current = true;
      setSave({ kind: "conflict" });
    } else setSave({ kind: "failed", message: failureText(outcome) });
    return false;
  }, [id]);

  /** @returns whether everything that was typed is kept now */
  const saveNow = useCallback(async (): Promise<boolean> => {
    while (underWay.current) await underWay.current;
    if (JSON.stringify(latest.current) === kept.current) return true;
    underWay.current = keep().finally(() => {
      underWay.current = null;
    });
    return await underWay.current;
  }, [keep]);

  const isPublic = start.state === "publicado";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew with each letter
  useEffect(() => {
    if (isPublic || isStopped.current || JSON.stringify(latest.current) === kept.current) return;
    const timer = setTimeout(() => void saveNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, isPublic, saveNow]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (JSON.stringify(latest.current) !== kept.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);

  return {
    values,
    errors,
    setErrors,
    save,
    /** As the server has it: in a draft it follows the title. */
    slug,
    version: () => version.current,
    /** After an act that counts as a change. */
    setVersion(next: number) {
      version.current = next;
    },
    set(change: Partial<PostValues>) {
      latest.current = { ...latest.current, ...change };
      setValues(latest.current);
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in change))));
      if (!isStopped.current) setSave({ kind: "dirty" });
    },
    saveNow,
    /** Saves this text over another person's, after asking for their version. */
    async overwrite(): Promise<void> {
      const outcome = await callApi<{ version: number }>("GET", `/api/admin/posts/${id}`);
      if (outcome.kind !== "done") return setSave({ kind: "failed", message: failureText(outcome) });
      version.current = outcome.answer.version;
      isStopped.current = false;
      await keep();
    },
  };
}
