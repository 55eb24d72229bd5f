import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { viewerContext } from "#server/boot/services.server.ts";
import { requireStaff, requireViewer } from "./guard.server.ts";

const ana: Viewer = {
  userId: "7b0c2f5e-54a5-4d83-9a4e-6a2f7c1c0a01",
  sessionId: "7b0c2f5e-54a5-4d83-9a4e-6a2f7c1c0a02",
  email: "ana@agencia.es",
  name: "Ana Ruiz",
  region: null,
  aal: "aal1",
  agency: null,
  roles: [],
};

type Guard = typeof requireViewer;

/** A guard's result: the viewer, the address it redirects to, or a status. */
function ask(guard: Guard, viewer: Viewer | null, path = "/dashboard") {
  const context = new RouterContextProvider();
  context.set(viewerContext, viewer);
  try {
    return guard(context, new Request(`https://umbral.example${path}`));
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get("location") };
    return { status: (thrown as { init: ResponseInit }).init.status };
  }
}

describe("signed-out visitors", () => {
  test("goes to /auth and comes back to path and query", () => {
    const to = "/auth?next=%2Fadmin%2Fusuarios%3Fbuscar%3Dana%26orden%3Dnombre&tab=login";
    const path = "/admin/usuarios?buscar=ana&orden=nombre";
    for (const guard of [requireViewer, requireStaff]) {
      expect(ask(guard, null, path)).toEqual({ status: 303, to });
    }
  });

  test("comes back to the page when a script asked for its data", () => {
    expect(ask(requireViewer, null, "/tour-editor/3.data?paso=2&_routes=private")).toEqual({
      status: 303,
      to: "/auth?next=%2Ftour-editor%2F3%3Fpaso%3D2&tab=login",
    });
  });
});

test("whoever was invited may have no account yet, and finds the form for making one", () => {
  expect(ask(requireViewer, null, "/dashboard/invitacion?token=abc")).toEqual({
    status: 303,
    to: "/auth?next=%2Fdashboard%2Finvitacion%3Ftoken%3Dabc",
  });
});

describe("signed-in people", () => {
  test("opens their own", () => expect(ask(requireViewer, ana)).toBe(ana));

  test("finds nothing under /admin without a role", () => {
    expect(ask(requireStaff, ana, "/admin")).toEqual({ status: 404 });
  });

  test("with a role that waits for a second factor learns so", () => {
    expect(ask(requireStaff, { ...ana, mustAddFactor: true }, "/admin")).toEqual({ status: 403 });
    expect(ask(requireViewer, { ...ana, mustAddFactor: true }, "/dashboard/settings")).toMatchObject({ roles: [] });
  });

  test("opens it as manager and as admin", () => {
    for (const role of ["manager", "admin"] as const) {
      const viewer: Viewer = { ...ana, roles: [role] };
      expect(ask(requireStaff, viewer, "/admin")).toBe(viewer);
    }
  });
});
