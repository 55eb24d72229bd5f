CREATE TABLE "marketing_confirmations" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
