import { RotateCcw } from "lucide-react";
import { useNavigate } from "react-router";
import { flowLines } from "#domain/integrations/flows/flow-words.ts";
import { lineChanges } from "#domain/integrations/flows/version-changes.ts";
import { listVersions, namesFor } from "#server/integrations/flows/read-flows.server.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/versions.ts";
import { headOf, requireFlow } from "./flow-access.server.ts";
import { FlowHead } from "./flow-head.tsx";
import { useFlowPlace } from "./flow-place.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { flow, actor, services, place } = await requireFlow(context, request, params.flowId);
  const { db } = services.database;
  const [versions, names] = await Promise.all([listVersions(db, flow.id), namesFor(db, actor)]);
  const lines = versions.map(({ document }) => flowLines(document, names));
  return {
    crumb: "Versiones",
    crumbAbove: flow.name,
    root: place.root,
    flow: headOf(flow),
    versions: versions.map(({ number, publishedAt, by }, index) => ({
      number,
      by,
      publishedAt: publishedAt.toISOString(),
      // Against the one before it; the first has nothing to differ from.
      changes:
        index === versions.length - 1
          ? lines[index]!.map((text) => ({ kind: "igual" as const, text }))
          : lineChanges(lines[index + 1]!, lines[index]!),
    })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: `Versiones de ${args.loaderData?.flow.name ?? "un flujo"}`,
    description: "Cada versión publicada, y en qué se distingue de la anterior.",
    path: `${args.loaderData?.root ?? "/dashboard/flujos"}/${args.params.flowId}/versiones`,
    regions: false,
    noIndex: true,
  });

export default function VersionsPage({ loaderData: { flow, versions } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FlowHead flow={flow} />
      {versions.length === 0 ? (
        <Panel as="div">
          <EmptyState title="Todavía no se ha publicado" level={2}>
            Cada vez que publiques quedará aquí una versión, con lo que cambia respecto a la anterior.
          </EmptyState>
        </Panel>
      ) : (
        versions.map((version) => (
          <Version
            key={version.number}
            version={version}
            flowId={flow.id}
            isCurrent={version.number === flow.version}
          />
        ))
      )}
    </main>
  );
}

const MARKS = { igual: "", nueva: "Nuevo: ", quitada: "Quitado: " } as const;

function Version({
  version: { number, by, publishedAt, changes },
  flowId,
  isCurrent,
}: {
  version: Route.ComponentProps["loaderData"]["versions"][number];
  flowId: string;
  isCurrent: boolean;
}) {
  const place = useFlowPlace();
  const { isBusy, call } = useCall({ leavesPage: true });
  const navigate = useNavigate();
  return (
    <Panel labelledBy={`version-${number}`}>
      <PanelHeader
        id={`version-${number}`}
        title={
          <span className="flex flex-wrap items-center gap-2">
            Versión {number} {isCurrent ? <Tag tone="success">La que manda</Tag> : null}
          </span>
        }
        description={
          <>
            <When iso={publishedAt} style="full" />
            {by === null ? "" : `, por ${by}`}
          </>
        }
        actions={
          isCurrent ? undefined : (
            <Button
              variant="outline"
              size="sm"
              loading={isBusy}
              onClick={async () => {
                const outcome = await call(
                  "Es tu borrador otra vez",
                  "POST",
                  `${place.api}/${flowId}/versions/${number}/take-back`,
                );
                if (outcome.kind === "done") await navigate(`${place.root}/${flowId}`);
              }}
            >
              <RotateCcw aria-hidden size={16} strokeWidth={1.75} /> Volver a esta en el borrador
            </Button>
          )
        }
      />
      <PanelBody>
        <ol className="grid gap-1 text-sm">
          {changes.map(({ kind, text }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a finished list, in its order
              key={index}
              className={classNames(
                "rounded-sm px-2 py-1 whitespace-pre-wrap wrap-anywhere",
                kind === "nueva" && "bg-success-soft text-success-soft-foreground",
                kind === "quitada" && "bg-destructive-soft text-destructive-soft-foreground line-through",
              )}
            >
              <span className="sr-only">{MARKS[kind]}</span>
              {text}
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
}
