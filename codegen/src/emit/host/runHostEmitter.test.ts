import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Code, code, identifier } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { generate } from '../../generate.ts'
import type { HttpService } from '../../model/service.ts'
import { temporaryFolder, writeFiles } from '../../testing/compileFixture.ts'
import { openApi } from '../../testing/openApi.ts'
import type { Emitter } from '../emitter.ts'
import { EmitterError } from './EmitterError.ts'

const responses = { 200: { description: '' } }
const api = openApi({
  paths: {
    '/pets': { get: { operationId: 'getPets', responses } },
    '/toys': { get: { operationId: 'getToys', responses } },
  },
})

/** Compiles with one emitter of a host; the output folder is removed after the test. */
function run(emit: (service: HttpService) => readonly OutputFile[]) {
  const root = temporaryFolder()
  writeFiles(root, { 'pets.json': api })
  const emitter: Emitter<'http'> = { target: 'greeting', dialects: ['http'], needs: [], emit }
  const config = {
    inputs: ['pets.json'],
    output: 'out',
    targets: ['types', 'greeting'],
    emitters: [emitter],
  }
  return { root, compile: () => generate(config, { root }) }
}

function failureOf(emit: (service: HttpService) => readonly OutputFile[]): EmitterError {
  const { root, compile } = run(emit)
  try {
    compile()
  } catch (error) {
    expect(existsSync(join(root, 'out'))).toBe(false)
    if (error instanceof EmitterError) return error
    throw error
  }
  throw new Error('It did not fail.')
}

function constant(path: string, name: string, value = code`1`): OutputFile {
  return { path, declarations: () => [{ kind: 'const', name, value }] }
}

function fail(message: string): never {
  throw new Error(message)
}

describe('an emitter of a host', () => {
  test('makes files beside those of others', () => {
    const { root, compile } = run(({ operations }) =>
      operations.map(({ name }) => constant(`greeting/${name}`, name)),
    )
    expect(compile().ok).toBe(true)
    expect(existsSync(join(root, 'out/pets/greeting/getPets.ts'))).toBe(true)
    expect(existsSync(join(root, 'out/pets/greeting.ts'))).toBe(true)
    expect(existsSync(join(root, 'out/pets/types/pets.ts'))).toBe(true)
  })

  test('makes pages too', () => {
    const { root, compile } = run(({ title }) => [
      { path: 'README', extension: 'md', sections: () => [() => `# ${title}`, () => 'Hello.'] },
    ])
    expect(compile().ok).toBe(true)
    expect(readFileSync(join(root, 'out/pets/README.md'), 'utf8')).toMatch(
      /^<!-- .* -->\n\n# Fixture\n\nHello\.\n$/,
    )
  })

  test('that throws in a page is named, with the operation', () => {
    const error = failureOf(({ operations }) => [
      {
        path: 'README',
        extension: 'md',
        sections: () =>
          operations.map(
            ({ tags }) =>
              () =>
                tags[0]?.trim() ?? fail('no tag'),
          ),
      },
    ])
    expect(error.message).toBe("The emitter 'greeting' failed on getPets of pets: no tag")
  })

  test('that throws is named, with the operation', () => {
    const cause = new RangeError('no greeting for toys')
    const error = failureOf(({ operations }) =>
      operations.map(({ name }) => {
        if (name === 'getToys') throw cause
        return constant(`greeting/${name}`, name)
      }),
    )
    expect(error.message).toBe("The emitter 'greeting' failed on getToys of pets: no greeting for toys")
    expect(error).toMatchObject({ emitter: 'greeting', service: 'pets', operation: 'getToys', cause })
  })

  test('that throws when a file is built is named, with the operation', () => {
    const error = failureOf(({ operations }) =>
      operations.map(({ name }) => ({
        path: `greeting/${name}`,
        declarations: () => [{ kind: 'const', name, value: identifier(name === 'getPets' ? 'a b' : 'ab') }],
      })),
    )
    expect(error.message).toBe(`The emitter 'greeting' failed on getPets of pets: Not an identifier: "a b"`)
  })

  test('that throws for every operation is named without one', () => {
    const error = failureOf(() => [{ path: 'greeting/all', declarations: () => [] }, constant('..', 'a')])
    expect(error.message).toContain('".." is not a valid file path')
    expect(error.operation).toBe('getPets')
    expect(failureOf(({ operations }) => (operations.length > 1 ? [constant('', 'a')] : []))).toMatchObject({
      operation: undefined,
      message: expect.stringContaining("The emitter 'greeting' failed on pets:"),
    })
  })

  test('with invalid TypeScript is reported with file and line, and nothing is written', () => {
    const error = failureOf(({ operations }) =>
      operations.map(({ name }) =>
        constant(`greeting/${name}`, name, name === 'getToys' ? code`1 +` : undefined),
      ),
    )
    expect(error.operation).toBe('getToys')
    expect(error.message).toContain('pets/greeting/getToys.ts:3:27 Expression expected.')
  })

  test.each([
    ['../../evil', '"../../evil" is not a valid file path'],
    ['/etc/evil', '"/etc/evil" is not a valid file path'],
    ['greeting/.evil', '"greeting/.evil" is not a valid file path'],
    ['types/pets', 'Duplicate path types/pets among the files of pets'],
    ['types', 'Duplicate path types among the files of pets'],
    ['greeting/a.ts', 'The path greeting/a.ts ends with an extension'],
  ])('cannot make a file %s', (path, message) => {
    expect(failureOf(() => [constant(path, 'a')]).message).toContain(message)
  })

  test('cannot export a name from two files', () => {
    const error = failureOf(() => [constant('greeting/a', 'hello'), constant('greeting/b', 'hello')])
    expect(error.message).toContain("greeting/a and greeting/b both export 'hello'")
  })

  test('cannot make a file where the barrel of its folder goes', () => {
    const error = failureOf(() => [constant('greeting', 'a'), constant('greeting/b', 'b')])
    expect(error.message).toContain('Duplicate path greeting/b among the files of pets')
  })

  test.each([
    ['a promise', Promise.resolve([])],
    ['undefined', undefined],
    ['string', 'greeting/a'],
  ])('that returns %s is reported with the expected type', (what, returned) => {
    const error = failureOf(() => returned as unknown as readonly OutputFile[])
    expect(error.message).toContain(`'emit' must return a list of files, not ${what}.`)
  })

  test('cannot put text into code unquoted, not even in plain JavaScript', () => {
    const text = '1; evil()' as unknown as Code
    expect(failureOf(() => [constant('greeting/a', 'a', code`${text}`)]).message).toContain(
      'A hole of code`…` holds "1; evil()". Wrap text: literal(…) for a value',
    )
    expect(failureOf(() => [constant('greeting/a', 'a', text)]).message).toContain(
      'Expected code`…`, not "1; evil()".',
    )
  })

  test('must return files', () => {
    const wrong = [{ path: 'greeting/a', declarations: [] }] as unknown as readonly OutputFile[]
    expect(failureOf(() => wrong).message).toContain("The file greeting/a has no function 'declarations'")
  })
})
