import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type Configuration, type Stats, webpack } from 'webpack'
import { expectOneAlone } from '../src/testing/oneAmongMany.ts'

const loader = fileURLToPath(new URL('typeScriptLoader.cjs', import.meta.url))
const run = promisify<Configuration, Stats | undefined>(webpack)

test(
  'webpack bundles one operation without the others',
  () =>
    expectOneAlone(async (entry) => {
      const path = join(dirname(entry), 'bundle')
      const stats = await run({
        mode: 'production',
        entry,
        output: { path, filename: 'host.js', library: { type: 'module' } },
        experiments: { outputModule: true },
        externals: /^[^./]/,
        externalsType: 'module',
        resolve: { extensionAlias: { '.js': ['.ts'] } },
        module: { rules: [{ test: /\.ts$/, use: loader }] },
      })
      expect(stats?.compilation.errors).toEqual([])
      return readFileSync(join(path, 'host.js'), 'utf8')
    }),
  300_000,
)
