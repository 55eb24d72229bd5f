import { join } from "node:path";
import { findings, printable } from "./doctor/findings.ts";
import { geocodingSection } from "./doctor/geocoding.ts";
import { mapsSection } from "./doctor/maps.ts";
import { seriesSection } from "./doctor/series.ts";

// npm run doctor: lists what is still missing. It informs, so a finding is no error of the command.
const root = join(import.meta.dirname, "..");
const outside = await Promise.all([
  seriesSection(process.env, root),
  geocodingSection(process.env, root),
  mapsSection(process.env, root),
]);
console.log(printable([...findings(process.env, root), ...outside]));
