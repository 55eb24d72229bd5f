import { useCallForm } from "#ui/use-call-form.ts";
import { useCrmPlace } from "./crm-place.ts";

/** A form of the CRM, whichever it is. @param options.path below the CRM's root: `/contacts` */
export function useCrmForm<Answer = unknown>(options: Parameters<typeof useCallForm<Answer>>[0]) {
  const { api } = useCrmPlace();
  return useCallForm<Answer>({ ...options, path: `${api}${options.path}` });
}
