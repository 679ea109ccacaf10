import { basename } from 'node:path'
import type { TaggedTest } from './taggedTests.ts'

/**
 * A page that links every row to its tests. Links have no line numbers, so that it changes with titles only.
 *
 * @throws {Error} for a test with an unknown row.
 */
export function threatTable(threats: Readonly<Record<string, string>>, tests: readonly TaggedTest[]): string {
  const unknown = tests.flatMap(({ rows, file, line }) =>
    rows.filter((row) => !Object.hasOwn(threats, row)).map((row) => `${file}:${line}: unknown row ${row}.`),
  )
  if (unknown.length > 0) throw new Error(unknown.join('\n'))
  const rows = Object.entries(threats).map(([row, subject]) => {
    const own = tests.filter((test) => test.rows.includes(row))
    return {
      row,
      line: `| ${row} | ${subject} | ${own.map(link).join('<br>') || 'none yet'} |`,
      isTested: own.length > 0,
    }
  })
  const tested = rows.filter(({ isTested }) => isTested).length
  return [
    '<!-- Written by scripts/threats from comments of tests. Do not edit. -->',
    '',
    '# Threats and faults',
    '',
    'Attacks (T) and faults (F), and the tests that cover them. A comment such as `// T8, F32` above a test adds it here. Rows without a test belong to features that are not implemented yet, or are not covered yet.',
    '',
    `${tested} of ${rows.length} rows have a test.`,
    '',
    '| row | what | tests |',
    '| --- | --- | --- |',
    ...rows.map(({ line }) => line),
    '',
  ].join('\n')
}

function link({ title, file }: TaggedTest): string {
  const text = title.replaceAll(/\$\{[^}]*\}|\$\w+|%\w/g, '…').replaceAll(/[[\]|<>`*_\\]/g, '')
  return `[${/\p{L}/u.test(text) ? text : basename(file).replace(/\..*/, '')}](../${file})`
}
