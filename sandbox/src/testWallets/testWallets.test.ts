import { getAddressEncoder, verifySignature } from '@solana/kit'
import type { ScriptedSolanaWallet, ScriptedWallet } from '@wallet-kit/sdk/testing'
import { Window } from 'happy-dom'
import { formatEther, verifyMessage } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()

type Wallet = ScriptedSolanaWallet['wallet']

interface Announcement {
  readonly detail: { readonly info: ScriptedWallet['info'] }
}

/** Loads the script into a page as a script element does, and returns the page's observations. */
async function loadInto(pageUrl: string, scriptUrl: string) {
  const page = new Window({
    url: pageUrl,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      fetch: { disableSameOriginPolicy: true },
    },
  })
  onTestFinished(() => page.happyDOM.close())
  // happy-dom has no structuredClone and does not treat 127.0.0.1 as a secure context.
  Object.assign(page, { structuredClone })
  Object.defineProperty(page, 'isSecureContext', { value: true })
  const announced: ScriptedWallet['info'][] = []
  page.addEventListener('eip6963:announceProvider', (event) => {
    announced.push((event as unknown as Announcement).detail.info)
  })
  const registered: Wallet[] = []
  const register = (wallet: Wallet) => {
    registered.push(wallet)
    return () => {}
  }
  page.addEventListener('wallet-standard:register-wallet', (event) => {
    ;(event as unknown as CustomEvent<(api: object) => void>).detail({ register })
  })
  const script = page.document.createElement('script')
  script.src = scriptUrl
  // Otherwise the window blocks the process, and with it the server that it loads from.
  script.async = true
  page.document.head.append(script)
  await page.happyDOM.waitUntilComplete()
  const { testWallets: wallets = [], testSolanaWallets: solanaWallets = [] } = page as unknown as {
    testWallets?: readonly ScriptedWallet[]
    testSolanaWallets?: readonly ScriptedSolanaWallet[]
  }
  return { page, announced, registered, wallets, solanaWallets }
}

test('adds two EVM wallets to the page and announces them', async () => {
  const { announced, wallets } = await loadInto('http://127.0.0.1:4600/', `${sandbox.origin}/test-wallets.js`)
  const described = (await sandbox.describe()).testWallets.wallets
  expect(announced).toMatchObject([
    {
      name: 'Sandbox Wallet',
      rdns: 'dev.wallet-kit.sandbox',
      icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    },
    {
      name: 'Second Wallet',
      rdns: 'dev.wallet-kit.second',
      icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    },
  ])
  expect(wallets.map(({ info, accounts }) => [info.rdns, accounts])).toEqual(
    described.flatMap(({ rdns, accounts }) => (rdns === null ? [] : [[rdns, accounts.eip155]])),
  )
})

test('registers two Solana wallets, one of them with the name and icon of an EVM wallet', async () => {
  const { announced, registered, solanaWallets } = await loadInto(
    'http://127.0.0.1:4600/',
    `${sandbox.origin}/test-wallets.js`,
  )
  expect(registered.map(({ name }) => name)).toEqual(['Sandbox Wallet', 'Sandbox Solana Wallet'])
  expect(registered).toEqual(solanaWallets.map(({ wallet }) => wallet))
  expect(registered[0]?.icon).toBe(announced[0]?.icon)
  const described = (await sandbox.describe()).testWallets.wallets
  expect(solanaWallets.map(({ wallet, accounts }) => [wallet.name, accounts])).toEqual(
    described.flatMap(({ name, accounts }) => (accounts.solana.length > 0 ? [[name, accounts.solana]] : [])),
  )
  const { solana } = (await sandbox.describe()).accounts
  expect(solanaWallets.flatMap(({ accounts }) => accounts)).toEqual(
    solana.slice(0, 4).map(({ address }) => address),
  )
})

test('a Solana wallet signs with its account’s key', async () => {
  const { solanaWallets } = await loadInto('http://127.0.0.1:4600/', `${sandbox.origin}/test-wallets.js`)
  const features = solanaWallets[1]?.wallet.features
  const [account] = (await features?.['standard:connect'].connect())?.accounts ?? []
  if (!features || !account) throw new Error('the wallet shares no account')
  const message = new TextEncoder().encode('hello')
  const [output] = await features['solana:signMessage'].signMessage({ account, message })
  const key = await crypto.subtle.importKey(
    'raw',
    new Uint8Array(getAddressEncoder().encode(account.address as never)),
    'Ed25519',
    true,
    ['verify'],
  )
  expect(await verifySignature(key, output?.signature as never, message)).toBe(true)
})

test('the wallets sign with the accounts’ keys and read the sandbox’s chains', async () => {
  const { wallets } = await loadInto('http://127.0.0.1:4600/', `${sandbox.origin}/test-wallets.js`)
  const [wallet] = wallets
  const accounts = (await wallet?.provider.request({ method: 'eth_requestAccounts' })) as `0x${string}`[]
  const [address = '0x'] = accounts
  const message = 'hello'
  const signature = (await wallet?.provider.request({
    method: 'personal_sign',
    params: [message, address],
  })) as `0x${string}`
  expect(await verifyMessage({ address, message, signature })).toBe(true)

  const balance = await wallet?.provider.request({ method: 'eth_getBalance', params: [address, 'latest'] })
  const seeded = (await sandbox.describe()).accounts.eip155[0]?.seededBalances['eip155:1']
  expect(formatEther(BigInt(String(balance)))).toBe(seeded)
})

test('the script has no imports and must be revalidated', async () => {
  const response = await sandbox.get('/test-wallets.js')
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).not.toMatch(/^\s*(?:import|export)\b/m)
})
