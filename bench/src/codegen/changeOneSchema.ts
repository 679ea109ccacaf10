/**
 * The document with one more property in one of its component schemas, the middle one of those that have properties.
 * Edits the source text, so that nothing else changes.
 *
 * @param text YAML or JSON indented by two spaces
 * @throws TypeError when there is no such schema.
 */
export function changeOneSchema(text: string): string {
  const isJson = text.trimStart().startsWith('{')
  const schemas = text.search(isJson ? /^ {4}"schemas": \{$/m : /^ {2}schemas:$/m)
  const properties = isJson ? /^ {8}"properties": \{\n/gm : /^ {6}properties:\n/gm
  const places = [...text.matchAll(properties)]
    .map(({ index, 0: line }) => index + line.length)
    .filter((place) => schemas !== -1 && place > schemas)
  const place = places[Math.floor(places.length / 2)]
  if (place === undefined) throw new TypeError('the document has no component schema with properties')
  const property = isJson
    ? '          "changed_by_bench": { "type": "string" },\n'
    : '        changed_by_bench:\n          type: string\n'
  return text.slice(0, place) + property + text.slice(place)
}
