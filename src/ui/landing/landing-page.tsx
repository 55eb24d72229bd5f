import { HomeCards } from "./landing-parts.tsx";
import { DrawnSection } from "./landing-sections.tsx";
import { isOver, type LandingView, responsibleOf } from "./landing-view.ts";

/** The body of a page: drawn by the server alone for visitors, and in the browser beside its editor. */
export function LandingBody({ view }: { view: LandingView }) {
  const { document, agent } = view;
  const shown = document.sections.filter(({ isHidden }) => !isHidden);
  const hasForm = shown.some(({ kind }) => kind === "formulario");
  return (
    <div className={`page look-${document.look}`}>
      <a className="skip" href="#contenido">
        Ir al contenido
      </a>
      <header className="bar">
        <div className="bar-in">
          <a className="brand" href="#inicio">
            {agent.logo ? (
              <img src={agent.logo.src} alt={agent.name} width={agent.logo.widthPx} height={agent.logo.heightPx} />
            ) : (
              agent.name
            )}
          </a>
          <div className="bar-acts">
            {agent.phone ? (
              <a className="call" href={`tel:${agent.phone.replace(/[^+\d]/g, "")}`}>
                {agent.phone}
              </a>
            ) : null}
            {hasForm ? (
              <a className="btn small-btn" href="#contacto">
                Contactar
              </a>
            ) : null}
          </div>
        </div>
      </header>
      <main id="contenido">
        {isOver(view) ? (
          <div className="notice">
            <p>
              <b>
                {document.purpose === "vivienda"
                  ? "Esta vivienda ya no está disponible."
                  : "Ya no queda ninguna disponible."}
              </b>{" "}
              {view.others.length > 0 ? "Mira estas otras, o pregunta." : "Pregunta por otras parecidas."}
            </p>
            {view.others.length > 0 &&
            !shown.some(({ kind }) => kind === "viviendas" && document.purpose === "vivienda") ? (
              <HomeCards homes={view.others} />
            ) : null}
          </div>
        ) : null}
        {shown.map((section) => (
          <DrawnSection key={section.id} section={section} view={view} />
        ))}
      </main>
      <Foot view={view} />
    </div>
  );
}

function Foot({ view }: { view: LandingView }) {
  const { agent, document } = view;
  const { legal } = document;
  return (
    <footer className="foot">
      <div className="in">
        <p>
          <b>{agent.name}</b>
          {agent.licence ? <span> · {agent.licence}</span> : null}
        </p>
        {agent.signature ? <p className="lines">{agent.signature}</p> : null}
        <p>
          {[agent.phone, agent.email].filter(Boolean).join(" · ")}
          {agent.website ? (
            <>
              {" "}
              ·{" "}
              <a href={agent.website} rel="noreferrer">
                {agent.website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
              </a>
            </>
          ) : null}
        </p>
        <p className="small">
          {legal.text ||
            "Datos facilitados por la propiedad, salvo error u omisión. Esta página informa y no forma parte de ningún contrato."}
        </p>
        <p className="small">
          Responsable de los datos: {responsibleOf(view) || agent.name}. Esta página no usa cookies.
          {legal.privacyUrl ? (
            <>
              {" "}
              <a href={legal.privacyUrl} rel="noreferrer">
                Política de privacidad
              </a>
            </>
          ) : null}
        </p>
        {agent.showsMaker ? <p className="small">Hecha con Umbral</p> : null}
      </div>
    </footer>
  );
}

/** A page of a few words in the look of the page that it belongs to: thanks, or that it is gone. */
export function LandingNote({
  view,
  title,
  text,
  call,
  back,
  others,
}: {
  view: LandingView;
  title: string;
  text: string;
  /** Words before the telephone. */
  call: string;
  back: string | null;
  /** Heading of other homes, where there are any. */
  others?: string;
}) {
  const { agent } = view;
  return (
    <div className={`page look-${view.document.look}`}>
      <header className="bar">
        <div className="bar-in">
          <span className="brand">{agent.name}</span>
        </div>
      </header>
      <main id="contenido" className="note">
        <div className="in">
          <h1 className="title">{title}</h1>
          <p className="lead">{text}</p>
          {agent.phone ? (
            <p>
              {call} <a href={`tel:${agent.phone.replace(/[^+\d]/g, "")}`}>{agent.phone}</a>
            </p>
          ) : null}
          {back ? (
            <p>
              <a className="btn" href={back}>
                Volver a la página
              </a>
            </p>
          ) : null}
          {view.others.length > 0 && others !== undefined ? <h2 className="title">{others}</h2> : null}
          {view.others.length > 0 ? <HomeCards homes={view.others} /> : null}
        </div>
      </main>
    </div>
  );
}
