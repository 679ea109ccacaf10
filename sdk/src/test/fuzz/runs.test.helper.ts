/**
 * Number of inputs of a property, or of orders of events. A routine run tries a fortieth of them; `npm run fuzz` tries
 * all. A failure prints the seed that repeats it.
 */
export function runs(whole: number): number {
  return process.env.EVERY_INPUT ? whole : Math.ceil(whole / 40)
}
