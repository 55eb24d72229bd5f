ALTER TABLE "short_links" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "short_links" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "short_links" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "short_links" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_run_id_tool_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."tool_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "short_links_place" ON "short_links" USING btree ("run_id","place") WHERE "short_links"."run_id" is not null;--> statement-breakpoint
CREATE INDEX "short_links_owner" ON "short_links" USING btree ("owner_id") WHERE "short_links"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "short_links_agency" ON "short_links" USING btree ("agency_id") WHERE "short_links"."agency_id" is not null;
