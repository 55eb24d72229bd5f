import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import type { WriterResult } from "./engine.ts";
import type { WriterInput } from "./schema.ts";

export { writeAdvert as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { Result } from "./result-view.tsx";
export { writerInput as input } from "./schema.ts";

/** For who cannot see it change. */
export function liveSummary({ texts, isBlocked, seed }: WriterResult): string {
  return `Versión ${seed}: ${texts.title.plain}.${isBlocked ? " Todavía no se puede publicar." : ""}`;
}

/** Beside the form: the advert so far, in short. */
export function Aside({ result }: { result: WriterResult; input: WriterInput }) {
  const { texts, variety, isBlocked } = result;
  return (
    <Panel as="aside" zocalo="luz" labelledBy="anuncio-corto">
      <PanelHeader id="anuncio-corto" title={<span lang={variety}>{texts.title.plain}</span>} description="Así queda" />
      <PanelBody className="grid gap-4">
        <p lang={variety} className="text-sm leading-relaxed whitespace-pre-line">
          {texts.medium.plain}
        </p>
        {isBlocked ? (
          <div>
            <Tag tone="destructive">No lo publiques todavía</Tag>
          </div>
        ) : null}
        <a href="#ejemplo" className="link-text text-sm">
          Ver todos los textos
        </a>
      </PanelBody>
    </Panel>
  );
}
