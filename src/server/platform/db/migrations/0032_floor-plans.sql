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
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_underlays" ADD CONSTRAINT "plan_underlays_plan_id_floor_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."floor_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_underlays" ADD CONSTRAINT "plan_underlays_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "floor_plans_owner" ON "floor_plans" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "floor_plans_agency" ON "floor_plans" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE INDEX "floor_plans_home" ON "floor_plans" USING btree ("home_id") WHERE "floor_plans"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "plan_underlays_plan" ON "plan_underlays" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_underlays_file" ON "plan_underlays" USING btree ("file_id");