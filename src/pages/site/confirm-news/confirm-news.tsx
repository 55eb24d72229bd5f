import { data } from "react-router";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { isSuppressed } from "#server/platform/mail/never-again.server.ts";
import { readConfirmToken } from "#server/site/newsletter/confirm-link.server.ts";
import { hasConfirmed } from "#server/site/newsletter/confirm-news.server.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/confirm-news.ts";

/**
 * Target of the mail that asks whether somebody wants the news. Opening it does nothing, because programs that look at links before
 * people do would confirm for everybody.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { auth, database, now } = mustHave(context.get(servicesContext));
  const read = readConfirmToken(auth.keys, params.token, now());
  if (read === null) throw data(null, { status: 404 });
  const { hash, isOver } = read;
  const state = (await isSuppressed(database.db, hash))
    ? "left"
    : (await hasConfirmed(database.db, hash))
      ? "done"
      : isOver
        ? "over"
        : "open";
  return data({ crumb: "Novedades", token: params.token, state } as const, {
    headers: { "x-robots-tag": "noindex, nofollow" },
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Confirmar novedades",
    description: "Confirma con un botón que quieres recibir las novedades de Umbral, sin iniciar sesión.",
    path: "/novedades",
    regions: false,
    noIndex: true,
  });

const SHOWN = {
  open: {
    title: "¿Quieres recibir novedades de Umbral?",
    text: "Pulsa el botón y te escribiremos cuando haya algo nuevo. Cada correo lleva un enlace para dejar de recibirlos.",
  },
  done: {
    title: "Recibirás las novedades",
    text: "Hemos anotado tu confirmación. Cada correo lleva un enlace para dejar de recibirlos.",
  },
  over: {
    title: "Este enlace ha caducado",
    text: "Marca otra vez la casilla de novedades en cualquier formulario de Umbral y te enviaremos uno nuevo.",
  },
  left: {
    title: "Te diste de baja",
    text: "Este correo está en la lista de quienes no quieren novedades, y no te enviaremos ninguna. Si has cambiado de idea, escríbenos.",
  },
} as const;

export default function ConfirmNews({ loaderData: { token, state } }: Route.ComponentProps) {
  const { title, text } = SHOWN[state];
  return (
    <main id="contenido" className="wrap-page py-section">
      <div className="max-w-(--reading-max)">
        <h1 className="text-h2">{title}</h1>
        <p role={state === "done" ? "status" : undefined} className="mt-4 text-lead text-muted-foreground">
          {text}
        </p>
        {state === "open" ? (
          <form method="post" action={`/novedades/${token}`} className="mt-8">
            <Button type="submit" size="lg">
              Sí, quiero recibirlas
            </Button>
          </form>
        ) : (
          <p className="mt-8">
            <PageLink to={state === "left" ? "/contacto" : "/"}>
              {state === "left" ? "Escribir a Umbral" : "Ir al inicio"}
            </PageLink>
          </p>
        )}
      </div>
    </main>
  );
}
