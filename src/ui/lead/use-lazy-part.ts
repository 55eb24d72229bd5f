import { type ComponentType, useState } from "react";
import { showToast } from "../toast-store.ts";

/**
 * A part of the page that is fetched when it is first wanted; an error is shown and may be tried again.
 *
 * @returns the part, null until it is there, and the function that fetches it: true when it is there
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => Promise<boolean>] {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const fetchPart = async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch (error) {
      // Nearly always the connection, so that the code which reports errors could not be fetched either.
      console.error("lazy_part", error);
      showToast({
        kind: "error",
        title: "Error",
        description: "No se pudo abrir. Revisa tu conexión e inténtalo de nuevo.",
      });
      return false;
    }
  };
  return [Part, fetchPart];
}
