import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonSize, type ButtonVariant } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { showToast } from "./toast-store.ts";

interface CopyButtonProps {
  /** Text to copy; a function is called only when pressed. */
  text: string | (() => string);
  label?: string;
  doneLabel?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** How long it says that it is done. */
const DONE_MS = 2000;

/** Copies text and says so where it was pressed; if the browser refuses, it says that instead. */
export function CopyButton({
  text,
  label = "Copiar",
  doneLabel = "Copiado",
  variant = "outline",
  size = "default",
}: CopyButtonProps) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(() => setDone(false), DONE_MS);
    return () => window.clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === "string" ? text : text());
      setDone(true);
    } catch {
      // Without permission, or outside a secure context, there is no clipboard.
      showToast({
        kind: "error",
        title: "No se ha podido copiar",
        description: "Tu navegador no lo permite. Selecciona el texto y cópialo a mano.",
      });
    }
  };
  const Icon = done ? Check : Copy;
  return (
    <>
      <Button variant={variant} size={size} onClick={copy}>
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        {/* Both words share a cell, so the button keeps its width. */}
        <span className="grid">
          <span className={classNames("col-start-1 row-start-1", done && "invisible")}>{label}</span>
          <span className={classNames("col-start-1 row-start-1", !done && "invisible")}>{doneLabel}</span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {done ? doneLabel : ""}
      </span>
    </>
  );
}
