/** Why a file of a dossier cannot be read; its Spanish message says so to the person and what they may do. */
export class ReadingFault extends Error {}

export const LOCKED_PDF =
  "Este PDF pide una contraseña. Quítasela (por ejemplo, imprimiéndolo de nuevo como PDF) y súbelo otra vez";
export const DAMAGED_PDF = "Este PDF está dañado o incompleto y no se puede abrir. Descárgalo o escanéalo otra vez";
export const DAMAGED_DOCX = "Este documento de Word está dañado. Ábrelo, guárdalo otra vez y súbelo";
export const DAMAGED_PICTURE =
  "No podemos abrir esta imagen: está dañada o es demasiado grande. Guárdala otra vez como JPEG y súbela";
export const DAMAGED_HEIC =
  "No podemos abrir esta foto HEIC. Expórtala como JPEG, o elige «Más compatible» en los ajustes de tu cámara";
export const DAMAGED_ZIP = "Este ZIP está dañado o incompleto. Comprímelo otra vez o sube los archivos sueltos";
export const ZIP_WITHIN_ZIP = "Es un ZIP dentro de otro ZIP. Sube sus documentos sueltos";
export const TOO_HEAVY = "Pesa más de 25\u00a0MB. Redúcelo o pártelo y súbelo otra vez";
