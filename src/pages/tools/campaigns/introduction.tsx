import { redirect } from "react-router";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { envelopes } from "#domain/site/drawings/tool-papers.ts";
import { EXAMPLE_MAIL } from "#domain/tools/campaigns/composing/example-mail.ts";
import { viewerContext } from "#server/boot/services.server.ts";
import { exampleMail } from "#server/tools/campaigns/composing/example.server.ts";
import { ShapeDrawing } from "#ui/illustration/header-drawing.tsx";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import { ToolExample } from "../../shared/tool-example.tsx";
import type { Route } from "./+types/introduction.ts";
import { MailFrame } from "./preview-panel.tsx";

const PATH = "/campanas-email";

/** A visitor sees a mail as it arrives; a signed-in person goes to their campaigns, with what the address asks for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(viewerContext) !== null) throw redirect(`/dashboard/campanas-email${url.search}`);
  return { mail: await exampleMail(EXAMPLE_MAIL) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Campañas de email para inmobiliarias, con permiso y baja en un clic",
    description:
      "Monta correos por bloques con tus viviendas y tu marca, elige a los compradores a los que encajan y envía solo a quien dio su permiso.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

export default function Introduction({ loaderData: { mail } }: Route.ComponentProps) {
  return (
    <ToolExample
      path={PATH}
      title="Campañas de email"
      lead="Cuenta tus viviendas a quien las busca. Eliges la vivienda y Umbral sabe a qué compradores encaja y a cuáles puedes escribir."
      note="Sale desde tu servidor de correo; sin él, te llevas los correos en un archivo."
      art={<ShapeDrawing shapes={envelopes} pigment="cobalto" className="aspect-video rounded-lg" />}
      example={{ title: "Así llega", description: "Míralo ancho, en el móvil, de noche, sin imágenes y en texto." }}
      points={{ id: "que-hace", title: "Qué hace", all: POINTS }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:p-5">
        <MailFrame mail={mail} publicUrl="" />
      </div>
    </ToolExample>
  );
}

const POINTS = [
  "Once bloques: texto, viviendas, fotos, botones, citas y tu firma, con tu logotipo y tu color.",
  "Ocho comienzos con los textos puestos: vivienda nueva, baja de precio, puertas abiertas, el mercado de la zona y más.",
  "Elige a los compradores a los que encaja una vivienda, y dice cuántos la recibirán y por qué los demás no.",
  "Revisa antes de enviar: enlaces, textos de las fotos, certificado energético, frases que excluyen y peso. Cada aviso lleva a su bloque.",
  "Sin permiso ni relación de cliente no sale ningún correo: se mira otra vez antes de cada uno.",
  "Secuencias que se paran cuando contestan, y pruebas de dos asuntos decididas por clics.",
];
