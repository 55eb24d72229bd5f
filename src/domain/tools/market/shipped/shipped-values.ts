/** A series as it lies in the code: unbroken, from its first period on. */
export interface ShippedValues {
  first: string;
  values: readonly number[];
}
