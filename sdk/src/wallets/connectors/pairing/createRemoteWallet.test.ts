import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CaipNetworkId } from '../../../chains/networks/Caip.ts'
import type { PairingSession } from './createCodes.ts'
import { createRemoteWallet } from './createRemoteWallet.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'

const methods = ['personal_sign', 'eth_call', 'eth_sendTransaction']
const [lower, upper] = [`0x${'a'.repeat(40)}`, `0x${'B'.repeat(40)}`]
const [base58, base58Upper] = ['a'.repeat(32), 'A'.repeat(32)]

async function pair(
  accounts: readonly string[],
  {
    asked = ['eip155:1', 'eip155:137'] as readonly CaipNetworkId[],
    preferred = 'eip155:1' as CaipNetworkId,
    formerIds = {} as Readonly<Record<CaipNetworkId, CaipNetworkId>>,
    allowed = undefined as readonly string[] | undefined,
  } = {},
  family: 'eip155' | 'solana' = 'eip155',
) {
  const relay = createFakePairingClient()
  const session = relay.remember({ [family]: { accounts, ...(allowed && { methods: allowed }) } })
  const client = await relay.init()
  const disconnect = vi.fn(async () => undefined)
  const wallet = createRemoteWallet(client, session, {
    namespace: family,
    asked,
    methods,
    formerIds,
    preferred,
    disconnect,
  })
  const changes: string[] = []
  const stop = wallet?.subscribe((change) => changes.push(change))
  const updated = (next: readonly string[]) =>
    ({ ...session, namespaces: { [family]: { accounts: next } } }) as unknown as PairingSession
  return { relay, client, session, wallet, changes, stop, updated, disconnect }
}

async function paired(...parameters: Parameters<typeof pair>) {
  const { wallet, ...parts } = await pair(...parameters)
  if (!wallet) throw new Error('nothing was approved')
  return { wallet, ...parts }
}

