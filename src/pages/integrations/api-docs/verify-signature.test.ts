import { expect, test } from "vitest";
import { VERIFY_SIGNATURE } from "#content/api/verify-signature.ts";
import { sealNewSecret, signedHeaders } from "#server/integrations/webhooks/webhook-secret.server.ts";

type Verify = (headers: Record<string, string>, rawBody: string, secret: string) => boolean;

test("the code that the page shows distinguishes our messages from others", async () => {
  const module: { isFromUmbral: Verify } = await import(`data:text/javascript,${encodeURIComponent(VERIFY_SIGNATURE)}`);
  const keys = { seal: (text: string) => text, open: (text: string) => text };
  const sealed = sealNewSecret(keys);
  const { secret } = JSON.parse(sealed);
  const body = JSON.stringify({ type: "home.created" });
  const headers = { ...signedHeaders(keys, sealed, { id: "a", body, at: new Date() })! };
  expect(module.isFromUmbral(headers, body, secret)).toBe(true);
  expect(module.isFromUmbral(headers, `${body} `, secret)).toBe(false);
  expect(module.isFromUmbral({ ...headers, "webhook-id": "b" }, body, secret)).toBe(false);
  const old = { ...signedHeaders(keys, sealed, { id: "a", body, at: new Date(Date.now() - 600_000) })! };
  expect(module.isFromUmbral(old, body, secret)).toBe(false);
});
