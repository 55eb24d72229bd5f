import { expect, test } from "vitest";
import { STORED_ITEMS } from "#content/cookies.ts";
import { DEMO_IDENTITY, type SiteInfo } from "#content/site-info.ts";
import { legalText } from "./legal.server.ts";

const { html } = legalText("cookies", { identity: DEMO_IDENTITY, isDemo: true } as SiteInfo, "default");

test.each(STORED_ITEMS.map(({ name, purpose, duration }) => ({ name, purpose, duration })))(
  "the cookies page tells $name, its purpose and how long it stays",
  ({ name, purpose, duration }) => {
    expect(html).toContain(`<code>${name}</code>`);
    expect(html).toContain(purpose);
    expect(html).toContain(duration);
  },
);
