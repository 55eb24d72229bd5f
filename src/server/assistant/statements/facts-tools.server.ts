import { linesOf } from "#content/assistant/asked-as/asked-as.ts";
import { MODULE_NAMES, MODULE_SUMMARIES, type ModuleId, modulePath } from "#content/modules.ts";
import { HOLDINGS, type ToolCard } from "#content/tool-card.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { listed, listedOr } from "#domain/shared/format/listed.ts";
import { tools } from "#tools/registry.ts";
import { allTools } from "#tools/tool-cards.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { stated } from "./stated.server.ts";

/** For each tool its purpose, its place, and what it starts from; and what there is of them. */
export function toolFacts(): Statement[] {
  return [...allTools.flatMap(factsOfCard), ...tools.flatMap(factsOfRun), ...moduleFacts()];
}

function factsOfCard({ path, title, summary, module, words, askedAs, startsFrom = [] }: ToolCard): Statement[] {
  const fact = factsOn({ url: path, title });
  const id = `tool.${path.slice(1)}`;
  return [
    fact(
      `${id}.does`,
      `${title}, herramienta`,
      "qué hace",
      `«${title}»: ${uncapitalised(summary)} Está abierta y se puede usar sin cuenta.`,
      {
        forms: ["what", "which", "yes-no"],
        keywords: words,
        asked: [...linesOf(askedAs), `qué hace ${title}`, `para qué sirve ${title}`],
      },
    ),
    fact(
      `${id}.where`,
      `${title}, herramienta`,
      "dónde está",
      `«${title}» está en ${path}, y en el menú dentro del módulo ${MODULE_NAMES[module]}.`,
      {
        forms: ["where"],
        keywords: words,
        asked: [`dónde está ${title}`, `cómo abro ${title}`, `dónde encuentro ${title}`, `en qué módulo está ${title}`],
      },
    ),
    ...(startsFrom.length > 0
      ? [
          fact(
            `${id}.needs`,
            `${title}, herramienta`,
            "qué hace falta",
            `«${title}» parte de: ${listedOr(startsFrom.map((holding) => uncapitalised(HOLDINGS[holding])))}. Lo que no sepas se puede dejar en blanco.`,
            {
              forms: ["what", "which"],
              keywords: words,
              asked: [`qué necesito para usar ${title}`, `qué datos pide ${title}`],
            },
          ),
        ]
      : []),
  ];
}

function factsOfRun({ id, path, title, holdsPersonalData }: (typeof tools)[number]): Statement[] {
  const fact = factsOn({ url: path, title });
  return [
    fact(
      `tool.${id}.api`,
      `${title}, API`,
      "llamada",
      `Sí: «${title}» se llama también por la API, con el nombre ${path.slice(1)}, y gasta los mismos créditos.`,
      {
        forms: ["yes-no", "how"],
        asked: [`${title} por API`, `puedo llamar a ${title} desde mi programa`],
      },
    ),
    ...(holdsPersonalData
      ? [
          fact(
            `tool.${id}.personal`,
            `${title}, datos personales`,
            "qué se borra",
            `Lo que escribes de una persona en «${title}» se borra cuando pasa su plazo, y queda solo la cifra.`,
            {
              forms: ["what", "when", "yes-no"],
              asked: [`guarda mis datos ${title}`, `qué pasa con los ingresos que escribo en ${title}`],
            },
          ),
        ]
      : []),
  ];
}

function moduleFacts(): Statement[] {
  const onCatalogue = factsOn({ url: "/herramientas", title: "Herramientas" });
  const ids = Object.keys(MODULE_NAMES) as ModuleId[];
  const inModule = (id: ModuleId) => allTools.filter(({ module }) => module === id);
  return [
    ...stated(
      onCatalogue,
      `
tools.count · herramientas, catálogo · cuántas hay · how-much which
Hoy hay ${counted(allTools.length, "herramienta abierta", "herramientas abiertas")}, en ${counted(ids.length, "módulo", "módulos")}: ${listed(ids.map((id) => MODULE_NAMES[id]))}.
? cuántas herramientas hay | cuántos módulos tiene Umbral | qué módulos hay | cuántas funciones tiene la plataforma

tools.list · herramientas, catálogo · cuáles hay · which what
Las herramientas son:\n${ids.map((id) => `${MODULE_NAMES[id]}: ${listed(inModule(id).map(({ title }) => title))}`).join("\n")}
? qué herramientas tiene Umbral | lista de herramientas | qué puedo hacer con Umbral | qué funciones hay
`,
    ),
    ...ids.map((id) => {
      const own = inModule(id);
      return factsOn({ url: modulePath(id), title: `Módulo ${MODULE_NAMES[id]}` })(
        `module.${id}`,
        `módulo ${MODULE_NAMES[id]}`,
        "qué hay",
        `El módulo ${MODULE_NAMES[id]} (${uncapitalised(MODULE_SUMMARIES[id])}) tiene ${counted(own.length, "herramienta", "herramientas")}: ${listed(own.map(({ title }) => title))}.`,
        {
          forms: ["which", "what", "how-much"],
          asked: [
            `qué hay en el módulo ${MODULE_NAMES[id]}`,
            `herramientas de ${MODULE_NAMES[id]}`,
            `cuántas herramientas tiene el módulo ${MODULE_NAMES[id]}`,
          ],
        },
      );
    }),
    ...Object.entries(HOLDINGS).map(([holding, name]) => {
      const own = allTools.filter(({ startsFrom }) => startsFrom?.includes(holding as keyof typeof HOLDINGS));
      return onCatalogue(
        `tools.from-${holding}`,
        `herramientas con ${uncapitalised(name)}`,
        "cuáles sirven",
        `Si tienes ${uncapitalised(name)}, sirven: ${listed(own.map(({ title }) => title))}.`,
        {
          forms: ["which", "what"],
          asked: [`tengo ${uncapitalised(name)}, qué herramienta uso`, `qué puedo hacer con ${uncapitalised(name)}`],
        },
      );
    }),
  ];
}
