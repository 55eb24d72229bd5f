import type { RouterContextProvider } from "react-router";
import { PROVENANCE_LABELS } from "#domain/portfolio/homes/photo-provenance.ts";
import type { SeriesId } from "#domain/tools/market/official-series.ts";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import type { ProjectFileCard } from "#domain/tools/studio-projects/project-forms.ts";
import type { PromoHome, PromoMarket } from "#domain/tools/video-templates/assets.ts";
import {
  newPromo,
  type PromoDocument,
  promoDocumentSchema,
  TEMPLATE_IDS,
  type TemplateId,
} from "#domain/tools/video-templates/promo-document.ts";
import { EXAMPLE_HOME, promoHomeOf, promoMarketOf } from "#domain/tools/video-templates/promo-home.ts";
import { templateOf } from "#domain/tools/video-templates/template-list.ts";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import { agentCardOf } from "#server/accounts/agencies/agent-card.server.ts";
import { actorContext, mustHave, type Services, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { readHome } from "#server/portfolio/homes/read-home.server.ts";
import { photosOfHome } from "#server/portfolio/photos/read-photos.server.ts";
import { priceDrops } from "#server/tools/campaigns/composing/price-drops.server.ts";
import { officialLevelOf } from "#server/tools/official-series/official-level.server.ts";
import { listKnownSeries, readOfficialSeries } from "#server/tools/official-series/official-series.server.ts";
import { filesOfProject } from "#server/tools/studio-projects/project-files.server.ts";
import { findProject, listProjects } from "#server/tools/studio-projects/project-rows.server.ts";
import { askedPlace, type ListPlace } from "../../shared/list-page.ts";

/** A photo of the home that a film may show, with its address. */
interface OfferedPhoto {
  photoId: string;
  address: string;
  widthPx: number;
  heightPx: number;
  caption: string;
  /** As a film shows it; `address` is a smaller copy for the page. */
  original: string;
  /** Said on the picture wherever it is shown: that it was furnished virtually. */
  label: string | null;
}

/** How the film is signed; the logo is a data address. */
interface PageBrand {
  name: string;
  colour: string | null;
  logo: string | null;
  agent: string | null;
  contact: string | null;
}

export interface PromoPage {
  isSignedIn: boolean;
  account: string | null;
  template: TemplateId | null;
  /** The film that is worked on: a project, or a template that was just chosen; null on the gallery. */
  opened: PromoDocument | null;
  project: { id: string; revision: number } | null;
  home: PromoHome | null;
  isExample: boolean;
  photos: OfferedPhoto[];
  /** Files that are kept with the project. */
  files: ProjectFileCard[];
  brand: PageBrand;
  market: PromoMarket | null;
  /** Series that can be drawn, by name. */
  series: { id: string; name: string }[];
  seriesId: string | null;
  own: (Awaited<ReturnType<typeof listProjects>> & { place: ListPlace }) | null;
}

const NOBODY: PageBrand = { name: "Tu agencia", colour: null, logo: null, agent: "Tu nombre", contact: "Tu teléfono" };

export async function promoPageData(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
): Promise<PromoPage> {
  const services = mustHave(context.get(servicesContext));
  const actor = mustHave(context.get(actorContext));
  const isSignedIn = context.get(viewerContext) !== null && !actor.isAnonymous;
  const template = TEMPLATE_IDS.find((id) => id === query.get("plantilla")) ?? null;
  const { db } = services.database;
  const series = await drawableSeries(services);
  if (!isSignedIn || actor.isAnonymous) {
    return {
      isSignedIn: false,
      account: null,
      template,
      opened: template === null ? null : newPromo(template, templateOf(template).name),
      project: null,
      home: EXAMPLE_HOME,
      isExample: true,
      photos: [],
      files: [],
      brand: NOBODY,
      ...(await marketOf(services, series, null)),
      series,
      own: null,
    };
  }
  const projectId = readUuid(query.get("proyecto") ?? "");
  const row = projectId === undefined ? undefined : await findProject(db, actor, projectId);
  const isOurs = row !== undefined && row.kind === "promo-video" && row.deletedAt === null;
  const read = isOurs ? promoDocumentSchema.safeParse(row.document) : null;
  const document = read?.success ? read.data : null;
  const homeId = isOurs ? row.homeId : (readUuid(query.get("vivienda") ?? "") ?? null);
  const isWorking = document !== null || template !== null;
  const [home, photos, brand, list, files] = await Promise.all([
    homeId === null ? null : homeOf(services, actor, homeId),
    homeId === null || !isWorking ? [] : offeredPhotos(services, actor, homeId),
    brandOf(services, actor),
    isWorking ? null : listProjects(db, actor, { kinds: ["promo-video"], ...askedPlace(query) }),
    document !== null && isOurs ? filesOfProject(db, actor, row.id) : [],
  ]);
  return {
    isSignedIn: true,
    account: actor.ownerId,
    template,
    opened: document ?? (template === null ? null : newPromo(template, templateOf(template).name)),
    project: document !== null && isOurs ? { id: row.id, revision: row.revision } : null,
    home: home?.shown ?? null,
    isExample: false,
    photos,
    files,
    brand,
    ...(await marketOf(services, series, document?.marketId ?? home?.seriesId ?? null)),
    series,
    own: list === null ? null : { ...list, place: askedPlace(query) },
  };
}

async function homeOf(services: Services, actor: PersonActor, id: string) {
  const { db } = services.database;
  const known = await readHome(db, actor, id);
  if (!known || known.deletedAt !== null) return null;
  const drops = await priceDrops(db, [known.id]);
  const shown = promoHomeOf({
    id: known.id,
    home: known.home,
    formerPrice: drops.get(known.id),
    since: known.createdAt.slice(0, 10),
    today: isoDateInMadrid(services.now()),
  });
  const code = known.home.municipalityCode;
  const level =
    code === undefined
      ? null
      : await officialLevelOf(services, {
          kind: "municipio",
          code,
          name: known.home.town ?? "",
        });
  return { shown, seriesId: level?.series?.id ?? null };
}

async function offeredPhotos(services: Services, actor: PersonActor, homeId: string): Promise<OfferedPhoto[]> {
  if (!(await readHome(services.database.db, actor, homeId))) return [];
  const photos = await photosOfHome(services, homeId);
  return photos
    .filter(({ isReady, twinOf }) => isReady && twinOf === null)
    .map(({ id, src, original, widthPx, heightPx, caption, provenance }) => ({
      photoId: id,
      address: src,
      original,
      widthPx,
      heightPx,
      caption: caption ?? "",
      label: provenance && PROVENANCE_LABELS[provenance],
    }));
}

async function brandOf(services: Services, actor: PersonActor): Promise<PageBrand> {
  const card = await agentCardOf(services, actor.ownerId);
  if (!card) return NOBODY;
  return {
    name: card.brand?.name || card.name,
    colour: card.brand?.colour ?? null,
    logo: card.brand?.logo?.dataUrl ?? null,
    agent: card.brand ? card.name || null : null,
    contact: card.brand?.phone || card.phone,
  };
}

async function drawableSeries({ database }: Services): Promise<{ id: string; name: string }[]> {
  const known = await listKnownSeries(database.db);
  return known
    .filter((id) => id.startsWith("ine-ipv-") || id.startsWith("bis-"))
    .map((id) => {
      const { label } = SHIPPED_SERIES[id];
      return {
        id,
        name: `${label.split(", ").slice(1).join(", ") || label} (${id.startsWith("bis-") ? "BIS" : "INE"})`,
      };
    });
}

async function marketOf({ database }: Services, series: readonly { id: string }[], wanted: string | null) {
  const id = series.find((one) => one.id === wanted)?.id ?? series.find((one) => one.id === "bis-es")?.id ?? null;
  if (id === null) return { market: null, seriesId: null };
  const [read] = await readOfficialSeries(database.db, [id as SeriesId]);
  return { market: read ? promoMarketOf(read) : null, seriesId: id };
}
