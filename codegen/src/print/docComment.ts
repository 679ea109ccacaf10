/** Text of a contract as a doc comment: it cannot end the comment early, whatever it says. */
export function docComment(text: string | undefined, deprecated: boolean | undefined): string[] {
  const lines = (text ?? '')
    .replaceAll('*/', '*\\/')
    .replace(/[\u2028\u2029]/g, ' ')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
  while (lines.length > 0 && lines[0] === '') lines.shift()
  while (lines.length > 0 && lines.at(-1) === '') lines.pop()
  if (deprecated === true) lines.push('@deprecated')
  const [only] = lines
  if (only === undefined) return []
  if (lines.length === 1) return [`/** ${only} */`]
  return ['/**', ...lines.map((line) => (line === '' ? ' *' : ` * ${line}`)), ' */']
}
