import { useToolRun } from "./tool-run-context.tsx";

/** The person that a result is about, as far as its owner typed it. */
export interface TypedPerson {
  name?: string;
  phone?: string;
  email?: string;
}

/** From the form, not from the result: a shared page has no form and names nobody. */
export function usePerson(): TypedPerson {
  const { name, phone, email } = useToolRun().input;
  return { ...message("name", name), ...message("phone", phone), ...message("email", email) };
}

const message = <K extends string>(key: K, value: unknown) =>
  (typeof value === "string" && value.trim() !== "" ? { [key]: value.trim() } : {}) as { [k in K]?: string };
