import type { PictureContent } from "./picture.ts";

/**
 * How a picture came to be, in the words of IPTC and inside the file, so that whoever takes it out of a post still finds it. Words that we set
 * are made by a person with a tool that generates nothing; a photo that somebody altered stays altered under them.
 */
export const DIGITAL_SOURCES = [
  "digitalCreation",
  "compositeSynthetic",
  "compositeWithTrainedAlgorithmicMedia",
] as const;
export type DigitalSource = (typeof DIGITAL_SOURCES)[number];

const VOCABULARY = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/** Words of a label that say that a photo shows what is not there. */
const ALTERED = /recreaci[oó]n|\brender|virtual|amueblad[oa] digital|retoque|retocad|simulaci[oó]n|infograf[ií]a/i;
const TRAINED = /trainedAlgorithmicMedia|\bIA\b|inteligencia artificial/i;
const SYNTHETIC = /compositeSynthetic|algorithmicMedia|virtualRecording|digitalCreation/i;

/**
 * The strongest of what is known: of the label on the picture and of the marks inside the photos that it shows.
 *
 * @param marks what each photo's own file says of itself (XMP); empty where it says nothing
 */
export function digitalSourceOf({ label }: Pick<PictureContent, "label">, marks: readonly string[]): DigitalSource {
  const said = [label ?? "", ...marks];
  if (said.some((one) => TRAINED.test(one))) return "compositeWithTrainedAlgorithmicMedia";
  if (ALTERED.test(label ?? "") || marks.some((one) => SYNTHETIC.test(one))) return "compositeSynthetic";
  return "digitalCreation";
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** Control characters, which no XML holds, are left out. */
const escaped = (text: string) => text.replace(/\p{Cc}/gu, " ").replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** The packet that goes into the file. The label of the picture stands in it as well as on the picture. */
export function provenanceXmp(source: DigitalSource, { label }: Pick<PictureContent, "label">): string {
  const described =
    label === null
      ? ""
      : `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(label)}</rdf:li></rdf:Alt></dc:description>`;
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<Iptc4xmpExt:DigitalSourceType>${VOCABULARY}${source}</Iptc4xmpExt:DigitalSourceType>`,
    "<xmp:CreatorTool>Umbral</xmp:CreatorTool>",
    described,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join("");
}
