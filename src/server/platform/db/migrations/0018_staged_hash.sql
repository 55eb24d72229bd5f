ALTER TABLE "import_rows" ADD COLUMN "hash" text;--> statement-breakpoint
-- What waits in a preview, or is half applied, goes on as it was read.
UPDATE "import_rows" SET "hash" = "values" ->> 'hash', "values" = "values" -> 'said' WHERE "values" IS NOT NULL;
