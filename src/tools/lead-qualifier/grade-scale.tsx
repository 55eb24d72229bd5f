import { GRADE_FROM, GRADES, type Grade } from "#domain/tools/qualification/qualify.ts";
import { percent } from "#ui/charts/scale.ts";
import { classNames } from "#ui/class-names.ts";

interface GradeScaleProps {
  /** 0 to 100. */
  score: number;
  /** The grade that is used; null while too little is known. */
  grade: Grade | null;
  /** Read instead of the drawing. */
  label: string;
}

/** The four grades on a ruler from 0 to 100, as wide as their points, and where this one stands. */
export function GradeScale({ score, grade, label }: GradeScaleProps) {
  const zones = [...GRADES].reverse().map((name, i, all) => {
    const next = all[i + 1];
    return { name, from: GRADE_FROM[name], to: next ? GRADE_FROM[next] : 100 };
  });
  return (
    <div role="img" aria-label={label} className="min-w-0 forced-color-adjust-none">
      <div className="relative h-7">
        <svg aria-hidden width="100%" height="28" className="absolute inset-0 overflow-visible">
          <svg aria-hidden x={percent(score / 100)} y="14" overflow="visible">
            <path d="M0 -12 L6 0 L0 12 L-6 0 Z" className="fill-foreground" />
          </svg>
        </svg>
      </div>
      <div className="flex h-9 gap-px overflow-hidden rounded-xs">
        {zones.map(({ name, from, to }) => (
          <span
            key={name}
            style={{ width: `${to - from}%` }}
            className={classNames(
              "grid place-items-center text-sm font-bold",
              name === grade ? "bg-primary text-primary-foreground" : "bg-secondary text-muted-foreground",
            )}
          >
            {name}
          </span>
        ))}
      </div>
      <div className="relative mt-1 h-4 text-2xs text-subtle-foreground tabular-nums">
        {[0, 35, 55, 75, 100].map((at) => (
          <span
            key={at}
            className={classNames("absolute", at === 100 ? "-translate-x-full" : at > 0 && "-translate-x-1/2")}
            style={{ left: `${at}%` }}
          >
            {at}
          </span>
        ))}
      </div>
    </div>
  );
}
