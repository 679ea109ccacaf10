import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const root = fileURLToPath(new URL('../../../', import.meta.url))
// The package as hosts import it, with its `sideEffects: false`. Not named in an import here: nothing in this folder
// may depend on its output.
const clients = ['@wallet-kit', 'clients'].join('/')

/** Bundle of a host whose only file is this source: the code, and the modules that it is from. */
async function bundle(
  source: string,
): Promise<{ readonly code: string; readonly modules: readonly string[] }> {
  const cache = join(root, '.cache/codegen-tests')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'bundle-'))
  try {
    writeFileSync(join(folder, 'host.ts'), source.replaceAll('CLIENTS', clients))
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: ['@wallet-kit/source', ...defaultClientConditions] },
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: join(folder, 'host.ts'), preserveEntrySignatures: 'strict' },
      },
    })
    const outputs = 'output' in built ? built.output : []
    const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []))
    const rendered = chunks.flatMap(({ modules }) => Object.entries(modules))
    return {
      code: chunks.map(({ code }) => code).join('\n'),
      modules: rendered
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id.replace(root, ''))
        .filter((id) => id.startsWith('generated/')),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test.each(['wallet-directory/client', 'wallet-directory/client/wallets'])(
  'one operation of %s ships that operation only',
  async (entry) => {
    const { code, modules } = await bundle(`
      import { getWallets } from 'CLIENTS/${entry}'
      globalThis.result = getWallets
    `)
    expect(code).toContain('/getWallets')
    for (const text of ['getAnalyticsConfig', 'getWalletImage', 'isAnalyticsEnabled', '/public/']) {
      expect(code).not.toContain(text)
    }
    expect(modules.filter((id) => !id.startsWith('generated/runtime/')).sort()).toEqual([
      'generated/wallet-directory/client/wallets.ts',
      'generated/wallet-directory/validators/models/caipNetworkIdSchema.ts',
      'generated/wallet-directory/validators/models/walletEntrySchema.ts',
      'generated/wallet-directory/validators/models/walletIdSchema.ts',
      'generated/wallet-directory/validators/models/walletListSchema.ts',
      'generated/wallet-directory/validators/wallets.ts',
    ])
    // Neither a peer that only other layers need, nor a locale of the validation library.
    for (const text of ['tanstack', 'react', 'hono', 'msw']) expect(code).not.toContain(text)
  },
)

test('types ship nothing', async () => {
  const { code, modules } = await bundle(`
    import type { WalletEntry } from 'CLIENTS/wallet-directory/types/models/WalletEntry'
    import type { paths } from 'CLIENTS/wallet-directory/types'
    const entry: WalletEntry = { id: 'x', name: 'y' }
    globalThis.result = [entry, {} as paths]
  `)
  expect(modules).toEqual([])
  expect(code.length).toBeLessThan(400)
})

test.each([
  "import 'CLIENTS/wallet-directory/client'",
  "import 'CLIENTS/wallet-directory/validators'",
  "import 'CLIENTS/wallet-directory/query'",
  "import 'CLIENTS/frame/channel'",
  "import 'CLIENTS/ethereum/rpc'",
  "import 'CLIENTS/data-service/types'",
])('%s ships nothing: there is no effect to keep', async (source) => {
  expect((await bundle(source)).modules).toEqual([])
})

test('a validator brings only what it refers to', async () => {
  const { modules } = await bundle(`
    import { tokenQuantitySchema } from 'CLIENTS/data-service/validators'
    globalThis.result = tokenQuantitySchema
  `)
  expect(modules.filter((id) => id.startsWith('generated/data-service/validators/'))).toEqual([
    'generated/data-service/validators/models/tokenQuantitySchema.ts',
  ])
})

test('query options bring one operation and no query library', async () => {
  const { code, modules } = await bundle(`
    import { getIdentityQueryOptions } from 'CLIENTS/data-service/query'
    globalThis.result = getIdentityQueryOptions
  `)
  expect(modules.filter((id) => id.startsWith('generated/data-service/query/'))).toEqual([
    'generated/data-service/query/accounts.ts',
  ])
  expect(code).not.toContain('class QueryClient')
})
