import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CalloutTone = "info" | "success" | "warning" | "destructive";

const tones = {
  info: { Icon: Info, classes: "bg-primary-soft text-primary-soft-foreground" },
  success: { Icon: CircleCheck, classes: "bg-success-soft text-success-soft-foreground" },
  warning: { Icon: TriangleAlert, classes: "bg-warning-soft text-warning-soft-foreground" },
  destructive: { Icon: CircleX, classes: "bg-destructive-soft text-destructive-soft-foreground" },
} as const;

interface CalloutProps {
  tone?: CalloutTone;
  title?: string;
  children?: ReactNode;
  /** One action, at the end. */
  action?: ReactNode;
  className?: string;
}

/** A remark about the content beside it: demo data, little evidence, a condition. */
export function Callout({ tone = "info", title, children, action, className }: CalloutProps) {
  const { Icon, classes } = tones[tone];
  return (
    <div
      className={classNames(
        "flex items-start gap-3 rounded-md p-4 text-sm leading-normal forced-colors:border",
        classes,
        className,
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        {title === undefined ? null : <p className="font-semibold">{title}</p>}
        {children}
        {action === undefined ? null : <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
