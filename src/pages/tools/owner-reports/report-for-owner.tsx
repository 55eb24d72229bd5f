import { Download } from "lucide-react";
import { weekInWords } from "#domain/portfolio/homes/owner-report.ts";
import { Button } from "#ui/button.tsx";
import { AgentPage } from "../../accounts/agent-card/agent-page.tsx";
import { HomePicture } from "../../portfolio/homes/photos/home-picture.tsx";
import { useCountedView } from "../../shared/use-counted-view.ts";
import type { OpenReportPage } from "../shared-result/shared-page.server.ts";
import { ReportBody } from "./report-body.tsx";

/** The last report of a home as its owner sees it, without an account. */
export function ReportForOwner({
  page: { words, cover, report, agent },
  token,
}: {
  page: OpenReportPage;
  token: string;
}) {
  useCountedView(`/api/shared/${token}`);
  return (
    <AgentPage agent={agent}>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="flex min-w-0 flex-wrap items-center gap-5">
          {cover ? (
            <span className="relative block aspect-4/3 w-32 shrink-0 overflow-hidden rounded-md">
              <HomePicture photo={cover} alt="" sizes="8rem" isFirst />
            </span>
          ) : null}
          <div className="min-w-0">
            <p className="text-muted-foreground">{[words.title, words.price].filter(Boolean).join(" · ")}</p>
            <h1 className="mt-1 text-h1">Informe semanal</h1>
            {report ? <p className="mt-2 text-muted-foreground">{weekInWords(report.week)}</p> : null}
          </div>
        </div>
        {report ? (
          <Button asChild variant="outline" className="max-sm:w-full print:hidden">
            <a href={`/api/shared/${token}/export/pdf`} target="_blank" rel="noreferrer">
              <Download aria-hidden size={18} strokeWidth={1.75} /> Informe en PDF
            </a>
          </Button>
        ) : null}
      </header>
      <div className="mt-8">
        {report ? (
          <ReportBody figures={report.figures} comment={report.comment} />
        ) : (
          <p className="max-w-reading">
            Todavía no hay ningún informe. Cuando tu agente te envíe el primero, saldrá aquí.
          </p>
        )}
      </div>
    </AgentPage>
  );
}
