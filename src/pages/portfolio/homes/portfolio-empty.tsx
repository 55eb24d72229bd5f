import { Eye, FileUp, HousePlus } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { PORTFOLIO } from "./portfolio-path.ts";

const icon = { "aria-hidden": true, size: 24, strokeWidth: 1.75, className: "text-primary" } as const;

/** A portfolio without homes: the ways to fill it, the quickest first. */
export function PortfolioEmpty({ mayTryDemo }: { mayTryDemo: boolean }) {
  const { isBusy, call } = useCall();
  return (
    <section aria-labelledby="vacia" className="rounded-lg border bg-card">
      <div className="border-b px-5 py-4 sm:px-6">
        <h2 id="vacia" className="text-h4 [font-stretch:100%]">
          Tu cartera está vacía
        </h2>
        <p className="mt-1 text-control text-muted-foreground">
          Con ella las valoraciones usan tus propios comparables y cada herramienta se abre ya rellena.
        </p>
      </div>
      <ul className="grid divide-y md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-y-0">
        <Way
          icon={<FileUp {...icon} />}
          title="Importa tu cartera"
          text="Desde un archivo de tu programa (CSV, Excel, Kyero, idealista o Fotocasa) o desde una dirección. Ves qué cambia antes de que pase nada."
        >
          <Button asChild>
            <PageLink to={`${PORTFOLIO}/importar`}>Importar mi cartera</PageLink>
          </Button>
        </Way>
        <Way
          icon={<HousePlus {...icon} />}
          title="Añade una vivienda"
          text="Operación, tipo y lo que sepas. Lo demás se completa cuando haga falta."
        >
          <Button asChild variant="outline">
            <PageLink to={`${PORTFOLIO}/nueva`}>Añadir una vivienda</PageLink>
          </Button>
        </Way>
        {mayTryDemo ? (
          <Way
            icon={<Eye {...icon} />}
            title="Prueba con una cartera de demostración"
            text="Doce viviendas inventadas, que lo dicen, para mirar cómo funciona. Se quitan con un clic."
          >
            <Button
              variant="outline"
              loading={isBusy}
              onClick={() => call("Cartera de demostración lista", "POST", "/api/portfolio/demo")}
            >
              Probar con la demostración
            </Button>
          </Way>
        ) : null}
      </ul>
    </section>
  );
}

interface WayProps {
  icon: React.ReactNode;
  title: string;
  text: string;
  children: React.ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <li className="flex flex-col items-start gap-2 p-5 sm:p-6">
      {icon}
      <h3 className="mt-1 text-base font-semibold tracking-normal [font-stretch:100%]">{title}</h3>
      <p className="mb-3 text-control text-muted-foreground">{text}</p>
      <div className="mt-auto">{children}</div>
    </li>
  );
}

/** Says that there are invented homes among these, and takes them away. */
export function DemoNotice() {
  const { isBusy, call } = useCall();
  return (
    <Callout
      tone="info"
      isOneLine
      action={
        <Button
          size="sm"
          variant="outline"
          loading={isBusy}
          onClick={() => call("Demostración quitada", "DELETE", "/api/portfolio/demo")}
        >
          Quitar la demostración
        </Button>
      }
    >
      Hay viviendas de demostración: son inventadas y llevan su etiqueta.
    </Callout>
  );
}
