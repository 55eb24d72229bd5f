import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/server/db/schema.server.ts",
    "./src/server/db/site-schema.server.ts",
    "./src/server/db/account-schema.server.ts",
    "./src/server/db/passkey-schema.server.ts",
    "./src/server/db/agency-schema.server.ts",
    "./src/server/db/billing-schema.server.ts",
    "./src/server/db/share-schema.server.ts",
    "./src/server/db/portfolio-schema.server.ts",
    "./src/server/db/feed-schema.server.ts",
    "./src/server/db/contact-schema.server.ts",
    "./src/server/db/deal-schema.server.ts",
    "./src/server/db/calendar-schema.server.ts",
    "./src/server/db/api-schema.server.ts",
    "./src/server/db/ops-schema.server.ts",
    "./src/server/db/outreach-schema.server.ts",
    "./src/server/db/chat-schema.server.ts",
  ],
  out: "./src/server/db/migrations",
});
