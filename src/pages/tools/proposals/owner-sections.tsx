import { type ReactNode, useState } from "react";
import type { ShownPhoto } from "#domain/portfolio/homes/home-files.ts";
import {
  type ProposalDocument,
  type ProposalSection,
  shownSections,
} from "#domain/tools/proposals/proposal-document.ts";
import { questionForm } from "#domain/tools/proposals/proposal-forms.ts";
import {
  exactMoney,
  exclusiveWords,
  feeAmountWords,
  feeWords,
  monthsWords,
  rangeWords,
  sectionName,
  sourceWords,
} from "#domain/tools/proposals/proposal-words.ts";
import { Button } from "#ui/button.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCallForm } from "#ui/use-call-form.ts";
import { PhotoGallery } from "../../portfolio/homes/photos/photo-gallery.tsx";
import { When } from "../../shared/when.tsx";
import { NetSlider } from "./net-slider.tsx";
import type { Question } from "./proposal-side.tsx";
import { useSeenSections } from "./use-seen-sections.ts";

interface OwnerSectionsProps {
  token: string;
  document: ProposalDocument;
  photos: readonly ShownPhoto[];
  questions: readonly Question[];
  agentName: string;
}

/** The proposal as the owner reads it: each section with the questions about it. */
export function OwnerSections({ token, document, photos, questions, agentName }: OwnerSectionsProps) {
  const sections = shownSections(document);
  useSeenSections(token, sections);
  return (
    <div>
      {sections.map((section) => (
        <section key={section} id={section} aria-labelledby={`${section}-titulo`} className="border-b py-8">
          <h2 id={`${section}-titulo`} className="mb-4 text-h3">
            {sectionName(section, document.country)}
          </h2>
          <Content section={section} document={document} />
          {section === "vivienda" && photos.length > 0 ? (
            <div className="mt-6">
              <PhotoGallery photos={photos} title={document.home.name} />
            </div>
          ) : null}
          <Questions
            token={token}
            section={section}
            name={sectionName(section, document.country)}
            questions={questions.filter((question) => question.section === section)}
            agentName={agentName}
          />
        </section>
      ))}
    </div>
  );
}

/** All that an owner reads, without what they can do there. */
export function OwnerPreview({ document }: { document: ProposalDocument }) {
  return shownSections(document).map((section) => (
    <section key={section} className="border-t py-5">
      <h3 className="mb-3 text-h4">{sectionName(section, document.country)}</h3>
      <Content section={section} document={document} />
    </section>
  ));
}

