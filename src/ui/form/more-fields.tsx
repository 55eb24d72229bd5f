import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Disclosure } from "../disclosure.tsx";

/** Details that are closed until wanted, and open by themselves when one of their fields is wrong. */
export function MoreFields({
  summary,
  names,
  children,
}: {
  summary: ReactNode;
  names: readonly string[];
  children: ReactNode;
}) {
  const { errors } = useFormState();
  const isWrong = names.some((name) => errors[name] !== undefined);
  return (
    <Disclosure summary={summary} {...(isWrong && { open: true })} className="border-t border-b-0 text-sm">
      <div className="grid gap-5 text-foreground">{children}</div>
    </Disclosure>
  );
}
