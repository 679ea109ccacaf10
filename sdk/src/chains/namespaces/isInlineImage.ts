/** Characters of a data URI. An icon is 96 px wide; more than 64 kB is a mistake or an attack. */
const maximumIconLength = 64 * 1024

/** Whether an icon is part of the page already: a remote image would reveal to its host who visits this page. */
export function isInlineImage(icon: string): boolean {
  return icon.length <= maximumIconLength && /^data:image\/[\w.+-]+[;,]/i.test(icon)
}
