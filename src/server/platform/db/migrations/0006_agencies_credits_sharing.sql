CREATE TABLE "agencies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"licence_number" text,
	"colour" text,
	"signature" text,
	"phone" text,
	"email" text,
	"website" text,
	CONSTRAINT "agencies_name" CHECK (length("agencies"."name") between 2 and 100),
	CONSTRAINT "agencies_colour" CHECK ("agencies"."colour" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "agency_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"agency_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agency_invitations_role" CHECK ("agency_invitations"."role" in ('coordinator', 'agent')),
	CONSTRAINT "agency_invitations_email_case" CHECK ("agency_invitations"."email" = lower("agency_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "agency_logos" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"png" text NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_members_role" CHECK ("agency_members"."role" in ('owner', 'coordinator', 'agent'))
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"agency_id" uuid,
	"plan" text NOT NULL,
	"plan_until" timestamp with time zone,
	"balance" integer NOT NULL,
	"renews_at" timestamp with time zone,
	"interval" text,
	"cancels_at_end" boolean DEFAULT false NOT NULL,
	"payment_status" text,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"stripe_event_at" timestamp with time zone,
	CONSTRAINT "billing_accounts_one" CHECK (("billing_accounts"."user_id" is null) <> ("billing_accounts"."agency_id" is null)),
	CONSTRAINT "billing_accounts_balance" CHECK ("billing_accounts"."balance" >= 0),
	CONSTRAINT "billing_accounts_plan" CHECK ("billing_accounts"."plan" in ('prueba', 'agente', 'agencia', 'red')),
	CONSTRAINT "billing_accounts_interval" CHECK ("billing_accounts"."interval" in ('month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"run_id" uuid,
	"tool_id" text,
	"engine" text,
	"key" text NOT NULL,
	"note" text,
	CONSTRAINT "credit_entries_reason" CHECK ("credit_entries"."reason" in ('trial', 'month', 'plan', 'run', 'grant', 'expiry'))
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"run_id" uuid NOT NULL,
	"label" text,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"password_hash" text,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_view_at" timestamp with time zone,
	CONSTRAINT "share_links_label" CHECK (length("share_links"."label") between 1 and 120),
	CONSTRAINT "share_links_views" CHECK ("share_links"."views" >= 0)
);
--> statement-breakpoint
ALTER TABLE "files" RENAME COLUMN "visitor_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "properties" RENAME COLUMN "visitor_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "tool_runs" RENAME COLUMN "visitor_id" TO "owner_id";--> statement-breakpoint
DROP INDEX "files_owner";--> statement-breakpoint
DROP INDEX "properties_owner";--> statement-breakpoint
DROP INDEX "tool_runs_owner";--> statement-breakpoint
DROP INDEX "tool_runs_idempotency";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "figure" jsonb;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "rerun_of" uuid;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "folder" text;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "tool_runs" SET "search_text" = left(trim(regexp_replace(translate(lower("title" || ' ' || CASE "tool_id" WHEN 'valuation' THEN 'Valoración de viviendas' WHEN 'borrowing-capacity' THEN 'Calculadora de capacidad de compra' ELSE '' END), 'áàâäãåéèëêíìïîóòöôõúùüûýñç', 'aaaaaaeeeeiiiiooooouuuuync'), '[^a-z0-9]+', ' ', 'g')), 600);--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "share_link_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trial_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_logos" ADD CONSTRAINT "agency_logos_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_run_id_tool_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."tool_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_run_id_tool_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."tool_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_invitations_token" ON "agency_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_invitations_email" ON "agency_invitations" USING btree ("agency_id","email");--> statement-breakpoint
CREATE INDEX "agency_invitations_of" ON "agency_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "agency_members_agency" ON "agency_members" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_user" ON "billing_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_agency" ON "billing_accounts" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_customer" ON "billing_accounts" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_subscription" ON "billing_accounts" USING btree ("stripe_subscription_id");--> statement-breakpoint
CREATE INDEX "credit_entries_newest" ON "credit_entries" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_key" ON "credit_entries" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "credit_entries_run" ON "credit_entries" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_token" ON "share_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "share_links_owner" ON "share_links" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "share_links_agency" ON "share_links" USING btree ("agency_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "share_links_run" ON "share_links" USING btree ("run_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_share_link_id_share_links_id_fk" FOREIGN KEY ("share_link_id") REFERENCES "public"."share_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "properties_agency" ON "properties" USING btree ("agency_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tool_runs_agency" ON "tool_runs" USING btree ("agency_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "tool_runs"."deleted_at" is null and "tool_runs"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "tool_runs_saved" ON "tool_runs" USING btree ("owner_id","saved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"agency_id") WHERE "tool_runs"."deleted_at" is null and "tool_runs"."saved_at" is not null;--> statement-breakpoint
CREATE INDEX "tool_runs_tool" ON "tool_runs" USING btree ("owner_id","tool_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "tool_runs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tool_runs_folder" ON "tool_runs" USING btree ("owner_id","folder","agency_id") WHERE "tool_runs"."deleted_at" is null and "tool_runs"."folder" is not null;--> statement-breakpoint
CREATE INDEX "tool_runs_tags" ON "tool_runs" USING btree ("owner_id","tags","agency_id") WHERE "tool_runs"."deleted_at" is null and "tool_runs"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "tool_runs_by_tag" ON "tool_runs" USING gin ("tags") WHERE "tool_runs"."deleted_at" is null and "tool_runs"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "tool_runs_trash" ON "tool_runs" USING btree ("owner_id","deleted_at" DESC NULLS FIRST) WHERE "tool_runs"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "tool_runs_age" ON "tool_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tool_runs_search" ON "tool_runs" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id","created_at" DESC NULLS FIRST) WHERE "leads"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_agency" ON "leads" USING btree ("agency_id","created_at" DESC NULLS FIRST) WHERE "leads"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_share_link" ON "leads" USING btree ("share_link_id") WHERE "leads"."share_link_id" is not null;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "properties_owner" ON "properties" USING btree ("owner_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tool_runs_owner" ON "tool_runs" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "tool_runs"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tool_runs_idempotency" ON "tool_runs" USING btree ("owner_id","tool_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_name" CHECK (length("tool_runs"."name") between 1 and 120);--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_folder" CHECK (length("tool_runs"."folder") between 1 and 60);--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_credits" CHECK ("tool_runs"."credits" >= 0);