import { createContext, type ReactNode, use, useContext } from "react";

/**
 * Settles once the beginning of a document, with its scripts and data, has been sent. Only the server gives it, and only to a page of
 * a signed-in person: a document that is stored, that reads without scripts or that a crawler asks for is sent in its order.
 */
export const ShellSentContext = createContext<Promise<void> | null>(null);

/**
 * A long part below the first screen, within a Suspense: it is sent at the end of the document, so that a slow phone runs the page's
 * scripts before it takes the part in.
 */
export function AfterShell({ children }: { children: ReactNode }) {
  const sent = useContext(ShellSentContext);
  if (sent !== null) use(sent);
  return children;
}
