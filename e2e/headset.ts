import type { Page } from "@playwright/test";

/** A headset that a journey holds in its hands: as much of WebXR as the viewer of tours asks for, drawn into a small canvas. */

type Turn = { readonly aroundY?: number; readonly aroundX?: number };
type Colour = readonly [red: number, green: number, blue: number];

interface Held {
  /** Draws one frame. @returns the colours in the middle of both eyes */
  look(turn: Turn, nowMs: number): [Colour, Colour];
  /** Presses the controller's button while it points there. */
  select(turn: Turn): void;
  end(): void;
}

/** Before the page is opened. */
export async function wearHeadset(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const radians = Math.PI / 180;
    /** A turn about y, then about x, in degrees; column by column. */
    const matrix = ({ aroundY = 0, aroundX = 0 }: Turn) => {
      const [c, s, d, t] = [
        Math.cos(aroundY * radians),
        Math.sin(aroundY * radians),
        Math.cos(aroundX * radians),
        Math.sin(aroundX * radians),
      ];
      return new Float32Array([c, 0, -s, 0, s * t, d, c * t, 0, s * d, -t, c * d, 0, 0, 0, 0, 1]);
    };
    const transposed = (m: Float32Array) => m.map((_, at) => m[(at % 4) * 4 + Math.floor(at / 4)]!);
    const transform = (turn: Turn) => ({ matrix: matrix(turn), inverse: { matrix: transposed(matrix(turn)) } });
    // Ninety degrees each way, near 0.1, far without end.
    const projectionMatrix = new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -0.2, 0]);
    const listeners = new Map<string, (event: unknown) => void>();
    let gl: WebGL2RenderingContext | null = null;
    let next: ((now: number, frame: unknown) => void) | null = null;
    const session = {
      updateRenderState: () => undefined,
      requestReferenceSpace: async () => ({}),
      requestAnimationFrame: (draw: typeof next) => {
        next = draw;
        return 1;
      },
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
      end: async () => listeners.get("end")?.(null),
    };
    Object.defineProperty(navigator, "xr", {
      value: { isSessionSupported: async () => true, requestSession: async () => session },
    });
    Object.assign(window, {
      XRWebGLLayer: class {
        framebuffer = null;
        framebufferWidth = 200;
        framebufferHeight = 100;
        constructor(_session: unknown, given: WebGL2RenderingContext) {
          gl = given;
          Object.assign(given.canvas, { width: 200, height: 100 });
        }
        getViewport({ eye }: { eye: number }) {
          return { x: eye * 100, y: 0, width: 100, height: 100 };
        }
      },
    });
    const middle = (eye: number): Colour => {
      const pixel = new Uint8Array(4);
      gl!.readPixels(eye * 100 + 50, 50, 1, 1, gl!.RGBA, gl!.UNSIGNED_BYTE, pixel);
      return [pixel[0]!, pixel[1]!, pixel[2]!];
    };
    const held: Held = {
      look(turn, now) {
        const views = [0, 1].map((eye) => ({ eye, projectionMatrix, transform: transform(turn) }));
        next?.(now, { getViewerPose: () => ({ transform: transform(turn), views }) });
        return [middle(0), middle(1)];
      },
      select: (turn) =>
        listeners.get("select")?.({
          frame: { getPose: () => ({ transform: transform(turn) }) },
          inputSource: { targetRaySpace: {} },
        }),
      end: () => listeners.get("end")?.(null),
    };
    Object.assign(window, { headset: held, isWorn: () => next !== null });
  });
}

/** Once the viewer draws into it. */
export async function headsetOf(page: Page) {
  await page.waitForFunction(() => (window as unknown as { isWorn: () => boolean }).isWorn());
  type Worn = Window & { headset: Held };
  return {
    look: (turn: Turn, nowMs: number) =>
      page.evaluate(([at, now]) => (window as unknown as Worn).headset.look(at, now), [turn, nowMs] as const),
    select: (turn: Turn) => page.evaluate((at) => (window as unknown as Worn).headset.select(at), turn),
    end: () => page.evaluate(() => (window as unknown as Worn).headset.end()),
  };
}
