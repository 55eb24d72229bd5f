CREATE TABLE "geocoding_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "geocoding_answers_expire" ON "geocoding_answers" USING btree ("expires_at");