import { describe, expect, test } from "vitest";
import { type ContactDraft, EMPTY_DRAFT } from "./contact-draft.ts";
import {
  CONTACT_FILE_MB,
  changesOf,
  type KnownContact,
  keysOf,
  MOST_IMPORTED_CONTACTS,
  nameKey,
  planImport,
  readDraft,
} from "./import-plan.ts";

const draft = (more: Partial<ContactDraft>): ContactDraft => ({ ...EMPTY_DRAFT, ...more });
const known = (more: Partial<KnownContact> = {}): KnownContact => ({
  id: "1",
  fullName: "Ana Ruiz",
  company: null,
  position: null,
  roles: ["comprador"],
  tags: ["vip"],
  language: null,
  notes: null,
  consentAt: null,
  consentWithdrawnAt: null,
  extras: { Zona: "Centro" },
  emails: ["ana@casa.example"],
  phones: [],
  ...more,
});
const byKey = (...contacts: KnownContact[]) =>
  new Map(contacts.flatMap((one) => keysOf(one).map((key) => [key, one] as const)));

describe("a row as it would be written", () => {
  test("has its addresses and numbers in one form, each once", () => {
    const { draft: read, reason } = readDraft(
      draft({
        fullName: " Ana ",
        emails: ["ANA@casa.example", "ana@casa.example"],
        phones: ["612 345 678", "+34612345678"],
      }),
    );
    expect(reason).toBeNull();
    expect(read).toMatchObject({ fullName: "Ana", emails: ["ana@casa.example"], phones: ["+34612345678"] });
    expect(readDraft(draft({ fullName: "Ana", phones: ["55 1234 5678"] }), "MX").draft.phones).toEqual([
      "+525512345678",
    ]);
  });

  test.each([
    ["fullName", 200],
    ["company", 200],
    ["position", 100],
    ["notes", 5000],
    ["source", 80],
    ["consentText", 500],
  ] as const)("its %s is cut at %d letters", (field, most) => {
    const read = readDraft(draft({ fullName: "Ana", [field]: "a".repeat(6000) })).draft;
    expect(read[field]).toBe("a".repeat(most));
  });

  test("has 30 tags of 40 letters and 20 addresses at most", () => {
    const tags = ["", " ", "b".repeat(60), ...Array.from({ length: 40 }, (_, i) => `t${i}`)];
    const emails = Array.from({ length: 25 }, (_, i) => `a${i}@casa.example`);
    const read = readDraft(draft({ fullName: "Ana", tags, emails })).draft;
    expect(read.tags).toHaveLength(30);
    expect(read.tags[0]).toBe("b".repeat(40));
    expect(read.emails).toHaveLength(20);
  });

  test("without a name is called by its first address, or its first number", () => {
    const name = (more: Partial<ContactDraft>) => readDraft(draft(more)).draft.fullName;
    expect(name({ fullName: " ", emails: ["b@casa.example", "a@casa.example"], phones: ["612345678"] })).toBe(
      "b@casa.example",
    );
    expect(name({ phones: ["612345678", "912345678"] })).toBe("+34612345678");
    expect(name({ fullName: "Ana", emails: ["b@casa.example"] })).toBe("Ana");
  });

  test.each<[Partial<ContactDraft>, string | null]>([
    [{}, "No tiene nombre, correo ni teléfono"],
    [{ emails: ["ana"] }, "El correo «ana» no es válido"],
    [{ phones: ["12"] }, "El teléfono «12» no es válido"],
    [{ fullName: "Ana", emails: ["ana"], phones: ["12"] }, "El correo «ana» no es válido"],
    [{ fullName: "Ana", emails: ["x".repeat(80)] }, `El correo «${"x".repeat(60)}» no es válido`],
    // Another way to reach them is left.
    [{ fullName: "Ana", emails: ["ana"], phones: ["612345678"] }, null],
    [{ fullName: "Ana", emails: ["ana", "ana@casa.example"] }, null],
    [{ fullName: "Ana" }, null],
  ])("%o: %s", (more, reason) => expect(readDraft(draft(more)).reason).toBe(reason));
});

