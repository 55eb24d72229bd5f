import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import type { Route } from "./+types/native-demo.ts";
import { Buttons } from "./native-demo/buttons.tsx";
import { Charts } from "./native-demo/charts.tsx";
import { DataDisplay } from "./native-demo/data.tsx";
import { Device } from "./native-demo/device.tsx";
import { Fields } from "./native-demo/fields.tsx";
import { Foundations } from "./native-demo/foundations.tsx";
import { Illustrations } from "./native-demo/illustrations.tsx";
import { Overlays } from "./native-demo/overlays.tsx";
import { States } from "./native-demo/states.tsx";

/** A development page: in production it is for admins alone, and managers count as such. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (mustHave(context.get(servicesContext)).config.mode === "production") requireStaff(context, request);
  return null;
}

export const meta = () => [{ title: "Hoja de componentes | Umbral" }, { name: "robots", content: "noindex" }];

const index = [
  ["marca", "Marca"],
  ["color", "Color"],
  ["letra", "Letra"],
  ["botones", "Botones"],
  ["campos", "Campos"],
  ["etiquetas", "Etiquetas"],
  ["estados", "Estados"],
  ["progreso", "Progreso"],
  ["confianza", "Confianza"],
  ["paneles", "Paneles"],
  ["tablas", "Tablas"],
  ["navegacion", "Ruta y páginas"],
  ["dialogos", "Diálogos"],
  ["pestanas", "Pestañas"],
  ["notificaciones", "Notificaciones"],
  ["graficos", "Gráficos"],
  ["ilustracion", "Ilustración"],
  ["dispositivo", "Dispositivo"],
] as const;

/** Every component in every state, in the theme chosen at the foot. */
export default function NativeDemo() {
  return (
    <main id="contenido" tabIndex={-1} className="pt-8 pb-16 outline-none wrap-page">
      <h1 className="text-h2">Hoja de componentes</h1>
      <p className="mt-2 max-w-[62ch] text-lead text-muted-foreground">
        Cada pieza en cada estado, en claro y en oscuro. Los datos son de muestra.
      </p>
      <nav aria-label="Índice" className="mt-5 mb-8">
        <ul className="flex flex-wrap gap-x-5">
          {index.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center text-sm link-text">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Foundations />
      <Buttons />
      <Fields />
      <States />
      <DataDisplay />
      <Overlays />
      <Charts />
      <Illustrations />
      <Device />
    </main>
  );
}
