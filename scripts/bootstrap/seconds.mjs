/**
 * Formats a duration for a progress line: `0.4 s`, `12 s`, `1 min 5 s`.
 * @param {number} milliseconds
 */
export function seconds(milliseconds) {
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)} s`
  const whole = Math.round(milliseconds / 1000)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
