import { basename } from 'node:path'
import type { TaggedTest } from './taggedTests.ts'
import type { Threat } from './threats.ts'

/**
 * A page that links every row to its tests. Links have no line numbers, so that it changes with titles only.
 *
 * @throws {Error} for a test with an unknown row.
 */
export function threatTable(threats: Readonly<Record<string, Threat>>, tests: readonly TaggedTest[]): string {
  const unknown = tests.flatMap(({ rows, file, line }) =>
    rows.filter((row) => !Object.hasOwn(threats, row)).map((row) => `${file}:${line}: unknown row ${row}.`),
  )
  if (unknown.length > 0) throw new Error(unknown.join('\n'))
  const rows = Object.entries(threats).map(([row, { subject, waitsFor }]) => {
    const own = tests.filter((test) => test.rows.includes(row)).map(link)
    const cells = [...own, ...(waitsFor ? [`waits for: ${waitsFor}`] : [])]
    return {
      line: `| ${row} | ${subject} | ${cells.join('<br>') || 'none'} |`,
      waits: waitsFor !== undefined,
    }
  })
  const applying = rows.filter(({ waits }) => !waits).length
  return [
    '<!-- Written by scripts/threats from comments of tests. Do not edit. -->',
    '',
    '# Threats and faults',
    '',
    'Attacks (T) and faults (F), and the tests that cover them. A comment such as `// T8, F32` above a test adds it here. A row without a test fails `npm test -- generated`, unless it waits for a feature that is not implemented yet.',
    '',
    `${applying} rows apply today, ${rows.length - applying} wait for a feature.`,
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
