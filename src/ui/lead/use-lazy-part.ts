import { type ComponentType, useState } from "react";
import { showToast } from "../toast-store.ts";

/**
 * A part of the page that is fetched when it is first wanted; a failure is shown and may be tried again.
 *
 * @returns the part, null until it is there, and what fetches it: true when it is there
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
      // Nearly always the connection: what would report it could not be fetched either.
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
