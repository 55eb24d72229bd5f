import type { Level } from "../floor-plan/plan.ts";
import { movedDoors } from "./moved-doors.ts";
import { isWebAddress } from "./publish-tour.ts";
import type { Tour, TourLevel, TourLink, TourScene } from "./tour.ts";
import type { TourCommand } from "./tour-commands.ts";
import { halfTurn, lacksHeading, linkDirection } from "./tour-geometry.ts";
import { wayId } from "./way-id.ts";

/** A fault of a tour that visitors would notice. */
export interface TourFinding {
  readonly kind:
    | "one-way"
    | "unreachable"
    | "no-links"
    | "wrong-heading"
    | "door-gone"
    | "no-heading"
    | "too-close"
    | "too-far"
    | "not-placed"
    | "no-map"
    | "not-ready"
    | "same-name"
    | "broken-address"
    | "empty-hotspot";
  /** Spanish sentence. */
  readonly text: string;
  readonly sceneIds: readonly string[];
  /** Commands that mend it, in their order; null where only a person can. */
  readonly mend: readonly TourCommand[] | null;
}

const CLOSEST_MM = 300;
const FARTHEST_MM = 12_000;
/** An arrow that was dragged may stand this far from where the map puts it. */
const MOST_DEGREES_OFF = 25;

/**
 * Finds the faults of a sound tour, the gravest first.
 *
 * @param ready ids of the panoramas that can be shown
 * @param failed ids of those that never will be
 * @param planLevel the level of the floor plan under one of the tour, null without one; by default none is known
 */
export function checkTour(
  tour: Tour,
  ready: ReadonlySet<string>,
  { failed, planLevel }: { failed?: ReadonlySet<string>; planLevel?: (level: TourLevel) => Level | null } = {},
): TourFinding[] {
  const scenes = new Map(tour.scenes.map((scene) => [scene.id, scene]));
  // A scene without its picture is named once: visitors miss the whole of it, not its arrows or its place.
  const isMissing = ({ panoramaId }: TourScene) => failed?.has(panoramaId) === true;
  return [
    ...tour.scenes
      .filter(({ panoramaId }) => !ready.has(panoramaId))
      .map((scene) => (isMissing(scene) ? notUsable(scene) : notReady(scene))),
    ...lonely(tour).filter(({ sceneIds }) => !sceneIds.some((id) => isMissing(scenes.get(id)!))),
    ...(planLevel ? goneDoors(tour, planLevel) : []),
    ...tour.scenes.flatMap((scene) => scene.links.flatMap((link) => linkFindings(scene, link, scenes))),
    ...tooClose(tour),
    ...unplaced(tour, isMissing),
    ...unturned(tour, isMissing),
    ...sameNames(tour),
    ...brokenAddresses(tour),
    ...emptyHotspots(tour),
  ];
}

const notReady = ({ id, name }: TourScene): TourFinding => ({
  kind: "not-ready",
  text: `La panorámica de «${name}» todavía no está lista: el recorrido se publicará sin ella`,
  sceneIds: [id],
  mend: null,
});

const notUsable = ({ id, name }: TourScene): TourFinding => ({
  kind: "not-ready",
  text: `La foto de «${name}» no se puede usar: el recorrido se publica sin ella. Cámbiala o borra la escena`,
  sceneIds: [id],
  mend: null,
});

/** Arrows through doors that the plan no longer has where they were. */
function goneDoors(tour: Tour, planLevel: (level: TourLevel) => Level | null): TourFinding[] {
  return tour.levels.flatMap((level) => {
    const plan = planLevel(level);
    if (!plan) return [];
    return movedDoors(
      plan,
      tour.scenes.filter(({ levelId }) => levelId === level.id),
    ).map(
      ({ scene, target, link }): TourFinding => ({
        kind: "door-gone",
        text: `La flecha de «${scene.name}» a «${target.name}» pasa por una puerta que ya no está ahí en el plano`,
        sceneIds: [scene.id, target.id],
        mend: [{ kind: "link-through-doors", links: [{ sceneId: scene.id, link }] }],
      }),
    );
  });
}

