import { createContext, useContext } from "react";

/** Acts that a result may ask of the page that shows it. */
export interface ToolRunActions {
  /** The input as typed. */
  input: Record<string, unknown>;
  /** Runs the tool again with some of the input changed, as when an agent takes a comparable out. */
  rerun: (changes: Record<string, unknown>) => void;
  /** Changes some of the input and lets the result follow at once; where a tool cannot, it runs again. */
  change: (changes: Record<string, unknown>) => void;
  /** Opens the form at one of its fields; absent where there is no form, as for whoever a result was sent to. */
  openField?: (name: string) => void;
  /** Lays values into the form and opens it at the first of them, so that somebody looks before it runs; absent where there is no form. */
  fill?: (values: Record<string, unknown>) => void;
  isRunning: boolean;
  /** Id of the kept run that is shown, by which its pictures are asked for; absent for an example, a trial and a shared page. */
  runId?: string | undefined;
  /** True for the worked example, which cannot be changed. */
  isExample: boolean;
  /** The result follows the typed values, and is kept nowhere. */
  isLive: boolean;
  /** The day that dated rows are looked up for (ISO date); empty where no form is. */
  today: string;
  /** Somebody with an account looks at it; without, nothing of theirs is asked for. */
  isSignedIn?: boolean;
  /** Addresses of photos of the homes that the result speaks of, by their ids (`picturesOf`). */
  pictures?: Readonly<Record<string, string>>;
  /** An outside map style, where the deployment configures one. */
  mapStyleUrl: string | undefined;
}

type Given = Omit<ToolRunActions, "change" | "isLive" | "today"> & Partial<ToolRunActions>;

const ToolRunContext = createContext<Given | null>(null);
export const ToolRunProvider = ToolRunContext.Provider;

export function useToolRun(): ToolRunActions {
  const actions = useContext(ToolRunContext);
  if (!actions) throw new Error("useToolRun is for the fields and results of a tool page");
  return { change: actions.rerun, isLive: false, today: "", ...actions };
}
