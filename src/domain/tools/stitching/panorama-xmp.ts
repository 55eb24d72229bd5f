import { type DigitalSource, provenanceXmp } from "../pictures/provenance.ts";

/** The part of the sphere that a picture shows, in pixels of the whole sphere. */
export interface PanoramaCrop {
  readonly fullWidth: number;
  readonly fullHeight: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The packet of a panorama: its provenance, and GPano (Google, "Photo Sphere XMP metadata") so that viewers know what it covers. */
export function panoramaXmp(source: DigitalSource, label: string, crop: PanoramaCrop): string {
  const entries: readonly [string, string | number][] = [
    ["ProjectionType", "equirectangular"],
    ["UsePanoramaViewer", "True"],
    ["FullPanoWidthPixels", crop.fullWidth],
    ["FullPanoHeightPixels", crop.fullHeight],
    ["CroppedAreaLeftPixels", crop.left],
    ["CroppedAreaTopPixels", crop.top],
    ["CroppedAreaImageWidthPixels", crop.width],
    ["CroppedAreaImageHeightPixels", crop.height],
  ];
  const gpano = entries.map(([name, value]) => `<GPano:${name}>${value}</GPano:${name}>`).join("");
  return provenanceXmp(source, { label }).replace(
    "</rdf:RDF>",
    `<rdf:Description rdf:about="" xmlns:GPano="http://ns.google.com/photos/1.0/panorama/">${gpano}</rdf:Description></rdf:RDF>`,
  );
}
