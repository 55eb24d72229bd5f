import { type ESTree, parseSync } from "vite";

/** A change of one place of a file, by offsets into its text. */
export interface Place {
  start: number;
  end: number;
  /** Replacement text. */
  text: string;
  /** Counts from 1. */
  line: number;
}

type Node = ESTree.Node;
type Change = Pick<Place, "start" | "end" | "text">;

const OPERATORS: Record<string, string> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "**": "*",
  "&&": "||",
  "||": "&&",
  "+=": "-=",
  "-=": "+=",
  "*=": "/=",
  "/=": "*=",
};
const LISTING_METHODS = new Set(["map", "filter", "flatMap", "toSorted", "slice", "concat"]);

/**
 * All changes of a file that the script may try: comparisons, arithmetic, conditions, signs, numbers, true and false, least and greatest,
 * bounds, lists that come back empty, and calls that are left out. Types, imports, texts and markup stay as they are: the compiler and the
 * journeys in a browser judge them.
 */
export function placesOf(file: string, code: string): Place[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const changes: Change[] = [];
  visit(program, (node) => changes.push(...changesOf(node, code)));
  const starts = lineStarts(code);
  return changes.map((change) => ({ ...change, line: starts.filter((start) => start <= change.start).length }));
}

function visit(node: Node, see: (node: Node) => void): void {
  if (isLeftAlone(node)) return;
  see(node);
  for (const value of Object.values(node)) for (const part of [value].flat()) if (isNode(part)) visit(part, see);
}

/** Types; imports; markup with its attributes; the example with which a tool's form opens. */
function isLeftAlone(node: Node): boolean {
  if (node.type.startsWith("JSX") || node.type === "ImportDeclaration") return true;
  if (node.type === "Property" && node.key.type === "Identifier" && node.key.name === "example") return true;
  return node.type.startsWith("TS") && !node.type.endsWith("Expression");
}

function changesOf(node: Node, code: string): Change[] {
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
    case "AssignmentExpression":
      return otherOperator(node.operator, node.left, node.right, code);
    case "IfStatement":
    case "ConditionalExpression":
    case "WhileStatement":
      return [{ start: node.test.start, end: node.test.end, text: `!(${textOf(node.test, code)})` }];
    case "UnaryExpression":
      if (node.operator !== "!" && node.operator !== "-") return [];
      return [{ start: node.start, end: node.end, text: ` (${textOf(node.argument, code)})` }];
    case "Literal":
      return otherLiteral(node);
    case "CallExpression":
      return otherBound(node, code);
    case "ReturnStatement":
      return node.argument && isList(node.argument) ? [{ ...span(node.argument), text: "[]" }] : [];
    case "ArrowFunctionExpression":
      return node.expression && isList(node.body) ? [{ ...span(node.body), text: "[]" }] : [];
    case "ExpressionStatement":
      return node.expression.type === "CallExpression" ? [{ ...span(node), text: ";" }] : [];
    default:
      return [];
  }
}

function otherOperator(operator: string, left: Node, right: Node, code: string): Change[] {
  const text = OPERATORS[operator];
  // Texts are joined by +, and no sign of theirs can flip.
  if (!text || (operator.startsWith("+") && (isText(left) || isText(right)))) return [];
  const start = code.indexOf(operator, left.end);
  return [{ start, end: start + operator.length, text }];
}

/** A count gets one more; a measured value gets a tenth more, because one more of thousands would be no mistake. */
function otherLiteral({ value, start, end }: ESTree.Node & { type: "Literal"; value: unknown }): Change[] {
  if (typeof value === "boolean") return [{ start, end, text: String(!value) }];
  if (typeof value !== "number") return [];
  return [
    {
      start,
      end,
      text: String(Number.isInteger(value) && value < 100 ? value + 1 : Number((value * 1.1).toPrecision(12))),
    },
  ];
}

/** `Math.min` for `Math.max` and back; and, where one of two arguments is a number, no bound at all. */
function otherBound(node: ESTree.CallExpression, code: string): Change[] {
  const callee = textOf(node.callee, code);
  if (callee !== "Math.min" && callee !== "Math.max") return [];
  const swapped = { ...span(node.callee), text: callee === "Math.min" ? "Math.max" : "Math.min" };
  const [bound, bounded] = [...node.arguments].sort((a, b) => Number(isNumber(b)) - Number(isNumber(a)));
  if (node.arguments.length !== 2 || !bound || !bounded || !isNumber(bound) || isNumber(bounded)) return [swapped];
  return [swapped, { ...span(node), text: `(${textOf(bounded, code)})` }];
}

function isList(node: Node): boolean {
  if (node.type === "ArrayExpression") return node.elements.length > 0;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  return node.callee.property.type === "Identifier" && LISTING_METHODS.has(node.callee.property.name);
}

function isText(node: Node): boolean {
  return node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");
}

function isNumber(node: Node): boolean {
  return node.type === "Literal" && typeof node.value === "number";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function textOf(node: Node, code: string): string {
  return code.slice(node.start, node.end);
}

function span({ start, end }: Node): { start: number; end: number } {
  return { start, end };
}

function lineStarts(code: string): number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
