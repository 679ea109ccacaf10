// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { storedKeys } from '../../foundation/storage/storedKeys.ts'
import { createMemoryStorage, createTestKit, createTestWallet, settle } from '../testPage.test.helper.ts'
import { anyString, anything, bring, mutated } from './hostileValues.test.helper.ts'
import { expectKnownState } from './knownState.test.helper.ts'
import { runs } from './runs.test.helper.ts'
import { watchPage } from './watchPage.test.helper.ts'

// Thousands of inputs; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 })

const keys = [
  storedKeys.connectorId('eip155'),
  storedKeys.connectorId('solana'),
  storedKeys.status,
  storedKeys.namespace,
  storedKeys.networkId,
  storedKeys.pairingTopic,
  storedKeys.signOutDue,
  '@appkit/connected_namespaces',
  '@appkit/native_balance_cache',
  '@appkit/preferred_account_types',
]

const stored = fc.oneof(
  anyString,
  fc.constantFrom(
    'connected',
    'test.wallet',
    'injected',
    'eip155',
    'eip155:1',
    'eip155:99999999',
    'true',
    '{}',
  ),
  fc.json({ maxDepth: 3 }),
  // Other scripts of the page may put anything in place of a string.
  anything as fc.Arbitrary<string>,
)

// T25, F21
describe('a storage with anything in it', () => {
  it('starts the kit in a known state', async () => {
    const check = watchPage()
    createTestWallet()
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), stored), async (entries) => {
        const kit = createTestKit({ storage: createMemoryStorage(bring(entries) as Record<string, string>) })
        expectKnownState(kit)
        await settle()
        expectKnownState(kit)
        await kit.open()
        await kit.close()
        kit.destroy()
        await check()
      }),
      { numRuns: runs(2000) },
    )
  })

  it('throwing at any access leaves the kit usable', async () => {
    const check = watchPage()
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.boolean()), anything, async (throws, reason) => {
        const memory = createMemoryStorage()
        const access = <Result>(use: () => Result): Result => {
          if (throws.next().value) throw bring(reason)
          return use()
        }
        const kit = createTestKit({
          storage: {
            getItem: (key) => access(() => memory.getItem(key)),
            setItem: (key, value) => access(() => memory.setItem(key, value)),
            removeItem: (key) => access(() => memory.removeItem(key)),
          },
        })
        await kit.ready()
        expectKnownState(kit)
        kit.destroy()
        await check()
      }),
      { numRuns: runs(500) },
    )
  })
})

// T25, F20
describe('messages of other tabs', () => {
  it('change nothing beyond the table, whatever they are', async () => {
    const check = watchPage()
    createTestWallet()
    const message = fc.record({ key: fc.oneof(fc.constantFrom(...keys), anyString), newValue: stored })
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 5 }), async (messages) => {
        const storage = createMemoryStorage()
        const kit = createTestKit({ storage })
        await kit.ready()
        for (const { key, newValue } of bring(messages) as { key: string; newValue: string }[]) {
          storage.setItem(key, newValue)
          window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
          await settle()
          expectKnownState(kit)
        }
        kit.destroy()
        await check()
      }),
      { numRuns: runs(1000) },
    )
  })
})

// T21
describe('options from JSON', () => {
  it('create a kit or are refused, and touch nothing', async () => {
    const check = watchPage()
    const valid = fc.constant({
      projectId: 'test',
      networks: [
        {
          id: 1,
          name: 'Ethereum',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: { default: { http: ['http://localhost:3000/node/1'] } },
        },
      ],
      features: { email: false, socials: [] },
      services: { walletDirectory: false, dataService: false, relay: false },
      themeVariables: { '--w3m-accent': '#fff' },
      featuredWalletIds: ['a'],
      connectorImages: { a: 'data:image/png;base64,' },
      customWallets: [{ id: 'a', name: 'A' }],
    })
    const json = mutated(valid).map((value) => {
      try {
        return JSON.parse(JSON.stringify(bring(value)) ?? 'null') as unknown
      } catch {
        return null
      }
    })
    await fc.assert(
      fc.asyncProperty(json, async (options) => {
        let kit: ReturnType<typeof createTestKit> | undefined
        try {
          kit = createTestKit(options as object)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
        if (kit) {
          await kit.ready()
          expectKnownState(kit)
          kit.destroy()
        }
        await check()
      }),
      { numRuns: runs(2000) },
    )
  })
})
