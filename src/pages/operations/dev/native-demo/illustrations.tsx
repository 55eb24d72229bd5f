import { ArchDoor, type ArchKind } from "#ui/illustration/arch-door.tsx";
import { Elevation, type FacadePigment } from "#ui/illustration/elevation.tsx";
import { Gateway } from "#ui/illustration/gateway.tsx";
import { HeroBuilding } from "#ui/illustration/hero-building.tsx";
import { LoneDoor } from "#ui/illustration/lone-door.tsx";
import { ModulePlan, type Room } from "#ui/illustration/module-plan.tsx";
import type { Pigment } from "#ui/illustration/solids.tsx";
import { Section, Specimen, Specimens } from "./section.tsx";

const doors: readonly { kind: ArchKind; need: string; reveal: Pigment; inside: Pigment }[] = [
  { kind: "medio-punto", need: "Valorar", reveal: "cobalto-800", inside: "cobalto-500" },
  { kind: "escarzano", need: "Captar", reveal: "almagre-800", inside: "almagre-500" },
  { kind: "apuntado", need: "Vender", reveal: "carruaje-800", inside: "carruaje-500" },
  { kind: "herradura", need: "Promocionar", reveal: "bugambilia-800", inside: "bugambilia-500" },
  { kind: "dintel", need: "Gestionar", reveal: "tinta-800", inside: "tinta-500" },
];

const facades: readonly { pigment: FacadePigment; floors: number; bays: number; floor: number }[] = [
  { pigment: "albero", floors: 4, bays: 5, floor: 2 },
  { pigment: "cobalto", floors: 1, bays: 3, floor: 0 },
  { pigment: "almagre", floors: 7, bays: 4, floor: 3 },
  { pigment: "carruaje", floors: 12, bays: 5, floor: 8 },
];

const room = (title: string): Room => ({ title, text: "Lo que hace el módulo, en una línea.", note: "Muestra" });

const rooms: readonly [Room, Room, Room, Room, Room, Room] = [
  room("Valoración"),
  room("Análisis"),
  room("Captación"),
  room("Social"),
  room("Virtual"),
  room("Gestión"),
];

/** Drawings made from the isometric kit and from data. */
export function Illustrations() {
  return (
    <Section
      id="ilustracion"
      title="Ilustración"
      note="Isométrica a 30°, tres tonos por pigmento, luz desde la izquierda. Sin personas ni contornos."
    >
      <Specimens>
        <Specimen name="Casa de la portada">
          <HeroBuilding className="w-full" />
        </Specimen>
        <Specimen name="Puerta suelta">
          <LoneDoor className="w-full" />
        </Specimen>
        <Specimen name="Entrada, sobre ocre">
          <div className="bg-albero-400">
            <Gateway className="w-full" />
          </div>
        </Specimen>
      </Specimens>
      <ul className="flex flex-wrap gap-5">
        {doors.map(({ need, ...door }) => (
          <li key={need} className="text-sm">
            <ArchDoor {...door} className="mb-2 w-28" />
            {need}
          </li>
        ))}
      </ul>
      <Specimens>
        {facades.map((facade) => (
          <Specimen key={facade.pigment} name={`Fachada de ${facade.floors} plantas, vivienda en la ${facade.floor}`}>
            <Elevation {...facade} name="una casa de muestra" className="h-44 w-full" />
          </Specimen>
        ))}
      </Specimens>
      <ModulePlan rooms={rooms} />
    </Section>
  );
}
