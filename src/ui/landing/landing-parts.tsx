import type { ReactNode } from "react";
import type { LandingHome, LandingPhoto } from "./landing-view.ts";

/** Parts that several sections of a page share. */

interface PhotoProps {
  photo: LandingPhoto;
  /** How wide it is drawn, as `sizes` says it. */
  sizes: string;
  /** The largest picture of the first screen is fetched at once. */
  isFirst?: boolean;
}

export function Photo({ photo, sizes, isFirst = false }: PhotoProps) {
  const { avif, webp, src, alt, label, widthPx, heightPx } = photo;
  const picture = (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      {webp ? <source type="image/webp" srcSet={webp} sizes={sizes} /> : null}
      <img
        src={src}
        alt={alt}
        width={widthPx}
        height={heightPx}
        decoding="async"
        {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
  if (label === null) return picture;
  return (
    <>
      {picture}
      <span className="made">{label}</span>
    </>
  );
}

interface SectionProps {
  id: string;
  kind: string;
  title: string;
  children: ReactNode;
}

export function Section({ id, kind, title, children }: SectionProps) {
  return (
    <section className={`s s-${kind}`} data-seccion={id} aria-labelledby={`t-${id}`}>
      <div className="in">
        <h2 id={`t-${id}`}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** A text as it was typed: blank lines part paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="prose">
      {text.split(/\n{2,}/).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
        <p key={i}>{part}</p>
      ))}
    </div>
  );
}

/** Price with what it is for, or why there is none. */
export function Price({ home }: { home: LandingHome }) {
  return (
    <>
      {home.over ?? home.words.price}
      {home.over === null && home.words.pricePer ? <small> {home.words.pricePer}</small> : null}
    </>
  );
}

export function StateMark({ home }: { home: LandingHome }) {
  if (home.over !== null) return <span className="mark over">{home.over}</span>;
  return home.isReserved ? <span className="mark">Reservada</span> : null;
}

export function HomeCards({ homes }: { homes: readonly LandingHome[] }) {
  return (
    <ul className="homes">
      {homes.map((home) => {
        const cover = home.photos.find(({ isPlan }) => !isPlan);
        return (
          <li key={home.id} className={home.over === null ? "home" : "home is-over"}>
            <div className="home-photo">
              {cover ? (
                <Photo photo={cover} sizes="(min-width: 60rem) 22rem, 100vw" />
              ) : (
                <span aria-hidden className="no-photo" />
              )}
              <StateMark home={home} />
            </div>
            <div className="home-words">
              <h3>{home.words.title}</h3>
              {home.words.place ? <p className="soft">{home.words.place}</p> : null}
              <p className="home-figs">
                {home.words.figures.map(({ label, value }) => (
                  <span key={label}>
                    <b>{value}</b> {label}
                  </span>
                ))}
              </p>
              <p className="home-price">
                <Price home={home} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
