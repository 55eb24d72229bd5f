import type { FieldKey } from "../facts.ts";
import type { Opening, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { isHook, openers } from "../salience.ts";
import { listed } from "./nouns.ts";
import {
  area,
  aType,
  inPlace,
  isFeature,
  isOffered,
  onOffer,
  place,
  price,
  qualified,
  rooms,
  thisType,
  typeName,
  unitPrice,
  withFeature,
} from "./phrases.ts";

/** The material of an opening: one adjective at most, and the words after `con`. */
interface Material {
  c: Saying;
  isFields: FieldKey[];
  withFields: FieldKey[];
  /** ` exterior`. */
  is: string;
  /** ` con terraza y ascensor`. */
  with: string;
  /** `terraza y ascensor`. */
  features: string;
}

function gather(c: Saying, most: number): Material {
  const fields = openers(c.facts).filter(c.has);
  const adjectives = fields.filter((field) => isFeature(c, field) !== undefined);
  const things = fields.filter((field) => withFeature(c, field) !== undefined);
  const isFields =
    adjectives.length > 0 && c.choose.chance(0.6)
      ? [adjectives[c.choose.index("is", Math.min(2, adjectives.length))]!]
      : [];
  const count = Math.min(things.length, 1 + c.choose.index("features", most));
  // The weightiest first, and now and then another one in its place.
  const withFields = c.choose.shuffled(things.slice(0, Math.min(4, count + 1))).slice(0, count);
  const features = listed(withFields.map((field) => withFeature(c, field)!));
  return {
    c,
    isFields,
    withFields,
    is: isFields.map((field) => ` ${isFeature(c, field)}`).join(""),
    with: features && ` con ${features}`,
    features,
  };
}

interface Shape {
  /** A heading rather than a sentence: for short texts. */
  isTerse?: true;
  when?: (m: Material) => boolean;
  says: (m: Material) => readonly FieldKey[];
  say: (m: Material) => string;
}

const hasRooms = ({ c }: Material) => c.has("rooms");
const hasPlace = ({ c }: Material) => c.has("placeName");
const hasWith = ({ withFields }: Material) => withFields.length > 0;
/** Whether the features are worth standing before the home's own name: `Ascensor en un piso` calls nobody. */
const isHooked = ({ c, withFields }: Material) =>
  withFields.length > 0 && withFields.every((field) => isHook(field, c.facts));
/** The same without rooms beside them: a terrace alone says too little, the sea does not. */
const isHookedAlone = (m: Material) => isHooked(m) && (m.withFields.length > 1 || m.withFields[0] === "views");
const all =
  (more: FieldKey[] = []) =>
  ({ isFields, withFields }: Material) => [...isFields, ...withFields, ...more, "placeName" as const];
const ofArea = (c: Saying) => (c.has("builtAreaM2") ? ` de ${mark("builtAreaM2", area(c, "builtAreaM2"))}` : "");

const SHAPES: readonly Shape[] = [
  { says: all(), say: (m) => `${typeName(m.c)}${m.is}${m.with}${inPlace(m.c)}` },
  {
    when: hasRooms,
    says: all(["rooms"]),
    say: (m) => `${typeName(m.c)} de ${rooms(m.c)}${inPlace(m.c)}${m.is && `,${m.is}`}${m.with && `,${m.with}`}`,
  },
  {
    when: hasPlace,
    says: all(),
    say: (m) => `en ${place(m.c)}, ${aType(m.c)}${qualified(m.is, ofArea(m.c))}${m.with}`,
  },
  {
    isTerse: true,
    when: (m) => m.withFields.length > 1,
    says: ({ withFields }) => [...withFields, "placeName"],
    say: (m) => `${typeName(m.c)}${ofArea(m.c)}${inPlace(m.c)}: ${m.features}`,
  },
  {
    when: (m) => hasPlace(m) && m.withFields.some((field) => isHook(field, m.c.facts)),
    says: ({ withFields }) => [...withFields, "placeName"],
    say: (m) => `${thisType(m.c)} de ${place(m.c)} tiene ${m.features}`,
  },
  {
    when: (m) => hasPlace(m) && isHookedAlone(m),
    says: all(),
    say: (m) => `${m.features} en ${aType(m.c)}${m.is} de ${place(m.c)}`,
  },
  { says: all(), say: (m) => `${isOffered(m.c)} ${typeName(m.c)}${m.is}${inPlace(m.c)}${m.with && `,${m.with}`}` },
  { says: all(), say: (m) => `${typeName(m.c)}${m.is} ${onOffer(m.c)}${inPlace(m.c)}${m.with && `,${m.with}`}` },
  {
    when: (m) => hasRooms(m) && m.c.facts.rooms! > 1 && isHooked(m),
    says: all(["rooms"]),
    say: (m) =>
      `${listed([rooms(m.c), ...m.withFields.map((field) => withFeature(m.c, field)!)])} en ${aType(m.c)}${m.is}${m.c.has("placeName") ? ` de ${place(m.c)}` : ""}`,
  },
  {
    isTerse: true,
    when: hasPlace,
    says: all(),
    say: (m) => `${place(m.c)}: ${typeName(m.c)}${qualified(m.is, ofArea(m.c))}${m.with}`,
  },
];

/** Of a text with room: whole sentences, or a name that a reader goes on from. */
const LONG: readonly Shape[] = [
  ...SHAPES.filter(({ isTerse }) => !isTerse),
  {
    when: (m) => hasPlace(m) && m.withFields.length > 1,
    says: ({ withFields }) => [...withFields, "placeName"],
    say: (m) => `${m.features}: eso ofrece ${thisType(m.c)} de ${place(m.c)}`,
  },
  {
    when: hasPlace,
    says: all(),
    say: (m) => `en ${place(m.c)} ${isOffered(m.c)} ${aType(m.c)}${qualified(m.is, ofArea(m.c))}${m.with}`,
  },
  {
    when: (m) => hasPlace(m) && hasRooms(m),
    says: all(["rooms"]),
    say: (m) =>
      `en ${place(m.c)} ${isOffered(m.c)} ${aType(m.c)} de ${rooms(m.c)}${m.is && `,${m.is}`}${m.with && `,${m.with}`}`,
  },
];

const LOOKING = { tu: "buscas", vos: "buscás", usted: "busca" } as const;
const WANTS = { tu: "quieres", vos: "querés", usted: "quiere" } as const;
const LOOK = { tu: "mira", vos: "mirá", usted: "mire" } as const;

/** Close: spoken to somebody. */
const CLOSE: readonly Shape[] = [
  {
    when: hasWith,
    says: ({ withFields }) => [...withFields, "placeName"],
    say: (m) =>
      `si ${LOOKING[m.c.person]} ${aType(m.c)}${m.with}${inPlace(m.c)}, ${LOOK[m.c.person]} ${thisType(m.c).split(" ")[0]}`,
  },
  {
    when: (m) => m.withFields.length > 1,
    says: ({ withFields }) => [...withFields, "placeName"],
    say: (m) => {
      const [first, ...rest] = m.withFields.map((field) => withFeature(m.c, field)!);
      return `si ${LOOKING[m.c.person]} ${aType(m.c)} con ${first}${inPlace(m.c)}, ${thisType(m.c).split(" ")[0]} tiene además ${listed(rest)}`;
    },
  },
  {
    when: (m) => hasPlace(m) && hasRooms(m),
    says: all(["rooms"]),
    say: (m) =>
      `¿${WANTS[m.c.person]} vivir en ${place(m.c)}? Aquí hay ${aType(m.c)} de ${rooms(m.c)}${m.is && `,${m.is}`}${m.with && `,${m.with}`}`,
  },
];

/** By its figures. */
const INVESTMENT: readonly Shape[] = [
  {
    when: ({ c }) => c.has("price") && c.has("builtAreaM2") && c.facts.operation === "venta",
    says: all(["unitPrice"]),
    say: (m) => `${typeName(m.c)}${m.is}${inPlace(m.c)} a ${unitPrice(m.c)}${m.with && `,${m.with}`}`,
  },
  {
    when: ({ c }) => c.has("price") && c.has("builtAreaM2") && c.facts.operation === "venta",
    says: all(["price"]),
    say: (m) =>
      `${typeName(m.c)}${qualified(m.is, ofArea(m.c))}${inPlace(m.c)} por ${price(m.c)}${m.with && `,${m.with}`}`,
  },
];

/** The first sentence, in one of many shapes: those of its tone half of the time, where it has some. */
export function opening(c: Saying): Opening {
  const material = gather(c, c.tone === "premium" ? 2 : 3);
  const isHomeToLive = !["local", "oficina", "otro"].includes(c.facts.type);
  const special = c.tone === "cercano" && isHomeToLive ? CLOSE : c.tone === "inversion" ? INVESTMENT : [];
  const pool = special.length > 0 && c.choose.chance(0.5) ? special : c.isLong ? LONG : SHAPES;
  const fitting = pool.filter(({ when }) => when?.(material) ?? true);
  const from = fitting.length > 0 ? fitting : SHAPES.slice(0, 1);
  const shape = from[c.choose.index("opening", from.length)]!;
  return { text: shape.say(material), says: shape.says(material) };
}
