import type { Impersonation } from "../auth/impersonation.server.ts";
import type { Viewer } from "../auth/viewer.server.ts";
import type { KeyCaller } from "../keys/key-caller.server.ts";
import type { Actor } from "./actor.server.ts";

/** What the server knows about every request before its call is answered. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Of the scripts of this answer. */
    nonce?: string;
    /** `over`: the browser still shows somebody as whom it may no longer look. */
    impersonation: Impersonation | "over" | null;
    viewer: Viewer | null;
    keyCaller: KeyCaller | null;
    actor: Actor;
  };
}
