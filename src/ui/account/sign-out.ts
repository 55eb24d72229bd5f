import { showToast } from "../toast-store.ts";
import { loadAuthClient } from "./load-auth-client.ts";
import { leaveTo } from "./notice.ts";
import { expectSignOut } from "./session-store.ts";

/** Answers that mean that the session had ended already. */
const GONE: readonly (number | undefined)[] = [401, 403, 404];

/**
 * Ends the session of this browser and goes to the root. The server ends it first: the client alone would forget it here and
 * leave it open there when the connection fails.
 */
export async function signOut(): Promise<void> {
  expectSignOut(true);
  try {
    const client = await loadAuthClient();
    const { data, error } = await client.getSession();
    if (error) throw error;
    if (data.session) {
      const ended = await client.admin.signOut(data.session.access_token, "local");
      if (ended.error && !GONE.includes(ended.error.status)) throw ended.error;
    }
    await client.signOut({ scope: "local" });
  } catch {
    expectSignOut(false);
    showToast({
      kind: "error",
      title: "Error al cerrar sesión",
      description: "Tu sesión sigue abierta. Comprueba tu conexión e inténtalo de nuevo.",
    });
    return;
  }
  leaveTo("/", { kind: "success", title: "Sesión cerrada correctamente" });
}
