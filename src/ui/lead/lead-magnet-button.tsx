import { type ReactNode, useState } from "react";
import type { MagnetKind } from "#domain/site/lead/lead.ts";
import { Button, type ButtonSize, type ButtonVariant } from "../button.tsx";
import type { LeadMagnetDialogProps } from "./lead-magnet-dialog.tsx";
import { useLazyPart } from "./use-lazy-part.ts";

interface LeadMagnetButtonProps {
  kind: MagnetKind;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

const loadDialog = () => import("./lead-magnet-dialog.tsx").then((module) => module.LeadMagnetDialog);

/** Opens the lead magnet's dialog, which is fetched when it is first wanted. */
export function LeadMagnetButton({ kind, children, ...look }: LeadMagnetButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, fetchDialog] = useLazyPart<LeadMagnetDialogProps>(loadDialog);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={async () => setOpen(await fetchDialog())}>
        {children}
      </Button>
      {Dialog === null ? null : <Dialog kind={kind} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
