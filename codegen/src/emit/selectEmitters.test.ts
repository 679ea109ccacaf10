import { expect, test } from 'vitest'
import type { AnyEmitter } from './emitter.ts'
import { selectEmitters } from './selectEmitters.ts'

const own: AnyEmitter = { target: 'greeting', dialects: ['http'], needs: ['types'], emit: () => [] }

function targetsOf(...parameters: Parameters<typeof selectEmitters>) {
  return selectEmitters(...parameters).map(({ target }) => target)
}

test('by default every dialect has the targets that need no packages beyond two', () => {
  expect(targetsOf(undefined)).toEqual(['types', 'validators', 'client', 'channel', 'rpc', 'texts', 'errors'])
})

test('emitters of the host run unless targets are named', () => {
  expect(targetsOf(undefined, [own])).toContain('greeting')
  expect(targetsOf('all', [own])).toContain('greeting')
  expect(targetsOf(['validators'], [own])).not.toContain('greeting')
  expect(targetsOf(['greeting'], [own])).toEqual(['types', 'greeting'])
})

test('a target includes those that it needs', () => {
  expect(targetsOf(['react'])).toEqual(expect.arrayContaining(['types', 'client', 'query', 'react']))
})

test.each([
  ['a target that does not exist', ['clent'], [], `Did you mean 'client'?`],
  ['a target like no other', ['xyzzy'], [], 'Targets are types, '],
  [
    'one name for two emitters',
    ['types'],
    [{ ...own, target: 'client' }],
    `Two emitters have the target 'client'`,
  ],
])('refuses %s', (_, targets, emitters, message) => {
  expect(() => selectEmitters(targets, emitters)).toThrow(message)
})
