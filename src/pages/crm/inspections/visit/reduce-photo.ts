/** Longest side of a photo as it is kept and sent, in pixels. */
const LONGEST_PX = 2_000;
const QUALITY = 0.82;

/**
 * A photo as it is kept and sent: smaller, and drawn anew, so that nothing of its position or camera is in it.
 *
 * @throws Error with a sentence for the person where the file is no photo that this browser can read
 */
export async function reducedPhoto(file: File): Promise<Blob> {
  const refused = new Error(
    /heic|heif/i.test(file.type + file.name)
      ? `Este navegador no puede abrir «${file.name}», que es una foto HEIC. Elige «Más compatible» en los ajustes de la cámara`
      : `«${file.name}» no es una foto que se pueda abrir. No se ha añadido; las demás siguen`,
  );
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw refused;
  });
  const scale = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw refused;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!blob) throw refused;
  return blob;
}
