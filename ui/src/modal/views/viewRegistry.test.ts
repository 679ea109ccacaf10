import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { viewRegistry } from './viewRegistry.ts'

const panel = readFileSync(
  new URL('../../../../playground/src/views/modalStates.ts', import.meta.url),
  'utf8',
)

it('the playground opens every view by a press', () => {
  const missing = Object.keys(viewRegistry).filter((name) => !new RegExp(`'${name}[',]`).test(panel))
  // Another name of `SIWXSignMessage`.
  expect(missing).toEqual(['ConnectingSiwe'])
})

it('knows the sign-in view by its older name, too', async () => {
  expect(await viewRegistry.ConnectingSiwe?.()).toBe(await viewRegistry.SIWXSignMessage?.())
})
