import { type ComponentType, createContext, type ReactNode, useContext } from "react";

// biome-ignore lint/suspicious/noExplicitAny: each tool's drawings know their own result and input
type AnyDrawings = Readonly<Record<string, ComponentType<any>>>;

interface Drawn {
  drawings: AnyDrawings;
  result: unknown;
  input: unknown;
}

const DrawnContext = createContext<Drawn>({ drawings: {}, result: undefined, input: undefined });

export function DrawingsProvider({ children, ...drawn }: Drawn & { children: ReactNode }) {
  return <DrawnContext.Provider value={drawn}>{children}</DrawnContext.Provider>;
}

/** A drawing of the tool's own; nothing where the tool has none of that name for pages. */
export function OwnDrawing({ name }: { name: string }) {
  const { drawings, result, input } = useContext(DrawnContext);
  const Drawing = drawings[name];
  return Drawing ? <Drawing result={result} input={input} /> : null;
}
