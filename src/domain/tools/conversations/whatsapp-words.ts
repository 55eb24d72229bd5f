import type { Message } from "./thread.ts";

/** Texts that the program itself writes into an export, in the languages of its exports. All of it in lower case and without accents. */

type MediaKind = NonNullable<Message["media"]>["kind"];

/** Whole messages that tell that one was taken back, without the stop at their end. */
export const DELETED: ReadonlySet<string> = new Set([
  "eliminaste este mensaje",
  "se elimino este mensaje",
  "este mensaje se elimino",
  "este mensaje fue eliminado",
  "este mensaje ha sido eliminado",
  "mensaje eliminado",
  "has eliminado este mensaje",
  "borraste este mensaje",
  "you deleted this message",
  "this message was deleted",
  "este mensaje fue eliminado por un administrador",
]);

/** Ends of a message that was changed after it was sent. */
export const EDITED: readonly string[] = [
  "<se edito este mensaje.>",
  "<se edito este mensaje>",
  "<este mensaje fue editado>",
  "<este mensaje fue editado.>",
  "<este mensaje se edito>",
  "<mensaje editado>",
  "<editado>",
  "<this message was edited>",
  "<this message was edited.>",
];

/** Beginnings of notices of the program that stand where a message would. */
export const NOTICE_STARTS: readonly string[] = [
  "los mensajes y las llamadas estan cifrados",
  "los mensajes y llamadas estan cifrados",
  "los mensajes que envies a este chat",
  "los mensajes de este chat",
  "las llamadas y los mensajes estan cifrados",
  "messages and calls are end-to-end encrypted",
  "messages to this chat and calls",
  "cambio tu codigo de seguridad",
  "tu codigo de seguridad con",
  "el codigo de seguridad de",
  "your security code with",
  "llamada perdida",
  "llamada de voz perdida",
  "llamada de voz",
  "videollamada perdida",
  "videollamada",
  "missed voice call",
  "missed video call",
  "missed call",
  "voice call",
  "video call",
  "esta empresa usa un servicio seguro",
  "este chat es con una cuenta de empresa",
  "esta empresa trabaja con otras empresas",
  "este negocio usa",
  "se activaron los mensajes temporales",
  "los mensajes temporales",
  "los mensajes nuevos desapareceran",
  "you turned on disappearing messages",
  "bloqueaste a este contacto",
  "desbloqueaste a este contacto",
  "you blocked this contact",
  "you unblocked this contact",
];

/** Words of notices that have no sender of their own; looked for in front of the first colon of a line. */
export const NOTICE_PARTS: readonly string[] = [
  " creo el grupo",
  " creo este grupo",
  "creaste el grupo",
  " anadio a ",
  " agrego a ",
  " te anadio",
  " te agrego",
  " anadido a ",
  " salio del grupo",
  " cambio el asunto",
  " cambio el nombre del grupo",
  " cambio la descripcion",
  " cambio el icono",
  " cambio la foto",
  " cambio su numero",
  " cambio a ",
  " elimino a ",
  " se unio",
  " created group",
  " changed the subject",
  " changed the group",
  " changed this group",
  " changed their phone number",
];

/** Names of what was left out, as they stand before «omitido» or «omitted», with what each is. */
export const MEDIA_WORDS: readonly (readonly [word: string, kind: MediaKind])[] = [
  ["imagen", "image"],
  ["foto", "image"],
  ["image", "image"],
  ["photo", "image"],
  ["video", "video"],
  ["nota de voz", "audio"],
  ["audio", "audio"],
  ["sticker", "sticker"],
  ["gif", "gif"],
  ["tarjeta de contacto", "contact"],
  ["contacto", "contact"],
  ["contact card", "contact"],
  ["documento", "document"],
  ["document", "document"],
];

export const MEDIA_ENDINGS: Readonly<Record<string, MediaKind | undefined>> = Object.assign(Object.create(null), {
  jpg: "image",
  jpeg: "image",
  png: "image",
  heic: "image",
  webp: "sticker",
  gif: "gif",
  mp4: "video",
  mov: "video",
  "3gp": "video",
  opus: "audio",
  ogg: "audio",
  m4a: "audio",
  mp3: "audio",
  aac: "audio",
  vcf: "contact",
  pdf: "document",
  doc: "document",
  docx: "document",
  xls: "document",
  xlsx: "document",
  txt: "document",
  zip: "document",
});
