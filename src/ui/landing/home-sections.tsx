import type { ReactNode } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { Paragraphs, Photo, Price, Section, StateMark } from "./landing-parts.tsx";
import {
  heroPhoto,
  heroWords,
  isOver,
  type LandingPhoto,
  type LandingView,
  ownHome,
  showsPrice,
} from "./landing-view.ts";
import type { SectionPart } from "./section-part.ts";

/** Sections that tell of the home. One without anything to say is not drawn. */

const LONG_WORD = 12;

export function Hero({ section, view }: SectionPart<"portada">) {
  const home = ownHome(view);
  const photo = heroPhoto(view);
  const { title, subtitle } = heroWords(view);
  // A long word is set smaller, so that it stands on one line beside the photo.
  const isWordy = title.split(/\s/).some((word) => word.length >= LONG_WORD);
  const length = title.length > 60 ? " long" : isWordy ? " wordy" : title.length > 34 ? " middling" : "";
  const hasForm = view.document.sections.some(({ kind, isHidden }) => kind === "formulario" && !isHidden);
  return (
    <section className={photo ? "hero" : "hero bare"} data-seccion={section.id} id="inicio">
      <div className="hero-in">
        <div className="hero-words">
          {home ? (
            <p className="kicker">
              {home.words.kind}
              {home.words.reference ? <span> · Ref. {home.words.reference}</span> : null} <StateMark home={home} />
            </p>
          ) : view.document.purpose === "promocion" ? (
            <p className="kicker">{view.agent.name}</p>
          ) : null}
          <h1 className={`title${length}`}>{title}</h1>
          {home?.words.place ? <p className="where">{home.words.place}</p> : null}
          {subtitle ? <p className="lead">{subtitle}</p> : null}
          {home && section.showsPrice ? (
            <p className="price">
              <Price home={home} />
            </p>
          ) : null}
          {hasForm ? (
            <p className="act">
              <a className="btn" href="#contacto">
                {section.button || (isOver(view) ? "Ver otras" : home ? "Pedir visita" : "Contactar")}
              </a>
            </p>
          ) : null}
        </div>
        {photo ? (
          <div className="hero-photo">
            <Photo photo={photo} sizes="(min-width: 60rem) 60vw, 100vw" isFirst />
          </div>
        ) : null}
      </div>
    </section>
  );
}

