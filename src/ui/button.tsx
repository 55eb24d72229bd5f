import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export type { ButtonSize, ButtonVariant } from "./button-classes.ts";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows the spinner and ignores clicks, without losing focus or width. */
  loading?: boolean;
  /** Shown while loading ("Enviando..."); it reserves its room beforehand. */
  loadingText?: string;
  /** Gives the look to its only child, usually a link. `loading` is ignored then. */
  asChild?: boolean;
}

export function Button({
  variant = "default",
  size = "default",
  loading = false,
  loadingText,
  asChild = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const classes = classNames(buttonClasses(variant, size), className);
  if (asChild) {
    const child = children as ReactElement<{ className?: string }>;
    return cloneElement(child, {
      ...rest,
      ...(onClick ? { onClick } : {}),
      className: classNames(classes, child.props.className),
    } as object);
  }
  const refuseWhileLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={classNames(classes, loading && "cursor-progress")}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={refuseWhileLoading}
      {...rest}
    >
      {loading || loadingText ? <Faces loading={loading} loadingText={loadingText} label={children} /> : children}
    </button>
  );
}

/** Both faces share one grid cell, so the wider one sets the width at all times. */
function Faces({
  loading,
  loadingText,
  label,
}: {
  loading: boolean;
  loadingText: string | undefined;
  label: React.ReactNode;
}) {
  const face = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";
  return (
    <span className="grid">
      <span className={classNames(face, loading && "invisible")}>{label}</span>
      <span className={classNames(face, !loading && "invisible")}>
        <Spinner isStill={!loading} />
        {loadingText ?? <span className="sr-only">Un momento…</span>}
      </span>
    </span>
  );
}
