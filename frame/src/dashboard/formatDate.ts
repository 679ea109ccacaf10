/** A time in the user's language and time zone. */
export function formatDate(language: string, time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
