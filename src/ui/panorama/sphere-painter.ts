import type { SpherePatch } from "./sphere-patch.ts";

/** Draws textured patches of a sphere with WebGL2. */
export interface SpherePainter {
  /** @param picture at most `mostPx` on each side */
  texture(picture: TexImageSource): WebGLTexture;
  dropTexture(texture: WebGLTexture): void;
  mesh(patch: SpherePatch): SphereMesh;
  dropMesh(mesh: SphereMesh): void;
  /** Begins a frame. @param background three shares, 0 up to 1 */
  begin(widthPx: number, heightPx: number, background: readonly [number, number, number]): void;
  /** @param look what of its edge fades out, and how much coarser than it is a texture is read */
  draw(mesh: SphereMesh, texture: WebGLTexture, matrix: Float32Array, look?: { feather?: number; blur?: number }): void;
  /** Keeps the frame as it stands, to fade it out over the next ones. */
  keepFrame(): void;
  /** Lays the kept frame over the picture. @param scale 1 fills the view; more comes nearer */
  drawKept(opacity: number, scale: number): void;
  readonly mostPx: number;
}

export interface SphereMesh {
  readonly vertices: WebGLVertexArrayObject;
  readonly buffers: readonly WebGLBuffer[];
  readonly count: number;
}

const SPHERE = {
  vertex: `#version 300 es
    layout(location = 0) in vec3 place; layout(location = 1) in vec2 at; out vec2 spot; uniform mat4 matrix;
    void main() { spot = at; gl_Position = matrix * vec4(place, 1.0); }`,
  fragment: `#version 300 es
    precision mediump float;
    in vec2 spot; out vec4 colour; uniform sampler2D picture; uniform float feather; uniform float blur;
    void main() {
      vec4 found = texture(picture, spot, blur);
      float edge = feather > 0.0 ? 1.0 - smoothstep(1.0 - feather, 1.0, length(spot - 0.5) * 2.0) : 1.0;
      colour = vec4(found.rgb, found.a * edge);
    }`,
};

const FRAME = {
  vertex: `#version 300 es
    out vec2 spot; uniform float scale;
    void main() {
      vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
      spot = (corner - 0.5) / scale + 0.5; gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
    }`,
  fragment: `#version 300 es
    precision mediump float;
    in vec2 spot; out vec4 colour; uniform sampler2D picture; uniform float opacity;
    void main() { colour = vec4(texture(picture, spot).rgb, opacity); }`,
};

/** Attributes have fixed places, so that nothing has to be asked of the card before it has compiled. */
const [PLACE_AT, SPOT_AT] = [0, 1];

/**
 * The card compiles while the first picture is still on its way: its programs are only asked about when they are used first.
 */
export function createSpherePainter(gl: WebGL2RenderingContext): SpherePainter {
  const begun = { sphere: beginProgram(gl, SPHERE), frame: beginProgram(gl, FRAME) };
  const uniform = (program: WebGLProgram, name: string) => gl.getUniformLocation(program, name);
  const lazily = <Made>(make: () => Made) => {
    let made: Made | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  const sphereOf = lazily(() => {
    const program = checkedProgram(gl, begun.sphere);
    const [matrixAt, featherAt, blurAt] = ["matrix", "feather", "blur"].map((name) => uniform(program, name));
    return { program, matrixAt: matrixAt!, featherAt: featherAt!, blurAt: blurAt! };
  });
  const frameOf = lazily(() => {
    const program = checkedProgram(gl, begun.frame);
    return { program, scaleAt: uniform(program, "scale"), opacityAt: uniform(program, "opacity") };
  });
  const sharp = gl.getExtension("EXT_texture_filter_anisotropic");
  const mostSharp = sharp ? Math.min(4, gl.getParameter(sharp.MAX_TEXTURE_MAX_ANISOTROPY_EXT) as number) : 0;
  const empty = gl.createVertexArray();
  const kept = gl.createTexture();
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  gl.disable(gl.DEPTH_TEST);

  const clamp = (smallest: number) => {
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, smallest);
  };

  return {
    mostPx: gl.getParameter(gl.MAX_TEXTURE_SIZE) as number,
    texture(picture) {
      const texture = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
      gl.generateMipmap(gl.TEXTURE_2D);
      clamp(gl.LINEAR_MIPMAP_LINEAR);
      if (sharp && mostSharp > 1) gl.texParameterf(gl.TEXTURE_2D, sharp.TEXTURE_MAX_ANISOTROPY_EXT, mostSharp);
      return texture;
    },
    dropTexture: (texture) => gl.deleteTexture(texture),
    mesh({ corners, triangles }) {
      const vertices = gl.createVertexArray();
      gl.bindVertexArray(vertices);
      const [places, order] = [gl.createBuffer(), gl.createBuffer()];
      gl.bindBuffer(gl.ARRAY_BUFFER, places);
      gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
      gl.enableVertexAttribArray(PLACE_AT);
      gl.vertexAttribPointer(PLACE_AT, 3, gl.FLOAT, false, 20, 0);
      gl.enableVertexAttribArray(SPOT_AT);
      gl.vertexAttribPointer(SPOT_AT, 2, gl.FLOAT, false, 20, 12);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, order);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
      gl.bindVertexArray(null);
      return { vertices, buffers: [places, order], count: triangles.length };
    },
    dropMesh({ vertices, buffers }) {
      gl.deleteVertexArray(vertices);
      for (const buffer of buffers) gl.deleteBuffer(buffer);
    },
    begin(widthPx, heightPx, [red, green, blue]) {
      gl.viewport(0, 0, widthPx, heightPx);
      gl.clearColor(red, green, blue, 1);
      gl.clear(gl.COLOR_BUFFER_BIT);
    },
    draw({ vertices, count }, texture, matrix, { feather = 0, blur = 0 } = {}) {
      const { program, matrixAt, featherAt, blurAt } = sphereOf();
      // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, no hook of React.
      gl.useProgram(program);
      gl.uniformMatrix4fv(matrixAt, false, matrix);
      gl.uniform1f(featherAt, feather);
      gl.uniform1f(blurAt, blur);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.bindVertexArray(vertices);
      gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, 0);
    },
    keepFrame() {
      gl.bindTexture(gl.TEXTURE_2D, kept);
      gl.copyTexImage2D(gl.TEXTURE_2D, 0, gl.RGB, 0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight, 0);
      clamp(gl.LINEAR);
    },
    drawKept(opacity, scale) {
      const { program, scaleAt, opacityAt } = frameOf();
      // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, no hook of React.
      gl.useProgram(program);
      gl.uniform1f(scaleAt, scale);
      gl.uniform1f(opacityAt, opacity);
      gl.bindTexture(gl.TEXTURE_2D, kept);
      gl.bindVertexArray(empty);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
  };
}

function beginProgram(gl: WebGL2RenderingContext, { vertex, fragment }: { vertex: string; fragment: string }) {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}

/** @throws Error where the graphics card refuses the program */
function checkedProgram(gl: WebGL2RenderingContext, program: WebGLProgram): WebGLProgram {
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(`a program of the panorama does not link: ${gl.getProgramInfoLog(program)}`);
  return program;
}
