CREATE TABLE "plan_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"order" jsonb,
	"state" text DEFAULT 'en-cola' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"expected_seconds" integer NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"turn_of" uuid NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"file_id" uuid,
	"fault" text,
	CONSTRAINT "plan_pictures_state" CHECK ("plan_pictures"."state" in ('en-cola', 'dibujando', 'hecha', 'fallida', 'cancelada'))
);
--> statement-breakpoint
CREATE TABLE "floor_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"home_id" uuid,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_underlays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"plan_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"remote_id" text NOT NULL,
	"name" text NOT NULL,
	"token_sealed" text NOT NULL,
	"expires_at" timestamp with time zone,
	"expiry_told_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "social_accounts_kind" CHECK ("social_accounts"."kind" in ('facebook', 'instagram', 'linkedin'))
);
--> statement-breakpoint
CREATE TABLE "social_pictures" (
	"post_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "social_pictures_post_id_place_pk" PRIMARY KEY("post_id","place")
);
--> statement-breakpoint
CREATE TABLE "social_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"place" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"is_advert" boolean NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'programada' NOT NULL,
	"next_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"prepared" jsonb,
	"prepared_at" timestamp with time zone,
	"handed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"remote_id" text,
	"remote_url" text,
	"last_error" text,
	CONSTRAINT "social_posts_state" CHECK ("social_posts"."state" in ('programada', 'publicada', 'rechazada', 'sin-respuesta'))
);
--> statement-breakpoint
ALTER TABLE "plan_pictures" ADD CONSTRAINT "plan_pictures_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pictures" ADD CONSTRAINT "plan_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_underlays" ADD CONSTRAINT "plan_underlays_plan_id_floor_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."floor_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_underlays" ADD CONSTRAINT "plan_underlays_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_pictures" ADD CONSTRAINT "social_pictures_post_id_social_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."social_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_account_id_social_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."social_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_run_id_tool_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."tool_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_pictures_owner" ON "plan_pictures" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_pictures_agency" ON "plan_pictures" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_pictures_due" ON "plan_pictures" USING btree ("turn_of","next_attempt_at") WHERE "plan_pictures"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "plan_pictures_file" ON "plan_pictures" USING btree ("file_id") WHERE "plan_pictures"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "floor_plans_owner" ON "floor_plans" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "floor_plans_agency" ON "floor_plans" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE INDEX "floor_plans_home" ON "floor_plans" USING btree ("home_id") WHERE "floor_plans"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "plan_underlays_plan" ON "plan_underlays" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_underlays_file" ON "plan_underlays" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_remote" ON "social_accounts" USING btree (coalesce("agency_id", "owner_id"),"kind","remote_id");--> statement-breakpoint
CREATE INDEX "social_accounts_owner" ON "social_accounts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "social_accounts_agency" ON "social_accounts" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "social_accounts_expire" ON "social_accounts" USING btree ("expires_at") WHERE "social_accounts"."expiry_told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "social_posts_place" ON "social_posts" USING btree ("run_id","place");--> statement-breakpoint
CREATE INDEX "social_posts_due" ON "social_posts" USING btree ("next_at") WHERE "social_posts"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "social_posts_owner" ON "social_posts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "social_posts_agency" ON "social_posts" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "social_posts_account" ON "social_posts" USING btree ("account_id","due_at");