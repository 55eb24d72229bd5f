import { expect, test } from "vitest";
import { demoRequest, leadInput, leadTracking } from "./lead.ts";

const least = { email: " ana@agencia.es ", source: "website", interested_in: ["demo_rapida"] };

test("an address is enough; blanks are unknown and consent is never presumed", () => {
  expect(leadInput.parse({ ...least, full_name: "  ", company: " Casa Uno " })).toMatchObject({
    email: "ana@agencia.es",
    full_name: undefined,
    company: "Casa Uno",
    marketing_consent: false,
    pages_visited: [],
  });
});

test.each(["website", "hero_section", "final_cta", "lead_magnet_ebook", "contacto", "chat"])(
  "source %s is known",
  (source) => expect(leadInput.safeParse({ ...least, source }).success).toBe(true),
);

test.each(["", "lead_magnet_otro", "waitlist_cma-generator", "otro"])("source «%s» is refused", (source) => {
  expect(leadInput.safeParse({ ...least, source }).success).toBe(false);
});

test("observed values are cut, typed ones refused", () => {
  expect(leadInput.parse({ ...least, referrer: "x".repeat(900) }).referrer).toHaveLength(500);
  expect(leadInput.safeParse({ ...least, full_name: "x".repeat(201) }).success).toBe(false);
});

test("tracking takes its three fields and no other", () => {
  const tracking = { pages_visited: ["/"], time_on_site: 30, last_visit_at: "2026-11-21T10:00:00.000Z" };
  expect(leadTracking.safeParse(tracking).success).toBe(true);
  expect(leadTracking.safeParse({ ...tracking, email: "a@b.es" }).success).toBe(false);
});

test("the demo form has its own messages", () => {
  const first = (input: object) => demoRequest.safeParse(input).error?.issues[0]?.message;
  expect(first({ name: " A ", email: "a@b.es" })).toBe("El nombre debe tener al menos 2 caracteres");
  expect(first({ name: "Ana", email: "a@b" })).toBe("Email inválido");
  expect(demoRequest.safeParse({ name: "Ana", email: "a@b.es", company: "", message: "x".repeat(500) }).success).toBe(
    true,
  );
  expect(first({ name: "Ana", email: "a@b.es", message: "x".repeat(501) })).toBe("Usa como mucho 500 caracteres");
});
