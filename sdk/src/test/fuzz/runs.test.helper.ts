/**
 * Number of inputs of a property. A routine run tries a tenth of them, others each time; `npm run fuzz` tries all.
 * A failure prints the seed that repeats it.
 */
export function runs(whole: number): number {
  return process.env.EVERY_INPUT ? whole : Math.ceil(whole / 10)
}
