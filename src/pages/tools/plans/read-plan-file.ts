import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import type { FloorPlan, Level } from "#domain/tools/floor-plan/plan.ts";
import { readPlan } from "#domain/tools/floor-plan/read-plan.ts";

/** Plans that come from a JSON file of this tool. */

type ReadPlan = { kind: "plan"; plan: FloorPlan } | { kind: "refused"; reason: string };
type ReadCommands = { kind: "commands"; commands: PlanCommand[]; note: string } | { kind: "refused"; reason: string };

const DWG = "Es un DWG. Ábrelo en tu programa, guárdalo como DXF y vuelve a elegirlo.";
const refused = (reason: string) => ({ kind: "refused", reason }) as const;

/** The plan of a JSON file. */
export async function readPlanFile(file: File): Promise<ReadPlan> {
  const name = file.name.toLowerCase();
  if (name.endsWith(".dwg")) return refused(DWG);
  if (!name.endsWith(".json")) return refused(`«${file.name}» no vale. Elige un JSON de este generador.`);
  const read = readPlan(await file.text());
  return read.kind === "plan" ? read : refused(read.reason);
}

interface Target {
  plan: FloorPlan;
  level: Level;
  newId: () => string;
}

/** The commands that put the walls of a file into a level, in the place of its own. */
export async function commandsOfFile(file: File, { level, newId }: Target): Promise<ReadCommands> {
  const read = await readPlanFile(file);
  if (read.kind === "refused") return read;
  const from = read.plan.levels[0]!;
  const corners = new Map(from.vertices.map((corner) => [corner.id, corner]));
  const walls = from.walls.flatMap(({ id, from: start, to: end, thicknessMm, kind }) => {
    const [a, b] = [corners.get(start), corners.get(end)];
    if (!a || !b) return [];
    const openings = from.openings
      .filter(({ wallId }) => wallId === id)
      .map(({ id: _, wallId: __, ...opening }) => opening);
    return [{ from: { x: a.x, y: a.y }, to: { x: b.x, y: b.y }, thicknessMm, kind, openings }];
  });
  const labels = from.rooms.map(
    (label): PlanCommand => ({ do: "label-room", levelId: level.id, label: { ...label, id: newId() } }),
  );
  const more = read.plan.levels.length - 1;
  return {
    kind: "commands",
    commands: [{ do: "import-walls", levelId: level.id, id: newId(), walls }, ...labels],
    note: more > 0 ? `Se ha traído «${from.name}». El archivo tiene ${more} plantas más.` : "",
  };
}
