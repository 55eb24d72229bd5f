import { useEffect, useRef } from "react";
import { data } from "react-router";
import { callerContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import type { Route } from "./+types/embedded-form-page.ts";
import { ClosedForm } from "./closed-form.tsx";
import { FormView } from "./form-view.tsx";
import { embeddingHost, openForm, takeForm } from "./open-form.server.ts";

/** In a frame of somebody else's page: nothing of the site around it. */
export const handle = { frame: "embedded" };

/** `/formulario/{slug}/incrustado`: the same form, the only page of ours that others may frame. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const form = await openForm(services, params.slug, request);
  // A form that never existed is also answered in the frame: the page of errors would bring the whole site into it.
  if (form === null || form === "gone") return data({ form: null }, { status: form === null ? 404 : 410 });
  const desde = embeddingHost(request, services.config.publicUrl);
  return data({ form: { ...form, hidden: { ...form.hidden, desde } } });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = mustHave(context.get(servicesContext));
  const taken = await takeForm(services, params.slug, request, mustHave(context.get(callerContext)));
  return data(taken, { status: taken.state === "done" ? 200 : 422 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.form?.definition.title ?? "Formulario cerrado"} | Umbral` },
  { name: "robots", content: "noindex" },
];

export default function EmbeddedFormPage({ loaderData: { form }, actionData }: Route.ComponentProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || window.parent === window) return;
    // The page around gives the frame this height; any page may have it, because nothing else is sent.
    const announce = () => window.parent.postMessage({ umbralAlto: element.getBoundingClientRect().height }, "*");
    const observer = new ResizeObserver(announce);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <main ref={box} id="contenido" className="p-1">
      {form === null ? (
        <div className="p-4">
          <ClosedForm />
        </div>
      ) : (
        <>
          <h1 className="text-h3 text-balance">{form.definition.title}</h1>
          {form.definition.intro ? (
            <p className="mt-2 whitespace-pre-line text-control text-muted-foreground">{form.definition.intro}</p>
          ) : null}
          <div className="mt-4">
            <FormView key={form.slug} form={form} taken={actionData} isEmbedded />
          </div>
        </>
      )}
    </main>
  );
}