/** Scenes without a link, and those that no way from the start reaches. */
function lonely({ scenes, start }: Tour): TourFinding[] {
  if (scenes.length < 2) return [];
  const first = start ?? scenes[0]!.id;
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  const reached = new Set([first]);
  for (const id of reached) for (const { to } of byId.get(id)?.links ?? []) reached.add(to);
  return scenes.flatMap((scene): TourFinding[] => {
    const { id, name, links } = scene;
    if (reached.has(id)) return [];
    const isAlone = links.length === 0 && !scenes.some((other) => other.links.some(({ to }) => to === id));
    const nearest = nearestOf(
      scene,
      scenes.filter((other) => reached.has(other.id)),
    );
    return [
      {
        kind: isAlone ? "no-links" : "unreachable",
        text: isAlone
          ? `«${name}» no está unida a ninguna escena`
          : `No se puede llegar a «${name}» desde la escena inicial`,
        sceneIds: [id],
        mend: nearest && [joining(nearest.id, id, true)],
      },
    ];
  });
}

/** The nearest scene on the same map, else the first. */
function nearestOf(scene: TourScene, others: readonly TourScene[]): TourScene | null {
  const near = others
    .map((other) => ({ other, distance: distanceOf(scene, other) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => a.distance! - b.distance!);
  return near[0]?.other ?? others[0] ?? null;
}

function distanceOf(one: TourScene, other: TourScene): number | null {
  if (one.levelId !== other.levelId || !one.at || !other.at) return null;
  return Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);
}

/** The id tells the way, so a mend that is done twice finds its link there already. */
const joining = (from: string, to: string, isBothWays: boolean): TourCommand => ({
  kind: "add-link",
  sceneId: from,
  link: { id: wayId(from, to), to, direction: null, through: null },
  backId: isBothWays ? wayId(to, from) : null,
});

function linkFindings(scene: TourScene, link: TourLink, scenes: ReadonlyMap<string, TourScene>): TourFinding[] {
  const target = scenes.get(link.to)!;
  const sceneIds = [scene.id, target.id];
  const found: TourFinding[] = [];
  if (!target.links.some(({ to }) => to === scene.id))
    found.push({
      kind: "one-way",
      text: `De «${scene.name}» se va a «${target.name}», pero no se vuelve`,
      sceneIds,
      mend: [joining(target.id, scene.id, false)],
    });
  const calculated = linkDirection(scene, { ...link, direction: null }, target);
  const dragged = link.direction && linkDirection(scene, link, target);
  if (calculated && dragged && Math.abs(halfTurn(calculated.yaw - dragged.yaw)) > MOST_DEGREES_OFF) {
    const off = Math.round(Math.abs(halfTurn(calculated.yaw - dragged.yaw)));
    found.push({
      kind: "wrong-heading",
      text: `La flecha de «${scene.name}» a «${target.name}» se aparta ${off}\u00a0° de lo que dice el plano`,
      sceneIds,
      mend: [{ kind: "reset-link", sceneId: scene.id, linkId: link.id }],
    });
  }
  const distance = distanceOf(scene, target);
  if (distance !== null && distance > FARTHEST_MM)
    found.push({
      kind: "too-far",
      text: `De «${scene.name}» a «${target.name}» hay ${metres(distance)}: añade una escena entre las dos`,
      sceneIds,
      mend: null,
    });
  return found;
}

const metres = (mm: number): string => `${(mm / 1000).toFixed(1).replace(".", ",")}\u00a0m`;

function tooClose({ scenes }: Tour): TourFinding[] {
  return scenes.flatMap((scene, at) =>
    scenes.slice(at + 1).flatMap((other): TourFinding[] => {
      const distance = distanceOf(scene, other);
      if (distance === null || distance >= CLOSEST_MM) return [];
      return [
        {
          kind: "too-close",
          text: `«${scene.name}» y «${other.name}» están casi en el mismo punto del plano`,
          sceneIds: [scene.id, other.id],
          mend: null,
        },
      ];
    }),
  );
}

function unplaced({ scenes, levels }: Tour, isMissing: (scene: TourScene) => boolean): TourFinding[] {
  const mapped = levels.filter(({ map }) => map !== null);
  if (mapped.length === 0) return [];
  const bare = levels.filter(({ map }) => map === null);
  return [
    ...bare.map(
      ({ id, name }): TourFinding => ({
        kind: "no-map",
        text: `La planta «${name}» no tiene plano`,
        sceneIds: scenes.filter(({ levelId }) => levelId === id).map((scene) => scene.id),
        mend: scenes.some(({ levelId }) => levelId === id) ? null : [{ kind: "remove-level", levelId: id }],
      }),
    ),
    ...notPlaced(scenes.filter((scene) => scene.at === null && !isMissing(scene))),
  ];
}

/** One sentence for all of them: after sixty photos were uploaded, sixty would hide what else there is. */
function notPlaced(scenes: readonly TourScene[]): TourFinding[] {
  const text = severally(scenes, "no está colocada en el plano", "no están colocadas en el plano");
  return text === null ? [] : [{ kind: "not-placed", text, sceneIds: scenes.map(({ id }) => id), mend: null }];
}

/** Scenes on a map whose calculated arrows point anywhere, because nobody has said where their picture looks. */
function unturned({ scenes, levels }: Tour, isMissing: (scene: TourScene) => boolean): TourFinding[] {
  const mapped = new Set(levels.filter(({ map }) => map !== null).map(({ id }) => id));
  const found = scenes.filter(
    (scene) =>
      lacksHeading(scene) &&
      !isMissing(scene) &&
      mapped.has(scene.levelId ?? "") &&
      scene.links.some(({ direction }) => direction === null),
  );
  const text = severally(found, "no está orientada", "no están orientadas");
  if (text === null) return [];
  const way = "arrastra en su foto una flecha hasta su puerta, y las demás la siguen";
  return [{ kind: "no-heading", text: `${text}: ${way}`, sceneIds: found.map(({ id }) => id), mend: null }];
}

/** «A» is so, «A» y «B» are so, «A» y otras 5 escenas are so; null for none. */
function severally(scenes: readonly TourScene[], one: string, several: string): string | null {
  const [first, ...others] = scenes;
  if (!first) return null;
  if (others.length === 0) return `«${first.name}» ${one}`;
  const rest = others.length === 1 ? `«${others[0]!.name}»` : `otras ${others.length} escenas`;
  return `«${first.name}» y ${rest} ${several}`;
}

/** The second and later scenes of one name on one level get a number. */
function sameNames({ scenes }: Tour): TourFinding[] {
  const taken = new Set(scenes.map(({ name }) => name));
  const seen = new Map<string, string>();
  return scenes.flatMap(({ id, name }): TourFinding[] => {
    const first = seen.get(name);
    if (name.trim() !== "" && first === undefined) {
      seen.set(name, id);
      return [];
    }
    const base = name.trim() === "" ? "Escena" : name.slice(0, 75);
    let number = 2;
    while (taken.has(`${base} ${number}`)) number++;
    taken.add(`${base} ${number}`);
    return [
      {
        kind: "same-name",
        text: name.trim() === "" ? "Una escena no tiene nombre" : `Hay más de una escena llamada «${name}»`,
        sceneIds: first === undefined ? [id] : [first, id],
        mend: [{ kind: "rename-scene", sceneId: id, name: `${base} ${number}` }],
      },
    ];
  });
}

function brokenAddresses({ scenes }: Tour): TourFinding[] {
  return scenes.flatMap(({ id, name, hotspots }) =>
    hotspots.flatMap((hotspot): TourFinding[] => {
      if (hotspot.kind !== "enlace" || isWebAddress(hotspot.url)) return [];
      const url = `https://${hotspot.url}`;
      const isMendable = !hotspot.url.includes(":") && url.length <= 500 && isWebAddress(url);
      return [
        {
          kind: "broken-address",
          text: `El enlace «${hotspot.title}» de «${name}» no se puede abrir: empieza por https://`,
          sceneIds: [id],
          mend: isMendable ? [{ kind: "change-hotspot", sceneId: id, hotspot: { ...hotspot, url } }] : null,
        },
      ];
    }),
  );
}

/** Points that open a window in which nothing stands. */
function emptyHotspots({ scenes }: Tour): TourFinding[] {
  return scenes.flatMap(({ id, name, hotspots }) =>
    hotspots.flatMap((hotspot): TourFinding[] =>
      hotspot.kind === "texto" && hotspot.text.trim() === ""
        ? [
            {
              kind: "empty-hotspot",
              text: `El punto «${hotspot.title}» de «${name}» no dice nada: escribe su texto o quítalo`,
              sceneIds: [id],
              mend: null,
            },
          ]
        : [],
    ),
  );
}
