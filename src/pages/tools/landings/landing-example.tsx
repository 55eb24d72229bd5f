import { LOOK_NAMES, LOOKS } from "#domain/tools/landings/landing-looks.ts";
import { EXAMPLE_SLUG } from "#ui/landing/example-view.ts";
import { PanelBody } from "#ui/panel.tsx";
import { RadioTabs } from "#ui/radio-tabs.tsx";
import { ToolExample } from "../../shared/tool-example.tsx";

/** The page for a visitor: what it does, with a whole page of an invented home in each look. */
export function LandingExample({ lead }: { lead: string }) {
  return (
    <ToolExample
      path="/generador-landing"
      title="Generador de landing"
      lead={lead}
      note="Sin cookies y sin JavaScript para quien la visita: se lee y se envía igual en un móvil lento."
      example={{
        title: "La página de un ático",
        description: "Sin ninguna foto, para que veas que también se sostiene. Es una página entera: baja por ella.",
      }}
      points={{ id: "que-hace", title: "Qué hace", all: POINTS }}
    >
      <PanelBody>
        <RadioTabs
          legend="Aspecto"
          tabs={LOOKS.map((look) => ({
            label: LOOK_NAMES[look].name,
            content: (
              <iframe
                title={`Ejemplo con el aspecto ${LOOK_NAMES[look].name}`}
                src={`/p/${EXAMPLE_SLUG}?aspecto=${look}`}
                loading="lazy"
                className="h-[34rem] w-full rounded-md border bg-card"
              />
            ),
          }))}
        />
      </PanelBody>
    </ToolExample>
  );
}

const POINTS = [
  "Precio, estado, datos y fotos salen de tu cartera. Si cambian en la ficha, cambian en la página; lo que escribes tú se queda.",
  "Vendida o retirada, lo dice y ofrece otras.",
  "Secciones que se mueven, se ocultan, se duplican y se deshacen, con la página viva al lado.",
  "Quien escribe aparece en tus contactos con su campaña. Sin permiso marcado, no se envía.",
  "Dos portadas a la vez, y un resultado que sabe decir que no se distinguen.",
  "En tu dominio, o en una carpeta que funciona en cualquier servidor.",
];
