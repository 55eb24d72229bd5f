DROP INDEX "home_photos_home";--> statement-breakpoint
DROP INDEX "properties_owner";--> statement-breakpoint
DROP INDEX "properties_search";--> statement-breakpoint
ALTER TABLE "properties" ALTER COLUMN "imported" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "import_rows" ALTER COLUMN "values" SET DATA TYPE json;--> statement-breakpoint
CREATE INDEX "properties_owner" ON "properties" USING btree ("owner_id","updated_at" DESC NULLS FIRST) WHERE "properties"."agency_id" is null;--> statement-breakpoint
CREATE INDEX "properties_search" ON "properties" USING gin (array_to_tsvector(array_remove(string_to_array("search_text", ' '), '')));--> statement-breakpoint
UPDATE "home_photos" SET "url_hash" = left(translate(encode(decode("url_hash", 'hex'), 'base64'), '+/', '-_'), 22) WHERE "url_hash" ~ '^[0-9a-f]{64}$';
