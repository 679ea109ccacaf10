// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { solana } from '../../chains/namespaces/solana/networks/solana.ts'
import { startLogin } from '../../foundation/logins/startLogin.ts'
import { settle } from '../../test/testPage.test.helper.ts'
import { createFakePairingClient } from '../connectors/pairing/fakePairingClient.test.helper.ts'
import {
  both,
  connectorId,
  createPairingKit,
  statuses,
} from '../connectors/pairing/pairingKit.test.helper.ts'
import type { OpenPairingLinkParameters } from './Connections.ts'
import { cancelConnect } from './cancelConnect.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { openPairingLink } from './openPairingLink.ts'
import { prepareConnect } from './prepareConnect.ts'
import { preparePairing } from './preparePairing.ts'

let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const features = 'noreferrer noopener'
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
const wallet = {
  name: 'Sample',
  mobile_link: 'sample:',
  desktop_link: 'sampledesktop://',
  webapp_link: 'https://app.sample.example',
}
const open = vi.fn()

beforeEach(() => {
  fake = createFakePairingClient()
  init.mockImplementation(fake.init)
  open.mockReset()
  vi.spyOn(window, 'open').mockImplementation(open)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

function setAgent(agent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
}

/** Begins to connect, and opens a wallet with the code. */
async function openWith(
  parameters: Partial<OpenPairingLinkParameters> = {},
  options: Parameters<typeof createPairingKit>[0] = {},
) {
  const kit = createPairingKit(options)
  const connecting = connect(kit, { connectorId }).catch(() => undefined)
  openPairingLink(kit, { wallet, platform: 'mobile', ...parameters })
  await settle()
  return { kit, connecting }
}

describe('the link to a wallet', () => {
  it.each([
    ['mobile', 'sample:///wc?uri=wc%3A1', '_self'],
    ['desktop', 'sampledesktop://wc?uri=wc%3A1', '_blank'],
    ['web', 'https://app.sample.example/wc?uri=wc%3A1', '_blank'],
  ] as const)('of the platform %s is opened as soon as there is a code', async (platform, href, target) => {
    await openWith({ platform })
    expect(open.mock.calls).toEqual([[href, target, features]])
  })

  it('is the universal one of an app where the host app prefers those', async () => {
    const linked = { ...wallet, link_mode: 'https://link.sample.example' }
    await openWith({ wallet: linked }, { experimental_preferUniversalLinks: true })
    expect(open.mock.calls).toEqual([['https://link.sample.example/wc?uri=wc%3A1', '_self', features]])
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
      href: 'https://link.sample.example/',
    })
  })

  it('leaves a frame by its top', async () => {
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window & typeof globalThis)
    open.mockReturnValue(window)
    await openWith()
    expect(open.mock.calls).toEqual([
      // Asks whether it may.
      ['', '_top'],
      ['sample:///wc?uri=wc%3A1', '_top', features],
    ])
  })

  it('is opened outside by Telegram, on Android with the code encoded twice', async () => {
    vi.stubGlobal('TelegramWebviewProxy', {})
    await openWith()
    setAgent(android)
    await openWith()
    expect(open.mock.calls).toEqual([
      ['sample:///wc?uri=wc%3A1', '_blank', features],
      ['sample:///wc?uri=wc%253A2', '_blank', features],
    ])
  })

  it('leaves Telegram by its top while a login is started', async () => {
    vi.stubGlobal('TelegramWebviewProxy', {})
    startLogin(createPairingKit(), { provider: 'google' })
    await openWith()
    sessionStorage.clear()
    expect(open.mock.calls).toEqual([['sample:///wc?uri=wc%3A1', '_top', features]])
  })

  it.each([
    ['https://app.sample.example', 'openLink'],
    ['https://t.me/sample', 'openTelegramLink'],
  ])('of the web is opened by Telegram itself: %s', async (link, name) => {
    const calls = { openLink: vi.fn(), openTelegramLink: vi.fn() }
    vi.stubGlobal('Telegram', { WebApp: calls })
    await openWith({ wallet: { ...wallet, mobile_link: link } })
    await openWith({ wallet: { ...wallet, webapp_link: link }, platform: 'web' })
    const { [name as keyof typeof calls]: used } = calls
    expect(used.mock.calls).toEqual([[`${link}/wc?uri=wc%3A1`], [`${link}/wc?uri=wc%3A2`]])
    expect(calls.openLink.mock.calls.length + calls.openTelegramLink.mock.calls.length).toBe(2)
    expect(open).not.toHaveBeenCalled()
    vi.stubGlobal('Telegram', { WebApp: {} })
    await openWith({ wallet: { ...wallet, mobile_link: link } })
    expect(open.mock.calls).toEqual([[`${link}/wc?uri=wc%3A3`, '_blank', features]])
  })

  it('is opened once by two presses, and again by one after that', async () => {
    const { kit } = await openWith()
    openPairingLink(kit, { wallet, platform: 'mobile' })
    await settle()
    expect(open).toHaveBeenCalledTimes(2)
    cancelConnect(kit)
    const connecting = connect(kit, { connectorId }).catch(() => undefined)
    for (let press = 0; press < 3; press += 1) openPairingLink(kit, { wallet, platform: 'mobile' })
    await settle()
    expect(open).toHaveBeenCalledTimes(3)
    cancelConnect(kit)
    await connecting
  })

  it('is not opened once the attempt has been given up', async () => {
    const kit = createPairingKit()
    await prepareConnect(kit)
    const connecting = connect(kit, { connectorId }).catch(() => undefined)
    openPairingLink(kit, { wallet, platform: 'mobile' })
    cancelConnect(kit)
    await connecting
    await settle()
    expect(open).not.toHaveBeenCalled()
  })

  // user-demand 19: browsers open apps within the click only.
  it('is opened within the task of the click where the code is prepared', async () => {
    setAgent(iphone)
    const kit = createPairingKit()
    await preparePairing(kit)
    let isClickOver = false
    setTimeout(() => {
      isClickOver = true
    })
    open.mockImplementation(() => expect(isClickOver).toBe(false))
    const connecting = connect(kit, { connectorId })
    openPairingLink(kit, { wallet, platform: 'mobile' })
    await settle()
    expect(open.mock.calls).toEqual([['sample:///wc?uri=wc%3A1', '_self', features]])
    expect(fake.proposals).toHaveLength(1)
    fake.proposals[0]?.approve(both)
    await connecting
    expect(statuses(kit)).toBe('connected connected idle')
  })

  it('has no code prepared where codes are not used again', async () => {
    setAgent(android)
    await preparePairing(createPairingKit())
    expect(fake.proposals).toEqual([])
  })

  it.each([
    ['Phantom', 'phantom', /^https:\/\/phantom\.app\/ul\/browse\/http[^?]+\?ref=http[^/]+$/],
    ['Coinbase Wallet', 'coinbaseSolana', /^https:\/\/go\.cb-w\.com\/dapp\?cb_url=http[^?]+$/],
  ])(
    'opens this page in the app of %s where Solana is active, unless it is there',
    async (name, global, href) => {
      const options = { networks: [solana] as const }
      await openWith({ wallet: { ...wallet, name } }, options)
      expect(open.mock.lastCall?.[0]).toMatch(href)
      vi.stubGlobal(global, {})
      await openWith({ wallet: { ...wallet, name } }, options)
      expect(open.mock.lastCall?.[0]).toBe('sample:///wc?uri=wc%3A2')
      vi.unstubAllGlobals()
      await openWith({ wallet: { ...wallet, name } })
      expect(open.mock.lastCall?.[0]).toBe('sample:///wc?uri=wc%3A3')
    },
  )

  // T13
  it.each(['javascript:alert(1)', 'javascript://%0aalert(1)', 'intent://x', 'http://w.example', '', null])(
    'is refused for %j',
    async (link) => {
      await openWith({ wallet: { name: 'Bad', mobile_link: link } })
      expect(open).not.toHaveBeenCalled()
      expect(localStorage.getItem(key)).toBeNull()
    },
  )
})

