import { classNames } from "#ui/class-names.ts";
import { Houses, type HousesScene } from "#ui/illustration/houses.tsx";
import type { HomeTexts } from "./home-types.ts";
import { below, MoreLink } from "./section.tsx";

type AudienceTexts = HomeTexts["company"]["audiences"];

/** Three parts with an address of their own: #agentes, #agencias, #formacion. */
export function HomeAudiences({ texts }: { texts: AudienceTexts }) {
  return (
    <>
      <Audience id="agentes" texts={texts.agentes} scene="house" sky="bg-albero-200" />
      <Audience id="agencias" texts={texts.agencias} scene="street" sky="bg-cobalto-100" turned />
      <Audience id="formacion" texts={texts.formacion} scene="steps" sky="bg-bugambilia-100" />
    </>
  );
}

function Audience({
  id,
  texts,
  scene,
  sky,
  turned = false,
}: {
  id: string;
  texts: AudienceTexts[keyof AudienceTexts];
  scene: HousesScene;
  sky: string;
  /** The drawing stands at the left. */
  turned?: boolean;
}) {
  return (
    <section id={id} className={classNames("bg-muted", below.short)}>
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
        <Houses
          scene={scene}
          className={classNames("block h-64 w-full rounded-lg sm:h-80 lg:h-full lg:min-h-88", sky)}
        />
      </div>
    </section>
  );
}
