import { CAPTURE_GOALS, capturePlan } from "#content/capture-plan.ts";
import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import { LEAD_MAGNETS } from "#content/lead-magnets.ts";
import { HOUSE_TEXTS } from "#content/templates/house-texts.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { kindInText } from "#domain/tools/dossiers/kinds/registry.ts";
import { DOCUMENT_KINDS } from "#domain/tools/dossiers/reading.ts";
import { CHANNELS, channelName } from "#domain/tools/posts/networks.ts";
import { TEMPLATES } from "#domain/tools/video-templates/template-list.ts";
import { allTools } from "#tools/tool-cards.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { helpPage } from "./help-page.server.ts";
import { stated } from "./stated.server.ts";

const pageOf = (path: string) => ({ url: path, title: allTools.find((card) => card.path === path)!.title });
const countryName = (code: string) => COUNTRY_OPTIONS.find(({ value }) => value === code)?.label ?? code;

/** Lists that people choose from: templates, kinds of papers, films, networks, downloads, goals; and the forms of an export. */
export function galleryFacts(): Statement[] {
  return [...templateFacts(), ...paperFacts(), ...filmFacts(), ...downloadFacts(), ...goalFacts(), ...exportFacts()];
}

function templateFacts(): Statement[] {
  const onTemplates = factsOn(pageOf("/plantillas"));
  const spain = HOUSE_TEXTS.filter(({ country }) => country === "ES");
  const abroad = [...new Set(HOUSE_TEXTS.filter(({ country }) => country !== "ES").map(({ country }) => country))];
  const one = HOUSE_TEXTS.flatMap(({ id, title, summary, review, laws, country }) =>
    stated(
      onTemplates,
      `
template.${id} · plantilla, modelo de documento, ${title} · si la hay y en qué se apoya · yes-no what which
Sí, hay una plantilla «${title}»: ${uncapitalised(summary)}${laws.length > 0 ? ` Se apoya en: ${laws.map(({ name }) => name).join("; ")}.` : ""} ${review}
? tienen plantilla de ${uncapitalised(title)} | modelo de ${uncapitalised(title)} | formato de ${uncapitalised(title)} para ${countryName(country)}
+ contrato machote formato modelo documento carta correo
`,
    ),
  );
  return [
    ...one,
    ...stated(
      onTemplates,
      `
template.all · plantillas, modelos de documentos · cuáles hay · which what
Para España hay ${listed(spain.map(({ title }) => `«${title}»`))}. Para ${listed(abroad.map(countryName))} hay un encargo de venta en exclusiva y una hoja de visita, sin leyes y sin revisar por un abogado de allí.
? qué plantillas hay | qué contratos tienen | modelos de documentos disponibles | hay plantillas para mi país
+ contrato machote formato modelo
`,
    ),
  ];
}

function paperFacts(): Statement[] {
  const onPapers = factsOn(pageOf("/analizador-documentos"));
  return [
    ...stated(
      onPapers,
      `
papers.all · Analizador de documentos, papeles · cuáles lee · which what
El Analizador reconoce ${listed(DOCUMENT_KINDS.map(kindInText))}. De otro papel dice que no lo reconoce y qué puede ser.
? qué documentos lee el analizador | qué papeles reconoce | tipos de documento que analiza
`,
    ),
    ...DOCUMENT_KINDS.flatMap((kind) =>
      stated(
        onPapers,
        `
papers.${kind} · ${kindInText(kind)}, Analizador de documentos · si lo lee · yes-no
Sí: el Analizador de documentos lee ${kindInText(kind)} y dice sus datos, cada aviso con su frase en la página. La última palabra es de un profesional.
? lee ${kindInText(kind)} | puedo analizar ${kindInText(kind)} | revisar ${kindInText(kind)}
`,
      ),
    ),
  ];
}

function filmFacts(): Statement[] {
  const onFilms = factsOn(pageOf("/marketing-video"));
  const onPosts = factsOn(pageOf("/generador-posts"));
  return [
    ...stated(
      onFilms,
      `
films.all · vídeo de marketing, plantillas de vídeo · cuáles hay · which what how-much
Hay ${counted(TEMPLATES.length, "plantilla", "plantillas")} de vídeo: ${listed(TEMPLATES.map(({ name }) => name))}.
? qué plantillas de vídeo hay | qué tipos de video puedo hacer | modelos de video de una vivienda
`,
    ),
    ...stated(
      onPosts,
      `
posts.networks · publicaciones en redes, redes sociales · cuáles · which yes-no
Las publicaciones se preparan para ${listed(CHANNELS.map(channelName))}.
? para qué redes prepara publicaciones | hace posts para LinkedIn | publica en TikTok | qué redes sociales admite
`,
    ),
  ];
}

function downloadFacts(): Statement[] {
  const onResources = factsOn({ url: "/recursos", title: "Recursos" });
  return Object.entries(LEAD_MAGNETS).flatMap(([id, { title, description, next }]) =>
    stated(
      onResources,
      `
download.${id} · ${title}, descarga, guía · qué es · what where how
«${title}»: ${uncapitalised(description)} ${next}
? ${uncapitalised(title)} | dónde descargo: ${uncapitalised(title)}
+ ebook guía PDF descargar gratis formulario
`,
    ),
  );
}

function goalFacts(): Statement[] {
  const onPlan = factsOn(pageOf("/captacion"));
  const nameOf = (path: string) => allTools.find((card) => card.path === path)?.title;
  return CAPTURE_GOALS.flatMap(({ id, title, why }) => {
    const steps = capturePlan(id, null, allTools).steps.flatMap(({ path, purpose }) => {
      const name = nameOf(path);
      return name ? [`– ${name}: ${uncapitalised(purpose)}`] : [];
    });
    return stated(
      onPlan,
      `
goal.${id} · plan de captación, ${uncapitalised(title)} · con qué empezar · which how what
${title}. ${why}
${steps.join("\n")}
? qué herramientas uso para: ${uncapitalised(title)} | por dónde empiezo: ${uncapitalised(title)} | plan para ${uncapitalised(title)}
`,
    );
  });
}

function exportFacts(): Statement[] {
  return stated(
    factsOn(helpPage("exportar-resultados")),
    `
export.formats · resultado, informe, exportar · formatos · which how yes-no
Un resultado se descarga en PDF, y sus tablas en Excel y CSV; también se copia como texto y se manda por WhatsApp. Un anuncio y las cartas salen además en Word.
? en qué formatos se exporta | puedo descargar en Excel | sale en PDF el informe | exportar a Word | mandar el informe por WhatsApp

export.where · resultado, informe, exportar · dónde está · where how
Arriba, junto al título del resultado, están «Informe PDF», «WhatsApp», «Compartir» y «Guardar»; al final, en «Llévate el resultado», las tablas y el texto.
? dónde descargo el PDF | cómo imprimo el informe | dónde está el botón de exportar | cómo bajo el reporte
`,
  );
}
