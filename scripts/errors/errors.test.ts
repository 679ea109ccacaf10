import { describe, expect, test } from 'vitest'
import { errorTable, findErrorProblems } from './errorTable.ts'
import { findUses } from './findUses.ts'

const base = {
  code: 'NOT_THERE',
  constant: 'notThere',
  message: 'Network with ID {id} not found',
  toastKeys: [],
  isUnique: true,
}
const file = (source: string) => [{ file: 'a.ts', source }]
const placesOf = (source: string, change: Partial<Parameters<typeof findUses>[0]> = {}) =>
  findUses({ ...base, sources: file(source), tests: [], ...change }).places

describe('the files that use an error', () => {
  test.each([
    ["import { notThere } from '@wallet-kit/clients/errors/constants'"],
    ["import {\n  destroyed,\n  notThere,\n} from '@wallet-kit/clients/errors/constants'"],
    ["isWalletKitError(error, 'NOT_THERE')"],
    ["throw new Error('Network with ID 7 not found')"],
    ['expect(text).toBe("Network with ID eip155:1 not found")'],
  ])('are found by %s', (source) => {
    expect(placesOf(source)).toEqual(['a.ts'])
  })

  test.each([
    ["isWalletKitError(error, 'NOT_THERE_EITHER')"],
    ["import { notThereEither } from '@wallet-kit/clients/errors/constants'"],
    ["import { notThere } from './ours.ts'"],
    ['// Network with ID 7 not found'],
    ["'Network not found'"],
  ])('are not found by %s', (source) => {
    expect(placesOf(source)).toEqual([])
  })

  test('are found by the key of a toast', () => {
    expect(placesOf("show({ key: 'notThere' })", { toastKeys: ['notThere'] })).toEqual(['a.ts'])
    expect(placesOf("show({ key: 'notThere' })")).toEqual([])
  })

  test('are not found by a message that several errors have', () => {
    expect(placesOf("'Network with ID 7 not found'", { isUnique: false })).toEqual([])
  })

  test('are not found by a word that is part of another string', () => {
    const word = { message: 'Verification' }
    expect(placesOf("type: 'Verification'", word)).toEqual(['a.ts'])
    expect(placesOf("'Verification failed'", word)).toEqual([])
  })

  test('are tests by a title that begins with the code', () => {
    const tests = file("it('NOT_THERE: without a network', () => {})")
    expect(findUses({ ...base, sources: [], tests }).tests).toEqual(['a.ts'])
  })
})

const entry = { message: 'A | b', severity: 'thrown', docs: 'errors/a' }
const used = { places: ['x/1.ts', 'x/2.ts', 'x/3.ts', 'x/4.ts'], tests: ['x/1.test.ts'] }
const parameters = {
  catalogue: { A: entry, B: { ...entry, message: 'B' } },
  specified: [{ code: 'A', message: 'A | b' }],
  waiting: {},
  usesOf: () => used,
}

describe('the table of errors', () => {
  test('names three files and counts the others', () => {
    expect(errorTable(parameters)).toContain(
      '| A \\| b | [`A`](reference/errors/a.md) | thrown | [1.ts](../x/1.ts)<br>[2.ts](../x/2.ts)<br>[3.ts](../x/3.ts)<br>and 1 more | [1.test.ts](../x/1.test.ts) |',
    )
  })

  test('names what is missing', () => {
    const unused = errorTable({
      ...parameters,
      specified: [{ code: 'A', message: 'A | b', elsewhere: 'waits for swaps' }],
      usesOf: () => ({ places: [], tests: [] }),
    })
    expect(unused).toContain('| thrown | waits for swaps |  |')
    expect(unused).toContain('| B | [`B`](reference/errors/a.md) | thrown | nothing yet |  |')
  })
})

describe('problems of messages', () => {
  const problemsWith = (change: Partial<typeof parameters>) => findErrorProblems({ ...parameters, ...change })
  const unraised = { usesOf: () => ({ places: [], tests: [] }) }

  test('none', () => {
    expect(problemsWith({})).toEqual([])
  })

  test.each([
    ['a missing code', { specified: [{ code: 'C', message: 'c' }] }, 'C is missing'],
    ['another wording', { specified: [{ code: 'A', message: 'a' }] }, "must be 'a'"],
  ])('%s', (_, change, problem) => {
    expect(problemsWith(change)).toEqual([expect.stringContaining(problem)])
  })

  test.each([
    ['nothing that raises them', unraised, 'Nothing raises'],
    ['no test', { usesOf: () => ({ ...used, tests: [] }) }, 'No test names'],
  ])('%s, specified or not', (_, change, problem) => {
    expect(problemsWith(change)).toEqual([`${problem} A ('A | b').`, `${problem} B ('B').`])
  })

  test('not those that wait for a feature', () => {
    const specified = [{ code: 'A', message: 'A | b', elsewhere: 'waits for swaps' }]
    expect(problemsWith({ specified, waiting: { B: 'waits for swaps' }, ...unraised })).toEqual([])
  })
})
