import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { viewRegistry } from './viewRegistry.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

it('the playground opens every view by a press', () => {
  const panel = read('playground/src/views/modalStates.ts')
  const missing = Object.keys(viewRegistry).filter((name) => !new RegExp(`'${name}[',]`).test(panel))
  expect(missing).toEqual([])
})

it('pictures are taken of every view', () => {
  const states = [
    'e2e/support/views/views.ts',
    'e2e/support/views/connectedViews.ts',
    'e2e/support/views/accountViews.ts',
    'e2e/support/views/loginViews.ts',
    'e2e/screenshots/furtherStates.ts',
  ].map(read)
  const pictured = states.flatMap((text) => [...text.matchAll(/^ {4}name: '(\w+)/gm)].map(([, name]) => name))
  expect([...new Set(pictured)].sort()).toEqual(Object.keys(viewRegistry).sort())
})
