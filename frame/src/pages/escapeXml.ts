/** Escapes a string for the text and the attributes of an XML or HTML document. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
