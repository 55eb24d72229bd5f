import { data, redirect } from "react-router";
import { callerContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/form-page.ts";
import { ClosedForm } from "./closed-form.tsx";
import { FormView } from "./form-view.tsx";
import { openForm, takeForm } from "./open-form.server.ts";

/** There is no page at `/formulario`. */
export const handle = { frame: "crumbless" };

/** `/formulario/{slug}`: a form of Umbral's own, in its own page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const form = await openForm(mustHave(context.get(servicesContext)), params.slug, request);
  if (form === null) throw data(null, { status: 404 });
  if (form === "gone") return data({ form: null, crumb: "Formulario cerrado" }, { status: 410 });
  return data({ form, crumb: form.definition.title });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = mustHave(context.get(servicesContext));
  const taken = await takeForm(services, params.slug, request, mustHave(context.get(callerContext)));
  const form = taken.state === "done" ? await openForm(services, params.slug, request) : null;
  if (form && form !== "gone" && form.definition.thanksPage) throw redirect(form.definition.thanksPage, 303);
  return data(taken, { status: taken.state === "done" ? 200 : 422 });
}

export const meta: Route.MetaFunction = (args) => {
  const form = args.loaderData?.form;
  const title = form?.definition.title ?? "Formulario cerrado";
  const about = "Rellena este formulario de Umbral: te decimos para qué usamos tus datos antes de enviarlo.";
  const intro = form?.definition.intro.replace(/\s+/g, " ") ?? "";
  return pageMeta(args, {
    title,
    description: intro.length >= 70 ? intro.slice(0, 160) : about,
    path: `/formulario/${args.params.slug}`,
    regions: false,
    noIndex: form?.definition.isIndexed !== true,
  });
};

export default function FormPage({ loaderData: { form }, actionData }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page pt-8 pb-section">
      <div className="mx-auto max-w-2xl">
        {form === null ? (
          <ClosedForm />
        ) : (
          <>
            <h1 className="text-h1 text-balance">{form.definition.title}</h1>
            {form.definition.intro ? (
              <p className="mt-3 whitespace-pre-line text-muted-foreground">{form.definition.intro}</p>
            ) : null}
            <div className="mt-7">
              <FormView key={form.slug} form={form} taken={actionData} />
            </div>
          </>
        )}
      </div>
    </main>
  );
}
