import { useEffect, useState } from "react";
import type { Tour, TourScene } from "#domain/tools/tours/tour.ts";
import type { PanoramaCard } from "#domain/tools/tours/tour-forms.ts";
import { loadPicture } from "#ui/panorama/load-picture.ts";
import type { PanoramaView } from "#ui/panorama/panorama-view.ts";

interface Shown {
  view: PanoramaView | null;
  /** Id of the scene whose picture stands. */
  shown: string | null;
  isLost: boolean;
}

/** The drawing of a scene's panorama in a canvas; its start view is where it begins. The tripod is covered as visitors will see it. */
export function useView(
  canvas: HTMLCanvasElement | null,
  scene: TourScene | null,
  card: PanoramaCard | null,
  { nadir, logo }: { nadir: Tour["nadir"]; logo: string | null },
): Shown {
  const [view, setView] = useState<PanoramaView | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!canvas) return;
    let made: PanoramaView | null = null;
    let isOver = false;
    void import("#ui/panorama/create-panorama-view.ts").then(({ createPanoramaView }) => {
      if (isOver) return;
      made = createPanoramaView(canvas);
      made.onLost(setLost);
      setView(made);
    });
    return () => {
      isOver = true;
      made?.dispose();
      setView(null);
    };
  }, [canvas]);

  const panorama = card?.panorama ?? null;
  const sceneId = scene?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene that is levelled or gets another start view must not be shown anew
  useEffect(() => {
    if (!view || !scene || !panorama) return setShown(null);
    let isOver = false;
    const shows = { kind: "tiles", panorama, levelling: scene.levelling } as const;
    view.show(shows, { look: scene.start, fadeMs: 200 }).then(
      () => !isOver && setShown(scene.id),
      () => undefined, // a preview that does not come leaves the picture before; the next choice tries again
    );
    return () => {
      isOver = true;
    };
    // Tiles of another version are another picture.
  }, [view, sceneId, panorama?.tiles]);

  const { pitch, roll } = scene?.levelling ?? { pitch: 0, roll: 0 };
  useEffect(() => {
    if (view && shown === sceneId) view.level({ pitch, roll });
  }, [view, shown, sceneId, pitch, roll]);
  const radiusDegrees = nadir.kind === "nada" ? null : nadir.radiusDegrees;
  const picture = nadir.kind === "logo" ? logo : null;
  useEffect(() => {
    if (!view) return;
    if (radiusDegrees === null) return view.coverNadir(null);
    let isOver = false;
    // Without a logo, or with one that cannot be drawn, visitors see the floor softened.
    const drawn = picture === null ? Promise.resolve(null) : loadPicture(picture).catch(() => null);
    void drawn.then((found) => !isOver && view.coverNadir({ radiusDegrees, picture: found }));
    return () => {
      isOver = true;
    };
  }, [view, radiusDegrees, picture]);
  return { view, shown, isLost };
}
