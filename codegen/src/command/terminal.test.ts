import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createProgress } from './progress.ts'
import { colourDiagnostic, hasColors, isWatched, printable } from './terminal.ts'

const terminal = { isTTY: true, write: () => true }
const pipe = { write: () => true }

test.each([
  [terminal, {}, true],
  [pipe, {}, false],
  [terminal, { NO_COLOR: '1' }, false],
  [terminal, { NO_COLOR: '' }, true],
  [terminal, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  [pipe, { FORCE_COLOR: '1' }, true],
  [terminal, { FORCE_COLOR: '0' }, false],
  [terminal, { TERM: 'dumb' }, false],
])('colours: %j in %j: %s', (output, env, expected) => {
  expect(hasColors(output, env)).toBe(expected)
})

test.each([
  [terminal, {}, true],
  [pipe, {}, false],
  [terminal, { CI: 'true' }, false],
  [terminal, { CI: 'false' }, true],
  [terminal, { TERM: 'dumb' }, false],
])('progress: %j in %j: %s', (output, env, expected) => {
  expect(isWatched(output, env)).toBe(expected)
})

test('a coloured diagnostic has the same text', () => {
  const text = [
    'a.yaml:2:3 error: Unknown type objekt: really.',
    '  at /a',
    '    1 | a:',
    '  > 2 |   type: objekt',
    '      |   ^^^^',
    '  Did you mean object?',
  ].join('\n')
  const coloured = colourDiagnostic(text)
  expect(coloured).not.toBe(text)
  expect(stripVTControlCharacters(coloured)).toBe(text)
})

test('control characters are shown as such, line breaks stay', () => {
  expect(printable('a\u001b[31m\nb\u0007\u009b')).toBe('a\ufffd[31m\nb\ufffd\ufffd')
})

describe('progress', () => {
  function progressAt(...times: readonly number[]) {
    const written: string[] = []
    const clock = [...times]
    const output = { write: (text: string) => written.push(text) }
    return { written, progress: createProgress(output, () => clock.shift() ?? 0) }
  }

  test('shows nothing for a short run', () => {
    const { written, progress } = progressAt(0, 499)
    progress.show('reading')
    progress.clear()
    expect(written).toEqual([])
  })

  test('shows the step of a long run on one line, and clears it', () => {
    const { written, progress } = progressAt(100, 200, 600, 700)
    for (const stage of ['reading', 'printing a', 'printing b']) progress.show(stage)
    progress.clear()
    expect(written).toEqual(['\r\u001b[Kprinting a', '\r\u001b[Kprinting b', '\r\u001b[K'])
  })
})
