import { guardOf } from "#domain/assistant/guards/guard.ts";
import { guardLessons } from "./guard-lessons.ts";

for (const { text, kind } of guardLessons()) {
  const g = guardOf(text);
  if ((g?.kind ?? "none") !== kind)
    console.log(`${kind} → ${g?.kind ?? "none"} ${g?.confidence.toFixed(2) ?? ""}: ${text}`);
}
