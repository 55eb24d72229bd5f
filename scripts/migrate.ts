import { withDatabase } from "./with-database.ts";

// npm run migrate: brings the configured database up to this version, as the step before a roll-out. Opening it does that.
await withDatabase(async () => console.log("La base de datos está al día."));
