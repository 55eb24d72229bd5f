import { calendarsGivenUp } from "../../crm/calendar/calendars-given-up.server.ts";
import { outcomesGivenUp, sealsGivenUp } from "../../crm/signatures/signatures-given-up.server.ts";
import { runsGivenUp } from "../../integrations/flows/runs-given-up.server.ts";
import { deliveriesGivenUp } from "../../integrations/webhooks/deliveries-given-up.server.ts";
import type { GivenUpRows } from "../../platform/jobs/given-up.server.ts";
import { mailsGivenUp } from "../../platform/mail/mails-given-up.server.ts";
import { feedsGivenUp } from "../../portfolio/imports/feeds-given-up.server.ts";
import { importsGivenUp } from "../../portfolio/imports/imports-given-up.server.ts";
import { photosGivenUp } from "../../portfolio/photos/photos-given-up.server.ts";
import { sourcesGivenUp } from "../../site/news-feeds/sources-given-up.server.ts";
import { campaignMailsGivenUp, campaignsGivenUp } from "../../tools/campaigns/sending/campaigns-given-up.server.ts";
import { documentsGivenUp } from "../../tools/dossiers/documents-given-up.server.ts";
import { planPicturesGivenUp } from "../../tools/plan-pictures/plan-pictures-given-up.server.ts";
import { postsGivenUp } from "../../tools/posts/publishing/posts-given-up.server.ts";
import { tourImportsGivenUp } from "../../tools/tours/archive/tour-imports-given-up.server.ts";
import { panoramasGivenUp } from "../../tools/tours/panoramas/panoramas-given-up.server.ts";

/**
 * The works that can give a row up, by the names of their jobs; mails of the outbox and of campaigns have none of their own. The jobs
 * themselves are not imported: they bring engines along that a process that answers pages does not need.
 */
export const GIVEN_UP_WORKS: Readonly<Record<string, GivenUpRows>> = {
  imports: importsGivenUp,
  feeds: feedsGivenUp,
  photos: photosGivenUp,
  panoramas: panoramasGivenUp,
  "tour imports": tourImportsGivenUp,
  dossiers: documentsGivenUp,
  "plan pictures": planPicturesGivenUp,
  "calendar subscriptions": calendarsGivenUp,
  "signed documents": sealsGivenUp,
  "what signatures bring": outcomesGivenUp,
  campaigns: campaignsGivenUp,
  "campaign mails": campaignMailsGivenUp,
  "social-posts": postsGivenUp,
  webhooks: deliveriesGivenUp,
  "flow runs": runsGivenUp,
  "news sources": sourcesGivenUp,
  mails: mailsGivenUp,
};