// T17
describe('a paired wallet', () => {
  it('is who it says, with what it has approved of what it was asked', async () => {
    const { wallet, disconnect } = await paired([
      `eip155:1:${lower}`,
      `eip155:137:${lower}`,
      `eip155:5:${lower}`,
      'eip155:1',
      `eip155:1:${lower}:more`,
    ])
    expect(wallet).toMatchObject({ name: 'Phone', icon: 'https://phone.test/icon.png' })
    expect(wallet.getAccounts()).toEqual([`eip155:1:${lower}`, `eip155:137:${lower}`])
    expect(wallet.getNetworkIds()).toEqual(['eip155:1', 'eip155:137'])
    expect(wallet.getNetworkId()).toBe('eip155:1')
    await wallet.disconnect()
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('starts on the network that the host app prefers, if that is approved', async () => {
    const accounts = [`eip155:1:${lower}`, `eip155:137:${lower}`]
    const preferred = await paired(accounts, { preferred: 'eip155:137' })
    expect(preferred.wallet.getNetworkId()).toBe('eip155:137')
    const other = await paired(accounts, { preferred: 'eip155:10' })
    expect(other.wallet.getNetworkId()).toBe('eip155:1')
  })

  it.each([
    ['no account', []],
    ['accounts of networks that were not asked for', [`eip155:5:${lower}`]],
    ['malformed accounts', ['eip155:1', 'eip155:1:', 'eip155:1:0x1', `eip155:1:${lower}0`, 'eip155:1:alice']],
  ])('that has approved %s is none', async (_, accounts) => {
    const { wallet } = await pair(accounts)
    expect(wallet).toBeUndefined()
    const session = { peer: { metadata: {} }, namespaces: {} } as unknown as PairingSession
    const client = await createFakePairingClient().init()
    const nothing = {
      namespace: 'eip155',
      asked: ['eip155:1'],
      methods,
      formerIds: {},
      preferred: 'eip155:1',
    } as const
    expect(createRemoteWallet(client, session, { ...nothing, disconnect: async () => undefined })).toBe(
      undefined,
    )
  })

  // T15
  it.each([
    ['no image', undefined],
    ['an image without encryption', 'http://phone.test/icon.png'],
    ['a script', 'javascript:alert(1)'],
    ['a page', 'data:text/html,<script>alert(1)</script>'],
    ['something after its image', 'https://phone.test/icon.png") url("https://other.test'],
    ['an address without an end', `https://phone.test/${'a'.repeat(3000)}`],
    ['an image that is too large', `data:image/png;base64,${'a'.repeat(70_000)}`],
  ])('that states %s has none', async (_, icon) => {
    const relay = createFakePairingClient()
    const session = {
      peer: { metadata: { name: 'Phone', icons: [icon] } },
      namespaces: { eip155: { accounts: [`eip155:1:${lower}`] } },
    } as unknown as PairingSession
    const wallet = createRemoteWallet(await relay.init(), session, {
      namespace: 'eip155',
      asked: ['eip155:1'],
      methods,
      formerIds: {},
      preferred: 'eip155:1',
      disconnect: async () => undefined,
    })
    expect(wallet?.icon).toBeUndefined()
  })
})

describe('a request', () => {
  it('goes to its session, on the present network unless it names one', async () => {
    const { wallet, client, session, relay } = await paired([`eip155:1:${lower}`, `eip155:137:${lower}`])
    relay.setAnswer((method) => `${method}!`)
    // A session that was approved too late has taken its place.
    Object.assign(client, { session: relay.remember({}) })
    await expect(wallet.request({ method: 'eth_call', params: [1] })).resolves.toBe('eth_call!')
    await wallet.request({ method: 'eth_call', params: [2], caipNetworkId: 'eip155:137' })
    expect(relay.requests).toEqual([
      { topic: session.topic, chain: 'eip155:1', method: 'eth_call', params: [1] },
      { topic: session.topic, chain: 'eip155:137', method: 'eth_call', params: [2] },
    ])
  })

  it('is refused for a method that was not asked for, though the wallet allows it', async () => {
    const allowed = ['eth_call', 'wallet_drainEverything']
    const { wallet, relay } = await paired([`eip155:1:${lower}`], { allowed })
    await expect(wallet.request({ method: 'wallet_drainEverything', params: [] })).rejects.toMatchObject({
      code: 'WALLET_METHOD_UNSUPPORTED',
      context: { method: 'wallet_drainEverything' },
    })
    await wallet.request({ method: 'eth_call', params: [] })
    expect(relay.requests).toHaveLength(1)
  })

  it.each<[string, readonly string[], string]>([
    ['its former id, where the wallet knows only that', ['old', 'other'], 'solana:old'],
    ['its present id, where the wallet knows both', ['old', 'new'], 'solana:new'],
    ['its present id, where the wallet knows neither', ['other'], 'solana:new'],
  ])('names a network by %s', async (_, known, chain) => {
    const { wallet, relay } = await paired(
      known.map((reference) => `solana:${reference}:${base58}`),
      {
        asked: ['solana:new', 'solana:other'],
        preferred: 'solana:new',
        formerIds: { 'solana:new': 'solana:old' },
      },
      'solana',
    )
    await wallet.request({ method: 'eth_call', params: [], caipNetworkId: 'solana:new' })
    await wallet.request({ method: 'eth_call', params: [], caipNetworkId: 'solana:other' })
    expect(relay.requests.map((request) => request.chain)).toEqual([chain, 'solana:other'])
  })

  it('forgets an app that must not be opened', async () => {
    const removeItem = vi.fn()
    vi.stubGlobal('window', { localStorage: { getItem: () => 'javascript://x', removeItem } })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { wallet } = await paired([`eip155:1:${lower}`])
    await wallet.request({ method: 'eth_call', params: [] })
    expect(removeItem).toHaveBeenCalledExactlyOnceWith('WALLETCONNECT_DEEPLINK_CHOICE')
  })

  it('is passed on where the wallet has withdrawn the family', async () => {
    const { wallet, session, relay } = await paired([`eip155:1:${lower}`], {
      formerIds: { 'eip155:1': 'eip155:01' },
    })
    wallet.update({ ...session, namespaces: {} })
    await wallet.request({ method: 'eth_call', params: [] })
    expect(relay.requests).toMatchObject([{ method: 'eth_call', chain: 'eip155:1' }])
  })

  it('rejects once the session is over', async () => {
    const { wallet, session, relay } = await paired([`eip155:1:${lower}`])
    relay.end(session.topic)
    await expect(wallet.request({ method: 'eth_call', params: [] })).rejects.toThrow('No matching key')
    expect(relay.requests).toEqual([])
  })
})

describe('moving to a network', () => {
  it('is reported, and asks later requests there', async () => {
    const { wallet, changes, relay, client } = await paired([`eip155:1:${lower}`, `eip155:137:${lower}`])
    const late = relay.remember({})
    wallet.setNetworkId('eip155:1')
    expect(changes).toEqual([])
    expect(client.session).toBe(late)
    wallet.setNetworkId('eip155:137')
    expect(changes).toEqual(['network'])
    expect(wallet.getNetworkId()).toBe('eip155:137')
    expect(relay.getDefaultChain()).toBe('eip155:137')
    expect(client.session).not.toBe(late)
  })

  it('counts as asked for: the approval that follows is taken', async () => {
    const { wallet, updated } = await paired([`eip155:1:${lower}`])
    wallet.setNetworkId('eip155:10')
    wallet.update(updated([`eip155:1:${lower}`, `eip155:10:${lower}`]))
    expect(wallet.getNetworkIds()).toEqual(['eip155:1', 'eip155:10'])
    expect(wallet.getNetworkId()).toBe('eip155:10')
  })
})

describe('an update', () => {
  it('takes over what the wallet has approved, and stays on the network', async () => {
    const { wallet, changes, updated } = await paired([`eip155:1:${lower}`, `eip155:137:${lower}`])
    wallet.update(updated([`eip155:137:${upper}`, `eip155:1:${upper}`]))
    expect(wallet.getAccounts()).toEqual([`eip155:137:${upper}`, `eip155:1:${upper}`])
    expect(wallet.getNetworkId()).toBe('eip155:1')
    expect(changes).toEqual(['accounts'])
  })

  it('moves to the first network where the present one is approved no longer', async () => {
    const { wallet, changes, updated } = await paired([`eip155:1:${lower}`, `eip155:137:${lower}`])
    wallet.update(updated([`eip155:137:${lower}`]))
    expect(wallet.getNetworkId()).toBe('eip155:137')
    expect(changes).toEqual(['network', 'accounts'])
  })

  it('that approves nothing leaves the network, without accounts', async () => {
    const { wallet, changes, updated } = await paired([`eip155:1:${lower}`])
    wallet.update(updated([]))
    expect(wallet.getAccounts()).toEqual([])
    expect(wallet.getNetworkId()).toBe('eip155:1')
    expect(changes).toEqual(['accounts'])
  })
})

describe('a change of network in the wallet', () => {
  it.each([
    ['a number', 137, 'eip155:1'],
    ['decimal digits', '137', 'eip155:1'],
    ['hexadecimal digits', '0x89', 'eip155:1'],
    ['capital hexadecimal digits', '0X89', 'eip155:1'],
    ['a network id', 'eip155:137', 'eip155:1'],
    ['nothing but the id of the event', undefined, 'eip155:137'],
  ])('may be %s', async (_, data, id) => {
    const { wallet, changes } = await paired([`eip155:1:${lower}`, `eip155:137:${lower}`])
    wallet.receiveEvent('chainChanged', data, id)
    expect(wallet.getNetworkId()).toBe('eip155:137')
    expect(changes).toEqual(['network'])
    wallet.receiveEvent('chainChanged', data, id)
    expect(changes).toEqual(['network'])
  })

  it.each([['0x'], ['x0x89'], ['0x89x'], [' 0x89'], ['0x89 ']])(
    'that is not hexadecimal is none: %s',
    async (data) => {
      const { wallet, changes } = await paired([`eip155:1:${lower}`, `eip155:137:${lower}`])
      wallet.receiveEvent('chainChanged', data, 'eip155:1')
      expect(wallet.getNetworkId()).toBe('eip155:1')
      expect(changes).toEqual([])
    },
  )

  it('is ignored where nothing names a network', async () => {
    const { wallet, changes } = await paired([`eip155:1:${lower}`, `eip155:137:${lower}`])
    wallet.receiveEvent('chainChanged', {}, 'no id')
    wallet.receiveEvent('chainChanged', undefined, '')
    wallet.receiveEvent('otherEvent', 137, 'eip155:137')
    expect(changes).toEqual([])
  })

  it('to a network that is not approved counts once it is', async () => {
    const { wallet, changes, updated } = await paired([`eip155:1:${lower}`])
    wallet.receiveEvent('chainChanged', 137, 'eip155:137')
    expect(wallet.getNetworkId()).toBe('eip155:1')
    expect(changes).toEqual([])
    wallet.update(updated([`eip155:1:${lower}`, `eip155:137:${lower}`]))
    expect(wallet.getNetworkId()).toBe('eip155:137')
    expect(changes).toEqual(['network', 'accounts'])
    // It is expected once.
    wallet.setNetworkId('eip155:1')
    wallet.update(updated([`eip155:1:${lower}`, `eip155:137:${lower}`]))
    expect(wallet.getNetworkId()).toBe('eip155:1')
  })

  it('to a network that is not approved counts after other updates, and once', async () => {
    const [one, both] = [[`eip155:1:${lower}`], [`eip155:1:${lower}`, `eip155:137:${lower}`]]
    const { wallet, updated } = await paired(one)
    wallet.receiveEvent('chainChanged', 137, 'eip155:137')
    const ids = [one, both, one, both].map((accounts) => {
      wallet.update(updated(accounts))
      return wallet.getNetworkId()
    })
    expect(ids).toEqual(['eip155:1', 'eip155:137', 'eip155:1', 'eip155:1'])
  })

  it('that is not approved is forgotten when the wallet or the page moves elsewhere', async () => {
    const both = [`eip155:1:${lower}`, `eip155:137:${lower}`]
    for (const move of ['wallet', 'page']) {
      const { wallet, updated } = await paired(both, {
        asked: ['eip155:1', 'eip155:137', 'eip155:10'],
        preferred: 'eip155:137',
      })
      wallet.receiveEvent('chainChanged', 10, 'eip155:10')
      if (move === 'wallet') wallet.receiveEvent('chainChanged', 1, 'eip155:1')
      else wallet.setNetworkId('eip155:1')
      wallet.update(updated([...both, `eip155:10:${lower}`]))
      expect(wallet.getNetworkId()).toBe('eip155:1')
    }
  })
})

describe('a change of account in the wallet', () => {
  it.each([upper, upper.toLowerCase(), `eip155:1:${upper}`])('puts it first: %s', async (account) => {
    const { wallet, changes } = await paired([
      `eip155:1:${lower}`,
      `eip155:1:${upper}`,
      `eip155:137:${upper}`,
    ])
    wallet.receiveEvent('accountsChanged', [account], 'eip155:1')
    expect(wallet.getAccounts()).toEqual([`eip155:1:${upper}`, `eip155:137:${upper}`, `eip155:1:${lower}`])
    expect(changes).toEqual(['accounts'])
  })

  it('depends on the case of letters in families where that counts', async () => {
    const accounts = [`solana:1:${base58Upper}`, `solana:1:${base58}`] as const
    const asked = ['solana:1'] as const
    const { wallet } = await paired(accounts, { asked, preferred: 'solana:1' }, 'solana')
    wallet.receiveEvent('accountsChanged', [base58], 'solana:1')
    expect(wallet.getAccounts()).toEqual(accounts.toReversed())
  })

  // T17
  it.each([[[`0x${'c'.repeat(40)}`]], [[]], [[7]], ['no list'], [undefined]])(
    'to one that is not approved changes nothing: %j',
    async (data) => {
      const { wallet, changes } = await paired([`eip155:1:${lower}`])
      wallet.receiveEvent('accountsChanged', data, 'eip155:1')
      expect(wallet.getAccounts()).toEqual([`eip155:1:${lower}`])
      expect(changes).toEqual([])
    },
  )
})

it('ignores other events with the data of an account', async () => {
  const { wallet, changes } = await paired([`eip155:1:${lower}`, `eip155:1:${upper}`])
  wallet.receiveEvent('message', [upper], 'eip155:1')
  expect(changes).toEqual([])
})

it('reports its end, to those who still watch', async () => {
  const { wallet, changes, stop } = await paired([`eip155:1:${lower}`])
  wallet.end()
  stop?.()
  wallet.end()
  expect(changes).toEqual(['end'])
})
