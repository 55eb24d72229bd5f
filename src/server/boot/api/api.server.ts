import { Hono } from "hono";
import { houseActor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, viewerOf } from "../../accounts/access/who-may.server.ts";
import { agentCardRoutes } from "../../accounts/agencies/agent-card-routes.server.ts";
import { agencyRoutes } from "../../accounts/agencies/routes.server.ts";
import { authRoutes } from "../../accounts/auth/auth-routes.server.ts";
import { impersonationEndRoutes, impersonationStartRoutes } from "../../accounts/auth/impersonation-call.server.ts";
import { billingAdminRoutes } from "../../accounts/billing/admin-routes.server.ts";
import { billingRoutes } from "../../accounts/billing/routes.server.ts";
import { stripeWebhookRoutes } from "../../accounts/billing/stripe-routes.server.ts";
import { keyRoutes } from "../../accounts/keys/routes.server.ts";
import { notificationRoutes } from "../../accounts/notifications/routes.server.ts";
import { adminUserRoutes } from "../../accounts/people/admin-routes.server.ts";
import { preferenceRoutes } from "../../accounts/preferences/routes.server.ts";
import { proofRoutes } from "../../accounts/proof/proof-routes.server.ts";
import { chatRoutes } from "../../assistant/answers/chat-routes.server.ts";
import { modelRoutes } from "../../assistant/model/routes.server.ts";
import { noticeRoutes } from "../../assistant/saved/notice.server.ts";
import { conversationRoutes } from "../../assistant/saved/saved-chat-routes.server.ts";
import { channelRoutes } from "../../assistant/threads/channel-routes.server.ts";
import { teamThreadRoutes } from "../../assistant/threads/team-thread-routes.server.ts";
import { threadRoutes } from "../../assistant/threads/thread-routes.server.ts";
import { wordingRoutes } from "../../assistant/wording/wording-routes.server.ts";
import { calendarFeedRoutes, calendarRoutes } from "../../crm/calendar/routes.server.ts";
import { optOutRoutes } from "../../crm/call-opt-outs/routes.server.ts";
import { clientNotes } from "../../crm/contacts/client-notes.server.ts";
import { AGENT_ACCESS, STAFF_ACCESS } from "../../crm/contacts/crm-call.server.ts";
import { crmRoutes } from "../../crm/contacts/routes.server.ts";
import { inboundRoutes } from "../../crm/inbox/routes.server.ts";
import { inspectionRoutes } from "../../crm/inspections/routes.server.ts";
import { adminSignatureRoutes, signatureRoutes } from "../../crm/signatures/request-routes.server.ts";
import { signerRoutes, verifyRoutes } from "../../crm/signatures/signer-routes.server.ts";
import { houseTemplateRoutes, templateRoutes } from "../../crm/templates/routes.server.ts";
import { captureRoutes } from "../../insight/capture/routes.server.ts";
import { goalRoutes } from "../../insight/goals/routes.server.ts";
import { flowRoutes } from "../../integrations/flows/routes.server.ts";
import { mcpRoutes } from "../../integrations/mcp/mcp-routes.server.ts";
import { openApiDocument } from "../../integrations/public-api/openapi/document.server.ts";
import { publicRoutes } from "../../integrations/public-api/public-routes.server.ts";
import { webhookRoutes } from "../../integrations/webhooks/routes.server.ts";
import { marketRoutes } from "../../market/index/routes.server.ts";
import { endAlertsRoutes, savedSearchRoutes, sharedSearchRoutes } from "../../market/saved-searches/routes.server.ts";
import { sentenceRoutes } from "../../market/search/sentence-routes.server.ts";
import { marketDuplicateRoutes } from "../../market/store/duplicate-routes.server.ts";
import { adminCheckRoutes } from "../../operations/checks/routes.server.ts";
import { mailboxRoutes } from "../../operations/dev/mailbox-routes.server.ts";
import { adminErrorRoutes } from "../../operations/errors/admin-routes.server.ts";
import { cspReportRoutes } from "../../operations/errors/csp-report-routes.server.ts";
import { reportRoutes } from "../../operations/errors/report-routes.server.ts";
import { toolErrorRoutes } from "../../operations/errors/tool-error-routes.server.ts";
import { adminGivenUpRoutes } from "../../operations/given-up/routes.server.ts";
import { adminLogRoutes } from "../../operations/logs/routes.server.ts";
import { metricsRoutes } from "../../operations/monitoring/metrics-routes.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { homeDocumentRoutes } from "../../portfolio/files/document-routes.server.ts";
import { homePhotoRoutes } from "../../portfolio/files/photo-routes.server.ts";
import { portfolioRoutes } from "../../portfolio/homes/routes.server.ts";
import { importRoutes } from "../../portfolio/imports/routes.server.ts";
import { importSourceRoutes } from "../../portfolio/imports/source-routes.server.ts";
import { publicationRoutes } from "../../portfolio/outlets/publication-routes.server.ts";
import { outletRoutes, portfolioExportRoutes, pushRoutes } from "../../portfolio/outlets/routes.server.ts";
import { adminPersonalDataRoutes } from "../../privacy/hand-out/admin-routes.server.ts";
import { accountRoutes } from "../../privacy/hand-out/routes.server.ts";
import { userErasureRoutes } from "../../privacy/hand-out/user-routes.server.ts";
import { articleRoutes } from "../../site/articles/routes.server.ts";
import { adminFormRoutes } from "../../site/forms/admin-routes.server.ts";
import { EMBED_SCRIPT_PATH } from "../../site/forms/embed-headers.server.ts";
import { EMBED_SCRIPT } from "../../site/forms/embed-script.server.ts";
import { publicFormRoutes } from "../../site/forms/public-routes.server.ts";
import type { DrawPage } from "../../site/indexing/check-pages.server.ts";
import { adminIndexingRoutes, indexNowKeyRoutes } from "../../site/indexing/routes.server.ts";
import { demoRequestRoutes } from "../../site/leads/demo-request-routes.server.ts";
import { leadRoutes } from "../../site/leads/lead-routes.server.ts";
import { adminNewsRoutes } from "../../site/news-feeds/routes.server.ts";
import { confirmNewsRoutes, marketingContactRoutes, unsubscribeRoutes } from "../../site/newsletter/routes.server.ts";
import { adminPostRoutes } from "../../site/posts/routes.server.ts";
import { visitorPlaceRoutes } from "../../site/region/routes.server.ts";
import { redirectRoutes } from "../../site/short-links/redirect.server.ts";
import { adminLinkRoutes } from "../../site/short-links/routes.server.ts";
import { runLinkRoutes } from "../../site/short-links/run-link-routes.server.ts";
import { campaignRoutes } from "../../tools/campaigns/composing/campaign-routes.server.ts";
import { mailEventRoutes, mailRoutes } from "../../tools/campaigns/sending/mail-routes.server.ts";
import { resultsRoutes } from "../../tools/campaigns/sending/results-routes.server.ts";
import { senderRoutes } from "../../tools/campaigns/sending/sender-routes.server.ts";
import { comparableRoutes } from "../../tools/comparables/routes.server.ts";
import { transcriptRoutes } from "../../tools/conversations/transcript-routes.server.ts";
import { dossierRoutes } from "../../tools/dossiers/dossier-routes.server.ts";
import { downloadRoutes } from "../../tools/exports/downloads/downloads.server.ts";
import { homePaperRoutes } from "../../tools/exports/homes/paper-routes.server.ts";
import { inspectionPaperRoutes } from "../../tools/exports/inspections/paper-routes.server.ts";
import { runPaper } from "../../tools/exports/run-paper.server.ts";
import { templatePaperRoutes } from "../../tools/exports/templates/template-routes.server.ts";
import { evidenceRoutes } from "../../tools/facts/evidence-routes.server.ts";
import { landingRoutes } from "../../tools/landings/landing-routes.server.ts";
import { confirmReportRoutes, marketReportRoutes, stopReportRoutes } from "../../tools/market-reports/routes.server.ts";
import { officialSeriesRoutes } from "../../tools/official-series/routes.server.ts";
import { runPictureRoutes } from "../../tools/pictures/picture-routes.server.ts";
import { GAZETTEER, PLACE_FINDER } from "../../tools/places/place-finder.server.ts";
import { placeRoutes } from "../../tools/places/routes.server.ts";
import { planPictureRoutes } from "../../tools/plan-pictures/plan-picture-routes.server.ts";
import { planRoutes } from "../../tools/plans/plan-routes.server.ts";
import { socialRoutes } from "../../tools/posts/publishing/social-routes.server.ts";
import { agreedTerms } from "../../tools/proposals/agreed-terms.server.ts";
import { ownerProposalRoutes } from "../../tools/proposals/owner-routes.server.ts";
import { proposalRoutes } from "../../tools/proposals/proposal-routes.server.ts";
import { ownerReportRoutes } from "../../tools/reports/report-routes.server.ts";
import { runChangeRoutes } from "../../tools/runs/change-routes.server.ts";
import { runListRoutes } from "../../tools/runs/list-routes.server.ts";
import { runRoutes } from "../../tools/runs/routes.server.ts";
import { toolRoutes } from "../../tools/runs/tool-routes.server.ts";
import { sendHomeRoutes } from "../../tools/sharing/send-home-routes.server.ts";
import { sendingRoutes } from "../../tools/sharing/sending-routes.server.ts";
import { shareLinkRoutes } from "../../tools/sharing/share-link-routes.server.ts";
import { sharedRoutes } from "../../tools/sharing/shared-routes.server.ts";
import { stagingRoutes } from "../../tools/staging/staging-routes.server.ts";
import { projectRoutes } from "../../tools/studio-projects/project-routes.server.ts";
import { tourArchiveRoutes } from "../../tools/tours/archive/archive-routes.server.ts";
import { tourImportRoutes } from "../../tools/tours/archive/import-routes.server.ts";
import { panoramaRoutes } from "../../tools/tours/panoramas/panorama-routes.server.ts";
import type { TourViewer } from "../../tools/tours/tour-html.server.ts";
import { tourRoutes } from "../../tools/tours/tour-routes.server.ts";
import { searchRoutes } from "../search/routes.server.ts";
import type { Services } from "../services.server.ts";
import { eventRoutes } from "./event-routes.server.ts";

