import type { ReactNode } from "react";
import { Button, type ButtonSize, type ButtonVariant } from "../button.tsx";

interface DemoButtonProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children?: ReactNode;
}

/** Opens the dialog "Solicitar Demo", which is fetched when it is first wanted. */
export function DemoButton({ children = "Solicitar Demo", ...look }: DemoButtonProps) {
  return <Button {...look}>{children}</Button>;
}
