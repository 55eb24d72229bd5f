CREATE INDEX "calendar_events_cause_start" ON "calendar_events" USING btree ("cause" text_pattern_ops) WHERE "calendar_events"."cause" is not null;--> statement-breakpoint
-- Events that were made of a conversation or of documents hold names and words of theirs. They keep their day and lose the rest,
-- whichever way the conversation, the dossier or the person goes.
CREATE FUNCTION "forget_event_words"("events" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "all_events" uuid[];
BEGIN
  -- Times of a series that were changed, and the next one of a task that repeats, were copied from it.
  WITH RECURSIVE "mine"("id") AS (
    SELECT unnest("events")
    UNION
    SELECT "next"."id" FROM "mine", LATERAL (
      SELECT "e"."id" FROM "calendar_events" "e" WHERE "e"."series_id" = "mine"."id"
      UNION ALL
      SELECT "e"."id" FROM "calendar_events" "e" WHERE "e"."cause" = 'siguiente:' || "mine"."id"
    ) "next"
  )
  SELECT array_agg("id") INTO "all_events" FROM "mine";
  IF "all_events" IS NULL THEN
    RETURN;
  END IF;
  UPDATE "calendar_events" SET
    "title" = CASE "kind" WHEN 'cita' THEN 'Cita de algo que se borró' ELSE 'Tarea de algo que se borró' END,
    "notes" = NULL, "location" = NULL, "outcome" = NULL, "cause" = NULL, "sequence" = "sequence" + 1
  WHERE "id" = ANY("all_events");
  DELETE FROM "user_notifications" WHERE "cause" = ANY(SELECT 'tarea:' || unnest("all_events"));
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_events_of_cause"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "forget_event_words"(array_agg("id")) FROM "calendar_events"
  WHERE "cause" ~>=~ (TG_ARGV[0] || ':' || OLD."id" || ':') AND "cause" ~<~ (TG_ARGV[0] || ':' || OLD."id" || ';');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_events_of_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "forget_event_words"(array_agg("id")) FROM "calendar_events"
  WHERE "contact_id" = OLD."id" AND ("cause" LIKE 'conversacion:%' OR "cause" LIKE 'expediente:%');
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "transcripts_forget_events" AFTER DELETE ON "transcripts" FOR EACH ROW EXECUTE FUNCTION "forget_events_of_cause"('conversacion');--> statement-breakpoint
CREATE TRIGGER "dossiers_forget_events" AFTER DELETE ON "dossiers" FOR EACH ROW EXECUTE FUNCTION "forget_events_of_cause"('expediente');--> statement-breakpoint
CREATE TRIGGER "contacts_forget_events" BEFORE DELETE ON "contacts" FOR EACH ROW EXECUTE FUNCTION "forget_events_of_contact"();
