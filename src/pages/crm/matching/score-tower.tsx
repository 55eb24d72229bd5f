import { CRITERIA, CRITERION_NAMES, USUAL_WEIGHTS } from "#domain/crm/matching/criteria.ts";
import { openPath } from "#ui/illustration/isometry.ts";
import { type Pigment, paint } from "#ui/illustration/solids.tsx";

/** Drawing units of a point of the score. */
const UNIT = 2.6;
const GROUND = 304;
const TOWER = { left: 84, right: 236 };
const FLOORS: readonly Pigment[] = [
  "cobalto-700",
  "cobalto-600",
  "cobalto-500",
  "cobalto-400",
  "cobalto-300",
  "cobalto-200",
];

/** The score as a house: each criterion is a floor as high as it weighs, price at the ground, and the whole measures a hundred. */
export function ScoreTower() {
  const floors = CRITERIA.map((criterion, i) => {
    const below = CRITERIA.slice(0, i).reduce((sum, each) => sum + USUAL_WEIGHTS[each], 0);
    const weight = USUAL_WEIGHTS[criterion];
    const bottom = GROUND - below * UNIT;
    return { criterion, weight, bottom, top: bottom - weight * UNIT, fill: FLOORS[i]! };
  });
  const roof = floors.at(-1)!.top;
  const { left, right } = TOWER;
  return (
    <figure className="overflow-hidden rounded-t-lg bg-albero-200 text-tinta-900">
      <svg
        role="img"
        aria-label={`Dibujo de la nota, de cien puntos: ${floors.map(({ criterion, weight }) => `${CRITERION_NAMES[criterion]}, ${weight}`).join("; ")}`}
        viewBox="0 0 460 320"
        className="block w-full"
      >
        <rect y={GROUND} width="460" height="16" fill={paint("cal-300")} />
        {floors.map(({ criterion, top, bottom, fill }) => (
          <rect key={criterion} x={left} y={top} width={right - left} height={bottom - top} fill={paint(fill)} />
        ))}
        <path d={DOOR} fill={paint("albero-100")} />
        <polygon
          points={`140,${GROUND} 184,${GROUND} 204,${GROUND + 16} 160,${GROUND + 16}`}
          fill={paint("albero-400")}
        />
        {floors
          .slice(1, 4)
          .map(({ criterion, top, bottom }) =>
            [100, 148, 196].map((x) => (
              <rect
                key={`${criterion} ${x}`}
                x={x}
                y={top + (bottom - top) * 0.28}
                width="24"
                height={(bottom - top) * 0.5}
                fill={paint("tinta-900")}
              />
            )),
          )}
        <g stroke={paint("tinta-900")} fill="none">
          <path d={`M48 ${roof}V${GROUND}M42 ${roof + 6}l12 -12M42 ${GROUND + 6}l12 -12`} />
          {floors.map(({ criterion, top, bottom }) => {
            const middle = (top + bottom) / 2;
            return (
              <path
                key={criterion}
                d={openPath([
                  [right + 4, middle],
                  [right + 22, middle],
                ])}
              />
            );
          })}
        </g>
        <g fill={paint("tinta-900")} fontSize="15">
          <text x="38" y={(roof + GROUND) / 2} transform={`rotate(-90 38 ${(roof + GROUND) / 2})`} textAnchor="middle">
            100 puntos
          </text>
          {floors.map(({ criterion, weight, top, bottom }) => (
            <text key={criterion} x={right + 28} y={(top + bottom) / 2 + 5}>
              <tspan fontWeight="640">{weight}</tspan> {CRITERION_NAMES[criterion]}
            </text>
          ))}
        </g>
      </svg>
    </figure>
  );
}

const DOOR = `M140 ${GROUND}V${GROUND - 36}a22 22 0 0 1 44 0V${GROUND}Z`;
