/**
 * Puts a value into a text of the templates.
 *
 * @throws Error when the text lacks its place
 */
export function put(text: string, place: RegExp, value: string): string {
  if (!place.test(text)) throw new Error(`The template lacks the place of ${value}.`)
  return text.replace(place, value)
}