describe("the effects of a file", () => {
  const plan = (rows: Partial<ContactDraft>[], contacts: KnownContact[] = []) =>
    planImport(
      rows.map((more, i) => ({ line: i + 2, draft: draft(more) })),
      byKey(...contacts),
    );

  test("a new one, the same, a changed one, and nobody", () => {
    const rows = plan(
      [
        { fullName: "Eva", phones: ["612345678", "912345678"] },
        { fullName: "Ana Ruiz", emails: ["ana@casa.example", "otra@casa.example"] },
        {},
      ],
      [known({ emails: ["ana@casa.example", "otra@casa.example"] })],
    );
    expect(rows.map(({ state, contactId, reason }) => [state, contactId, reason])).toEqual([
      ["nuevo", null, null],
      ["igual", "1", null],
      ["malo", null, "No tiene nombre, correo ni teléfono"],
    ]);
    expect(rows[0]).toMatchObject({ line: 2, fullName: "Eva", email: null, phone: "+34612345678" });
    expect(rows[1]).toMatchObject({ email: "ana@casa.example", phone: null, changes: [] });
    const [changed] = plan([{ fullName: "Ana Ruiz", emails: ["ana@casa.example"], company: "Casa" }], [known()]);
    expect(changed).toMatchObject({ state: "cambiado", changes: [{ field: "company", before: "", after: "Casa" }] });
  });

  test("the same person twice in it is told with the line of the first", () => {
    const rows = plan([
      { fullName: "Eva", emails: ["eva@casa.example"], phones: ["612345678"] },
      { fullName: "Eva Ruiz", phones: ["612345678"] },
      { fullName: "Leo" },
      { fullName: "Leo" },
    ]);
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ["nuevo", null],
      ["malo", "Es la misma persona que la línea 2"],
      ["nuevo", null],
      ["malo", "Es la misma persona que la línea 4"],
    ]);
  });

  test("somebody without address or number is known by the name alone", () => {
    const contacts = new Map([[nameKey("Leo"), known({ id: "7", fullName: "Leo", emails: [] })]]);
    const of = (fullName: string) => planImport([{ line: 2, draft: draft({ fullName }) }], contacts)[0]!.contactId;
    expect([of("Leo"), of("Lea")]).toEqual(["7", null]);
  });

  test("a number that is another contact's stays with that one", () => {
    const other = known({ id: "2", fullName: "Eva", emails: [], phones: ["+34612345678"] });
    const [row] = plan(
      [{ fullName: "Ana Ruiz", emails: ["ana@casa.example"], phones: ["612345678"] }],
      [known(), other],
    );
    expect(row).toMatchObject({
      contactId: "1",
      state: "igual",
      reason: "Uno de sus datos es de otro contacto y se queda con él",
    });
  });
});

describe("the effects of a row", () => {
  const changes = (more: Partial<ContactDraft>, contact = known()) =>
    changesOf(contact, draft({ fullName: contact.fullName, ...more }), byKey(contact)).map(
      ({ field, before, after }) => `${field}: ${before} → ${after}`,
    );

  test.each<[Partial<ContactDraft>, string[]]>([
    [{}, []],
    [{ fullName: "Ana Ruiz Gil" }, ["fullName: Ana Ruiz → Ana Ruiz Gil"]],
    // A name that was made up of an address or a number is no news.
    [{ fullName: "ana@casa.example", emails: ["ana@casa.example"] }, []],
    [{ fullName: "+34612345678", phones: ["+34612345678"] }, ["phones:  → +34612345678"]],
    [
      { company: "Casa", position: "Jefa", language: "es", notes: "Hola" },
      ["company:  → Casa", "position:  → Jefa", "language:  → es", "notes:  → Hola"],
    ],
    [
      { emails: ["ana@casa.example", "b@casa.example"] },
      ["emails: ana@casa.example → ana@casa.example, b@casa.example"],
    ],
    [{ roles: ["comprador", "inversor"] }, ["roles: Comprador → Comprador, Inversor"]],
    [{ roles: ["comprador"], tags: ["vip"] }, []],
    [{ tags: ["vip", "norte"] }, ["tags: vip → vip, norte"]],
    [{ consentAt: "2026-10-01T08:30:00.000Z" }, ["consentAt:  → 2026-10-01"]],
    [{ extras: { Zona: "Centro", Planta: "3" } }, ["Planta:  → 3"]],
    [{ extras: { Zona: "Norte" } }, ["Zona: Centro → Norte"]],
  ])("%o: %j", (more, expected) => expect(changes(more)).toEqual(expected));

  test("a consent that was given stays the first one", () =>
    expect(
      changes({ consentAt: "2026-10-01T08:30:00.000Z" }, known({ consentAt: "2025-01-01T00:00:00.000Z" })),
    ).toEqual([]));
});

test("a file has 20 MB and 50,000 contacts at most", () =>
  expect([CONTACT_FILE_MB, MOST_IMPORTED_CONTACTS]).toEqual([20, 50_000]));