export function Facts({ section, view }: SectionPart<"datos">) {
  const home = ownHome(view);
  const figures = home?.words.figures ?? [];
  const rows = [...(home?.words.facts ?? []), ...section.rows.filter(({ label, value }) => label && value)];
  const energy = home?.words.energy ?? null;
  if (figures.length + rows.length === 0 && !energy) return null;
  return (
    <Section id={section.id} kind="datos" title={section.title || "Los datos"}>
      {figures.length > 0 ? (
        <dl className="figs">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {rows.length > 0 || energy ? (
        <dl className="rows">
          {rows.map(({ label, value }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: typed rows may share their words
            <div key={`${label}-${i}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {energy?.consumption ? (
            <div>
              <dt>Consumo de energía</dt>
              <dd>
                <span className={`letter letter-${energy.consumption}`}>{energy.consumption}</span>
              </dd>
            </div>
          ) : null}
          {energy?.emissions ? (
            <div>
              <dt>Emisiones</dt>
              <dd>
                <span className={`letter letter-${energy.emissions}`}>{energy.emissions}</span>
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
    </Section>
  );
}

/** Photos beyond these stand behind a line that opens them. */
const FIRST_PHOTOS = 9;

export function Gallery({ section, view }: SectionPart<"fotos">) {
  const all = view.homes.flatMap(({ photos }) => photos.filter(({ isPlan }) => !isPlan));
  const chosen = section.photoIds.flatMap((id) => all.filter((photo) => photo.id === id));
  const photos = (chosen.length > 0 ? chosen : all).slice(0, 40);
  // One photo stands on the first screen already.
  if (photos.length < 2) return null;
  const [first, rest] = [photos.slice(0, FIRST_PHOTOS), photos.slice(FIRST_PHOTOS)];
  return (
    <Section id={section.id} kind="fotos" title={section.title || "Fotos"}>
      <Tiles photos={first} />
      {rest.length > 0 ? (
        <details>
          <summary>{`Ver ${counted(rest.length, "foto más", "fotos más")}`}</summary>
          <Tiles photos={rest} />
        </details>
      ) : null}
    </Section>
  );
}

function Tiles({ photos }: { photos: readonly LandingPhoto[] }) {
  return (
    <ul className={`tiles n${Math.min(photos.length, FIRST_PHOTOS)}`}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <a href={photo.large}>
            <Photo photo={photo} sizes="(min-width: 60rem) 33vw, (min-width: 36rem) 50vw, 100vw" />
          </a>
        </li>
      ))}
    </ul>
  );
}

const isPromotion = ({ document }: LandingView): boolean => document.purpose === "promocion";

export function Words({ section, view }: SectionPart<"texto">) {
  const home = ownHome(view);
  const text = section.text || home?.words.text || "";
  if (!text) return null;
  return (
    <Section
      id={section.id}
      kind="texto"
      title={section.title || (home ? "Cómo es" : isPromotion(view) ? "La promoción" : "Quiénes somos")}
    >
      <Paragraphs text={text} />
    </Section>
  );
}

export function Features({ section, view }: SectionPart<"ventajas">) {
  const home = ownHome(view);
  const typed = section.items.filter(({ title, text }) => title || text);
  const has = home ? [...home.words.has, ...home.words.extras] : [];
  if (typed.length + has.length === 0) return null;
  return (
    <Section
      id={section.id}
      kind="ventajas"
      title={section.title || (home ? "Qué tiene" : isPromotion(view) ? "Qué tienen" : "Por qué nosotros")}
    >
      {typed.length > 0 ? (
        <ul className="cards">
          {typed.map(({ id, title, text }) => (
            <li key={id}>
              {title ? <h3>{title}</h3> : null}
              {text ? <p>{text}</p> : null}
            </li>
          ))}
        </ul>
      ) : (
        <ul className="ticks">
          {has.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export function Plan({ section, view }: SectionPart<"plano">) {
  const all = view.homes.flatMap(({ photos }) => photos);
  const photo = all.find(({ id }) => id === section.photoId) ?? all.find(({ isPlan }) => isPlan);
  if (!photo) return null;
  return (
    <Section id={section.id} kind="plano" title={section.title || "Plano"}>
      <a className="plan" href={photo.large}>
        <Photo photo={photo} sizes="(min-width: 60rem) 56rem, 100vw" />
      </a>
    </Section>
  );
}

export function Tour({ section, view }: SectionPart<"recorrido">) {
  const isVideo = section.medium === "video";
  const own = isVideo ? null : (ownHome(view)?.tour ?? null);
  const video = isVideo && !section.url ? (ownHome(view)?.video ?? null) : null;
  if (!section.url && !own && !video) return null;
  const cover = heroPhoto(view);
  const picture = cover ? <Photo photo={cover} sizes="(min-width: 60rem) 56rem, 100vw" /> : null;
  return (
    <Section id={section.id} kind="recorrido" title={section.title || (isVideo ? "Vídeo" : "Visita virtual")}>
      {video ? (
        // biome-ignore lint/a11y/useMediaCaption: its words are drawn into its pictures.
        <video
          className="video"
          src={video.address}
          poster={video.cover ?? cover?.large}
          aria-label={video.title}
          controls
          playsInline
          preload="none"
        />
      ) : section.url || own === null ? (
        <a className="tour" href={section.url} rel="noreferrer">
          {picture}
          <span className="tour-words">
            <span aria-hidden className="play" />
            {isVideo ? "Ver el vídeo" : "Entrar en la visita virtual"}
          </span>
        </a>
      ) : (
        <Walk tour={own} title={`Recorrido de 360° de ${ownHome(view)?.words.title}`} picture={picture} />
      )}
      {section.text ? <Paragraphs text={section.text} /> : null}
    </Section>
  );
}

interface WalkProps {
  tour: { address: string; frame: string };
  title: string;
  picture: ReactNode;
}

/** A tour that is loaded when it is opened: a frame inside closed details is not, and no script is needed. */
function Walk({ tour, title, picture }: WalkProps) {
  return (
    <details className="walk">
      <summary className="tour">
        {picture}
        <span className="tour-words">
          <span aria-hidden className="play" />
          <span className="walk-in">Recorrer en 360°</span>
          <span className="walk-out">Cerrar el recorrido</span>
        </span>
      </summary>
      <iframe
        src={tour.frame}
        title={title}
        loading="lazy"
        allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking; autoplay"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className="small soft">
        <a href={tour.address} target="_blank" rel="noopener">
          Abrirlo en una pestaña entera
        </a>
      </p>
    </details>
  );
}

export function Place({ section, view }: SectionPart<"lugar">) {
  const home = ownHome(view);
  const known = home?.address ?? home?.words.place ?? "";
  if (!known && !section.text) return null;
  const point = home?.place?.radiusM === null ? home.place : null;
  return (
    <Section id={section.id} kind="lugar" title={section.title || "Dónde está"}>
      {known ? <p className="address">{known}</p> : null}
      {section.text ? <Paragraphs text={section.text} /> : null}
      {point ? (
        <p>
          <a
            href={`https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=17/${point.latitude}/${point.longitude}`}
            rel="noreferrer"
          >
            Ver en el mapa
          </a>
        </p>
      ) : home ? (
        <p className="small soft">La dirección exacta se da al concertar la visita.</p>
      ) : null}
    </Section>
  );
}

export function PriceAndCosts({ section, view }: SectionPart<"precio">) {
  const home = ownHome(view);
  const rows = [...(home?.costs ?? []), ...section.rows.filter(({ label, value }) => label && value)];
  // The price alone stands on the first screen already.
  const isSaid = !home || showsPrice(view);
  if (isSaid && rows.length === 0 && !section.note && !section.title) return null;
  return (
    <Section id={section.id} kind="precio" title={section.title || (rows.length > 0 ? "Precio y gastos" : "Precio")}>
      {home ? (
        <p className="big-price">
          <Price home={home} />
        </p>
      ) : null}
      {rows.length > 0 ? (
        <dl className="rows">
          {rows.map(({ label, value }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: typed rows may share their words
            <div key={`${label}-${i}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {section.note ? <p className="small soft">{section.note}</p> : null}
    </Section>
  );
}
