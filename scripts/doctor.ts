import { join } from "node:path";
import { findings, printable } from "./doctor/findings.ts";

// npm run doctor: lists what is still missing. It informs: nothing that it finds is a failure of the command.
console.log(printable(findings(process.env, join(import.meta.dirname, ".."))));
