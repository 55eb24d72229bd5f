import { EXAMPLE_PROPOSAL, EXAMPLE_PROPOSAL_ABROAD } from "#domain/tools/proposals/worked-example.ts";
import { PanelBody } from "#ui/panel.tsx";
import { useRegion } from "#ui/region/use-region.ts";
import { ToolExample } from "../../shared/tool-example.tsx";
import { NetSlider } from "./net-slider.tsx";

/** The page for a visitor: what it does, with the net of an invented home of their region to move. */
export function ProposalExample({ lead }: { lead: string }) {
  const isAbroad = useRegion().region === "latam";
  return (
    <ToolExample
      path="/propuestas-captacion"
      title="Propuestas de captación"
      lead={lead}
      note="La firma es electrónica simple, y lo dice. Si falta un dato, no se envía: te nombra cuál."
      example={{
        title: "Mueve los honorarios y mira el neto",
        description: isAbroad
          ? "Venta en 3.000.000 de pesos mexicanos, deuda de 900.000 e impuesto de la ganancia de 120.000."
          : "Venta en 250.000 €, plusvalía de 2.000 € y deuda de 80.000 €.",
      }}
      points={{ id: "que-lleva", title: "Qué lleva", all: PARTS }}
    >
      <PanelBody>
        {/* A fee that was tried in one currency says nothing in another. */}
        <NetSlider
          key={isAbroad ? "abroad" : "spain"}
          document={isAbroad ? EXAMPLE_PROPOSAL_ABROAD : EXAMPLE_PROPOSAL}
          moves
        />
      </PanelBody>
    </ToolExample>
  );
}

const PARTS = [
  "La vivienda, de tu cartera; el valor, de tu valoración o tu análisis, con su fuente y su fecha.",
  "Tu plan con fechas, tus servicios, tus honorarios y el plazo. Nada viene marcado por ti.",
  "Un enlace con tu marca: el propietario pregunta en cada apartado y tú le respondes.",
  "Las aperturas por apartado, sin robots ni tu equipo. El tiempo de lectura no se mide.",
  "Cada versión que envías se guarda como estaba, con lo que cambió respecto a la anterior.",
  "Al aceptar, la versión que leyó pasa a firma electrónica con su hoja de evidencias.",
];
