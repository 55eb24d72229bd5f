import type { SectionOf } from "#domain/tools/landings/landing-document.ts";
import type { LeadField } from "#domain/tools/landings/landing-lead.ts";
import { formWords, type LandingView, responsibleOf } from "./landing-view.ts";

interface FieldProps {
  name: LeadField;
  label: string;
  view: LandingView;
  isNeeded?: boolean;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  maxLength: number;
  rows?: number;
}

function Field({
  name,
  label,
  view,
  isNeeded = false,
  type = "text",
  autoComplete = "off",
  maxLength,
  rows,
}: FieldProps) {
  const { typed, errors } = view.form.state;
  const error = errors[name];
  const control = {
    id: `f-${name}`,
    name,
    defaultValue: typed[name] ?? "",
    maxLength,
    ...(isNeeded ? { required: true } : {}),
    ...(error ? { "aria-invalid": true, "aria-describedby": `e-${name}` } : {}),
  };
  return (
    <div className={rows ? "field wide" : "field"}>
      <label htmlFor={control.id}>
        {label} {isNeeded ? null : <span className="soft">(opcional)</span>}
      </label>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} autoComplete={autoComplete} />}
      {error ? (
        <p className="fault" id={`e-${name}`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The form, which a browser sends by itself. The box of the permission is never ticked by us. */
export function LandingForm({ section, view }: { section: SectionOf<"formulario">; view: LandingView }) {
  const words = formWords(view, section);
  const { action, hidden, state } = view.form;
  const { errors, isAgreed, wantsNews } = state;
  const faults = Object.keys(errors).length;
  const responsible = responsibleOf(view);
  const { privacyUrl } = view.document.legal;
  return (
    <section className="s s-formulario" data-seccion={section.id} id="contacto" aria-labelledby={`t-${section.id}`}>
      <div className="in">
        <div className="form-words">
          <h2 id={`t-${section.id}`}>{words.title}</h2>
          {words.text ? <p className="lead">{words.text}</p> : null}
          {view.agent.phone ? (
            <p>
              O llama al <a href={`tel:${view.agent.phone.replace(/[^+\d]/g, "")}`}>{view.agent.phone}</a>
            </p>
          ) : null}
        </div>
        <form method="post" action={action} noValidate>
          {faults > 0 ? (
            <p className="fault whole" role="alert">
              {errors.formulario ?? "No se ha enviado: revisa lo que está marcado. Lo que escribiste sigue aquí."}
            </p>
          ) : null}
          {hidden.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field name="nombre" label="Nombre" view={view} isNeeded autoComplete="name" maxLength={200} />
          <Field name="email" label="Correo" type="email" view={view} isNeeded autoComplete="email" maxLength={255} />
          {section.phone === "no" ? null : (
            <Field
              name="telefono"
              label="Teléfono"
              type="tel"
              view={view}
              isNeeded={section.phone === "obligatorio"}
              autoComplete="tel"
              maxLength={20}
            />
          )}
          <Field name="mensaje" label={words.question} view={view} maxLength={2000} rows={4} />
          <div className="unseen" aria-hidden>
            <label htmlFor="f-website">No escribas aquí</label>
            <input id="f-website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
          </div>
          <div className="field wide">
            <label className="box">
              <input
                type="checkbox"
                name="privacidad"
                required
                defaultChecked={isAgreed}
                {...(errors.privacidad ? { "aria-invalid": true, "aria-describedby": "e-privacidad" } : {})}
              />
              <span>Acepto que {responsible || "la agencia"} use estos datos para responderme.</span>
            </label>
            {errors.privacidad ? (
              <p className="fault" id="e-privacidad">
                {errors.privacidad}
              </p>
            ) : null}
            <label className="box">
              <input type="checkbox" name="novedades" defaultChecked={wantsNews} />
              <span>
                Quiero recibir también otras viviendas y novedades. <span className="soft">(opcional)</span>
              </span>
            </label>
          </div>
          <div className="wide">
            <button className="btn" type="submit">
              {words.button}
            </button>
          </div>
          <p className="small soft wide">
            Responsable: {responsible || "la agencia"}, que usa tus datos para responderte. Los guarda en Umbral por su
            encargo. Puedes verlos, corregirlos o borrarlos escribiéndole.{" "}
            {privacyUrl ? (
              <a href={privacyUrl} rel="noreferrer">
                Política de privacidad
              </a>
            ) : null}
          </p>
        </form>
      </div>
    </section>
  );
}
