/** `Retry-After`, which is in seconds or a date, in milliseconds from `now`. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
