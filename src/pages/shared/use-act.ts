import type { callApi } from "#ui/call-api.ts";
import { useCall } from "#ui/use-call.ts";

type CallArguments = Parameters<typeof callApi>;

/** Something an administrator does, by its address below `/api/admin`. */
export function useAct() {
  const { isBusy, call } = useCall();
  const act = (message: string, method: CallArguments[0], path: string, body?: CallArguments[2]) =>
    call(message, method, `/api/admin/${path}`, body);
  return { isBusy, act };
}
