ALTER TABLE "properties" ADD COLUMN "located" jsonb;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "locate_due_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
CREATE INDEX "properties_to_locate" ON "properties" USING btree ("locate_due_at") WHERE "properties"."locate_due_at" is not null;