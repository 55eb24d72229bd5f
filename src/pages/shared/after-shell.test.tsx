import { Writable } from "node:stream";
import { Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { AfterShell, ShellSentContext } from "./after-shell.tsx";

const PAGE = (
  <main>
    <form />
    <Suspense fallback={null}>
      <AfterShell>
        <p>el ejemplo</p>
      </AfterShell>
    </Suspense>
    <script type="module" />
  </main>
);

/** The beginning of a page, and all of it. @param sent what its parts wait for */
function drawn(sent: PromiseWithResolvers<void> | null): Promise<{ first: string; whole: string }> {
  return new Promise((resolve, reject) => {
    let text = "";
    let first = "";
    const body = new Writable({
      write(piece, _encoding, done) {
        text += String(piece);
        done();
      },
      final(done) {
        resolve({ first, whole: text });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<ShellSentContext value={sent?.promise ?? null}>{PAGE}</ShellSentContext>, {
      onShellReady() {
        pipe(body);
        setTimeout(() => {
          first = text;
          sent?.resolve();
        });
      },
      onError: reject,
    });
  });
}

test("a long part below comes behind the scripts of a page of a signed-in person", async () => {
  const { first, whole } = await drawn(Promise.withResolvers());
  expect(first).toContain("<form></form>");
  expect(first).toContain('<script type="module">');
  expect(first).not.toContain("el ejemplo");
  expect(whole.indexOf("el ejemplo")).toBeGreaterThan(whole.indexOf("</main>"));
});

test("where nobody waits for the shell, it stands in its place", async () => {
  const { whole } = await drawn(null);
  expect(whole.indexOf("el ejemplo")).toBeGreaterThan(whole.indexOf("<form>"));
  expect(whole.indexOf("el ejemplo")).toBeLessThan(whole.indexOf('<script type="module">'));
});
