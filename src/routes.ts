import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { MODULE_NAMES } from "./content/modules.ts";
import { PLANNED_TOOLS } from "./content/planned-tools.ts";
import { REDIRECTS } from "./content/redirects.ts";
import { SOLUTIONS } from "./content/solutions.ts";
import { tools } from "./tools/registry.ts";

/** The same module at several addresses. */
const each = (paths: readonly string[], file: string) => paths.map((path) => route(path.slice(1), file));

/**
 * Gives each route its address as id: a module may have several, and the table of routes that every page loads says it
 * once. A frame without an address keeps the id of its file.
 */
const named = (entries: RouteConfigEntry[], above = ""): RouteConfigEntry[] =>
  entries.map((entry) => {
    const hasAddress = entry.path !== undefined || entry.index === true;
    const address = above + (entry.path ?? "");
    return {
      ...entry,
      ...(hasAddress ? { id: address } : {}),
      ...(entry.children ? { children: named(entry.children, hasAddress ? `${address}/` : above) } : {}),
    };
  });

/** Every address of the product. Public pages also exist under `/es` and `/latam`. */
export default named([
  ...prefix(":region?", [
    index("pages/marketing/home/home-route.tsx"),
    route("agencias", "pages/marketing/agencies/agencies.tsx"),
    route("agentes", "pages/marketing/agents/agents.tsx"),
    route("formacion", "pages/marketing/training/training.tsx"),
    route("precios", "pages/marketing/pricing/pricing.tsx"),
    route("casos-exito", "pages/marketing/case-studies/case-studies.tsx"),
    route("contacto", "pages/marketing/contact/contact.tsx"),
    route("faq", "pages/faq/faq.tsx"),
    ...each(
      Object.keys(MODULE_NAMES).map((id) => `/modulo-${id}`),
      "pages/marketing/module/module-page.tsx",
    ),
    ...each(
      SOLUTIONS.map(({ slug }) => `/${slug}`),
      "pages/solutions/solution-page.tsx",
    ),
    route("herramientas", "pages/catalogue/catalogue.tsx"),
    ...tools.map((tool) => route(tool.path.slice(1), "pages/tool/tool-page.tsx")),
    ...each(
      PLANNED_TOOLS.map(({ path }) => path),
      "pages/planned-tool/planned-tool-page.tsx",
    ),
    route("metodo/valoracion", "pages/marketing/valuation-method.tsx"),
    route("recursos", "pages/articles/resources.tsx"),
    route("recursos/:slug", "pages/articles/resource.tsx"),
    route("blog", "pages/articles/blog.tsx"),
    route("blog/:slug", "pages/articles/blog-post.tsx"),
    route("help-center", "pages/articles/help-center.tsx"),
    route("help-center/:category", "pages/articles/help-category.tsx"),
    route("help-center/articulo/:slug", "pages/articles/help-article.tsx"),
    route("privacidad", "pages/legal/privacy.tsx"),
    route("cookies", "pages/legal/cookies.tsx"),
    route("terminos", "pages/legal/terms.tsx"),
    route("tour/:tourId", "pages/site/unknown-token.tsx"),
    route("compartir/:token", "pages/shared/shared-page.tsx"),
    route("shared/:token", "pages/shared/shared-page.tsx"),
    ...each(Object.keys(REDIRECTS), "pages/site/redirect.ts"),
  ]),
  route("formulario/:slug", "pages/forms/form-page.tsx"),
  route("formulario/:slug/incrustado", "pages/forms/embedded-form-page.tsx"),
  route("l/:code", "pages/forms/gone-link.tsx"),
  route("auth", "pages/account/auth.tsx"),
  route("auth/confirmar", "pages/account/confirm.tsx"),
  layout("pages/dashboard/dashboard-frame.tsx", [
    route("dashboard", "pages/dashboard/dashboard-home.tsx"),
    route("dashboard/cartera", "pages/dashboard/portfolio/portfolio.tsx"),
    route("dashboard/cartera/nueva", "pages/dashboard/portfolio/new-home.tsx"),
    route("dashboard/cartera/duplicados", "pages/dashboard/portfolio/duplicates.tsx"),
    route("dashboard/cartera/:homeId", "pages/dashboard/portfolio/home.tsx"),
    route("dashboard/cartera/:homeId/editar", "pages/dashboard/portfolio/edit-home.tsx"),
    route("dashboard/compartidos", "pages/dashboard/shared-links/shared-links.tsx"),
    route("dashboard/creditos", "pages/dashboard/credits/credits.tsx"),
    route("dashboard/creditos/movimientos.csv", "pages/dashboard/credits/credits-csv.ts"),
    route("dashboard/profile", "pages/dashboard/profile/profile.tsx"),
    route("dashboard/agencia", "pages/dashboard/agency/agency.tsx"),
    route("dashboard/agencia/marca", "pages/dashboard/agency/brand.tsx"),
    route("dashboard/invitacion", "pages/dashboard/agency/invitation.tsx"),
    route("dashboard/settings", "pages/dashboard/settings.tsx"),
    route("dashboard/settings/avisos", "pages/dashboard/settings/notices.tsx"),
    route("dashboard/settings/region", "pages/dashboard/settings/place.tsx"),
    route("dashboard/settings/modelo", "pages/dashboard/settings/model.tsx"),
    route("dashboard/analytics", "pages/dashboard/analytics/analytics.tsx"),
    route("dashboard/analytics/cifras.csv", "pages/dashboard/analytics/analytics-csv.ts"),
    route("dashboard/goals", "pages/dashboard/goals/goals.tsx"),
    route("dashboard/calendar", "pages/calendar/calendar.tsx"),
    route("dashboard/calendar/tareas", "pages/calendar/tasks.tsx"),
    route("dashboard/history", "pages/dashboard/runs/history.tsx"),
    route("dashboard/history/comparar", "pages/dashboard/runs/compare.tsx"),
    ...each(["/dashboard/saved-results", "/resultados-guardados"], "pages/dashboard/runs/saved-results.tsx"),
    route("dashboard/cartera/importar", "pages/dashboard/imports/import-start.tsx"),
    route("dashboard/cartera/importaciones", "pages/dashboard/imports/imports.tsx"),
    route("dashboard/cartera/importaciones/:importId", "pages/dashboard/imports/import-job.tsx"),
    route("dashboard/cartera/remitentes", "pages/dashboard/imports/senders.tsx"),
    route("dashboard/contactos", "pages/crm/list/contacts.tsx"),
    route("dashboard/contactos/tablero", "pages/crm/board/board.tsx"),
    route("dashboard/contactos/bandeja", "pages/crm/inbox/inbox.tsx"),
    route("dashboard/contactos/importar", "pages/crm/importing/import-contacts.tsx"),
    route("dashboard/contactos/duplicados", "pages/crm/duplicates/duplicates.tsx"),
    route("dashboard/contactos/embudo", "pages/crm/funnel/funnel.tsx"),
    route("dashboard/contactos/ajustes", "pages/crm/settings/settings.tsx"),
    route("dashboard/contactos/:contactId", "pages/crm/file/contact-file.tsx"),
    ...each(["/dashboard/*", "/tours", "/tour-editor/:tourId", "/plantillas/:id"], "pages/account/private-area.tsx"),
  ]),
  route("admin", "pages/admin/admin-frame.tsx", [
    index("pages/account/private-area.tsx"),
    route("errores", "pages/admin/errors/errors.tsx"),
    route("logs", "pages/admin/logs/logs.tsx"),
    route("monitoreo", "pages/admin/monitoring/monitoring.tsx"),
    route("crm-leads", "pages/crm/board/board.tsx"),
    route("crm-leads/bandeja", "pages/crm/inbox/inbox.tsx"),
    route("crm-leads/importar", "pages/crm/importing/import-contacts.tsx"),
    route("crm-leads/duplicados", "pages/crm/duplicates/duplicates.tsx"),
    route("crm-leads/embudo", "pages/crm/funnel/funnel.tsx"),
    route("crm-leads/ajustes", "pages/crm/settings/settings.tsx"),
    route("crm-leads/contactos", "pages/crm/list/contacts.tsx"),
    route("crm-leads/contactos/:contactId", "pages/crm/file/contact-file.tsx"),
    route("contactos-marketing", "pages/admin/marketing/contacts.tsx"),
    route("contactos-marketing/exclusiones", "pages/admin/marketing/suppressions.tsx"),
    route("contactos-marketing/contactos.csv", "pages/admin/marketing/contacts-csv.ts"),
    route("contactos-marketing/:hash", "pages/admin/marketing/person.tsx"),
    route("noticias", "pages/admin/news/posts.tsx"),
    route("noticias/bandeja", "pages/admin/news/inbox.tsx"),
    route("noticias/fuentes", "pages/admin/news/sources.tsx"),
    route("noticias/:postId", "pages/admin/news/edit-post.tsx"),
    route("google-indexing", "pages/admin/indexing/indexing.tsx"),
    route("usuarios", "pages/admin/users.tsx"),
    route("usuarios/auditoria", "pages/admin/audit.tsx"),
    route("usuarios/auditoria.csv", "pages/admin/audit-csv.ts"),
    route("usuarios/datos-personales", "pages/admin/personal-data/personal-data.tsx"),
    route("usuarios/:userId", "pages/admin/user.tsx"),
    route("enlaces", "pages/admin/links/links.tsx"),
    route("enlaces/:linkId", "pages/admin/links/link.tsx"),
    route("calendario", "pages/calendar/calendar.tsx"),
    route("tareas", "pages/calendar/tasks.tsx"),
    route("*", "pages/account/private-area.tsx"),
  ]),
  route("baja/:token", "pages/unsubscribe/unsubscribe.tsx"),
  route(":solution/:city", "pages/solutions/city-page.tsx"),
  route("api/docs", "pages/api-docs/api-docs.tsx"),
  route("native-demo", "pages/dev/native-demo.tsx"),
  route("code-review", "pages/dev/code-review.tsx"),
  route("test-conexion", "pages/dev/test-connection.tsx"),
  route("test-fase2-poc", "pages/dev/test-experiments.tsx"),
  route("dev/mailbox", "pages/dev/mailbox.tsx"),
  route("*", "pages/site/missing.tsx"),
  route("blog/rss.xml", "pages/articles/rss.ts"),
  route("sitemap.xml", "pages/site/sitemap.ts"),
  route("robots.txt", "pages/site/robots.ts"),
]) satisfies RouteConfig;
