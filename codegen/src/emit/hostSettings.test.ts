import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileFixture } from '../testing/compileFixture.ts'
import { typeCheck } from '../testing/typeCheck.ts'

const bundler = { module: 'esnext', moduleResolution: 'bundler' }

test('the output fits the settings of hosts: bundlers and Node, with its types and without, an older library', {
  timeout: 240_000,
}, () => {
  const names = ['bookshop.openapi.yaml', 'counter.channel.yaml', 'difficulties/multipart-with-files.yaml']
  const sources = names.map((name): [string, string] => [
    name.replace('difficulties/', ''),
    readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'),
  ])
  const { folder } = compileFixture(Object.fromEntries(sources), { targets: 'all' })
  for (const settings of [
    { ...bundler, allowImportingTsExtensions: false },
    { ...bundler, types: ['node'], lib: ['es2022', 'dom'], target: 'es2022' },
    { types: ['node'], lib: ['es2022', 'dom'], exactOptionalPropertyTypes: false },
  ]) {
    expect(typeCheck(`${folder}/out`, settings)).toBe('')
  }
})
