import { Tag } from "#ui/tag.tsx";

/** Below this a share is marked as based on few cases. */
const FEW = 10;

/** Says that a share rests on fewer than ten cases. */
export function FewTag({ n }: { n: number }) {
  return n < FEW ? <Tag tone="warning">Pocos datos</Tag> : null;
}
