import { escapeInvisible } from './escapeInvisible.ts'

/** Text of a contract as a doc comment, escaped so that it cannot end the comment early. */
export function docComment(text: string | undefined, deprecated: boolean | undefined): string[] {
  const all = escapeInvisible((text ?? '').replaceAll('*/', '*\\/').replace(/[\u2028\u2029]/g, ' '))
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
  const isText = (line: string) => line !== ''
  const lines = all.slice(Math.max(0, all.findIndex(isText)), all.findLastIndex(isText) + 1)
  if (deprecated === true) lines.push('@deprecated')
  const [only] = lines
  if (only === undefined) return []
  if (lines.length === 1) return [`/** ${only} */`]
  return ['/**', ...lines.map((line) => (line === '' ? ' *' : ` * ${line}`)), ' */']
}
