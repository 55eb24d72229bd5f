import { HOME_STATUS_NAMES, type HomeStatus } from "#domain/shared/home-attributes/home-values.ts";
import { Tag } from "#ui/tag.tsx";

const TONES = {
  captacion: "portal",
  disponible: "plataforma",
  reservado: "hipotecas",
  cerrado: "formacion",
  retirado: "neutral",
} as const;

export function StatusTag({ status, className }: { status: HomeStatus; className?: string }) {
  return (
    <Tag tone={TONES[status]} {...(className ? { className } : {})}>
      {HOME_STATUS_NAMES[status]}
    </Tag>
  );
}
