import { join } from "node:path";
import { findings, printable } from "./doctor/findings.ts";
import { seriesSection } from "./doctor/series.ts";

// npm run doctor: lists what is still missing. It informs, so a finding is no error of the command.
const root = join(import.meta.dirname, "..");
console.log(printable([...findings(process.env, root), await seriesSection(process.env, root)]));
