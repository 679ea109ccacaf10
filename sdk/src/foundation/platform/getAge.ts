/** Time since this moment, in ms. A moment in the future, from before the clock was set back, is as far away. */
export function getAge(timestamp: number): number {
  return Math.abs(Date.now() - timestamp)
}
