import { useState } from "react";
import { signOut } from "./sign-out.ts";

/** Signing out as a button does it: `isLeaving` until the page goes, or the server has refused. */
export function useSignOut(): { isLeaving: boolean; leave: () => Promise<void> } {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  };
  return { isLeaving, leave };
}
