ALTER TABLE "share_links" ALTER COLUMN "run_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "home_id" uuid;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_links_home" ON "share_links" USING btree ("home_id") WHERE "share_links"."home_id" is not null;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_shared" CHECK (num_nonnulls("share_links"."run_id", "share_links"."home_id") = 1);