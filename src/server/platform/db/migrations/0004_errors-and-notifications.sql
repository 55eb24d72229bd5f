CREATE TABLE "user_notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"link" text,
	"read_at" timestamp with time zone,
	"cause" text,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_notifications_type" CHECK ("user_notifications"."type" in ('error', 'warning')),
	CONSTRAINT "user_notifications_times" CHECK ("user_notifications"."times" >= 1),
	CONSTRAINT "user_notifications_link" CHECK ("user_notifications"."link" ~ '^/([^/]|$)')
);
--> statement-breakpoint
ALTER TABLE "tool_errors" ADD COLUMN "fingerprint" text;--> statement-breakpoint
-- Rows from before there were fingerprints: nearly what `failures/fingerprint.server.ts` groups by.
UPDATE "tool_errors" SET "fingerprint" = left(md5("kind" || ' ' || "error_type" || ' ' || coalesce("tool_name", regexp_replace("path", '[0-9]+', '#', 'g'), '') || ' ' || regexp_replace("error_message", '[0-9]+', '#', 'g')), 20);--> statement-breakpoint
ALTER TABLE "tool_errors" ALTER COLUMN "fingerprint" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_errors" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tool_errors" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
ALTER TABLE "user_notifications" ADD CONSTRAINT "user_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_notifications_newest" ON "user_notifications" USING btree ("user_id","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_notifications_unread" ON "user_notifications" USING btree ("user_id") WHERE "user_notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_notifications_cause" ON "user_notifications" USING btree ("user_id","cause") WHERE "user_notifications"."read_at" is null;--> statement-breakpoint
ALTER TABLE "tool_errors" ADD CONSTRAINT "tool_errors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_errors" ADD CONSTRAINT "tool_errors_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_errors_newest" ON "tool_errors" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tool_errors_group" ON "tool_errors" USING btree ("fingerprint","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tool_errors_user" ON "tool_errors" USING btree ("user_id") WHERE "tool_errors"."user_id" is not null;--> statement-breakpoint
-- Who listens is told what has changed, never what it says: he reads that himself. The same words twice in one transaction
-- are one notice, and none goes out before the commit.
CREATE FUNCTION "tell_tool_errors_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('umbral_changes', 'errors');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tool_errors_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tool_errors" FOR EACH STATEMENT EXECUTE FUNCTION "tell_tool_errors_change"();--> statement-breakpoint
CREATE FUNCTION "tell_user_notifications_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('umbral_changes', 'notifications ' || coalesce(NEW."user_id", OLD."user_id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_notifications_change" AFTER INSERT OR UPDATE OR DELETE ON "user_notifications" FOR EACH ROW EXECUTE FUNCTION "tell_user_notifications_change"();--> statement-breakpoint
CREATE FUNCTION "tell_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('umbral_changes', 'session ' || OLD."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_end" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "tell_session_end"();--> statement-breakpoint
CREATE FUNCTION "tell_rights_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('umbral_changes', 'user ' || coalesce(NEW."user_id", OLD."user_id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_roles_change" AFTER INSERT OR UPDATE OR DELETE ON "user_roles" FOR EACH ROW EXECUTE FUNCTION "tell_rights_change"();--> statement-breakpoint
CREATE FUNCTION "tell_ban_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('umbral_changes', 'user ' || NEW."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_ban" AFTER UPDATE OF "banned_until" ON "users" FOR EACH ROW WHEN (OLD."banned_until" IS DISTINCT FROM NEW."banned_until") EXECUTE FUNCTION "tell_ban_change"();
