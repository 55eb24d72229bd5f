--> statement-breakpoint
-- Tasks that a flow made name the contact of their run too.
CREATE OR REPLACE FUNCTION "forget_events_of_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "forget_event_words"(array_agg("id")) FROM "calendar_events"
  WHERE "contact_id" = OLD."id" AND ("cause" LIKE 'conversacion:%' OR "cause" LIKE 'expediente:%' OR "cause" LIKE 'flujo:%');
  RETURN OLD;
END $$;
