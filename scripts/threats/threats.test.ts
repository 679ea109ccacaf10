import { describe, expect, test } from 'vitest'
import { findUntested } from './findUntested.ts'
import { taggedTests } from './taggedTests.ts'
import { threatTable } from './threatTable.ts'

describe('taggedTests', () => {
  test('finds the test below a comment', () => {
    const source = [
      '// T1, F2',
      "test('one', () => {})",
      '  // F3',
      '  test(`two $name`, async () => {})',
      '// T4',
      'describe.each(["a", 2])(',
      '  "three",',
      '// T5 is mentioned here',
      "test('four', () => {})",
    ].join('\n')
    expect(taggedTests('a.test.ts', source)).toEqual([
      { rows: ['T1', 'F2'], title: 'one', file: 'a.test.ts', line: 2 },
      { rows: ['F3'], title: 'two $name', file: 'a.test.ts', line: 4 },
      { rows: ['T4'], title: 'three', file: 'a.test.ts', line: 6 },
    ])
  })

  test('throws for a comment without a test below it', () => {
    expect(() => taggedTests('a.test.ts', '// T1\nconst x = 1')).toThrow(
      "a.test.ts:1: no test follows '// T1'.",
    )
  })
})

describe('threatTable', () => {
  const rows = { T1: { subject: 'One', waitsFor: 'permissions' }, T2: { subject: 'Two' } } as const
  const tests = [{ rows: ['T2'], title: 'a | b $c', file: 'x/a.test.ts', line: 3 }]

  test('links rows to tests, and marks rows without one', () => {
    const table = threatTable(rows, tests)
    expect(table).toContain('1 rows apply today, 1 wait for a feature.')
    expect(table).toContain('| T1 | One | waits for: permissions |')
    expect(table).toContain('| T2 | Two | [a  b …](../x/a.test.ts) |')
  })

  test('uses the file’s name for a test without a literal title', () => {
    const table = threatTable(rows, [{ rows: ['T1'], title: '$a %s', file: 'x/b.test.ts', line: 1 }])
    expect(table).toContain('| T1 | One | [b](../x/b.test.ts)<br>waits for: permissions |')
    expect(table).toContain('| T2 | Two | none |')
  })

  test('throws for an unknown row', () => {
    expect(() => threatTable({ T1: { subject: 'One' } }, tests)).toThrow('x/a.test.ts:3: unknown row T2.')
  })
})

describe('findUntested', () => {
  const threats = { T1: { subject: 'One' }, T2: { subject: 'Two', waitsFor: 'permissions' } } as const
  const features = { permissions: 'sdk/permissions' }
  const test1 = { rows: ['T1'], title: 'a', file: 'a.test.ts', line: 1 }
  const nothing = () => false

  test('accepts tested rows, and rows that wait', () => {
    expect(findUntested({ threats, tests: [test1], features, exists: nothing })).toEqual([])
  })

  test('reports a row that applies and has no test', () => {
    const [problem, ...others] = findUntested({ threats, tests: [], features, exists: nothing })
    expect(problem).toContain('T1 (One) has no test.')
    expect(others).toEqual([])
  })

  test('reports a row whose feature has been implemented', () => {
    const exists = (path: string) => path === 'sdk/permissions'
    expect(findUntested({ threats, tests: [test1], features, exists })).toEqual([
      'T2 waits for "permissions", which exists: sdk/permissions. Test the row.',
    ])
  })

  test('a skipped test covers nothing', () => {
    for (const call of ["test.skip('a'", "it.todo('a'", "describe.skip('a'", "test.fails('a'"])
      expect(() => taggedTests('a.test.ts', `// T1\n${call}, () => {})`)).toThrow('no test follows')
  })
})
