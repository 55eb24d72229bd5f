import type { PageOpens } from "#domain/market/saved-searches/page-opens.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { When } from "../../shared/when.tsx";

/** Says how often a shared page was opened, and when last. */
export function OpenedText({ views, lastViewAt }: PageOpens) {
  if (views === 0 || lastViewAt === null) return "Página sin abrir todavía";
  return (
    <>
      Página abierta {counted(views, "vez", "veces")}, la última el <When iso={lastViewAt} />
    </>
  );
}
