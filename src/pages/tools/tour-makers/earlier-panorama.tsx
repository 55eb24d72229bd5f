import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { forgetMade, type MadeHere, readMade } from "./made-store.ts";
import { PanoramaResult } from "./panorama-result.tsx";

/** The panorama that was made in this browser before: after a reload, or on coming back with an account. */
export function EarlierPanorama({ isSignedIn }: { isSignedIn: boolean }) {
  const [found, setFound] = useState<{ made: MadeHere; picture: ImageBitmap } | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const made = await readMade();
      if (made === null) return;
      const picture = await createImageBitmap(made.file);
      if (isOver) picture.close();
      else setFound({ made, picture });
    };
    // Without the browser's store, or with a file it cannot read any more, there is nothing to offer.
    look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, []);
  if (found === null) return null;
  const { made, picture } = found;
  const drop = () => {
    setFound(null);
    // One that is not forgotten now is replaced by the next panorama.
    forgetMade().catch(() => undefined);
  };
  return (
    <section aria-labelledby="anterior" className="mb-8 rounded-md border p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="anterior" className="text-base font-semibold">
          Tu última panorámica: {made.label.toLowerCase()}
        </h2>
        <Button variant="ghost" onClick={drop}>
          Descartar
        </Button>
      </div>
      <PanoramaResult picture={picture} made={made} crop={made.crop} label={made.label} isSignedIn={isSignedIn} />
    </section>
  );
}
