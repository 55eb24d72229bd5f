import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/server/platform/db/schema.server.ts",
    "./src/server/platform/db/site-schema.server.ts",
    "./src/server/platform/db/account-schema.server.ts",
    "./src/server/platform/db/passkey-schema.server.ts",
    "./src/server/platform/db/agency-schema.server.ts",
    "./src/server/platform/db/billing-schema.server.ts",
    "./src/server/platform/db/share-schema.server.ts",
    "./src/server/platform/db/portfolio-schema.server.ts",
    "./src/server/platform/db/feed-schema.server.ts",
    "./src/server/platform/db/contact-schema.server.ts",
    "./src/server/platform/db/deal-schema.server.ts",
    "./src/server/platform/db/calendar-schema.server.ts",
    "./src/server/platform/db/api-schema.server.ts",
    "./src/server/platform/db/ops-schema.server.ts",
    "./src/server/platform/db/outreach-schema.server.ts",
    "./src/server/platform/db/chat-schema.server.ts",
  ],
  out: "./src/server/platform/db/migrations",
});
