CREATE TABLE "campaign_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"message_number" smallint NOT NULL,
	"contact_id" uuid,
	"email" text NOT NULL,
	"takes_other" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'pendiente' NOT NULL,
	"reason" text,
	"basis" text,
	"basis_detail" jsonb,
	"due_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	"replied_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	"complained_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
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
	"messages" jsonb NOT NULL,
	"segment" jsonb NOT NULL,
	"sender_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"scheduled_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "campaigns_kind" CHECK ("campaigns"."kind" in ('envio', 'secuencia')),
	CONSTRAINT "campaigns_state" CHECK ("campaigns"."state" in ('borrador', 'programada', 'preparando', 'enviando', 'pausada', 'terminada', 'cancelada'))
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
	"dkim_selector" text,
	"dkim_key_sealed" text,
	"per_hour" integer DEFAULT 500 NOT NULL,
	"warms_up_from" date,
	"checks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	"rests_until" timestamp with time zone,
	"last_error" text
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
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_sender_id_mail_senders_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."mail_senders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_days" ADD CONSTRAINT "landing_days_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_domains" ADD CONSTRAINT "landing_domains_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_leads" ADD CONSTRAINT "landing_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_leads" ADD CONSTRAINT "landing_leads_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_leads" ADD CONSTRAINT "landing_leads_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_versions" ADD CONSTRAINT "landing_versions_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipients_once" ON "campaign_recipients" USING btree ("campaign_id","message_number","email");--> statement-breakpoint
CREATE INDEX "campaign_recipients_due" ON "campaign_recipients" USING btree ("campaign_id","due_at") WHERE "campaign_recipients"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "campaign_recipients_contact" ON "campaign_recipients" USING btree ("contact_id") WHERE "campaign_recipients"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_owner" ON "campaigns" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "campaigns_agency" ON "campaigns" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE INDEX "campaigns_sender" ON "campaigns" USING btree ("sender_id") WHERE "campaigns"."sender_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_senders_address" ON "mail_senders" USING btree ("scope","from_email");--> statement-breakpoint
CREATE INDEX "mail_senders_owner" ON "mail_senders" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mail_senders_agency" ON "mail_senders" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "landing_domains_proved" ON "landing_domains" USING btree ("host") WHERE "landing_domains"."proved_at" is not null;--> statement-breakpoint
CREATE INDEX "landing_leads_of" ON "landing_leads" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "landing_leads_home" ON "landing_leads" USING btree ("home_id") WHERE "landing_leads"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "landings_owner" ON "landings" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "landings_agency" ON "landings" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "landings_slug" ON "landings" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "landings_home" ON "landings" USING btree ("home_id") WHERE "landings"."home_id" is not null;