/** A reader that takes nothing for so long is taken for gone. */
const IDLE_MS = 2 * 60_000;

/**
 * A body that is made as fast as it is read, and no faster. Nothing begins before the first byte is asked for.
 *
 * @param begin called at that moment
 * @param onEnd called once: with the error where it broke off on our side, without one when all was read, or the reader went away or stayed
 *   silent for `idleMs`, also before the first byte
 */
export function sentStream(
  begin: () => AsyncGenerator<Uint8Array, void>,
  onEnd: (error?: unknown) => void,
  idleMs = IDLE_MS,
): ReadableStream<Uint8Array> {
  let pieces: AsyncGenerator<Uint8Array, void> | null = null;
  let isOver = false;
  let control: ReadableStreamDefaultController<Uint8Array> | null = null;
  const end = async (error?: unknown) => {
    clearTimeout(idle);
    if (isOver) return;
    isOver = true;
    try {
      await pieces?.return();
    } finally {
      onEnd(error);
    }
  };
  const onSilence = () => {
    control?.error(new Error("the reader of a body is silent"));
    void end();
  };
  const watch = () => setTimeout(onSilence, idleMs).unref();
  let idle = watch();
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        control = controller;
      },
      async pull(controller) {
        clearTimeout(idle);
        try {
          pieces ??= begin();
          const { done, value } = await pieces.next();
          if (isOver) return;
          if (done) {
            await end();
            controller.close();
          } else {
            controller.enqueue(value);
            idle = watch();
          }
        } catch (error) {
          await end(error);
          controller.error(error);
        }
      },
      cancel: () => end(),
    },
    { highWaterMark: 0 },
  );
}
