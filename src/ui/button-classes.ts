import { classNames } from "./class-names.ts";

/** How buttons look; the bar's links wear it without the button's behaviour. */

export type ButtonVariant = keyof typeof variantClasses;
export type ButtonSize = keyof typeof sizeClasses;

const variantClasses = {
  /** Cobalt; one per view. */
  default: "border-transparent bg-primary text-primary-foreground not-aria-disabled:hover:bg-primary-hover",
  /** Names its object ("Eliminar informe") and asks first. */
  destructive:
    "border-transparent bg-destructive text-destructive-foreground not-aria-disabled:hover:bg-destructive-hover",
  outline: "border-input bg-card text-foreground not-aria-disabled:hover:bg-muted",
  secondary: "border-transparent bg-secondary text-secondary-foreground not-aria-disabled:hover:bg-border",
  ghost: "border-transparent bg-transparent text-foreground not-aria-disabled:hover:bg-secondary",
  link: "border-transparent text-primary underline decoration-1 underline-offset-[0.22em] not-aria-disabled:hover:decoration-2",
  /** Ochre: the way into the trial, nothing else. */
  hero: "border-transparent bg-luz font-semibold text-luz-foreground not-aria-disabled:hover:bg-luz-hover",
  plataforma: "border-transparent bg-plataforma text-plataforma-foreground not-aria-disabled:hover:bg-plataforma-hover",
  portal: "border-transparent bg-portal text-portal-foreground not-aria-disabled:hover:bg-portal-hover",
  hipotecas: "border-transparent bg-hipotecas text-hipotecas-foreground not-aria-disabled:hover:bg-hipotecas-hover",
  formacion: "border-transparent bg-formacion text-formacion-foreground not-aria-disabled:hover:bg-formacion-hover",
} as const;

/** 36, 44, 52 px and a 44 px square; on touch the small one answers to 44 px. */
const sizeClasses = {
  default: "min-h-11 px-[1.1rem] py-2 text-control rounded-md",
  sm: "min-h-9 px-[0.8rem] py-1 text-sm rounded-sm",
  lg: "min-h-13 px-6 py-2.5 text-base rounded-md",
  icon: "size-11 rounded-md",
} as const;

const baseClasses =
  "touch-target inline-flex shrink-0 items-center justify-center gap-2 border text-center font-medium leading-tight no-underline transition-colors duration-(--duration-1) disabled:cursor-not-allowed disabled:opacity-50";

export function buttonClasses(variant: ButtonVariant = "default", size: ButtonSize = "default"): string {
  return classNames(
    baseClasses,
    variant === "link" ? "min-h-9 text-control" : sizeClasses[size],
    variantClasses[variant],
  );
}
