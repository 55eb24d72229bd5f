import { levelName } from "#domain/operations/logs/log-filter.ts";
import { Tag } from "#ui/tag.tsx";

export function LevelTag({ level }: { level: number }) {
  return <Tag tone={level >= 50 ? "destructive" : level >= 40 ? "warning" : "neutral"}>{levelName(level)}</Tag>;
}

export function StatusTag({ status }: { status: number }) {
  return <Tag tone={status >= 500 ? "destructive" : status >= 400 ? "warning" : "outline"}>{status}</Tag>;
}
