/** A count as a label: exact below 10, else down to tens, with a `+` when that left something out. */
export function roundCount(count: number): string {
  const tens = count < 10 ? count : Math.floor(count / 10) * 10
  return tens < count ? `${tens}+` : String(count)
}
