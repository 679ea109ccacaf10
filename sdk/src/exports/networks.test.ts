import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import * as viemNetworks from '@wallet-kit/clients/networks/viemNetworks'
import { rolldown } from 'rolldown'
import * as viemChains from 'viem/chains'
import { expect, it } from 'vitest'
import { defaultNamespace } from '../chains/namespaces/families/traits.ts'
import type { Network } from '../chains/networks/Network.ts'
import * as networks from './networks.ts'

/** Bundles a host app that imports these networks by name. */
async function bundle(names: string) {
  const entry = fileURLToPath(new URL('networks.ts', import.meta.url))
  const build = await rolldown({
    input: 'host',
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === 'host' ? '\0host.js' : null),
        load: (id) =>
          id === '\0host.js'
            ? { code: `import { ${names} } from ${JSON.stringify(entry)}; console.log(${names})` }
            : null,
      },
    ],
    logLevel: 'silent',
    resolve: { conditionNames: ['@wallet-kit/source', 'import', 'default'] },
    treeshake: { moduleSideEffects: [{ test: /networks/, sideEffects: false }] },
  })
  const { output } = await build.generate({ minify: true })
  await build.close()
  const [{ code, modules }] = output
  const kept = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0)
  return { code, bytes: gzipSync(code).length, modules: kept.map(([id]) => id) }
}

it('has every chain of viem under viem’s name', () => {
  // The generated package has no types of the sdk.
  const generated = viemNetworks satisfies Readonly<Record<string, Network>>
  expect(Object.keys(viemChains)).toEqual(expect.arrayContaining(Object.keys(generated)))
  for (const [name, { id }] of Object.entries(viemChains))
    expect(networks, name).toHaveProperty(`${name}.id`, id)
})

it('has Solana’s three networks, and keeps what a host app defines', () => {
  const { solana, solanaDevnet, solanaTestnet, defineChain } = networks
  for (const network of [solana, solanaDevnet, solanaTestnet]) {
    expect(network.chainNamespace).not.toBe(defaultNamespace)
  }
  const house = { ...networks.mainnet, id: 8080 } as const
  expect(defineChain(house)).toBe(house)
})

it('costs a host app that names one network that network', async () => {
  const { bytes, modules } = await bundle('mainnet')
  expect(modules.filter((id) => id.includes('viem/'))).toEqual([])
  expect(bytes).toBeLessThanOrEqual(300)
}, 60_000)

it('costs a host app that names a chain of viem that chain', async () => {
  const { code } = await bundle('mainnet, unichain')
  expect(code).toContain('Unichain')
  expect(code).not.toContain('Blast')
}, 60_000)
