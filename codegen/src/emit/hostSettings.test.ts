import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileFixture } from '../testing/compileFixture.ts'
import { typeCheck } from '../testing/typeCheck.ts'

/** `@tsconfig/strictest` 2.0.8, beyond the settings of every type check here. */
const strictest = {
  allowUnusedLabels: false,
  allowUnreachableCode: false,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  checkJs: true,
  esModuleInterop: true,
}

const openRpc = {
  openrpc: '1.3.2',
  info: { title: 'Node', version: '1.0.0' },
  methods: [
    {
      name: 'getBlock',
      params: [{ name: 'height', required: true, schema: { type: 'integer' } }],
      result: { name: 'block', schema: { type: 'object', properties: { hash: { type: 'string' } } } },
      errors: [{ code: 4001, message: 'Refused', data: { type: 'string' } }],
    },
  ],
}

const bundler = { module: 'esnext', moduleResolution: 'bundler' }

test('the output fits the settings of hosts: the strictest, bundlers and Node, with its types and without, an older library', {
  timeout: 240_000,
}, () => {
  const names = ['bookshop.openapi.yaml', 'counter.channel.yaml', 'difficulties/multipart-with-files.yaml']
  const sources = names.map((name): [string, string] => [
    name.replace('difficulties/', ''),
    readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'),
  ])
  const contracts = { ...Object.fromEntries(sources), 'node.openrpc.json': openRpc }
  const { folder } = compileFixture(contracts, { targets: 'all' })
  for (const settings of [
    strictest,
    { ...bundler, allowImportingTsExtensions: false },
    { ...bundler, types: ['node'], lib: ['es2022', 'dom'], target: 'es2022' },
    { types: ['node'], lib: ['es2022', 'dom'], exactOptionalPropertyTypes: false },
  ]) {
    expect(typeCheck(`${folder}/out`, settings)).toBe('')
  }
})
