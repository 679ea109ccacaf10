import { expect, test } from 'vitest'
import { raiseTarget } from './raiseTarget.ts'

test('raises a target below ES2020, and nothing else', () => {
  const text = '{\n\t// Of Next.\n\t"compilerOptions": { "target": "es5", "noEmit": true, },\n}\n'
  expect(raiseTarget(text)).toBe(text.replace('es5', 'ES2020'))
})

test.each([
  '{ "compilerOptions": { "target": "ES2022", "noEmit": true } }',
  '{ "compilerOptions": { "target": "esnext", "noEmit": true } }',
  '{ "compilerOptions": { "target": "es5" } }',
  '{ "compilerOptions": { "noEmit": true } }',
  '{ "extends": "./base.json" }',
  '',
])('%s stays', (text) => {
  expect(raiseTarget(text)).toBe(text)
})
