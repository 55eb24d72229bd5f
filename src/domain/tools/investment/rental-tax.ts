/**
 * IRPF on the rent of a home (Ley 35/2006, arts. 22 to 24), without amounts that only the tax return knows. Money in
 * euros.
 */

export interface RentalYear {
  rent: number;
  interest: number;
  /** Together with the interest at most the rent; the excess counts in the next four years. */
  repairs: number;
  /** IBI, community, insurance, management and the like. */
  expenses: number;
  depreciation: number;
  /** Interest and repairs left over from before. */
  carried: number;
  /** Fraction of a positive result that is not taxed. */
  reduction: number;
}

export interface RentalBase {
  /** Rent less all that is deducted; below zero it lessens other income. */
  net: number;
  taxable: number;
  /** Interest and repairs that did not fit. */
  carried: number;
}

/**
 * Taxable result of letting a home in Spain for a year (IRPF). Interest and repairs are deducted up to the rent, and
 * the excess is carried to the next four years (art. 23.1.a LIRPF); only a positive result is reduced. In euros.
 */
export function rentalBase({
  rent,
  interest,
  repairs,
  expenses,
  depreciation,
  carried,
  reduction,
}: RentalYear): RentalBase {
  const wanted = interest + repairs + carried;
  const financed = Math.min(wanted, rent);
  const net = rent - financed - expenses - depreciation;
  return { net, taxable: net > 0 ? net * (1 - reduction) : net, carried: wanted - financed };
}

/**
 * Highest rent of a new contract in a stressed area: the last rent, brought up to date, and 10 % where a reason
 * applies.
 */
export function stressedAreaCap(lastRent: number, update: number, rise: number): number {
  return lastRent * (1 + update) * (1 + rise);
}