describe('the deep-link choice', () => {
  it('is stored with the link, kept by the session, and forgotten with it', async () => {
    const { kit, connecting } = await openWith()
    fake.proposals[0]?.approve(both)
    await connecting
    expect(JSON.parse(String(localStorage.getItem(key)))).toEqual({ href: 'sample:///', name: 'Sample' })
    await disconnect(kit)
    await settle()
    expect(localStorage.getItem(key)).toBeNull()
  })

  it.each([
    ['another phone', { name: 'Other', url: 'https://other.test', redirect: { native: 'other://' } }, null],
    ['the app itself', { name: 'Other', redirect: { native: 'sample://' } }, 'sample:///'],
  ])('belongs to the session that was made: by %s', async (_, metadata, href) => {
    const { connecting } = await openWith()
    fake.proposals[0]?.approve(both, metadata)
    await connecting
    expect(JSON.parse(localStorage.getItem(key) ?? '{"href":null}')).toMatchObject({ href })
  })

  it.each(['session_delete', 'session_expire'] as const)('is forgotten on %s', async (event) => {
    const { connecting } = await openWith()
    const session = fake.proposals[0]?.approve(both)
    await connecting
    fake.end(session?.topic ?? '', event)
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('is forgotten when another attempt begins, and when one fails', async () => {
    const { kit, connecting } = await openWith()
    cancelConnect(kit)
    await connecting
    await settle()
    expect(localStorage.getItem(key)).toBeNull()
    localStorage.setItem(key, '{}')
    const again = connect(kit, { connectorId }).catch(() => undefined)
    await settle()
    expect(localStorage.getItem(key)).toBeNull()
    cancelConnect(kit)
    await again
  })

  // T13, T25
  it.each([
    ['{"href":"javascript:alert(1)","name":"x"}', null],
    ['{"href":"intent://x","name":"x"}', null],
    ['{"href":"http://evil.example","name":"x"}', null],
    ['{"href":1}', null],
    ['{}', null],
    ['null', null],
    ['{', null],
    ['"sample://"', null],
    ['{"href":"sample:///","name":"x"}', '{"href":"sample:///","name":"x"}'],
  ])('is checked before each request: %s', async (stored, kept) => {
    const { kit, connecting } = await openWith()
    fake.proposals[0]?.approve(both)
    await connecting
    localStorage.setItem(key, stored)
    await kit.getProvider('eip155')?.request({ method: 'personal_sign', params: ['0x', '0x'] })
    expect(localStorage.getItem(key)).toBe(kept)
  })

  // F21
  it('does without a storage', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { kit, connecting } = await openWith()
    fake.proposals[0]?.approve(both)
    await connecting
    expect(open).toHaveBeenCalledTimes(1)
    expect(statuses(kit)).toBe('connected connected idle')
  })
})
