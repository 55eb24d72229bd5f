import { expect, test } from "vitest";
import { zoneNamed } from "./windows-zones.ts";

test.each([
  // As iCalendar and CLDR name them.
  ["Europe/Madrid", "Europe/Madrid"],
  [" America/Bogota ", "America/Bogota"],
  ['"Europe/Madrid"', "Europe/Madrid"],
  ["UTC", "UTC"],
  // Outlook and Exchange.
  ["Romance Standard Time", "Europe/Madrid"],
  ["Central Standard Time (Mexico)", "America/Mexico_City"],
  ["SA Pacific Standard Time", "America/Bogota"],
  ["Pacific SA Standard Time", "America/Santiago"],
  ["Argentina Standard Time", "America/Argentina/Buenos_Aires"],
  ["Venezuela Standard Time", "America/Caracas"],
  ["GMT Standard Time", "Europe/London"],
  // Evolution and Mozilla put a path before the name, of two or of three parts.
  ["/freeassociation.sourceforge.net/Tzfile/Europe/Madrid", "Europe/Madrid"],
  ["/mozilla.org/20050126_1/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["/citadel.org/20210210_1/America/Santiago", "America/Santiago"],
  [`${"x".repeat(200)}/Europe/Madrid`, "Europe/Madrid"],
  ["/x.example/Tzfile/America/Lima", "America/Lima"],
  // Windows in the language of its user.
  ["(UTC+01:00) Bruselas, Copenhague, Madrid, París", "Europe/Madrid"],
  ["(GMT-06:00) Guadalajara, Ciudad de México, Monterrey", "America/Mexico_City"],
  ["(UTC-05:00) Bogotá, Lima, Quito, Río Branco", "America/Bogota"],
  ["(UTC-04:00) Santiago", "America/Santiago"],
  ["(UTC-03:00) Ciudad de Buenos Aires", "America/Argentina/Buenos_Aires"],
  ["(UTC-04:00) Caracas", "America/Caracas"],
  ["(UTC+00:00) Dublín, Edimburgo, Lisboa, Londres", "Europe/London"],
  ["(UTC+01:00) Ámsterdam, Berlín, Berna, Roma", "Europe/Berlin"],
  ["Horario de Canarias", "Atlantic/Canary"],
  // Names that nobody knows.
  ["Customized Time Zone", null],
  ["+02:00", null],
  ["", null],
  ["Europe/Atlantis", null],
])("«%s» is %s", (name, zone) => expect(zoneNamed(name)).toBe(zone));
