import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SignedIn } from "./signed-in.tsx";

const drawn = (next: string) => {
  const element = <SignedIn email="ana@agencia.example" next={next} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
};

test("somebody who is signed in is greeted by their address, and led to their dashboard or to where they were going", () => {
  expect(drawn("/")).toContain("ana@agencia.example");
  expect(drawn("/")).toContain('href="/dashboard"');
  expect(drawn("/calculadora-roi?resultado=1")).toContain('href="/calculadora-roi?resultado=1"');
});
