import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { dismissToast, type ShownToast, TOAST_MS, type ToastKind } from "./toast-store.ts";

const icons = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info } as const;

const iconClasses: Record<ToastKind, string> = {
  success: "text-success",
  error: "text-destructive",
  warning: "text-warning-soft-foreground",
  info: "text-primary",
};

/** The notices on screen; `toast-region.tsx` mounts it when there are any. */
export default function Toaster({ toasts }: { toasts: readonly ShownToast[] }) {
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    // As a popover it lies over open dialogs; shown anew, over the one opened last.
    const element = region.current;
    if (element === null || typeof element.showPopover !== "function") return;
    if (element.matches(":popover-open")) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);
  return (
    // At the top while the assistant is open: its field is at the bottom.
    <section
      ref={region}
      popover="manual"
      aria-label="Avisos"
      className="fixed inset-auto top-(--toast-top) right-0 bottom-(--toast-bottom) z-(--layer-toast) m-0 w-full max-w-[26rem] overflow-visible bg-transparent p-4 text-foreground sm:p-6"
    >
      <ol className="grid gap-3">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

/** Leaves after five seconds, not counting those in which it is pointed at or has the focus. */
function ToastItem({ toast }: { toast: ShownToast }) {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (kept) return;
    const timer = window.setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => window.clearTimeout(timer);
  }, [kept, toast.id]);
  return (
    <li
      onPointerEnter={() => setKept(true)}
      onPointerLeave={() => setKept(false)}
      onFocus={() => setKept(true)}
      onBlur={() => setKept(false)}
    >
      <ToastCard toast={toast} onClose={() => dismissToast(toast.id)} />
    </li>
  );
}

/** How one looks; the component sheet shows it standing still. */
export function ToastCard({ toast, onClose }: { toast: Omit<ShownToast, "id">; onClose?: () => void }) {
  const Icon = icons[toast.kind];
  return (
    <div
      role={toast.kind === "error" ? "alert" : "status"}
      className="flex animate-rise items-start gap-3 rounded-md border bg-popover py-3.5 pr-2 pl-4 text-sm leading-normal text-popover-foreground shadow-lg"
    >
      <Icon
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className={classNames("mt-px shrink-0", iconClasses[toast.kind])}
      />
      <div className="min-w-0 flex-1 pr-2">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-muted-foreground">{toast.description}</p> : null}
      </div>
      {toast.action ? (
        <Button
          variant="link"
          className="-my-2 px-2"
          onClick={() => {
            toast.action?.run();
            onClose?.();
          }}
        >
          {toast.action.label}
        </Button>
      ) : null}
      {onClose ? (
        <Button variant="ghost" size="icon" aria-label="Cerrar aviso" className="-my-2.5" onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      ) : null}
    </div>
  );
}
