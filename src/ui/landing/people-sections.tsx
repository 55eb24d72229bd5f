import { HomeCards, Paragraphs, Section } from "./landing-parts.tsx";
import type { SectionPart } from "./section-part.ts";

/** Sections that tell of other homes, of people and of what comes next. One without anything to say is not drawn. */

export function Homes({ section, view }: SectionPart<"viviendas">) {
  const homes = view.document.purpose === "vivienda" ? view.others : view.homes;
  if (homes.length === 0) return null;
  return (
    <Section id={section.id} kind="viviendas" title={section.title || "Las viviendas"}>
      {section.text ? <p className="lead">{section.text}</p> : null}
      <HomeCards homes={homes} />
    </Section>
  );
}

export function Team({ section, view }: SectionPart<"equipo">) {
  const { agent } = view;
  const typed = section.items.filter(({ name }) => name);
  const people =
    typed.length > 0
      ? typed
      : agent.person
        ? [
            {
              id: "agente",
              name: agent.person,
              role: agent.role ?? "",
              phone: agent.phone ?? "",
              email: agent.email ?? "",
            },
          ]
        : [];
  if (people.length === 0) return null;
  return (
    <Section id={section.id} kind="equipo" title={section.title || "Quién te atiende"}>
      <ul className="people">
        {people.map(({ id, name, role, phone, email }) => (
          <li key={id}>
            {typed.length === 0 && agent.portrait ? (
              <img className="portrait" src={agent.portrait} alt="" width={96} height={96} loading="lazy" />
            ) : (
              <span aria-hidden className="portrait initials">
                {initialsOf(name)}
              </span>
            )}
            <div>
              <h3>{name}</h3>
              {role ? <p className="soft">{role}</p> : null}
              {phone ? (
                <p>
                  <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
                </p>
              ) : null}
              {email ? (
                <p>
                  <a href={`mailto:${email}`}>{email}</a>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase("es");

export function Opinions({ section }: SectionPart<"opiniones">) {
  const shown = section.items.filter(({ text, hasPermission }) => text && hasPermission);
  if (shown.length === 0) return null;
  return (
    <Section id={section.id} kind="opiniones" title={section.title || "Lo que dicen"}>
      <ul className="quotes">
        {shown.map(({ id, text, name }) => (
          <li key={id}>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            {name ? <p className="soft">{name}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Questions({ section }: SectionPart<"preguntas">) {
  const shown = section.items.filter(({ question, answer }) => question && answer);
  if (shown.length === 0) return null;
  return (
    <Section id={section.id} kind="preguntas" title={section.title || "Preguntas"}>
      <div className="questions">
        {shown.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>{question}</summary>
            <Paragraphs text={answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}

export function Steps({ section }: SectionPart<"pasos">) {
  const shown = section.items.filter(({ title, text }) => title || text);
  if (shown.length === 0) return null;
  return (
    <Section id={section.id} kind="pasos" title={section.title || "Cómo seguimos"}>
      <ol className="steps">
        {shown.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
