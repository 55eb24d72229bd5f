/** A reader that takes nothing for so long is taken for gone. */
const IDLE_MS = 2 * 60_000;

/**
 * A body that is made as fast as it is read, and no faster. Nothing begins before the first byte is asked for.
 *
 * @param begin called at that moment
 * @param onEnd called once after it: with the error where it broke off on our side, without one when all was read, the reader went away or
 *   stayed silent for `idleMs`
 */
export function sentStream(
  begin: () => AsyncGenerator<Uint8Array, void>,
  onEnd: (error?: unknown) => void,
  idleMs = IDLE_MS,
): ReadableStream<Uint8Array> {
  let pieces: AsyncGenerator<Uint8Array, void> | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
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
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(idle);
        try {
          pieces ??= begin();
          const { done, value } = await pieces.next();
          if (isOver) return;
          if (done) {
            await end();
            controller.close();
            return;
          }
          controller.enqueue(value);
          idle = setTimeout(() => {
            controller.error(new Error("the reader is silent"));
            void end();
          }, idleMs);
          idle.unref();
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
