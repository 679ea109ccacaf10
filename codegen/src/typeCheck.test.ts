import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { emitters } from './emit/emitters.ts'
import { generate } from './generate.ts'
import { compileFixture, temporaryFolder, writeFiles } from './testing/compileFixture.ts'
import { readKeywords } from './testing/keywords.ts'
import { openApi } from './testing/openApi.ts'
import { readDocument } from './testing/sharedDocuments.ts'
import { referredTo, typeCheck } from './testing/typeCheck.ts'

// Generated code is checked by the compiler, not only compared. One run of it for many contracts: starting it costs most.
describe('the output type-checks under strict settings, as a project of its own', {
  timeout: 120_000,
}, () => {
  test('for every keyword', () => {
    const folder = temporaryFolder()
    const inputs = readKeywords().map(([, { schema, others, version }], index) => {
      const path = `keyword${index}.json`
      writeFiles(folder, { [path]: openApi({ schemas: { Subject: schema, ...others } }, version) })
      return path
    })
    expect(generate({ inputs, output: 'out' }, { root: folder }).ok).toBe(true)
    expect(typeCheck(`${folder}/out`, referredTo)).toBe('')
  })

  test('for every kind of parameter, body and reply, on all targets', () => {
    const text = readFileSync(new URL('./fixtures/operations.openapi.yaml', import.meta.url), 'utf8')
    const { result, folder } = compileFixture({ 'operations.openapi.yaml': text }, { targets: 'all' })
    expect(result.diagnostics).toEqual([])
    expect(typeCheck(`${folder}/out`, referredTo)).toBe('')
  })

  test('for names of `Object.prototype`, on all targets', () => {
    const name = 'names-that-every-object-has.yaml'
    const text = readFileSync(new URL(`./fixtures/difficulties/${name}`, import.meta.url), 'utf8')
    const { result, folder } = compileFixture({ [name]: text }, { targets: 'all' })
    expect(result.diagnostics).toEqual([])
    expect(typeCheck(`${folder}/out`, referredTo)).toBe('')
  })

  test.skipIf(readDocument('petstore.yaml') === undefined)('for the pet store, on all targets', () => {
    const { result, folder } = compileFixture(
      { 'petstore.yaml': readDocument('petstore.yaml') ?? '' },
      { targets: 'all' },
    )
    expect(result.ok).toBe(true)
    expect(typeCheck(`${folder}/out`, referredTo)).toBe('')
  })
})

test('every target has a name of its own', () => {
  expect(new Set(emitters.map(({ target }) => target)).size).toBe(emitters.length)
})
