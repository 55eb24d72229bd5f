/**
 * Where each table would lie once one PostgreSQL no longer suffices and Citus spreads it over several (docs/scale.md). `npm run shards`
 * compares this with the schema and says what is not ready.
 */

export type Placement =
  /** Rows lie with all others of the same group whose distribution column has the same value. */
  | { kind: "distributed"; group: Group; column: string }
  /** A whole copy on every machine: small, seldom written, joined by everything. */
  | { kind: "reference" }
  /** On the coordinator alone: small, or read by another key than any group's. */
  | { kind: "local" };

/**
 * `agencies`: everything of an agency, or of a person without one, lies together, by `scope`, the agency's id or else the person's.
 * `market`: a dwelling with its adverts and its history, by the dwelling, because most of the market is one pool that everybody sees.
 */
export type Group = "agencies" | "market";

const words = (names: string) => names.trim().split(/\s+/);
const all = (names: string, placement: Placement): [string, Placement][] =>
  words(names).map((name) => [name, placement]);
const byScope: Placement = { kind: "distributed", group: "agencies", column: "scope" };
const byDwelling = (column: string): Placement => ({ kind: "distributed", group: "market", column });

export const PLAN: ReadonlyMap<string, Placement> = new Map<string, Placement>([
  ...all(
    `billing_accounts credit_entries api_answers api_keys webhook_endpoints webhook_deliveries model_connections
    assistant_conversations assistant_messages chat_channels chat_threads chat_thread_messages
    calendar_events calendar_feeds calendar_subscriptions call_opt_outs contacts contact_events contact_merges contact_points
    consent_events crm_settings deals deal_shares deal_steps demands distinct_contacts goals inbound_mails leads match_looks
    match_notices routing_rules mail_suppressions
    inspections inspection_changes inspection_photos signature_requests signature_signers signature_events templates template_versions
    flows flow_versions flow_runs flow_run_lines flow_events
    properties distinct_homes home_documents home_events home_merges home_photos home_publications home_reports files listings
    feed_outlets imports import_rows import_sources valuation_accuracy market_pending
    market_reports market_report_readers market_searches
    campaigns campaign_recipients campaign_clicks mail_senders mail_sender_domains mail_sender_hours
    dossiers dossier_documents dossier_pages landings landing_days landing_domains landing_leads landing_versions
    plan_pictures floor_plans plan_underlays proposals proposal_events proposal_questions proposal_readers proposal_section_views
    proposal_versions share_links share_link_days short_links link_clicks tool_runs social_accounts social_pictures social_posts
    studio_projects studio_project_files tours tour_days tour_files tour_imports tour_leads tour_panoramas tour_scene_days
    transcripts transcript_messages`,
    byScope,
  ),
  ...all("market_homes", byDwelling("id")),
  ...all("market_adverts market_changes", byDwelling("dwelling_id")),
  ...all("market_search_answers market_search_hits market_events", byDwelling("home_id")),
  ...all("market_distinct", byDwelling("first_id")),
  ...all("users agencies agency_members agency_logos user_roles market_grants market_refusals official_series", {
    kind: "reference",
  }),
  // Sign-in asks by the hash of a token, before anybody knows whose it is. Some kilobytes for each account.
  ...all(
    `sessions identities mfa_challenges mfa_factors one_time_tokens oauth_states flow_states passkeys passkey_challenges recovery_codes
    auth_events agency_invitations user_notifications stripe_events limits call_counts mails`,
    { kind: "local" },
  ),
  // The public site, and how the product itself is doing.
  ...all(
    `forms form_versions form_submissions posts news_items news_sources index_pings article_votes page_views cookie_consents
    demo_requests marketing_confirmations marketing_segments marketing_suppressions geocoding_answers
    market_gone tool_errors error_cases log_lines metric_samples work_states backup_checks`,
    { kind: "local" },
  ),
]);
