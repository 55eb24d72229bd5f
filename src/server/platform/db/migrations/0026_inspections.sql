CREATE TABLE "inspection_changes" (
	"inspection_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_changes_inspection_id_id_pk" PRIMARY KEY("inspection_id","id")
);
--> statement-breakpoint
CREATE TABLE "inspection_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inspection_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"clock_ahead_seconds" integer,
	"home_id" uuid,
	"contact_id" uuid,
	"signature_id" uuid
);
--> statement-breakpoint
ALTER TABLE "inspection_changes" ADD CONSTRAINT "inspection_changes_inspection_id_inspections_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."inspections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_inspection_id_inspections_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."inspections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_signature_id_signature_requests_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."signature_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_photos_inspection" ON "inspection_photos" USING btree ("inspection_id");--> statement-breakpoint
CREATE INDEX "inspection_photos_file" ON "inspection_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "inspections_owner" ON "inspections" USING btree ("owner_id","started_at");--> statement-breakpoint
CREATE INDEX "inspections_agency" ON "inspections" USING btree ("agency_id","started_at");--> statement-breakpoint
CREATE INDEX "inspections_home" ON "inspections" USING btree ("home_id") WHERE "inspections"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "inspections_contact" ON "inspections" USING btree ("contact_id") WHERE "inspections"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "inspections_signature" ON "inspections" USING btree ("signature_id") WHERE "inspections"."signature_id" is not null;--> statement-breakpoint
CREATE INDEX "inspections_deleted" ON "inspections" USING btree ("deleted_at") WHERE "inspections"."deleted_at" is not null;