import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentProof, noProof, subscribeToProof } from "./proof-store.ts";

const ProofDialog = lazy(() => import("./proof-dialog.tsx"));

/** Mount once, in the root; `askForProof` fills it. Its content is fetched when the server first asks. */
export function ProofRegion() {
  const request = useSyncExternalStore(subscribeToProof, currentProof, noProof);
  if (request === null) return null;
  return (
    <Suspense>
      <ProofDialog key={request.id} request={request} />
    </Suspense>
  );
}
