/** Longest time that the platform can count, 24.8 days; a timer for longer, `Infinity` for one, would fire immediately. */
const longestMs = 0x7fff_ffff

/** Calls back when the time is up. Infinite where it is longer than a timer can wait. */
export function startTimer(callback: () => void, ms: number): ReturnType<typeof setTimeout> | undefined {
  return ms <= longestMs ? setTimeout(callback, ms) : undefined
}
