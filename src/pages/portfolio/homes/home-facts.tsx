import type { Home } from "#domain/portfolio/homes/home.ts";
import type { PointPrecision } from "#domain/portfolio/homes/located.ts";
import {
  type AnyAttribute,
  HOME_ATTRIBUTES,
  type NameOfKind,
  namesInLines,
  namesOfKind,
} from "#domain/shared/home-attributes/table.ts";
import type { ShownHome } from "#server/portfolio/homes/read-home.server.ts";
import { valueText } from "#ui/homes/field-text.ts";
import { PropertyMap } from "#ui/map/property-map.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";

const LINES = namesInLines();
type Flag = NameOfKind<"flag">;

/** Words of a flag's tag where it is true and where it is false; undefined for flags that the page does not show. */
function tagOf(flag: Flag): { yes: string; no: string } | undefined {
  const { facts, label }: AnyAttribute = HOME_ATTRIBUTES[flag];
  if (facts === "tag") return { yes: label, no: `Sin ${label.toLowerCase()}` };
  return "yes" in facts ? facts : undefined;
}

const FLAGS = namesOfKind("flag").flatMap((flag) => {
  const tag = tagOf(flag);
  return tag ? [{ flag, tag }] : [];
});

interface HomeFactsProps {
  home: Home;
  mapStyleUrl: string | undefined;
  /** How exact its point is, where it was found by the address. */
  point?: ShownHome["point"];
}

/** The page's words for a point that nobody set by hand. */
const POINT_WORDS: Readonly<Record<PointPrecision, string>> = {
  exacto: "Punto exacto, hallado por la dirección.",
  calle: "Punto a la altura de la calle, no del portal. Al editar la vivienda puedes llevarlo a su sitio.",
  barrio: "Punto del centro del barrio: no hemos hallado la calle. Al editar la vivienda puedes llevarlo a su sitio.",
  ninguno: "Sin punto: no hemos hallado la dirección. Al editar la vivienda puedes ponerlo en el mapa.",
};

/** All that is known of a home, and where it is. */
export function HomeFacts({ home, mapStyleUrl, point: found = null }: HomeFactsProps) {
  const lines = LINES.filter((field) => home[field] !== undefined);
  const has = FLAGS.filter(({ flag }) => home[flag] === true);
  const hasNot = FLAGS.filter(({ flag }) => home[flag] === false);
  const text = home.descriptions.es ?? Object.values(home.descriptions)[0];
  const { latitude, longitude } = home;
  const point = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  const isEmpty = lines.length + has.length + hasNot.length + home.features.length === 0 && !text && !point;
  return (
    <Panel labelledBy="datos">
      <PanelHeader id="datos" title="Datos" divided />
      {isEmpty ? (
        <PanelBody>
          <p className="text-sm text-muted-foreground">
            Todavía se sabe poco de ella. Edítala cuando tengas más datos.
          </p>
        </PanelBody>
      ) : (
        <PanelBody className="grid gap-5">
          {lines.length > 0 ? (
            <dl className="grid gap-x-8 text-sm sm:grid-cols-2">
              {lines.map((field) => (
                <div key={field} className="flex items-baseline justify-between gap-4 border-b py-2">
                  <dt className="text-muted-foreground">{HOME_ATTRIBUTES[field].label}</dt>
                  <dd className="text-right font-medium wrap-anywhere">
                    {valueText(field, home[field], home.currency)}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {has.length + hasNot.length > 0 ? (
            <ul aria-label="Tiene" className="flex flex-wrap gap-2">
              {has.map(({ flag, tag }) => (
                <li key={flag}>
                  <Tag tone="success">{tag.yes}</Tag>
                </li>
              ))}
              {hasNot.map(({ flag, tag }) => (
                <li key={flag}>
                  <Tag tone="outline">{tag.no}</Tag>
                </li>
              ))}
            </ul>
          ) : null}
          {text ? <p className="max-w-reading text-sm whitespace-pre-line">{text}</p> : null}
          {home.features.length > 0 ? (
            <ul className="list-inside list-disc columns-2 text-sm max-sm:columns-1">
              {home.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          ) : null}
          {point ? (
            <PropertyMap
              center={point}
              zoom={15}
              subject={point}
              height={260}
              label="Dónde está la vivienda"
              {...(mapStyleUrl === undefined ? {} : { styleUrl: mapStyleUrl })}
            />
          ) : null}
          {found ? (
            <p className="text-xs text-muted-foreground">
              {POINT_WORDS[found.precision]}
              {found.source === null ? "" : ` ${found.source}.`}
            </p>
          ) : null}
        </PanelBody>
      )}
    </Panel>
  );
}
