import type { Given } from "./judge.ts";
import type { AskedQuestion } from "./question.ts";

export interface Message {
  role: "user" | "assistant";
  content: string;
}

/** Answers the last message of a conversation. @param by tells one asker from another, for limits */
export type Assistant = (messages: readonly Message[], by: number) => Promise<Given & { url: string | null }>;

/** A conversation, each turn on the assistant's own replies. */
export async function converse(assistant: Assistant, { turns }: AskedQuestion, by: number) {
  const messages: Message[] = [];
  const given: Awaited<ReturnType<Assistant>>[] = [];
  for (const { user } of turns) {
    messages.push({ role: "user", content: user });
    const reply = await assistant(messages, by);
    given.push(reply);
    messages.push({ role: "assistant", content: reply.text.slice(0, 4_000) });
  }
  return given;
}

const PATH = "/functions/v1/chat-inmobiliario";

/** The assistant of a running server, read as a browser reads it. */
export async function assistantAt(origin: string): Promise<Assistant> {
  const page = await (await fetch(`${origin}/`)).text();
  const key = /data-anon-key="([^"]+)"/.exec(page)?.[1];
  if (!key) throw new Error("the home page does not carry the public key");
  return async (messages, by) => {
    const response = await fetch(origin + PATH, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${key}`,
        "x-forwarded-for": `10.${by >> 16}.${(by >> 8) & 255}.${by & 255}`,
      },
      body: JSON.stringify({ messages }),
    });
    if (!response.ok) throw new Error(`the assistant answered ${response.status}: ${await response.text()}`);
    let text = "";
    let [hasForm, url]: [boolean, string | null] = [false, null];
    for (const line of (await response.text()).split("\n")) {
      if (!line.startsWith("data: {")) continue;
      const frame = JSON.parse(line.slice(6)) as {
        choices: [{ delta: { content: string } }];
        ask?: unknown;
        citations?: { url: string }[];
      };
      text += frame.choices[0].delta.content;
      hasForm ||= frame.ask !== undefined;
      url ??= frame.citations?.[0]?.url ?? null;
    }
    return { text, hasForm, url };
  };
}
