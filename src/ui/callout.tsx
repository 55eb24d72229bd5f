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
  /** Where there is room, the action stands at the right of a short remark. */
  isOneLine?: boolean;
  className?: string;
}

/** A remark about the content beside it: demo data, little evidence, a condition. */
export function Callout({ tone = "info", title, children, action, isOneLine = false, className }: CalloutProps) {
  const { Icon, classes } = tones[tone];
  return (
    <div
      className={classNames(
        "flex items-start gap-3 rounded-md text-sm leading-normal forced-colors:border",
        isOneLine ? "p-4 sm:items-center sm:py-2 sm:pr-2" : "p-4",
        classes,
        className,
      )}
    >
      <Icon
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className={classNames("shrink-0", isOneLine ? "max-sm:mt-px" : "mt-px")}
      />
      <div
        className={classNames(
          "min-w-0 flex-1",
          isOneLine && "sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-6",
        )}
      >
        {title === undefined ? null : <p className="font-semibold">{title}</p>}
        {isOneLine ? <p>{children}</p> : children}
        {action === undefined ? null : <div className={classNames("mt-3", isOneLine && "sm:mt-0")}>{action}</div>}
      </div>
    </div>
  );
}
