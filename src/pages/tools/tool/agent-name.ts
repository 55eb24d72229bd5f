import { useEffect, useState } from "react";

const AGENT_NAME_KEY = "umbral-agent-name";

/** The query of a report's address with the name that signs it; empty without a name. */
export const agentQuery = (agent: string): string =>
  agent.trim() ? `?agente=${encodeURIComponent(agent.trim())}` : "";

/** Typed once in this browser, by people without an account that has it. */
export function useAgentName(): [string, (name: string) => void] {
  const [name, setName] = useState("");
  useEffect(() => {
    try {
      setName(localStorage.getItem(AGENT_NAME_KEY) ?? "");
    } catch {
      // Storage is forbidden: the field starts empty.
    }
  }, []);
  return [
    name,
    (next) => {
      setName(next);
      try {
        localStorage.setItem(AGENT_NAME_KEY, next);
      } catch {
        // Without storage, as above: the name is used all the same.
      }
    },
  ];
}
