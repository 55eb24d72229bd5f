import type { Conversation } from "./written.ts";

/** Short conversations about what is agreed, promised and asked. Their messages are three minutes apart where nothing else is said. */
export function talk(
  id: string,
  now: string,
  lines: string,
  more: Partial<Omit<Conversation, "id" | "now" | "lines">> = {},
): Conversation {
  let minutes = 0;
  const timed = lines
    .trim()
    .split("\n")
    .map((line) => {
      if (line.startsWith("## ")) minutes = 0;
      if (!/^[A-Z*]+: /.test(line)) return line;
      const at = 600 + 3 * minutes++;
      return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")} ${line}`;
    })
    .join("\n");
  return {
    id,
    now,
    lines: timed,
    form: "android-24-es",
    zone: "Europe/Madrid",
    people: { C: "Marta Gil", A: "Laura Inmo" },
    agents: ["A"],
    isTalk: true,
    ...more,
  };
}
