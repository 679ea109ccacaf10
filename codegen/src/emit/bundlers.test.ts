import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { test, vi } from 'vitest'
import { expectOneAlone } from '../testing/oneAmongMany.ts'

vi.setConfig({ testTimeout: 60_000 })

test('esbuild bundles one operation without the others', () =>
  expectOneAlone(async (entry) => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      packages: 'external',
      write: false,
    })
    return outputFiles.map(({ text }) => text).join('')
  }))

test('rolldown bundles one operation without the others', () =>
  expectOneAlone(async (entry) => {
    const bundle = await rolldown({
      input: entry,
      external: /^[^./]/,
      resolve: { extensionAlias: { '.js': ['.ts'] } },
      preserveEntrySignatures: 'strict',
    })
    const { output } = await bundle.generate({ minify: true })
    await bundle.close()
    return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  }))
