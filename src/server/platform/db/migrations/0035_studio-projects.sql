CREATE TABLE "studio_project_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"project_id" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"is_branded" boolean DEFAULT true NOT NULL,
	"public_id" uuid,
	CONSTRAINT "studio_project_files_role" CHECK ("studio_project_files"."role" in ('source', 'result', 'cover', 'captions', 'proof', 'voice'))
);
--> statement-breakpoint
CREATE TABLE "studio_projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"home_id" uuid,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "studio_projects_kind" CHECK ("studio_projects"."kind" in ('staging', 'photo-video', 'promo-video'))
);
--> statement-breakpoint
ALTER TABLE "home_photos" ADD COLUMN "provenance" text;--> statement-breakpoint
ALTER TABLE "home_photos" ADD COLUMN "made_from_id" uuid;--> statement-breakpoint
ALTER TABLE "studio_project_files" ADD CONSTRAINT "studio_project_files_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_project_files" ADD CONSTRAINT "studio_project_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_projects" ADD CONSTRAINT "studio_projects_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_projects" ADD CONSTRAINT "studio_projects_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_project_files_project" ON "studio_project_files" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "studio_project_files_file" ON "studio_project_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_project_files_public" ON "studio_project_files" USING btree ("public_id") WHERE "studio_project_files"."public_id" is not null;--> statement-breakpoint
CREATE INDEX "studio_projects_owner" ON "studio_projects" USING btree ("owner_id","kind","updated_at");--> statement-breakpoint
CREATE INDEX "studio_projects_agency" ON "studio_projects" USING btree ("agency_id","kind","updated_at");--> statement-breakpoint
CREATE INDEX "studio_projects_home" ON "studio_projects" USING btree ("home_id") WHERE "studio_projects"."home_id" is not null;--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_made_from_id_home_photos_id_fk" FOREIGN KEY ("made_from_id") REFERENCES "public"."home_photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_photos_made_from" ON "home_photos" USING btree ("made_from_id") WHERE "home_photos"."made_from_id" is not null;--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_provenance" CHECK ("home_photos"."provenance" in ('virtual-staging'));