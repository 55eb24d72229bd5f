import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToasts, noToasts, subscribeToToasts } from "./toast-store.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Mount once, in the root; `showToast` fills it. Its looks are fetched with the first notice. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}
