import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Elevation } from "#ui/illustration/elevation.tsx";
import { StairFlight } from "#ui/illustration/stair-flight.tsx";
import type { HomeTexts } from "./home-types.ts";
import { MoreLink } from "./section.tsx";

type AudienceTexts = HomeTexts["company"]["audiences"];

const drawingClasses = "block h-64 w-full rounded-lg sm:h-80 lg:h-full lg:min-h-88";

/** Three parts with an address of their own: #agentes, #agencias, #formacion. */
export function HomeAudiences({ texts }: { texts: AudienceTexts }) {
  return (
    <>
      <Audience
        id="agentes"
        texts={texts.agentes}
        drawing={
          <Elevation
            floors={2}
            bays={3}
            floor={2}
            pigment="albero"
            name="una casa de ejemplo"
            className={drawingClasses}
          />
        }
      />
      <Audience
        id="agencias"
        texts={texts.agencias}
        turned
        drawing={
          <Elevation
            floors={5}
            bays={7}
            floor={0}
            pigment="cobalto"
            name="un edificio de ejemplo"
            className={drawingClasses}
          />
        }
      />
      <Audience
        id="formacion"
        texts={texts.formacion}
        drawing={<StairFlight className={classNames(drawingClasses, "bg-bugambilia-50 p-4 dark:bg-bugambilia-900")} />}
      />
    </>
  );
}

function Audience({
  id,
  texts,
  turned = false,
  drawing,
}: {
  id: string;
  texts: AudienceTexts[keyof AudienceTexts];
  /** The drawing stands at the left. */
  turned?: boolean;
  drawing: ReactNode;
}) {
  return (
    <section id={id} className="bg-muted [contain-intrinsic-size:auto_34rem] [content-visibility:auto]">
      <div
        className={classNames(
          "wrap-page grid items-stretch gap-x-16 gap-y-8 lg:grid-cols-2",
          id === "agentes"
            ? "pt-section pb-10 lg:pb-14"
            : id === "formacion"
              ? "pt-10 pb-section lg:pt-14"
              : "py-10 lg:py-14",
        )}
      >
        <div className={classNames("self-center", turned && "lg:order-last")}>
          <h2 className="text-h2">{texts.title}</h2>
          <p className="mt-4 max-w-[34em] text-lead text-muted-foreground">{texts.text}</p>
          <ul className="mt-6 max-w-[34em]">
            {texts.points.map((point) => (
              <li key={point} className="border-t py-2.5">
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-5">
            <MoreLink {...texts.link} />
          </p>
        </div>
        {drawing}
      </div>
    </section>
  );
}
