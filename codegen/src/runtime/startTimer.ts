/** Longest time that the platform can count, 24.8 days; a timer for longer, `Infinity` for one, would fire at once. */
const longestMs = 0x7fff_ffff

/** Calls back when the time is up. What is longer than anybody waits has no end. */
export function startTimer(callback: () => void, ms: number): ReturnType<typeof setTimeout> | undefined {
  return ms <= longestMs ? setTimeout(callback, ms) : undefined
}
