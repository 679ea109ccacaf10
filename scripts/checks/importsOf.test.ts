import { expect, test } from 'vitest'
import { importsOf } from './importsOf.ts'

test('finds every kind of import', () => {
  const source = `import type { A } from './a.ts'
import { type B, b } from 'b'
import 'side-effect'
export { c } from './c.ts'
export type * from './d.ts'
const element = <div title="import('./no.ts')">{'from "no"'}</div>
const e = import('./e.ts')
type F = import('./f.ts').F
const g = import(somewhere)
`
  expect(importsOf('file.tsx', source)).toEqual([
    { specifier: './a.ts', isTypeOnly: true, isOnDemand: false, line: 1 },
    { specifier: 'b', isTypeOnly: false, isOnDemand: false, line: 2 },
    { specifier: 'side-effect', isTypeOnly: false, isOnDemand: false, line: 3 },
    { specifier: './c.ts', isTypeOnly: false, isOnDemand: false, line: 4 },
    { specifier: './d.ts', isTypeOnly: true, isOnDemand: false, line: 5 },
    { specifier: './e.ts', isTypeOnly: false, isOnDemand: true, line: 7 },
    { specifier: './f.ts', isTypeOnly: true, isOnDemand: false, line: 8 },
    { specifier: undefined, isTypeOnly: false, isOnDemand: true, line: 9 },
  ])
})

test('several names from one module are one import', () => {
  expect(importsOf('file.ts', "export { a, b } from './c.ts'")).toHaveLength(1)
})

test('a file that cannot be parsed is an error', () => {
  expect(() => importsOf('file.ts', 'import {')).toThrow(SyntaxError)
})
