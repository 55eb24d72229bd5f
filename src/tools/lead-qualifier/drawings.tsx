import type { Drawings } from "#ui/result/result-view.tsx";
import type { NamedContact } from "./describe.ts";
import { GradeScale } from "./grade-scale.tsx";
import { PointsChart } from "./points-chart.tsx";
import type { LeadQualification } from "./result.ts";
import { pointsText, UNQUALIFIED } from "./words.ts";

/** Drawings of the tool's own on a page. */
export const drawings: Drawings<LeadQualification, NamedContact> = {
  scale: ({ result }) => <ScoreOnScale result={result} />,
  points: ({ result }) => <PointsChart trace={result.trace} score={result.score} />,
};

/** Grade by the rules, beside one that may have been set by hand. */
function ScoreOnScale({ result: { score, grade, override } }: { result: LeadQualification }) {
  const name = grade ?? UNQUALIFIED.toLowerCase();
  return (
    <div className="grid min-w-0 content-start gap-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span>{override ? "Nota automática" : "Puntos"}</span>
        <span className="font-semibold tabular-nums">
          {pointsText(score)} de 100 · {name}
        </span>
      </p>
      <GradeScale
        score={score}
        grade={grade}
        label={`${pointsText(score)} puntos de 100: ${name}. A desde 75, B desde 55, C desde 35.`}
      />
    </div>
  );
}
