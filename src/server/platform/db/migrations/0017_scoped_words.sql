DROP INDEX "contacts_search";--> statement-breakpoint
-- The scope stands before each word of the index now, and no longer as a word among them.
UPDATE "contacts" SET "search_text" = regexp_replace("search_text", ' zzqa[0-9a-f]{32}', '') WHERE "search_text" ~ ' zzqa[0-9a-f]{32}';--> statement-breakpoint
CREATE INDEX "contacts_search" ON "contacts" USING gin (array_to_tsvector(string_to_array(right("scope"::text, 12) || replace("search_text", ' ', ' ' || right("scope"::text, 12)), ' ')));
