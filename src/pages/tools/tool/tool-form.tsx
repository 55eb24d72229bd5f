import {
  type Dispatch,
  type Ref,
  type SetStateAction,
  Suspense,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { FormProvider, useForm } from "react-hook-form";
import * as z from "zod/mini";
import { isBlank } from "#domain/shared/schema/fields.ts";
import type { RunVerbs } from "#tools/define-tool.ts";
import type { Fill, OfferedFigures } from "#tools/offered-figures.ts";
import { Button } from "#ui/button.tsx";
import { SubmitBar } from "#ui/form/field-group.tsx";
import { showToast } from "#ui/toast-store.ts";
import { FormHomeProvider } from "#ui/tool/form-home.ts";
import { AfterShell } from "../../shared/after-shell.tsx";
import { fillWithFigures, formWithoutHome, saysTheSame, toFormValues } from "../../shared/form-values.ts";
import { ContactPicker, type PickedContact } from "./contact-picker.tsx";
import { DraftNote } from "./draft-note.tsx";
import { FiguresNote } from "./figures-note.tsx";
import { HomeChangedNote } from "./home-changed-note.tsx";
import { HomePicker, type OfferedHome } from "./home-picker.tsx";
import { isAllowanceSpent, type RunBalance, RunCost, RunFailure } from "./run-cost.tsx";
import { type RunOutcome, requestRun } from "./run-request.ts";
import { useToolView } from "./tool-views.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { type LiveResult, useLive } from "./use-live.ts";

type Values = Record<string, unknown>;

/** Origin of a run: the form itself, or a change made inside a result. */
export type RunOrigin = "form" | "result";

/** Acts that the page may ask of its form. */
export interface ToolFormHandle {
  /** Changes some values and runs. */
  runWith: (changes: Values) => void;
  /** Changes some values, and lets the result follow. */
  change: (changes: Values) => void;
  /** Changes some values and waits for whoever looks at them. */
  fill: (changes: Values) => void;
  run: () => void;
  /** Resets it to the values that the page opened with. */
  reset: () => void;
}

interface ToolFormProps {
  ref: Ref<ToolFormHandle>;
  card: {
    id: string;
    slug: string;
    title: string;
    credits: number;
    verbs: RunVerbs;
    keptAcrossHomes: readonly string[];
  };
  runBalance: RunBalance;
  example: { input: unknown; result: unknown; title: string };
  startValues: Values;
  /** The form without a home, a contact or an earlier result. */
  emptyValues: Values;
  usesDraft: boolean;
  /** The kept result that the page shows. */
  run: { id: string } | null;
  homes: OfferedHome[];
  /** The home that the form is filled with. */
  homeId: string | null;
  /** Figures of earlier results, about that home and that contact. */
  figures: { ofHome: OfferedFigures | null; ofContact: OfferedFigures | null };
  /** Contact that the run is made for. */
  contact: PickedContact | null;
  takesContacts: boolean;
  today: string;
  /** The live result, shown beside the form. */
  live: LiveResult | null;
  onLive: Dispatch<SetStateAction<LiveResult | null>>;
  isSignedIn: boolean;
  onRun: (runId: string, origin: RunOrigin) => void;
  onRunning: (isRunning: boolean) => void;
}

const messageAbout = (schema: z.core.$ZodType, values: Values, name: string): string | undefined =>
  z.safeParse(schema, values).error?.issues.find(({ path }) => path.join(".") === name)?.message;

/** The form of a tool: keeps typed values, checks them with the tool's own schema, runs it, can be cancelled. */
export function ToolForm(props: ToolFormProps) {
  const { ref, card, runBalance, example, startValues, usesDraft, homes, isSignedIn, onRun, onRunning } = props;
  /** The home that took the place of another one, and how to have that one back. */
  const [changed, setChanged] = useState<{ name: string; undo: () => void } | null>(null);
  const [homeId, setHomeId] = useState(props.homeId);
  const [contact, setContact] = useState(props.contact);
  const [figures, setFigures] = useState(props.figures);
  /** Values that a chosen home or contact has laid over the form: nobody typed them. */
  const laid = useRef<Values>({});
  const { Fields, Aside, input: schema } = useToolView(card.id);
  const form = useForm<Values>({ defaultValues: startValues, shouldFocusError: false });
  const [failure, setFailure] = useState<Extract<RunOutcome, { kind: "failed" }>>();
  const [isRunning, setIsRunning] = useState(false);
  const abort = useRef<AbortController>(undefined);
  const lastTry = useRef({ body: "", key: "" });
  const element = useRef<HTMLFormElement>(null);
  /** Changes that are run at once need no trial of their own, which would stand in front of the corrected result. */
  const isRunNext = useRef(false);
  const follow = useLive(card.id, form, { today: props.today, onLive: props.onLive });
  // Values from elsewhere are calculated at once; a kept result shows itself.
  const isFilled = !usesDraft && !props.run;
  const { latest: draft, isTaken: isDraftTaken } = useFormDraft(form, {
    toolId: card.id,
    startValues,
    isFilled,
    usesDraft,
  });

  useEffect(() => {
    if (draft.current.take() || isFilled) follow();
    return form.subscribe({
      formState: { values: true },
      callback({ values, name }) {
        draft.current.keep(values);
        if (name && !isRunNext.current) follow();
        if (name && form.getFieldState(name).invalid) checkAgain(name, values);
      },
    });

    /** An invalid field is checked as it is corrected, not only at the next run. */
    function checkAgain(name: string, values: Values) {
      const message = messageAbout(schema, values, name);
      if (message) form.setError(name, { type: "schema", message });
      else form.clearErrors(name);
    }
  }, [draft, form, schema, isFilled, follow]);

  useEffect(() => () => abort.current?.abort(), []);
  useImperativeHandle(ref, () => ({
    runWith(changes) {
      isRunNext.current = true;
      for (const [name, value] of Object.entries(changes)) form.setValue(name, value);
      isRunNext.current = false;
      void submit("result");
    },
    change(changes) {
      for (const [name, value] of Object.entries(changes)) form.setValue(name, value);
      follow();
    },
    fill(changes) {
      for (const [name, value] of Object.entries(changes)) form.setValue(name, value, { shouldDirty: true });
    },
    run: () => void submit(),
    reset() {
      form.reset(startValues);
      props.onLive(null);
    },
  }));

  async function submit(origin: RunOrigin = "form") {
    if (isRunning) return;
    const values = form.getValues();
    form.clearErrors();
    setFailure(undefined);
    const parsed = z.safeParse(schema, values);
    if (!parsed.success)
      return showIssues(parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
    // The same values again are a retry and keep their key; changed ones are another run.
    const contactId = contact?.id ?? null;
    const body = JSON.stringify([values, homeId, contactId]);
    if (lastTry.current.body !== body) lastTry.current = { body, key: crypto.randomUUID() };
    // The form as it was opened asks for the facts of today; anything that was changed may be a correction of the result.
    const isChanged = origin === "result" || !saysTheSame(values, startValues);
    abort.current = new AbortController();
    setRunning(true);
    const outcome = await requestRun(card.slug, values, {
      key: lastTry.current.key,
      homeId,
      contactId,
      correctionOf: isChanged ? (props.run?.id ?? null) : null,
      signal: abort.current.signal,
    });
    setRunning(false);
    if (outcome.kind === "done") {
      draft.current.settle();
      onRun(outcome.run.id, origin);
    } else if (outcome.kind === "invalid") showIssues(outcome.issues);
    else if (outcome.kind === "failed") {
      setFailure(outcome);
      // An invitation is no error.
      if (!isAllowanceSpent(outcome.code)) {
        showToast({ kind: "error", title: "Error", description: outcome.message });
      }
    }
  }

  /** A fault of a field is said when it is left; whether one that is empty is missing, only when it runs. */
  function checkLeft(name: string) {
    if (!name || isBlank(form.getValues(name))) return;
    const message = messageAbout(schema, form.getValues(), name);
    if (message) form.setError(name, { type: "schema", message });
  }

  function setRunning(running: boolean) {
    setIsRunning(running);
    onRunning(running);
  }

  function showIssues(issues: { path: string; message: string }[]) {
    for (const { path, message } of issues) form.setError(path || "root", { type: "schema", message });
    // The first in the order of the screen, which is not always the schema's.
    requestAnimationFrame(() => {
      const first = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      first?.scrollIntoView({ block: "center" });
      first?.focus({ preventScroll: true });
    });
  }

  /** Lays a chosen home or contact over the form; figures of earlier results only where nobody has typed. */
  function fillWith(fill: Fill) {
    const values = toFormValues(fill.values) as Values;
    const figures = toFormValues(fill.figures?.values ?? {}) as Values;
    const filled = fillWithFigures(form.getValues(), { values, figures }, [startValues, laid.current]);
    laid.current = { ...laid.current, ...values, ...figures };
    form.reset(filled, { keepDefaultValues: true });
  }

  /** A chosen home takes the place of the one before: of that one nothing stays, and all of it can be had back. */
  function changeHome(id: string | null, fill: Fill, name: string) {
    const before = { values: form.getValues(), laid: laid.current, homeId, figures };
    const takeBack = draft.current.leave();
    const values = toFormValues(fill.values) as Values;
    const base = formWithoutHome(before.values, { empty: props.emptyValues, kept: card.keptAcrossHomes, home: values });
    const isReplaced = !saysTheSame(before.values, base);
    // The new values are also what a control falls back to, which is otherwise what the page opened with.
    form.reset(base);
    fillWith(fill);
    setHomeId(id);
    setFigures({ ...figures, ofHome: fill.figures });
    const undo = () => {
      takeBack();
      laid.current = before.laid;
      form.reset(before.values);
      setHomeId(before.homeId);
      setFigures(before.figures);
      setChanged(null);
      follow();
    };
    setChanged(isReplaced ? { name, undo } : null);
    follow();
  }

  function empty() {
    setChanged(null);
    draft.current.forget();
    laid.current = {};
    setFigures(props.figures);
    form.reset(startValues);
    setHomeId(props.homeId);
    setContact(props.contact);
    props.onLive(null);
  }

  // The library draws the form anew once it is ready, and with each error: the fields follow by themselves what concerns them, and
  // what stands beside them would be hydrated in that one go, with its Suspense.
  const [firstState] = useState(form.formState);
  const fields = useMemo(() => <Fields />, [Fields]);
  const shown = { result: props.live?.result ?? example.result, input: props.live?.input ?? example.input };
  const aside = useMemo(
    () => (
      <Suspense fallback={null}>
        <AfterShell>{Aside ? <Aside result={shown.result as never} input={shown.input as never} /> : null}</AfterShell>
      </Suspense>
    ),
    [Aside, shown.result, shown.input],
  );
  const rootError = form.formState.errors.root?.message;
  return (
    <FormProvider {...form} formState={firstState}>
      <div className="grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <form
          ref={element}
          noValidate
          aria-label={card.title}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          onBlur={({ target }) => checkLeft(target.getAttribute("name") ?? "")}
          className="min-w-0 rounded-lg border bg-card print:hidden"
        >
          {homes.length > 0 ? (
            <HomePicker homes={homes} slug={card.slug} mayLook={isSignedIn} onPick={changeHome} />
          ) : null}
          {changed ? <HomeChangedNote {...changed} /> : null}
          {props.takesContacts ? (
            <ContactPicker
              slug={card.slug}
              contact={contact}
              onPick={(picked, fill) => {
                draft.current.leave();
                if (fill) fillWith(fill);
                setContact(picked);
                setFigures({ ...figures, ofContact: fill?.figures ?? null });
                if (picked) follow();
              }}
            />
          ) : null}
          {isDraftTaken ? <DraftNote onDrop={empty} /> : null}
          {[figures.ofHome, figures.ofContact].map((one) =>
            one ? <FiguresNote key={one.href} figures={one} onUse={follow} /> : null,
          )}
          <FormHomeProvider value={homeId}>{fields}</FormHomeProvider>
          {rootError ? (
            <p role="alert" className="px-7 py-4 text-sm font-medium text-destructive">
              {rootError}
            </p>
          ) : null}
          {failure ? (
            <div ref={scrollIntoSight} className="p-5 sm:p-7">
              <RunFailure failure={failure} onRetry={() => void submit()} />
            </div>
          ) : null}
          <SubmitBar
            label={card.verbs.run}
            loadingText={card.verbs.running}
            loading={isRunning}
            cost={
              <>
                {props.live && !props.live.isOutdated ? (
                  // Near the fields, because the result itself is below a long form.
                  <span className="block text-sm font-medium text-foreground tabular-nums">{props.live.summary}</span>
                ) : null}
                <RunCost credits={card.credits} runBalance={runBalance} />
              </>
            }
            secondary={
              isRunning ? (
                <Button variant="outline" onClick={() => abort.current?.abort()}>
                  Cancelar
                </Button>
              ) : (
                <Button variant="ghost" onClick={empty}>
                  Vaciar
                </Button>
              )
            }
          />
        </form>
        <div className="grid gap-6 lg:sticky lg:top-24">{aside}</div>
      </div>
    </FormProvider>
  );
}

/** The form is long, and its button stays in sight: its answer must come there. */
function scrollIntoSight(panel: HTMLElement | null) {
  panel?.scrollIntoView({ block: "center" });
}
