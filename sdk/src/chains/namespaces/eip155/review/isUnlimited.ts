/** Largest numbers of the types in which tokens count; some treat the last as without limit. */
const limits = [2n ** 160n - 1n, 2n ** 96n - 1n]

/** Whether an allowance has no limit in practice: the largest number of its type, or more than any token counts. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= 2n ** 255n || limits.includes(amount)
}
