import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { generate } from '../src/generate.ts'
import { temporaryFolder } from '../src/testing/compileFixture.ts'
import { referredTo, typeCheck } from '../src/testing/typeCheck.ts'

test('the output of a lenient run type-checks, on all targets', () => {
  const mistakes = fileURLToPath(new URL('../src/fixtures/mistakes/', import.meta.url))
  const folder = temporaryFolder()
  for (const path of readdirSync(mistakes)) {
    const options = {
      inputs: [path],
      output: `${folder}/out/${path}`,
      targets: 'all',
      lenient: true,
    } as const
    generate({ ...options, cache: false }, { root: mistakes })
  }
  expect(typeCheck(`${folder}/out`, referredTo)).toBe('')
})
