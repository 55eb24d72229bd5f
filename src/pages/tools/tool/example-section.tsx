import type { ResultSource } from "#tools/define-tool.ts";
import { Tag } from "#ui/tag.tsx";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { DRAWN_LATER } from "./drawn-later.ts";
import { ResultSources } from "./result-sources.tsx";
import { useToolView } from "./tool-views.ts";

interface ExampleSectionProps {
  card: { id: string };
  example: { title: string; input: unknown; result: unknown; sources: unknown };
  mapStyleUrl: string | undefined;
}

/** The tool's worked example, whole and labelled: a visitor sees a result before typing anything. */
export function ExampleSection({ card, example, mapStyleUrl }: ExampleSectionProps) {
  const { Result } = useToolView(card.id);
  return (
    <section aria-labelledby="ejemplo" className={`mt-section ${DRAWN_LATER}`}>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="ejemplo" className="text-h2">
          Ejemplo resuelto
        </h2>
        <Tag>Ejemplo</Tag>
        <p className="w-full text-muted-foreground">{example.title}</p>
      </div>
      <ToolRunProvider
        value={{
          input: example.input as Record<string, unknown>,
          rerun: () => {},
          isRunning: false,
          isExample: true,
          mapStyleUrl,
        }}
      >
        <div className="grid gap-5">
          <Result result={example.result as never} input={example.input as never} />
          <ResultSources sources={example.sources as ResultSource[]} />
        </div>
      </ToolRunProvider>
    </section>
  );
}
