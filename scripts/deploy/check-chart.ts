import { faultsOfLinks } from "./links.ts";
import { faultsOfShape } from "./models.ts";
import { faultsOfPods } from "./pods.ts";
import { lint, render } from "./render.ts";

/** Everything that is wrong with the chart under one file of values, each as one line; none where it may be rolled out. */
export async function checkChart(helm: string, values: string): Promise<{ objects: number; faults: string[] }> {
  const [complaints, install, upgrade] = await Promise.all([
    lint(helm, values),
    render(helm, values),
    render(helm, values, { isUpgrade: true }),
  ]);
  const faults = [install, upgrade].flatMap((manifests) => [
    ...manifests.flatMap((manifest) =>
      [...faultsOfShape(manifest), ...faultsOfPods(manifest)].map(
        (fault) => `${manifest.kind} ${manifest.metadata.name}: ${fault}`,
      ),
    ),
    ...faultsOfLinks(manifests),
  ]);
  return { objects: install.length, faults: [...complaints, ...new Set(faults)] };
}
