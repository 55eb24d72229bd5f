DROP INDEX "auth_events_newest";--> statement-breakpoint
CREATE INDEX "auth_events_actor" ON "auth_events" USING btree ("actor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "auth_events_kind" ON "auth_events" USING btree ("kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_last_sign_in" ON "users" USING btree ("last_sign_in_at" DESC NULLS LAST,"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "auth_events_newest" ON "auth_events" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);