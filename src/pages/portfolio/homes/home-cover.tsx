import { facadeSeedOf } from "#domain/portfolio/homes/facade-seed.ts";
import type { ShownPhoto } from "#domain/portfolio/homes/home-files.ts";
import { PROVENANCE_LABELS } from "#domain/portfolio/homes/photo-provenance.ts";
import { classNames } from "#ui/class-names.ts";
import { homeTitle } from "#ui/homes/home-text.ts";
import { ProvenanceMark } from "#ui/homes/provenance-mark.tsx";
import { Elevation, type FacadePigment } from "#ui/illustration/elevation.tsx";

interface CoveredHome {
  id: string;
  type: string;
  title?: string | null | undefined;
  address?: string | null | undefined;
  placeName?: string | null | undefined;
  locationDetail?: string | null | undefined;
  town?: string | null | undefined;
  floor?: number | null | undefined;
  cover: ShownPhoto | null;
  /** Chooses its drawn façade; its own id does unless given (`facadeSeedOf`). */
  facadeSeed?: number | undefined;
}

const PIGMENTS: readonly FacadePigment[] = ["albero", "cobalto", "almagre", "carruaje"];

/** The first photo of a home; without one its façade is drawn, and says that it is a drawing. */
export function HomeCover({ home, sizes, className }: { home: CoveredHome; sizes: string; className?: string }) {
  const { cover } = home;
  if (!cover) return <DrawnCover home={home} {...(className ? { className } : {})} />;
  const label = cover.provenance === null ? null : PROVENANCE_LABELS[cover.provenance];
  return (
    <>
      <picture>
        {cover.avif ? <source type="image/avif" srcSet={cover.avif} sizes={sizes} /> : null}
        {cover.webp ? <source type="image/webp" srcSet={cover.webp} sizes={sizes} /> : null}
        <img
          src={cover.src}
          alt={cover.caption ?? `Foto de ${homeTitle(home)}`}
          width={cover.widthPx}
          height={cover.heightPx}
          loading="lazy"
          decoding="async"
          className={classNames("bg-muted object-cover", className)}
          style={
            cover.placeholder ? { backgroundImage: `url(${cover.placeholder})`, backgroundSize: "cover" } : undefined
          }
        />
      </picture>
      {label === null ? null : <ProvenanceMark label={label} />}
    </>
  );
}

function DrawnCover({ home, className }: { home: CoveredHome; className?: string }) {
  const seed = home.facadeSeed ?? facadeSeedOf(home.id);
  const isLow = ["casa", "chalet", "adosado", "local", "nave", "finca", "garaje"].includes(home.type);
  const floors = isLow ? 1 : Math.min(7, Math.max(3 + (seed % 3), home.floor ?? 0));
  return (
    <Elevation
      floors={floors}
      bays={3 + ((seed >> 8) % 3)}
      pigment={PIGMENTS[(seed >> 16) % PIGMENTS.length]!}
      floor={
        home.floor !== null && home.floor !== undefined && home.floor >= 0 && home.floor <= floors
          ? home.floor
          : undefined
      }
      balconies={!isLow}
      name={homeTitle(home)}
      {...(className ? { className } : {})}
    />
  );
}
