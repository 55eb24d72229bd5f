import { expect, test } from "vitest";
import { cameraFailure, describePosition, errorName, locationFailure, shareFailure } from "./device-report.ts";

test("a refused permission says where to change it", () => {
  expect(cameraFailure("NotAllowedError").text).toContain("ajustes");
  expect(locationFailure(1).text).toContain("ajustes");
});

test("each error has its own reason, and an unknown one its name", () => {
  expect(cameraFailure("NotFoundError").text).toBe("Este dispositivo no tiene cámara.");
  expect(cameraFailure("OverconstrainedError")).toEqual({
    tone: "destructive",
    text: "La cámara ha fallado (OverconstrainedError).",
  });
  expect(locationFailure(3).text).toContain("diez segundos");
  expect(shareFailure("AbortError").text).toBe("Has cerrado la ventana sin compartir.");
});

test("a position is written with comma and true minus", () => {
  const coords = { latitude: 39.46671, longitude: -0.37502, accuracy: 24.6 } as GeolocationCoordinates;
  expect(describePosition(coords)).toBe("39,4667, \u22120,3750 (±25\u00a0m)");
});

test("every thrown value has a name", () => {
  expect(errorName(new DOMException("no", "NotAllowedError"))).toBe("NotAllowedError");
  expect(errorName("text")).toBe("desconocido");
});
