DROP INDEX "deals_owner";--> statement-breakpoint
CREATE INDEX "deals_owner" ON "deals" USING btree ("scope","owner_id","stage","position","id");