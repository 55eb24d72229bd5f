CREATE TABLE "flow_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"scope" uuid NOT NULL,
	"type" text NOT NULL,
	"contact_id" uuid,
	"deal_id" uuid,
	"home_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"depth" smallint DEFAULT 0 NOT NULL,
	"cause" text,
	"is_due" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_run_lines" (
	"run_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"step_id" text NOT NULL,
	"outcome" text NOT NULL,
	"note" text,
	"until_at" timestamp with time zone,
	"link" text,
	CONSTRAINT "flow_run_lines_run_id_number_pk" PRIMARY KEY("run_id","number"),
	CONSTRAINT "flow_run_lines_outcome" CHECK ("flow_run_lines"."outcome" in ('si', 'no', 'espera', 'llega', 'vence', 'hecho', 'omitido', 'fallo', 'fin'))
);
--> statement-breakpoint
CREATE TABLE "flow_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"flow_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"scope" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"event_id" uuid,
	"event" text NOT NULL,
	"event_at" timestamp with time zone NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"contact_id" uuid,
	"deal_id" uuid,
	"home_id" uuid,
	"had_deal" boolean DEFAULT false NOT NULL,
	"had_home" boolean DEFAULT false NOT NULL,
	"depth" smallint DEFAULT 0 NOT NULL,
	"phase" text NOT NULL,
	"step_id" text,
	"due_at" timestamp with time zone,
	"waits_for" text,
	"woken_event" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"reason" text,
	"is_held" boolean DEFAULT false NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"repeat_of" uuid,
	CONSTRAINT "flow_runs_phase" CHECK ("flow_runs"."phase" in ('sigue', 'espera', 'reintenta', 'terminado', 'fallido', 'frenado')),
	CONSTRAINT "flow_runs_ended_at" CHECK (("flow_runs"."ended_at" is null) = ("flow_runs"."phase" in ('sigue', 'espera', 'reintenta'))),
	CONSTRAINT "flow_runs_due_at" CHECK (("flow_runs"."due_at" is null) = ("flow_runs"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "flow_versions" (
	"flow_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	CONSTRAINT "flow_versions_flow_id_number_pk" PRIMARY KEY("flow_id","number")
);
--> statement-breakpoint
CREATE TABLE "flows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scope" uuid NOT NULL,
	"agency_id" uuid,
	"owner_id" uuid,
	"name" text NOT NULL,
	"state" text DEFAULT 'borrador' NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer,
	"event" text,
	"days" smallint,
	"archived_at" timestamp with time zone,
	CONSTRAINT "flows_state" CHECK ("flows"."state" in ('borrador', 'activo', 'parado')),
	CONSTRAINT "flows_published" CHECK (("flows"."version" is null) = ("flows"."state" = 'borrador')),
	CONSTRAINT "flows_name" CHECK (length("flows"."name") between 1 and 100),
	CONSTRAINT "flows_somebodys" CHECK ("flows"."owner_id" is not null or "flows"."agency_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "campaign_clicks" (
	"recipient_id" uuid NOT NULL,
	"link" smallint NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campaign_clicks_recipient_id_link_pk" PRIMARY KEY("recipient_id","link")
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"message_number" smallint NOT NULL,
	"contact_id" uuid,
	"email" text NOT NULL,
	"email_hash" char(64),
	"domain" text DEFAULT '' NOT NULL,
	"is_in_test" boolean DEFAULT false NOT NULL,
	"takes_other" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'pendiente' NOT NULL,
	"reason" text,
	"basis" text,
	"basis_detail" jsonb,
	"due_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"handed_at" timestamp with time zone,
	"answer" text,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	"replied_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	"soft_bounces" smallint DEFAULT 0 NOT NULL,
	"bounce_text" text,
	"complained_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "campaign_recipients_reason" CHECK ("campaign_recipients"."reason" in ('sin-base', 'consentimiento-pedido', 'consentimiento-retirado', 'de-baja', 'de-baja-en-umbral', 'rebota', 'queja', 'sin-correo', 'contacto-borrado', 'ha-respondido', 'operacion-cerrada', 'cancelada', 'sin-mensaje')),
	CONSTRAINT "campaign_recipients_state" CHECK ("campaign_recipients"."state" in ('pendiente', 'tomado', 'sin-respuesta', 'enviado', 'omitido', 'rebotado', 'fallido')),
	CONSTRAINT "campaign_recipients_basis" CHECK ("campaign_recipients"."basis" in ('consentimiento', 'cliente'))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scope" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'borrador' NOT NULL,
	"state_reason" text,
	"state_detail" text,
	"messages" jsonb NOT NULL,
	"segment" jsonb NOT NULL,
	"sender_id" uuid,
	"compiled" jsonb,
	"compiled_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"test_share" smallint,
	"test_hours" smallint,
	"test_ends_at" timestamp with time zone,
	"test_verdict" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"scheduled_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "campaigns_test" CHECK ("campaigns"."test_share" between 1 and 100 and "campaigns"."test_hours" between 1 and 168),
	CONSTRAINT "campaigns_kind" CHECK ("campaigns"."kind" in ('envio', 'secuencia')),
	CONSTRAINT "campaigns_state" CHECK ("campaigns"."state" in ('borrador', 'programada', 'preparando', 'enviando', 'pausada', 'terminada', 'cancelada'))
);
--> statement-breakpoint
CREATE TABLE "consent_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" text,
	"source" text NOT NULL,
	"place" text,
	"actor_id" uuid,
	CONSTRAINT "consent_events_kind" CHECK ("consent_events"."kind" in ('dado', 'retirado', 'pedido'))
);
--> statement-breakpoint
CREATE TABLE "mail_sender_domains" (
	"sender_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"rests_until" timestamp with time zone NOT NULL,
	"refusals" smallint DEFAULT 0 NOT NULL,
	"last_answer" text,
	CONSTRAINT "mail_sender_domains_sender_id_domain_pk" PRIMARY KEY("sender_id","domain")
);
--> statement-breakpoint
CREATE TABLE "mail_sender_hours" (
	"sender_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_sender_hours_sender_id_hour_pk" PRIMARY KEY("sender_id","hour")
);
--> statement-breakpoint
CREATE TABLE "mail_senders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"scope" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_name" text NOT NULL,
	"from_email" text NOT NULL,
	"reply_to" text,
	"postal_address" text NOT NULL,
	"smtp_host" text,
	"smtp_port" integer,
	"smtp_is_secure" boolean DEFAULT true NOT NULL,
	"smtp_user" text,
	"smtp_password_sealed" text,
	"bounce_email" text,
	"event_token_hash" text,
	"event_token_sealed" text,
	"event_key_sealed" text,
	"dkim_selector" text,
	"dkim_key_sealed" text,
	"per_hour" integer DEFAULT 500 NOT NULL,
	"warms_up_from" date,
	"checks" jsonb,
	"checked_at" timestamp with time zone,
	"rests_until" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mail_senders_pace" CHECK ("mail_senders"."per_hour" between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"scope" uuid NOT NULL,
	"email_hash" char(64) NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"campaign_id" uuid,
	CONSTRAINT "mail_suppressions_scope_email_hash_pk" PRIMARY KEY("scope","email_hash"),
	CONSTRAINT "mail_suppressions_cause" CHECK ("mail_suppressions"."cause" in ('baja', 'rebote', 'queja', 'manual'))
);
--> statement-breakpoint
CREATE TABLE "landing_days" (
	"landing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"variant" text NOT NULL,
	"is_test" boolean NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "landing_days_landing_id_day_variant_is_test_pk" PRIMARY KEY("landing_id","day","variant","is_test"),
	CONSTRAINT "landing_days_variant" CHECK ("landing_days"."variant" in ('a', 'b'))
);
--> statement-breakpoint
CREATE TABLE "landing_domains" (
	"landing_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"proved_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "landing_leads" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"landing_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"home_id" uuid,
	CONSTRAINT "landing_leads_variant" CHECK ("landing_leads"."variant" in ('a', 'b'))
);
--> statement-breakpoint
CREATE TABLE "landing_versions" (
	"landing_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "landing_versions_landing_id_number_pk" PRIMARY KEY("landing_id","number")
);
--> statement-breakpoint
CREATE TABLE "landings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"home_id" uuid,
	"versions" smallint DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "short_links" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "short_links" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "short_links" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "short_links" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "flow_events" ADD CONSTRAINT "flow_events_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_events" ADD CONSTRAINT "flow_events_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_events" ADD CONSTRAINT "flow_events_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_run_lines" ADD CONSTRAINT "flow_run_lines_run_id_flow_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."flow_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_runs" ADD CONSTRAINT "flow_runs_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_runs" ADD CONSTRAINT "flow_runs_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_runs" ADD CONSTRAINT "flow_runs_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_runs" ADD CONSTRAINT "flow_runs_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_versions" ADD CONSTRAINT "flow_versions_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_versions" ADD CONSTRAINT "flow_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_clicks" ADD CONSTRAINT "campaign_clicks_recipient_id_campaign_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."campaign_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_sender_id_mail_senders_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."mail_senders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_sender_domains" ADD CONSTRAINT "mail_sender_domains_sender_id_mail_senders_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."mail_senders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_sender_hours" ADD CONSTRAINT "mail_sender_hours_sender_id_mail_senders_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."mail_senders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_suppressions" ADD CONSTRAINT "mail_suppressions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_days" ADD CONSTRAINT "landing_days_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_domains" ADD CONSTRAINT "landing_domains_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_leads" ADD CONSTRAINT "landing_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_leads" ADD CONSTRAINT "landing_leads_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_leads" ADD CONSTRAINT "landing_leads_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_versions" ADD CONSTRAINT "landing_versions_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flow_events_due" ON "flow_events" USING btree ("at") WHERE "flow_events"."is_due";--> statement-breakpoint
