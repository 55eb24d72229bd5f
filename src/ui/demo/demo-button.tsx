import { type ReactNode, useState } from "react";
import { Button, type ButtonSize, type ButtonVariant } from "../button.tsx";
import { useLazyPart } from "../lead/use-lazy-part.ts";
import type { DemoDialogProps } from "./demo-dialog.tsx";

interface DemoButtonProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children?: ReactNode;
}

const loadDialog = () => import("./demo-dialog.tsx").then((module) => module.DemoDialog);

/** Opens the dialog "Solicitar Demo", which is fetched when it is first wanted. */
export function DemoButton({ children = "Solicitar Demo", ...look }: DemoButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, fetchDialog] = useLazyPart<DemoDialogProps>(loadDialog);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={async () => setOpen(await fetchDialog())}>
        {children}
      </Button>
      {Dialog === null ? null : <Dialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
