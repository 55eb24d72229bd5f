import { join } from "node:path";
import { archiveSection } from "./doctor/archive.ts";
import { findings, printable } from "./doctor/findings.ts";
import { geocodingSection } from "./doctor/geocoding.ts";
import { mapsSection } from "./doctor/maps.ts";
import { seriesSection } from "./doctor/series.ts";

// npm run doctor: lists what is still missing. It informs, so a finding is no error of the command.
const root = join(import.meta.dirname, "..");
// One after another, where they open the same database.
const inside = [await seriesSection(process.env, root), await archiveSection(process.env, root)];
const outside = await Promise.all([geocodingSection(process.env, root), mapsSection(process.env, root)]);
console.log(printable([...findings(process.env, root), ...inside, ...outside]));
