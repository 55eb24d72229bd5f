/** One member of a document: a value, or its parts one by one because there may be many. */
export type Section = readonly [name: string, holds: unknown];

const isMany = (holds: unknown): holds is AsyncIterable<unknown> =>
  typeof holds === "object" && holds !== null && Symbol.asyncIterator in holds;

/** The text of one JSON document, piece by piece: the whole of it is never in memory. */
export async function* jsonDocument(sections: AsyncIterable<Section>): AsyncGenerator<string> {
  let separator = "{\n";
  for await (const [name, holds] of sections) {
    yield `${separator}  ${JSON.stringify(name)}: `;
    separator = ",\n";
    if (!isMany(holds)) {
      yield JSON.stringify(holds, null, 2).replaceAll("\n", "\n  ");
      continue;
    }
    let between = "[\n";
    for await (const item of holds) {
      yield `${between}    ${JSON.stringify(item)}`;
      between = ",\n";
    }
    yield between === "[\n" ? "[]" : "\n  ]";
  }
  yield "\n}\n";
}
