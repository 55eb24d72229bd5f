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
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_pictures" ADD CONSTRAINT "social_pictures_post_id_social_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."social_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_account_id_social_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."social_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_run_id_tool_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."tool_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_remote" ON "social_accounts" USING btree (coalesce("agency_id", "owner_id"),"kind","remote_id");--> statement-breakpoint
CREATE INDEX "social_accounts_owner" ON "social_accounts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "social_accounts_agency" ON "social_accounts" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "social_accounts_expire" ON "social_accounts" USING btree ("expires_at") WHERE "social_accounts"."expiry_told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "social_posts_place" ON "social_posts" USING btree ("run_id","place");--> statement-breakpoint
CREATE INDEX "social_posts_due" ON "social_posts" USING btree ("next_at") WHERE "social_posts"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "social_posts_owner" ON "social_posts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "social_posts_agency" ON "social_posts" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "social_posts_account" ON "social_posts" USING btree ("account_id","due_at");