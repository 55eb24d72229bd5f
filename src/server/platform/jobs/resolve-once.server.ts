import { type ResolveFnOutput, registerHooks } from "node:module";

/**
 * Loaded before everything else by threads, and by the processes of npm's scripts.
 *
 * `package.json` of the database library is 180 kB of exports, and Node reads it anew for each file of ours that imports the library and for
 * each file of its own: two of three seconds of a thread's start. Here each name is resolved once, and its inner files without it.
 */
const LIBRARY = "drizzle-orm";
const inside = `/node_modules/${LIBRARY}/`;
const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    if (!context.conditions.includes("import")) return next(specifier, context);
    if (specifier === LIBRARY || specifier.startsWith(`${LIBRARY}/`)) {
      const answer = found.get(specifier) ?? next(specifier, context);
      found.set(specifier, answer);
      return { ...answer, shortCircuit: true };
    }
    if (specifier.startsWith(".") && context.parentURL?.includes(inside))
      return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
    return next(specifier, context);
  },
});
