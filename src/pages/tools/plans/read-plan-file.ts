import { applyCommand } from "#domain/tools/floor-plan/apply-command.ts";
import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import { emptyPlan } from "#domain/tools/floor-plan/empty-plan.ts";
import type { FloorPlan, Level } from "#domain/tools/floor-plan/plan.ts";
import { readPlan } from "#domain/tools/floor-plan/read-plan.ts";
import { readDxfFile } from "./dxf-walls.ts";

/** Plans that come from a file: JSON of this tool, or walls of a DXF. */

type ReadPlan = { kind: "plan"; plan: FloorPlan } | { kind: "refused"; reason: string };
type ReadCommands = { kind: "commands"; commands: PlanCommand[]; note: string } | { kind: "refused"; reason: string };

const DWG = "Es un DWG. Ábrelo en tu programa, guárdalo como DXF y vuelve a elegirlo.";
const refused = (reason: string) => ({ kind: "refused", reason }) as const;

/** The plan of a JSON file. */
export async function readPlanFile(file: File): Promise<ReadPlan> {
  const name = file.name.toLowerCase();
  if (name.endsWith(".dwg")) return refused(DWG);
  if (name.endsWith(".dxf")) return await planOfDxf(file);
  if (!name.endsWith(".json")) return refused(`«${file.name}» no vale. Elige un JSON de este generador o un DXF.`);
  const read = readPlan(await file.text());
  return read.kind === "plan" ? read : refused(read.reason);
}

interface Target {
  level: Level;
  newId: () => string;
}

/** The commands that put the walls of a file into a level, in the place of its own. */
export async function commandsOfFile(file: File, { level, newId }: Target): Promise<ReadCommands> {
  if (/\.dxf$/i.test(file.name)) return await wallsOfDxf(file, { level, newId });
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

/** Of a DXF that is opened. */
const MOST_DXF_BYTES = 30 * 1024 * 1024;

async function wallsOfDxf(file: File, { level, newId }: Target): Promise<ReadCommands> {
  if (file.size > MOST_DXF_BYTES) return refused("El archivo pasa de 30\u00a0MB: guarda solo la planta que necesitas.");
  const read = await readDxfFile(file);
  if (read.kind === "refused") return read;
  return {
    kind: "commands",
    commands: [{ do: "import-walls", levelId: level.id, id: newId(), walls: read.walls }],
    note: read.notes.join(" "),
  };
}

/** A plan whose one level has the walls of a DXF. */
async function planOfDxf(file: File): Promise<ReadPlan> {
  const begun = emptyPlan({ title: file.name.replace(/\.dxf$/i, "").slice(0, 120), country: "ES" });
  const read = await wallsOfDxf(file, { level: begun.levels[0]!, newId: () => "dxf" });
  if (read.kind === "refused") return read;
  const answer = applyCommand(begun, read.commands[0]!);
  return answer.kind === "done" ? { kind: "plan", plan: answer.plan } : answer;
}
