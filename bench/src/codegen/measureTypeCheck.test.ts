import { expect, it } from 'vitest'
import { countErrors } from './measureTypeCheck.ts'

it('counts errors, not their continuation lines', () => {
  const output = `a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.
b.ts(2,1): error TS2345: Argument of type 'A' is not assignable.
  Type 'A' is not assignable to type 'B'.
error TS5055: Cannot write file.
`
  expect(countErrors(output)).toBe(3)
})