function Content({ section, document }: { section: ProposalSection; document: ProposalDocument }): ReactNode {
  const { home, value, currency, terms, fee } = document;
  switch (section) {
    case "carta":
      return <Words>{document.letter}</Words>;
    case "vivienda":
      return (
        <>
          <p className="text-lead font-medium wrap-anywhere">{home.name}</p>
          {home.address ? <p className="text-muted-foreground wrap-anywhere">{home.address}</p> : null}
          <Facts all={home.facts.map(({ label, value: said }) => [label, said])} />
        </>
      );
    case "valor": {
      const range = rangeWords(document);
      const source = sourceWords(value);
      return (
        <>
          <p className="text-h2 tabular-nums">{exactMoney(value.price!, currency)}</p>
          <p className="mt-1 text-muted-foreground">
            Precio de salida que proponemos{range ? `. ${range}, según la estimación.` : "."}
          </p>
          {value.words ? <Words className="mt-4">{value.words}</Words> : null}
          {source ? (
            <p className="mt-3 text-xs text-subtle-foreground wrap-anywhere">Fuente: {source}.</p>
          ) : range ? (
            <p className="mt-3 text-xs text-subtle-foreground">El rango lo ha puesto tu agente.</p>
          ) : null}
        </>
      );
    }
    case "plan":
      return (
        <ol className="grid">
          {document.plan.map(({ id, what, when, where }) => (
            <li key={id} className="grid gap-x-5 gap-y-0.5 pb-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <span className="text-sm font-semibold wrap-anywhere sm:text-right">{when}</span>
              <span className="relative border-l-2 pl-5 wrap-anywhere before:absolute before:top-1.5 before:-left-[0.4375rem] before:size-3 before:rounded-full before:bg-primary">
                <span className="font-medium">{what}</span>
                {where ? <span className="block text-sm text-muted-foreground">{where}</span> : null}
              </span>
            </li>
          ))}
        </ol>
      );
    case "servicios":
      return (
        <ul className="divide-y border-y">
          {document.services.map(({ id, text, isIncluded }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-0 wrap-anywhere">{text}</span>
              <Tag tone={isIncluded ? "success" : "outline"}>{isIncluded ? "Incluido" : "No incluido"}</Tag>
            </li>
          ))}
        </ul>
      );
    case "honorarios":
      return (
        <>
          <p className="text-lead font-medium">{feeWords(document)}</p>
          <p className="text-muted-foreground">{feeAmountWords(document)}</p>
          {fee.when ? <p className="mt-2 wrap-anywhere">Se pagan: {fee.when}.</p> : null}
        </>
      );
    case "neto":
      return <NetSlider document={document} moves={fee.ownerMoves} />;
    case "equipo":
      return (
        <ul className="grid gap-4 sm:grid-cols-2">
          {document.team.map(({ id, name, role, phone, email }) => (
            <li key={id} className="wrap-anywhere">
              <span className="font-medium">{name}</span>
              <span className="block text-sm text-muted-foreground">
                {[role, phone, email].filter(Boolean).join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      );
    case "testimonios":
      return (
        <ul className="grid gap-5">
          {document.testimonials.map(({ id, text, name }) => (
            <li key={id}>
              <blockquote className="text-lead wrap-anywhere">«{text}»</blockquote>
              <p className="mt-1 text-sm text-muted-foreground">{name}</p>
            </li>
          ))}
        </ul>
      );
    case "condiciones":
      return (
        <>
          <Facts
            all={[
              ["Encargo", exclusiveWords(terms.isExclusive)],
              ["Plazo", monthsWords(terms.months)],
            ]}
          />
          <h3 className="mt-5 mb-1 font-semibold">Desistimiento</h3>
          <Words>{terms.withdrawal}</Words>
          {terms.more ? (
            <>
              <h3 className="mt-5 mb-1 font-semibold">Otras condiciones</h3>
              <Words>{terms.more}</Words>
            </>
          ) : null}
        </>
      );
  }
}

/** A text as somebody typed it. Addresses in it are no links. */
const Words = ({ children, className = "" }: { children: string; className?: string }) => (
  <p className={`max-w-reading whitespace-pre-line wrap-anywhere ${className}`}>{children}</p>
);

function Facts({ all }: { all: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
      {all.map(([label, said]) => (
        <div key={label} className="border-t pt-2">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="font-medium wrap-anywhere">{said}</dd>
        </div>
      ))}
    </dl>
  );
}

interface QuestionsProps {
  token: string;
  section: ProposalSection;
  name: string;
  questions: readonly Question[];
  agentName: string;
}

function Questions({ token, section, name, questions, agentName }: QuestionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, errors, formProps } = useCallForm({
    schema: questionForm,
    read: (typed) => ({ section, text: typed.get("text") }),
    method: "POST",
    path: `/api/shared-proposals/${token}/questions`,
    doneText: `Pregunta enviada a ${agentName}`,
    onDone: () => setOpen(false),
  });
  const foot = { id: `pregunta-${section}`, error: errors.text };
  return (
    <aside aria-label={`Preguntas sobre ${name}`} className="mt-5 grid max-w-reading gap-3 text-sm">
      {questions.map(({ id, who, at, text, reply, repliedAt }) => (
        <div key={id} className="rounded-md bg-muted p-4">
          <p className="text-xs text-muted-foreground">
            {who ? `Pregunta de ${who}` : "Pregunta"} · <When iso={at} />
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
          {reply && repliedAt ? (
            <div className="mt-3 border-l-2 border-primary pl-3">
              <p className="text-xs text-muted-foreground">
                {agentName} · <When iso={repliedAt} />
              </p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{reply}</p>
            </div>
          ) : (
            <p className="mt-2 text-xs text-muted-foreground">La respuesta saldrá aquí.</p>
          )}
        </div>
      ))}
      {isOpen ? (
        <form {...formProps} className="grid gap-3">
          <FieldFrame {...foot} label="Tu pregunta">
            <TextareaBox {...ariaOf(foot, false)} name="text" rows={3} maxLength={1_000} autoFocus />
          </FieldFrame>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" loading={isBusy} className="touch-target">
              Enviar la pregunta
            </Button>
            <Button type="button" size="sm" variant="ghost" className="touch-target" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
          </div>
        </form>
      ) : (
        <div className="print:hidden">
          <Button
            type="button"
            size="sm"
            variant="outline"
            className="touch-target"
            aria-label={`Preguntar sobre ${name}`}
            onClick={() => setOpen(true)}
          >
            Preguntar
          </Button>
        </div>
      )}
    </aside>
  );
}
