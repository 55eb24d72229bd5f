import { trainingIn } from "#content/latam/marketing.ts";
import { regionOfPath } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import { ArchDoor } from "#ui/illustration/arch-door.tsx";
import { LeadForm } from "#ui/lead/lead-form.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { QuestionList } from "#ui/marketing/question-list.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../../shared/page-meta.ts";
import { faqData } from "../../../shared/structured-data.ts";
import type { Route } from "./+types/training.ts";

export function loader({ url }: Pick<Route.LoaderArgs, "url">) {
  return trainingIn(regionOfPath(url.pathname));
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { meta: words, questions } = args.loaderData;
  return pageMeta(args, { ...words, path: "/formacion", data: [faqData(questions)] });
};

type Content = Route.ComponentProps["loaderData"];

export default function Training({ loaderData: content }: Pick<Route.ComponentProps, "loaderData">) {
  const { hero, syllabus, sessions, closing } = content;
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <Button asChild variant="formacion" size="lg">
              <a href="#sesion">{hero.session}</a>
            </Button>
            <Button asChild variant="outline" size="lg">
              <a href="#temario">{hero.syllabus}</a>
            </Button>
          </>
        }
        note={hero.note}
        art={
          <div
            data-opening
            className="flex justify-center rounded-t-xl bg-bugambilia-200 px-6 dark:bg-bugambilia-900 pt-10"
          >
            <ArchDoor kind="herradura" reveal="bugambilia-700" inside="bugambilia-500" className="h-72 lg:h-92" />
          </div>
        }
      />
      <Section title={syllabus.title} lead={syllabus.lead} ground="band" id="temario">
        <ol className="grid gap-5">
          {syllabus.lessons.map((lesson, i) => (
            <Lesson key={lesson.title} number={i + 1} lesson={lesson} />
          ))}
        </ol>
      </Section>
      <Section title={sessions.title} lead={sessions.lead} layout="split">
        <dl className="border-t">
          {sessions.items.map(({ name, length, text }) => (
            <div key={name} className="border-b py-5">
              <dt className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <b className="text-h4">{name}</b>
                <span className="text-sm text-muted-foreground">{length}</span>
              </dt>
              <dd className="mt-2 max-w-reading text-muted-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Preguntas sobre la formación" layout="split" ground="band" id="preguntas">
        <QuestionList items={content.questions} />
      </Section>
      <ClosingBand
        id="sesion"
        title={closing.title}
        text={closing.text}
        form={
          <LeadForm
            shape="full"
            source="website"
            interestedIn={["formacion"]}
            submitLabel={closing.submit}
            withMessage
          />
        }
      />
    </main>
  );
}

function Lesson({ number, lesson }: { number: number; lesson: Content["syllabus"]["lessons"][number] }) {
  return (
    <li className="grid gap-x-10 gap-y-4 rounded-lg border bg-card p-5 text-card-foreground sm:p-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <h3>
          <span className="text-formacion">{number}.</span> {lesson.title}
        </h3>
        <p className="mt-2 max-w-reading text-muted-foreground">{lesson.aim}</p>
        <p className="mt-4 max-w-reading text-control">
          <b>Ejercicio.</b> {lesson.exercise}
        </p>
      </div>
      <div className="text-control lg:border-l lg:pl-8">
        <h4 className="text-sm">Lecturas y práctica</h4>
        <ul className="mt-1">
          {[...lesson.readings, lesson.tool].map(({ label, to }) => (
            <li key={label}>
              <PageLink to={to} className="link-text inline-flex min-h-11 items-center">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