CREATE INDEX "flow_events_scope" ON "flow_events" USING btree ("scope","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flow_events_old" ON "flow_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "flow_events_cause" ON "flow_events" USING btree ("cause") WHERE "flow_events"."cause" is not null;--> statement-breakpoint
CREATE INDEX "flow_events_contact" ON "flow_events" USING btree ("contact_id") WHERE "flow_events"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_events_deal" ON "flow_events" USING btree ("deal_id") WHERE "flow_events"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_events_home" ON "flow_events" USING btree ("home_id") WHERE "flow_events"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_runs_due" ON "flow_runs" USING btree ("due_at") WHERE "flow_runs"."due_at" is not null and not "flow_runs"."is_held";--> statement-breakpoint
CREATE INDEX "flow_runs_waiting" ON "flow_runs" USING btree ("contact_id","waits_for") WHERE "flow_runs"."waits_for" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "flow_runs_event" ON "flow_runs" USING btree ("flow_id","event_id") WHERE "flow_runs"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_runs_flow" ON "flow_runs" USING btree ("flow_id","started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flow_runs_scope" ON "flow_runs" USING btree ("scope","started_at");--> statement-breakpoint
CREATE INDEX "flow_runs_contact" ON "flow_runs" USING btree ("contact_id") WHERE "flow_runs"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_runs_deal" ON "flow_runs" USING btree ("deal_id") WHERE "flow_runs"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_runs_home" ON "flow_runs" USING btree ("home_id") WHERE "flow_runs"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "flow_runs_ended" ON "flow_runs" USING btree ("ended_at") WHERE "flow_runs"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "flow_versions_by" ON "flow_versions" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "flows_scope" ON "flows" USING btree ("scope","created_at");--> statement-breakpoint
CREATE INDEX "flows_listening" ON "flows" USING btree ("scope","event") WHERE "flows"."state" = 'activo';--> statement-breakpoint
CREATE INDEX "flows_event" ON "flows" USING btree ("event") WHERE "flows"."state" = 'activo';--> statement-breakpoint
CREATE INDEX "flows_agency" ON "flows" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "flows_owner" ON "flows" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipients_once" ON "campaign_recipients" USING btree ("campaign_id","message_number","email") WHERE "campaign_recipients"."email" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipients_person" ON "campaign_recipients" USING btree ("campaign_id","message_number","contact_id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_settled" ON "campaign_recipients" USING btree ("campaign_id","settled_at" DESC NULLS FIRST) WHERE "campaign_recipients"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "campaign_recipients_state" ON "campaign_recipients" USING btree ("campaign_id","state","id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_hash" ON "campaign_recipients" USING btree ("email_hash") WHERE "campaign_recipients"."email_hash" is not null;--> statement-breakpoint
CREATE INDEX "campaign_recipients_due" ON "campaign_recipients" USING btree ("campaign_id","due_at") WHERE "campaign_recipients"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "campaign_recipients_contact" ON "campaign_recipients" USING btree ("contact_id") WHERE "campaign_recipients"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_owner" ON "campaigns" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "campaigns_agency" ON "campaigns" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("next_at") WHERE "campaigns"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_sender" ON "campaigns" USING btree ("sender_id") WHERE "campaigns"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "consent_events_contact" ON "consent_events" USING btree ("contact_id","at");--> statement-breakpoint
CREATE INDEX "consent_events_actor" ON "consent_events" USING btree ("actor_id") WHERE "consent_events"."actor_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_senders_address" ON "mail_senders" USING btree ("scope","from_email");--> statement-breakpoint
CREATE INDEX "mail_senders_owner" ON "mail_senders" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mail_senders_agency" ON "mail_senders" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_senders_events" ON "mail_senders" USING btree ("event_token_hash");--> statement-breakpoint
CREATE INDEX "mail_suppressions_campaign" ON "mail_suppressions" USING btree ("campaign_id") WHERE "mail_suppressions"."campaign_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "landing_domains_proved" ON "landing_domains" USING btree ("host") WHERE "landing_domains"."proved_at" is not null;--> statement-breakpoint
CREATE INDEX "landing_leads_of" ON "landing_leads" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "landing_leads_home" ON "landing_leads" USING btree ("home_id") WHERE "landing_leads"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "landings_owner" ON "landings" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "landings_agency" ON "landings" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "landings_slug" ON "landings" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "landings_home" ON "landings" USING btree ("home_id") WHERE "landings"."home_id" is not null;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_run_id_tool_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."tool_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_events_flow_mail" ON "contact_events" USING btree ("at") WHERE "contact_events"."data" ->> 'way' = 'flujo';--> statement-breakpoint
CREATE UNIQUE INDEX "short_links_place" ON "short_links" USING btree ("run_id","place") WHERE "short_links"."run_id" is not null;--> statement-breakpoint
CREATE INDEX "short_links_owner" ON "short_links" USING btree ("owner_id") WHERE "short_links"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "short_links_agency" ON "short_links" USING btree ("agency_id") WHERE "short_links"."agency_id" is not null;--> statement-breakpoint
CREATE FUNCTION note_consent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who uuid := (SELECT id FROM users WHERE id = nullif(current_setting('umbral.consent_actor', true), '')::uuid);
  spot text := nullif(current_setting('umbral.consent_place', true), '');
  is_new boolean := TG_OP = 'INSERT';
BEGIN
  IF NEW.consent_asked_at IS NOT NULL AND (is_new OR OLD.consent_asked_at IS DISTINCT FROM NEW.consent_asked_at) THEN
    INSERT INTO consent_events (contact_id, kind, at, words, source, place, actor_id)
    VALUES (NEW.id, 'pedido', NEW.consent_asked_at, NEW.consent_asked_text, NEW.source, spot, who);
  END IF;
  IF NEW.consent_at IS NOT NULL
    AND (is_new OR OLD.consent_at IS DISTINCT FROM NEW.consent_at OR OLD.consent_text IS DISTINCT FROM NEW.consent_text) THEN
    INSERT INTO consent_events (contact_id, kind, at, words, source, place, actor_id)
    VALUES (NEW.id, 'dado', NEW.consent_at, NEW.consent_text, NEW.source, spot, who);
  END IF;
  IF NEW.consent_withdrawn_at IS NOT NULL AND (is_new OR OLD.consent_withdrawn_at IS DISTINCT FROM NEW.consent_withdrawn_at) THEN
    INSERT INTO consent_events (contact_id, kind, at, source, place, actor_id)
    VALUES (NEW.id, 'retirado', NEW.consent_withdrawn_at, NEW.source, spot, who);
  ELSIF NOT is_new AND OLD.consent_at IS NOT NULL AND NEW.consent_at IS NULL THEN
    INSERT INTO consent_events (contact_id, kind, at, source, place, actor_id)
    VALUES (NEW.id, 'retirado', now(), NEW.source, spot, who);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "contacts_note_consent" AFTER INSERT OR UPDATE OF "consent_at", "consent_text", "consent_asked_at", "consent_withdrawn_at" ON "contacts" FOR EACH ROW EXECUTE FUNCTION note_consent();--> statement-breakpoint
CREATE FUNCTION keep_consent_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('umbral.erases_evidence', true), '') = 'on' THEN
    RETURN coalesce(NEW, OLD);
  END IF;
  -- Who noted it may end their account; everything else stays as it was written.
  IF TG_OP = 'UPDATE' AND (NEW.id, NEW.contact_id, NEW.kind, NEW.at, NEW.noted_at, NEW.words, NEW.source, NEW.place)
    IS NOT DISTINCT FROM (OLD.id, OLD.contact_id, OLD.kind, OLD.at, OLD.noted_at, OLD.words, OLD.source, OLD.place)
    AND NEW.actor_id IS NULL THEN
    RETURN NEW;
  END IF;
  -- It ends with its contact alone.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM contacts WHERE id = OLD.contact_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a line about a consent is not changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "consent_events_kept" BEFORE UPDATE OR DELETE ON "consent_events" FOR EACH ROW EXECUTE FUNCTION keep_consent_event();--> statement-breakpoint
CREATE FUNCTION forget_mails_of_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaign_recipients SET contact_id = NULL, email = '', email_hash = NULL, domain = '', answer = NULL, bounce_text = NULL,
    basis_detail = NULL, due_at = NULL,
    state = CASE WHEN state IN ('pendiente', 'tomado') THEN 'omitido' ELSE state END,
    reason = CASE WHEN state IN ('pendiente', 'tomado') THEN 'contacto-borrado' ELSE reason END
  WHERE contact_id = OLD.id;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "contacts_forget_mails" BEFORE DELETE ON "contacts" FOR EACH ROW EXECUTE FUNCTION forget_mails_of_contact();--> statement-breakpoint
-- Tasks that a flow made name the contact of their run too.
CREATE OR REPLACE FUNCTION "forget_events_of_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "forget_event_words"(array_agg("id")) FROM "calendar_events"
  WHERE "contact_id" = OLD."id" AND ("cause" LIKE 'conversacion:%' OR "cause" LIKE 'expediente:%' OR "cause" LIKE 'flujo:%');
  RETURN OLD;
END $$;