/**
 * Everything under `/api` and `/functions`, and the addresses that machines watch.
 *
 * @param drawPage renders a public page for nobody in particular
 */
export function createApi(
  services: Services,
  drawPage: DrawPage = noPages,
  tourViewer: TourViewer | null = null,
): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  api.route("/api/tools", toolRoutes(services));
  // Lists have addresses of their own beside the ids.
  api.route("/api/runs", runListRoutes(services));
  api.route("/api/runs", runChangeRoutes(services));
  api.route("/api/runs", runRoutes(services));
  api.route("/api/runs", runPictureRoutes(services));
  api.route("/api/runs", runLinkRoutes(services));
  api.route("/api/runs", wordingRoutes(services));
  api.route("/api/social", socialRoutes(services));
  api.route("/api/market-reports", marketReportRoutes(services));
  api.route("/informe-mercado-baja", stopReportRoutes(services));
  api.route("/informe-mercado-alta", confirmReportRoutes(services));
  api.route("/api/market/duplicates", marketDuplicateRoutes(services));
  api.route("/api/market/searches", savedSearchRoutes(services, clientNotes));
  api.route("/api/shared-searches", sharedSearchRoutes(services, clientNotes));
  api.route("/avisos-busqueda", endAlertsRoutes(services));
  api.route("/api/portfolio", portfolioRoutes(services));
  api.route("/api/market", marketRoutes(services));
  api.route("/api/places", placeRoutes(services));
  api.route("/api/market", sentenceRoutes(services, PLACE_FINDER));
  api.route("/api/valuation-evidence", evidenceRoutes(services));
  api.route("/api/comparables", comparableRoutes(services));
  api.route("/api/official-series", officialSeriesRoutes(services));
  api.route("/api/articles", articleRoutes(services));
  api.route("/api/leads", leadRoutes(services));
  api.route("/api/account", accountRoutes(services));
  api.route("/api/share-links", shareLinkRoutes(services));
  api.route("/api/shared", sharedRoutes(services));
  api.route("/api/portfolio/homes", homePhotoRoutes(services));
  api.route("/api/portfolio/homes", homeDocumentRoutes(services));
  api.route("/api/portfolio/homes", publicationRoutes(services));
  api.route("/api/portfolio/homes", homePaperRoutes(services));
  api.route("/api/portfolio/homes", sendHomeRoutes(services));
  api.route("/api/matching", sendingRoutes(services));
  api.route("/api/portfolio/homes", ownerReportRoutes(services));
  // Senders and outlets have addresses of their own beside the imports' ids.
  api.route("/api/imports", importSourceRoutes(services));
  api.route("/api/imports", importRoutes(services));
  api.route("/api/feeds", pushRoutes(services));
  api.route("/feeds", outletRoutes(services));
  api.route("/api/portfolio", portfolioExportRoutes(services));
  api.route("/api/agency", agencyRoutes(services));
  api.route("/api/inbound", inboundRoutes(services));
  api.route("/api/signatures", signatureRoutes(services, { ofRun: (actor, id) => runPaper(services, actor, id) }));
  api.route("/api/admin/signatures", adminSignatureRoutes(services));
  api.route("/api/templates", templatePaperRoutes(services));
  api.route("/api/templates", templateRoutes(services, AGENT_ACCESS, { agreedOf: agreedTerms }));
  api.route("/api/admin/templates", houseTemplateRoutes(services, STAFF_ACCESS));
  api.route("/api/admin/templates", templateRoutes(services, STAFF_ACCESS, { agreedOf: agreedTerms }));
  api.route("/api/inspections", inspectionRoutes(services));
  api.route("/api/inspections", inspectionPaperRoutes(services));
  api.route("/api/transcripts", transcriptRoutes(services));
  api.route("/api/sign", signerRoutes(services));
  api.route("/api/dossiers", dossierRoutes(services));
  api.route("/api/landings", landingRoutes(services));
  api.route("/api/plans", planRoutes(services));
  api.route("/api/plan-pictures", planPictureRoutes(services));
  api.route("/api/studio-projects", projectRoutes(services));
  api.route("/api/staging", stagingRoutes(services));
  // Imports have addresses of their own beside the tours' ids.
  api.route("/api/tours/import", tourImportRoutes(services));
  api.route("/api/tours", tourRoutes(services));
  api.route("/api/tours/:id", tourArchiveRoutes(services, tourViewer));
  api.route("/api/tours/:id", panoramaRoutes(services));
  api.route("/api/proposals", proposalRoutes(services));
  api.route("/api/campaigns", campaignRoutes(services, AGENT_ACCESS));
  api.route("/api/admin/campaigns", campaignRoutes(services, STAFF_ACCESS));
  api.route("/api/shared-proposals", ownerProposalRoutes(services));
  api.route("/api/mail-senders", senderRoutes(services, AGENT_ACCESS));
  api.route("/api/admin/mail-senders", senderRoutes(services, STAFF_ACCESS));
  api.route("/api/campaign-results", resultsRoutes(services, AGENT_ACCESS));
  api.route("/api/admin/campaign-results", resultsRoutes(services, STAFF_ACCESS));
  api.route("/api/mail-events", mailEventRoutes(services));
  api.route("/correo", mailRoutes(services));
  api.route("/api/verify-document", verifyRoutes(services));
  api.route("/api/goals", goalRoutes(services));
  api.route("/api/capture", captureRoutes(services));
  api.route("/api/opt-outs", optOutRoutes(services));
  api.route("/api/crm", crmRoutes(services, AGENT_ACCESS, GAZETTEER));
  api.route("/api/admin/crm", crmRoutes(services, STAFF_ACCESS, GAZETTEER));
  api.route("/api/chat", threadRoutes(services));
  api.route("/api/threads", teamThreadRoutes(services, AGENT_ACCESS));
  api.route("/api/admin/threads", teamThreadRoutes(services, STAFF_ACCESS));
  api.route("/api/chat-channel", channelRoutes(services));
  api.route("/api/billing", billingRoutes(services));
  api.route("/api/stripe", stripeWebhookRoutes(services));
  api.route("/api/admin/users", adminUserRoutes(services));
  api.route("/api/admin/users", userErasureRoutes(services));
  api.route("/api/admin/users", billingAdminRoutes(services));
  api.route("/api/admin/users", impersonationStartRoutes(services));
  api.route("/api/admin/marketing-contacts", marketingContactRoutes(services));
  api.route("/baja", unsubscribeRoutes(services));
  api.route("/novedades", confirmNewsRoutes(services));
  api.route("/api/impersonation", impersonationEndRoutes(services));
  api.route("/api/admin/personal-data", adminPersonalDataRoutes(services));
  api.route("/api/admin/errors", adminErrorRoutes(services));
  api.route("/api/admin/logs", adminLogRoutes(services));
  api.route("/api/admin/given-up", adminGivenUpRoutes(services));
  api.route("/api/admin/checks", adminCheckRoutes(services));
  api.route("/api/admin/posts", adminPostRoutes(services));
  api.route("/api/admin/news", adminNewsRoutes(services));
  api.route("/api/admin/indexing", adminIndexingRoutes(services, drawPage));
  api.route("/api/search", searchRoutes(services));
  api.route("/", indexNowKeyRoutes(services));
  api.route("/api/admin/forms", adminFormRoutes(services));
  api.route("/api/admin/links", adminLinkRoutes(services));
  api.route("/l", redirectRoutes(services));
  api.route("/api/forms", publicFormRoutes(services));
  api.route("/api/proof", proofRoutes(services));
  api.get(EMBED_SCRIPT_PATH, (c) =>
    c.body(EMBED_SCRIPT, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=3600",
    }),
  );
  api.route("/api/tool-errors", toolErrorRoutes(services));
  api.route(
    "/api/calendar",
    calendarRoutes(services, (c) => personOf(c)),
  );
  api.route(
    "/api/admin/calendar",
    calendarRoutes(services, (c) => houseActor(viewerOf(c)), { isStaffs: true }),
  );
  api.route("/calendarios", calendarFeedRoutes(services));
  api.route("/api/v1", publicRoutes(services));
  api.route("/api/keys", keyRoutes(services));
  api.route("/api/webhooks", webhookRoutes(services));
  api.route("/api/flows", flowRoutes(services, AGENT_ACCESS));
  api.route("/api/admin/flows", flowRoutes(services, STAFF_ACCESS));
  api.route("/api/agent-card", agentCardRoutes(services));
  api.route("/api/model", modelRoutes(services));
  api.route("/api/preferences", preferenceRoutes(services));
  api.route("/api/notifications", notificationRoutes(services));
  api.route("/api", eventRoutes(services));
  api.route("/api", reportRoutes(services));
  api.route("/api/csp-reports", cspReportRoutes(services));
  api.route("/api", visitorPlaceRoutes(services));
  api.route("/descargas", downloadRoutes());
  api.route("/functions/v1", demoRequestRoutes(services));
  api.route("/functions/v1", chatRoutes(services));
  api.route("/api/chat", noticeRoutes(services));
  api.route("/api/assistant", conversationRoutes(services));
  api.route("/dev", mailboxRoutes(services));
  api.route("/mcp", mcpRoutes(services));
  api.route("/auth/v1", authRoutes(services));
  api.get("/api/openapi.json", async (c) => c.json(await openApiDocument(services)));
  // `/api/docs` is a page like the others.
  api.all("/api/*", async (c, next) => {
    if (/^\/api(\/docs)?(\.data)?$/.test(c.req.path)) return await next();
    throw new AppError("NOT_FOUND");
  });
  api.all("/functions/*", () => {
    throw new AppError("NOT_FOUND");
  });

  api.route("/", metricsRoutes(services));
  return api;
}

/** For tests that look at the calls alone. */
const noPages: DrawPage = async () => new Response(null, { status: 503 });
