ALTER TABLE "work_states" ADD COLUMN "every_seconds" integer;--> statement-breakpoint
-- Rows that may be due at once wake the work that looks for them, whoever wrote them. A statement that writes no row tells nothing: a work that finds nothing must not wake itself.
CREATE FUNCTION "tell_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('umbral_rows', TG_TABLE_NAME);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "calendar_events_wake" AFTER INSERT OR UPDATE ON "calendar_events" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "calendar_subscriptions_wake" AFTER INSERT OR UPDATE ON "calendar_subscriptions" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "campaigns_wake" AFTER INSERT OR UPDATE ON "campaigns" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "dossier_documents_wake" AFTER INSERT OR UPDATE ON "dossier_documents" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "flow_events_wake" AFTER INSERT OR UPDATE ON "flow_events" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "flow_runs_wake" AFTER INSERT OR UPDATE ON "flow_runs" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "flows_wake" AFTER INSERT OR UPDATE ON "flows" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "home_photos_wake" AFTER INSERT OR UPDATE ON "home_photos" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "import_sources_wake" AFTER INSERT OR UPDATE ON "import_sources" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "imports_wake" AFTER INSERT OR UPDATE ON "imports" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "index_pings_wake" AFTER INSERT OR UPDATE ON "index_pings" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "mails_wake" AFTER INSERT OR UPDATE ON "mails" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "market_events_wake" AFTER INSERT OR UPDATE ON "market_events" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "market_homes_wake" AFTER INSERT OR UPDATE ON "market_homes" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "market_pending_wake" AFTER INSERT OR UPDATE ON "market_pending" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "market_searches_wake" AFTER INSERT OR UPDATE ON "market_searches" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "news_sources_wake" AFTER INSERT OR UPDATE ON "news_sources" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "plan_pictures_wake" AFTER INSERT OR UPDATE ON "plan_pictures" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "properties_wake" AFTER INSERT OR UPDATE ON "properties" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "signature_requests_wake" AFTER INSERT OR UPDATE ON "signature_requests" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "social_posts_wake" AFTER INSERT OR UPDATE ON "social_posts" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "tour_imports_wake" AFTER INSERT OR UPDATE ON "tour_imports" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "tour_panoramas_wake" AFTER INSERT OR UPDATE ON "tour_panoramas" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();--> statement-breakpoint
CREATE TRIGGER "webhook_deliveries_wake" AFTER INSERT OR UPDATE ON "webhook_deliveries" FOR EACH ROW EXECUTE FUNCTION "tell_rows"();
