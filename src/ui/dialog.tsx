import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { Zocalo } from "./panel.tsx";

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button or a click on the veil. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  zocalo?: Zocalo;
  /** As wide as the screen allows, for a map beside a list; the whole screen on a phone. */
  isWide?: boolean;
  /** Its content stays mounted once opened, so typed values survive closing. */
  children?: ReactNode;
}

/**
 * A modal of 38 rem over an ink veil: the browser's own dialog, which keeps the focus inside, makes the rest inert and
 * gives the focus back.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  zocalo = "plataforma",
  isWide = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const mounted = useModal(ref, open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil is a shortcut; Escape is the key for it
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      className={classNames(
        dialogClasses,
        "zocalo-foot",
        isWide
          ? "max-w-[76rem] max-sm:h-dvh max-sm:max-h-dvh max-sm:w-full max-sm:max-w-none max-sm:rounded-none"
          : "max-w-[38rem]",
      )}
      style={{ "--zocalo-band": `var(--${zocalo})` } as React.CSSProperties}
    >
      {mounted ? (
        <div className={classNames(scrollClasses, isWide ? "scroll-pb-20 gap-4 max-sm:max-h-dvh" : "gap-6")}>
          <header className="pr-12">
            <h2 id={`${id}-title`} className="text-h3">
              {title}
            </h2>
            {description === undefined ? null : (
              <p id={`${id}-description`} className="mt-1 text-control text-muted-foreground">
                {description}
              </p>
            )}
          </header>
          {children}
          {footer === undefined ? null : (
            <div
              className={classNames(
                "flex flex-wrap items-center justify-end gap-3",
                // A long list scrolls behind it, and its buttons stay in sight.
                isWide &&
                  "sticky -bottom-5 z-10 -mx-5 -mb-5 border-t bg-popover px-5 py-3 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7",
              )}
            >
              {footer}
            </div>
          )}
          {/* Last in order, so that the first field gets the focus; it stands at the top all the same. */}
          <Button variant="ghost" size="icon" aria-label="Cerrar" className="absolute! top-4 right-4" onClick={onClose}>
            <X aria-hidden size={20} strokeWidth={1.75} />
          </Button>
        </div>
      ) : null}
    </dialog>
  );
}

interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  /** A question that names the object: "¿Eliminar el informe de C/ Cádiz, 42?". */
  title: string;
  /** Text that says what is lost and what stays. */
  children: ReactNode;
  /** Names the object again: "Eliminar informe". */
  confirmLabel: string;
  onConfirm: () => void;
  confirming?: boolean;
  confirmingText?: string;
}

/** Asks before something that cannot be undone. Cancel has the focus; the veil does not close it. */
export function AlertDialog({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  onConfirm,
  confirming = false,
  confirmingText = "Eliminando…",
}: AlertDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const mounted = useModal(ref, open);
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={classNames(dialogClasses, "zocalo-foot max-w-[30rem]")}
      style={{ "--zocalo-band": "var(--destructive)" } as React.CSSProperties}
    >
      {mounted ? (
        <div className={classNames(scrollClasses, "gap-3")}>
          <h2 id={`${id}-title`} className="text-h4">
            {title}
          </h2>
          <div id={`${id}-text`} className="text-control text-muted-foreground">
            {children}
          </div>
          <div className="mt-3 flex flex-wrap items-center justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancelar
            </Button>
            <Button variant="destructive" onClick={onConfirm} loading={confirming} loadingText={confirmingText}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      ) : null}
    </dialog>
  );
}

const dialogClasses = classNames(
  // The zócalo would make it relative, and opening it would scroll the page to the top.
  "fixed! m-auto w-[calc(100%-2rem)] rounded-lg border bg-popover text-popover-foreground shadow-lg",
  "open:animate-rise backdrop:bg-tinta-950/60 open:backdrop:animate-fade",
);

/** The content scrolls, so that the zócalo stays at the foot. */
const scrollClasses = "relative grid max-h-[calc(100dvh-2.5rem)] overflow-y-auto overscroll-contain p-5 sm:p-7";

/** Opens and closes the element with the prop. @returns whether it has ever been open */
function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): boolean {
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [ref, open]);
  return mounted;
}
