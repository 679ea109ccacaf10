import { expect, test } from 'vitest'
import { judgeMutants } from './judgeMutants.ts'

const mutant = (status: string, line: number, replacement: string) => ({
  mutatorName: 'x',
  status,
  replacement,
  location: { start: { line } },
})

const report = {
  files: {
    'a.ts': {
      source: 'if (a)\n  return b\n',
      mutants: [
        mutant('Killed', 1, 'true'),
        mutant('Timeout', 1, 'false'),
        mutant('Survived', 2, '""'),
        mutant('NoCoverage', 2, '{}'),
        mutant('Ignored', 2, '[]'),
        mutant('CompileError', 2, '0'),
      ],
    },
  },
}

test('counts mutants that tests noticed, and names the others', () => {
  expect(judgeMutants(report, [])).toEqual({
    killed: 2,
    total: 4,
    survivors: [
      { file: 'a.ts', line: 'return b', replacement: '""' },
      { file: 'a.ts', line: 'return b', replacement: '{}' },
    ],
    outdated: [],
  })
})

test('a survivor with a reason does not count, and an entry that is killed is outdated', () => {
  const known = { file: 'a.ts', line: 'return b', replacement: '""', reason: 'a label' }
  const gone = { file: 'a.ts', line: 'if (a)', replacement: 'true', reason: 'no longer' }
  const elsewhere = { file: 'b.ts', line: 'x', replacement: 'y', reason: 'not part of this run' }
  const judged = judgeMutants(report, [known, gone, elsewhere])
  expect(judged.total).toBe(3)
  expect(judged.survivors).toHaveLength(1)
  expect(judged.outdated).toEqual([gone])
})
