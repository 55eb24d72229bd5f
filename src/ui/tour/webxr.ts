/** As much of the WebXR Device API (W3C) as the viewer uses; TypeScript's own library does not have it yet. */

export type XrSpace = object;

interface XrTransform {
  /** 16 numbers, column by column. */
  readonly matrix: Float32Array;
  readonly inverse: { readonly matrix: Float32Array };
}

interface XrView {
  readonly projectionMatrix: Float32Array;
  readonly transform: XrTransform;
}

export interface XrFrame {
  getViewerPose(space: XrSpace): { readonly transform: XrTransform; readonly views: readonly XrView[] } | null;
  getPose(of: XrSpace, space: XrSpace): { readonly transform: XrTransform } | null;
}

interface XrSelectEvent {
  readonly frame: XrFrame;
  readonly inputSource: { readonly targetRaySpace: XrSpace };
}

export interface XrSession {
  updateRenderState(state: { baseLayer: XrLayer }): void;
  requestReferenceSpace(kind: "local"): Promise<XrSpace>;
  requestAnimationFrame(draw: (now: number, frame: XrFrame) => void): number;
  addEventListener(name: "select", listener: (event: XrSelectEvent) => void): void;
  addEventListener(name: "end", listener: () => void): void;
  end(): Promise<void>;
}

export interface XrLayer {
  readonly framebuffer: WebGLFramebuffer | null;
  readonly framebufferWidth: number;
  readonly framebufferHeight: number;
  getViewport(view: XrView): {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

export interface XrSystem {
  isSessionSupported(mode: "immersive-vr"): Promise<boolean>;
  requestSession(mode: "immersive-vr"): Promise<XrSession>;
}
