import type { AnswerExtras, ChatCard } from "./dto.ts";

interface SavedMessage {
  role: "user" | "assistant";
  content: string;
  extras?: AnswerExtras | undefined;
}

/** A conversation as plain text, for a file: messages, drawn figures, and the sources of each answer. */
export function savedChatText(title: string, stated: readonly SavedMessage[], origin: string): string {
  const parts = stated.map(({ role, content, extras }) => {
    const name = role === "user" ? "Tú" : "Asistente";
    const cards = (extras?.cards ?? []).map((card) => cardText(card, origin));
    const sources = (extras?.citations ?? []).map((cited) => `  Fuente: ${cited.title} (${origin}${cited.url})`);
    return [`${name}:`, content, ...cards, ...sources].join("\n");
  });
  return `${[title, ...parts].join("\n\n")}\n`;
}

function cardText(card: ChatCard, origin: string): string {
  const lines = [card.title];
  if (card.kind === "home") lines.push(...[card.detail, card.price ?? ""].filter(Boolean));
  if (card.kind === "tool") lines.push(card.summary);
  if (card.kind === "plan") lines.push(card.price, card.detail);
  if (card.kind === "result") {
    const { label, value, low, high } = card.figure;
    lines.push(`${label}: ${value}${low && high ? ` (de ${low} a ${high})` : ""}`);
    lines.push(...card.rows.map((row) => `${row.label}: ${row.value}`));
    lines.push(...card.sources.map(({ label, date }) => ["Dato:", label, date].filter(Boolean).join(" ")));
  }
  lines.push(`${origin}${card.kind === "result" ? card.open.url : card.url}`);
  return lines
    .filter((line) => line !== "")
    .map((line) => `  ${line}`)
    .join("\n");
}
