import { expect, test } from "vitest";
import { STORED_ITEMS } from "#content/cookies.ts";
import { DEMO_IDENTITY, type SiteInfo } from "#content/site-info.ts";
import { PERIODS, RETENTION_DEFAULTS, type RetentionDays } from "../../platform/retention/periods.server.ts";
import { legalText } from "./legal.server.ts";

const { html } = legalText("cookies", { identity: DEMO_IDENTITY, isDemo: true } as SiteInfo, "default");

test.each(STORED_ITEMS.map(({ name, purpose, duration }) => ({ name, purpose, duration })))(
  "the cookies page gives $name, its purpose and its duration",
  ({ name, purpose, duration }) => {
    expect(html).toContain(`<code>${name}</code>`);
    expect(html).toContain(purpose);
    expect(html).toContain(duration);
  },
);

test("the privacy page lists every period, with the configured days", () => {
  const site = { identity: DEMO_IDENTITY, isDemo: true } as SiteInfo;
  const listed = (days: Partial<RetentionDays>) =>
    legalText("privacidad", site, "default", { ...RETENTION_DEFAULTS, ...days }).html.replaceAll("\u00a0", " ");
  for (const { what } of Object.values(PERIODS)) expect(listed({})).toContain(`<strong>${what}:</strong>`);
  expect(listed({})).toContain("<strong>Los errores:</strong> 90 días desde el día en que ocurren.");
  expect(listed({})).toContain("<strong>El registro de seguridad:</strong> 2 años desde lo ocurrido.");
  expect(listed({ ERROR_DAYS: 1, AUDIT_DAYS: 365 })).toContain("<strong>Los errores:</strong> 1 día desde");
  expect(listed({ ERROR_DAYS: 1, AUDIT_DAYS: 365 })).toContain(
    "<strong>El registro de seguridad:</strong> 1 año desde",
  );
});
