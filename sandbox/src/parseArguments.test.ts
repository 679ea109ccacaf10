import { expect, test } from 'vitest'
import { parseArguments } from './parseArguments.ts'
import { SandboxError } from './SandboxError.ts'

test('reads the arguments and leaves the rest undefined', () => {
  expect(parseArguments([])).toEqual({})
  expect(parseArguments(['--port', '0', '--seed', 'x', '--data-directory', 'data'])).toEqual({
    port: 0,
    seed: 'x',
    dataDirectory: 'data',
  })
  expect(parseArguments(['--alto', 'alto.js'])).toEqual({ altoProgram: 'alto.js' })
  expect(parseArguments(['--help'])).toBeUndefined()
})

test('reads origins of pages', () => {
  expect(parseArguments(['--origin', 'http://localhost:3000/', '--origin', 'https://app.example'])).toEqual({
    origins: ['http://localhost:3000', 'https://app.example'],
  })
  for (const origin of [
    'localhost:3000',
    'https://app.example/path',
    'https://me@app.example',
    'ftp://a',
    '*',
  ]) {
    expect(() => parseArguments(['--origin', origin])).toThrow(
      expect.objectContaining({ code: 'BAD_ARGUMENT' }),
    )
  }
})

test.each([[['--port', '4x']], [['--port', '65536']], [['--port=-1']], [['--prot', '1']], [['extra']]])(
  '%j is refused with a remedy',
  (args) => {
    expect(() => parseArguments(args)).toThrow(SandboxError)
    expect(() => parseArguments(args)).toThrow(
      expect.objectContaining({ code: 'BAD_ARGUMENT', remedy: expect.stringContaining('port') }),
    )
  },
)
