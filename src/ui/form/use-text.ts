import { useWatch } from "react-hook-form";

/** A field of the form as it is typed. */
export function useText(name: string): string {
  const value: unknown = useWatch({ name });
  return typeof value === "string" ? value : "";
}
