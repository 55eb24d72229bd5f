import {
  BellRing,
  BookOpen,
  Braces,
  Calendar,
  Contact,
  Download,
  FileText,
  House,
  Images,
  KeyRound,
  Landmark,
  type LucideIcon,
  Mail,
  Palette,
  Plug,
  Ruler,
  Send,
  Share2,
  Target,
  Upload,
  Users,
  Webhook,
} from "lucide-react";
import { Button } from "#ui/button.tsx";
import { DemoButton } from "#ui/demo/demo-button.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useSite } from "#ui/site/site-info.ts";
import { Tag } from "#ui/tag.tsx";
import { DRAWN_TOOLS, ToolDrawing } from "../catalogue/tool-drawing.tsx";

type Service = "telemarketing" | "legal" | undefined;

/** Whether a solution rests on people whom the business has not said it can send. */
export function useNeedsAsking(service: Service): boolean {
  const { offeredServices } = useSite();
  return service !== undefined && !offeredServices.includes(service);
}

/** Shown wherever a service is described that the business may not offer (`OFFERED_SERVICES`). */
export function AvailabilityTag({ service }: { service: Service }) {
  return useNeedsAsking(service) ? <Tag tone="warning">Consúltanos disponibilidad</Tag> : null;
}

/** The way in: the trial, or a question first. */
export function SolutionActions({ service }: { service: Service }) {
  const asks = useNeedsAsking(service);
  return (
    <>
      <Button asChild size="lg" variant={asks ? "default" : "hero"}>
        <PageLink to={asks ? "/contacto" : "/auth"}>{asks ? "Consultar disponibilidad" : "Empezar gratis"}</PageLink>
      </Button>
      <DemoButton size="lg" variant="outline" />
    </>
  );
}

type Items = readonly { to: string; label: string; text: string }[];

/** Tools and pages that can be used, as a grid of links, each with a drawing of what it makes or a sign of what it is. */
export function TodayGrid({ items }: { items: Items }) {
  return (
    <ul className="grid border-t sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
      {items.map(({ to, label, text }) => (
        <li key={to} className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-x-4 border-b py-4">
          <ItemSign to={to} />
          <div>
            <PageLink to={to} className="link-text touch-target font-semibold">
              {label}
            </PageLink>
            <p className="mt-0.5 text-control leading-normal text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const HELP = "/help-center/articulo/";

/** The sign of a page that is no tool, by the first part of its address; rooms of the dashboard have that of its menu. */
const PAGE_SIGNS: readonly [start: string, sign: LucideIcon][] = [
  [`${HELP}asistentes`, Plug],
  [`${HELP}busquedas`, BellRing],
  [`${HELP}calendario`, Calendar],
  [`${HELP}claves`, KeyRound],
  [`${HELP}compartir`, Share2],
  [`${HELP}contactos`, Contact],
  [`${HELP}exportar`, Download],
  [`${HELP}fotos`, Images],
  [`${HELP}importar`, Upload],
  [`${HELP}impuestos`, Landmark],
  [`${HELP}llevar-el-calendario`, Calendar],
  [`${HELP}marca`, Palette],
  [`${HELP}objetivos`, Target],
  [`${HELP}publicar`, Send],
  [`${HELP}repartir`, Users],
  [`${HELP}tu-cartera`, House],
  [`${HELP}webhooks`, Webhook],
  ["/api/", Braces],
  ["/contacto", Mail],
  ["/metodo/", Ruler],
  ["/recursos/", FileText],
];

function ItemSign({ to }: { to: string }) {
  if (DRAWN_TOOLS.includes(to)) return <ToolDrawing path={to} className="mt-0.5 text-foreground" />;
  const Sign = PAGE_SIGNS.find(([start]) => to.startsWith(start))?.[1] ?? BookOpen;
  return (
    <span className="mt-0.5 grid h-12 w-18 place-items-center rounded-sm bg-muted">
      <Sign aria-hidden size={22} strokeWidth={1.75} className="text-primary" />
    </span>
  );
}

/** Tools and pages, each with its use for this trade. */
export function ItemList({ items }: { items: Items }) {
  return (
    <ul className="border-t">
      {items.map(({ to, label, text }) => (
        <li key={to} className="border-b py-4">
          <p>
            <PageLink to={to} className="link-text touch-target font-semibold">
              {label}
            </PageLink>
          </p>
          <p className="mt-1 text-muted-foreground">{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function SolutionClosing({ title, text, service }: { title: string; text: string; service: Service }) {
  const asks = useNeedsAsking(service);
  return (
    <ClosingBand
      title={title}
      text={text}
      actions={
        <>
          <Button asChild size="lg">
            <PageLink to={asks ? "/contacto" : "/auth"}>
              {asks ? "Consultar disponibilidad" : "Empezar gratis"}
            </PageLink>
          </Button>
          <Button asChild size="lg" variant="outline">
            <PageLink to="/precios">Ver planes</PageLink>
          </Button>
        </>
      }
    />
  );
}
