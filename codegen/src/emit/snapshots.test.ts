import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileFixture } from '../testing/compileFixture.ts'

/** Text of every file that a target writes for a fixture. */
function outputOf(fixture: string, target: string): Readonly<Record<string, string>> {
  const source = readFileSync(new URL(`../fixtures/${fixture}`, import.meta.url), 'utf8')
  const { result, read } = compileFixture({ [fixture]: source }, { targets: [target] })
  expect(result.diagnostics).toEqual([])
  const paths = (result.changes?.write ?? [])
    .map(({ path }) => path)
    .filter((path) => path.includes(`/${target}`) && !path.startsWith('runtime/'))
  return Object.fromEntries(paths.sort().map((path) => [path, read(path)]))
}

test.each([
  ['bookshop.openapi.yaml', 'query'],
  ['bookshop.openapi.yaml', 'react'],
  ['bookshop.openapi.yaml', 'handlers'],
  ['bookshop.openapi.yaml', 'routes'],
  ['counter.channel.yaml', 'channel'],
])('%s as %s', (fixture, target) => {
  const output = outputOf(fixture, target)
  expect(Object.keys(output).length).toBeGreaterThan(1)
  expect(output).toMatchSnapshot()
})
