import { Calculator, type LucideIcon, Scale, UserRound } from "lucide-react";
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
    icon: Scale,
    title: "Valora una vivienda",
    text: "Di dónde está y cómo es. Verás un precio con su rango y los comparables en que se apoya.",
    label: "Valorar una vivienda",
    href: "/valoracion",
  },
  {
    icon: Calculator,
    title: "Calcula qué puede pagar una familia",
    text: "Con sus ingresos y su ahorro sale el precio máximo, y qué se lo impide.",
    label: "Calcular la capacidad",
    href: "/calculadora-capacidad",
  },
  {
    icon: UserRound,
    title: "Completa tu perfil",
    text: "Tu nombre, tu teléfono y cómo trabajas. Solo lo ves tú.",
    label: "Completar mi perfil",
    href: "/dashboard/profile",
  },
];

/** What a new account can do at once. */
export function FirstActions({ isProfileComplete }: { isProfileComplete: boolean }) {
  const actions = ACTIONS.filter(({ href }) => !(isProfileComplete && href === "/dashboard/profile"));
  return (
    <section aria-labelledby="empieza" className="rounded-lg border bg-card">
      <div className="border-b px-5 py-4 sm:px-6">
        <h2 id="empieza" className="text-h4 [font-stretch:100%]">
          Aún no hay resultados en tu cuenta
        </h2>
        <p className="mt-1 text-control text-muted-foreground">
          Lo que calcules aparecerá aquí, con su rango y su fecha. Puedes empezar por aquí:
        </p>
      </div>
      <ul className="grid divide-y md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-y-0">
        {actions.map(({ icon: Icon, title, text, label, href }, index) => (
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
