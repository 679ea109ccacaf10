import { expect, test } from 'vitest'
import { startOptions } from './startOptions.mjs'

test('without flags the ports are chosen at start', () => {
  expect(startOptions([])).toEqual({
    help: false,
    port: undefined,
    sandboxPort: undefined,
    bundler: 'own',
  })
})

test('ports', () => {
  expect(startOptions(['--port', '4700', '--sandbox-port=4710'])).toEqual({
    help: false,
    port: 4700,
    sandboxPort: 4710,
    bundler: 'own',
  })
})

test('the bundler', () => {
  expect(startOptions(['--bundler', 'alto']).bundler).toBe('alto')
  expect(() => startOptions(['--bundler', 'other'])).toThrow(/is not known/)
})

test('help', () => {
  expect(startOptions(['--help']).help).toBe(true)
})

test.each(['0', '65536', '4600x', '-1', '1.5', ''])('%j is not a port', (text) => {
  expect(() => startOptions([`--port=${text}`])).toThrow(/is not a port/)
})

test('an unknown flag', () => {
  expect(() => startOptions(['--prot', '1'])).toThrow(/--prot/)
})
