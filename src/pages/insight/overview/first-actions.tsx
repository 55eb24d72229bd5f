import { Contact, FileUp, type LucideIcon, Scale } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface FirstAction {
  icon: LucideIcon;
  title: string;
  text: string;
  label: string;
  href: string;
}

const ACTIONS: readonly FirstAction[] = [
  {
    icon: FileUp,
    title: "Importa tu cartera",
    text: "Desde el archivo de tu programa o desde una dirección. Las herramientas trabajan entonces con tus viviendas.",
    label: "Importar mi cartera",
    href: "/dashboard/cartera/importar",
  },
  {
    icon: Scale,
    title: "Valora una vivienda",
    text: "Di dónde está y cómo es. Verás un precio con su rango y los comparables en que se apoya.",
    label: "Valorar una vivienda",
    href: "/valoracion",
  },
  {
    icon: Contact,
    title: "Trae tus contactos",
    text: "De un archivo CSV o vCard. Verás quién está dos veces y a quién le falta respuesta.",
    label: "Importar contactos",
    href: "/dashboard/contactos/importar",
  },
];

/** First steps for a new account. */
export function FirstActions() {
  return (
    <section aria-labelledby="empieza" className="rounded-lg border bg-card">
      <div className="border-b px-5 py-4 sm:px-6">
        <h2 id="empieza" className="text-h4 [font-stretch:100%]">
          Tu cuenta está lista: empieza por aquí
        </h2>
        <p className="mt-1 text-control text-muted-foreground">
          Tus viviendas, tu día y lo que calcules aparecerán en esta página.
        </p>
      </div>
      <ul className="grid divide-y md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-y-0">
        {ACTIONS.map(({ icon: Icon, title, text, label, href }, index) => (
          <li key={href} className="flex flex-col items-start gap-2 p-5 sm:p-6">
            <Icon aria-hidden size={24} strokeWidth={1.75} className="text-primary" />
            <h3 className="mt-1 text-base font-semibold tracking-normal [font-stretch:100%]">{title}</h3>
            <p className="mb-3 text-control text-muted-foreground">{text}</p>
            <Button asChild variant={index === 0 ? "default" : "outline"} className="mt-auto">
              <PageLink to={href}>{label}</PageLink>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
