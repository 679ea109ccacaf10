import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { viewRegistry } from './viewRegistry.ts'

const panel = readFileSync(
  new URL('../../../../playground/src/views/modalStates.ts', import.meta.url),
  'utf8',
)

it('the playground opens every view by a press', () => {
  const missing = Object.keys(viewRegistry).filter((name) => !new RegExp(`'${name}[',]`).test(panel))
  expect(missing).toEqual([])
})
