import fc from "fast-check";

// Every property draws the same cases in every run, so that a change is judged by what it changes and not by luck. Other cases come with
// `PROPERTY_SEED=7 npm run test:unit`; what they find is mended, or becomes a case of its own.

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 1) });
