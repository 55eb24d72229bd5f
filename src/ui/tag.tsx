import { Check, CircleX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type TagTone = keyof typeof toneClasses;

const toneClasses = {
  neutral: "bg-secondary text-secondary-foreground",
  outline: "bg-transparent text-foreground shadow-[inset_0_0_0_1px_var(--border-strong)]",
  plataforma: "bg-plataforma-soft text-plataforma-soft-foreground",
  portal: "bg-portal-soft text-portal-soft-foreground",
  hipotecas: "bg-hipotecas-soft text-hipotecas-soft-foreground",
  formacion: "bg-formacion-soft text-formacion-soft-foreground",
  success: "bg-success-soft text-success-soft-foreground",
  warning: "bg-warning-soft text-warning-soft-foreground",
  destructive: "bg-destructive-soft text-destructive-soft-foreground",
} as const;

/** Judgements carry an icon, so that colour is never alone. */
const toneIcons: Partial<Record<TagTone, typeof Check>> = {
  success: Check,
  warning: TriangleAlert,
  destructive: CircleX,
};

/** One or two words on a state; never wraps. */
export function Tag({
  tone = "neutral",
  className,
  children,
}: {
  tone?: TagTone;
  className?: string;
  children: ReactNode;
}) {
  const Icon = toneIcons[tone];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 rounded-xs px-2 py-[0.18rem] text-2xs font-medium whitespace-nowrap forced-colors:border",
        toneClasses[tone],
        className,
      )}
    >
      {Icon ? <Icon aria-hidden size={12} strokeWidth={2} className="shrink-0" /> : null}
      {children}
    </span>
  );
}
