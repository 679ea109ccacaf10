// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../test/readVectors.test.helper.ts'
import {
  createPreparedKit,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  getOwnProvider,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../connection/connect.ts'
import { getListedNote } from '../directory/getListedNote.ts'
import { getShownConnectors } from '../directory/getShownConnectors.ts'
import { hasDoubtfulName } from '../directory/hasDoubtfulName.ts'
import { externalConnector } from './external/externalConnector.ts'

interface AnnouncementVectors {
  readonly good: readonly Record<string, unknown>[]
  readonly same_wallet_announced_again: { first: object; second: object }
  readonly same_rdns_other_uuid: { first: object; second: object }
  readonly malformed: readonly { detail: unknown; why: string }[]
  readonly hostile_info: readonly { name: string }[]
}

const vectors = readVectors<AnnouncementVectors>('eip6963/announcements.json')
const icon = 'data:image/svg+xml,<svg/>'
const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Good Wallet', icon, rdns: 'good.wallet' }
const provider = { request: async () => [] }

function announce(detail: unknown) {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

function names(kit: ReturnType<typeof createTestKit>) {
  return kit.stores.connectors.getState().connectors.map(({ name }) => name)
}

const impostor = {
  info: { ...info, uuid: '11111111-1111-4111-8111-111111111111', name: 'Impostor' },
  provider,
}
const malformed = { info: { ...info, rdns: undefined }, provider }
const good = { info, provider: { ...provider } }

// T16
describe('announced wallets', () => {
  it.each([
    [[good, malformed, impostor]],
    [[impostor, malformed, good]],
    [[malformed, impostor, good]],
    [[malformed, good, impostor]],
  ])('lists the good one whatever else is announced, in any order', (details) => {
    const kit = createTestKit()
    details.forEach(announce)
    const { connectors } = kit.stores.connectors.getState()
    const found = connectors.find(({ name }) => name === 'Good Wallet')
    expect(found?.getProvider('eip155')).toBe(good.provider)
    expect(connectors).toHaveLength(2)
    expect(new Set(connectors.map(({ id }) => id)).size).toBe(2)
  })

  it('hands out exactly the announced object, also after the announcement was changed', () => {
    const kit = createTestKit()
    const detail = { info: { ...info }, provider: good.provider }
    announce(detail)
    detail.info.name = 'Other'
    expect(names(kit)).toEqual(['Good Wallet'])
    expect(kit.stores.connectors.getState().connectors[0]?.getProvider('eip155')).toBe(good.provider)
  })

  it.each([
    ['a remote address', 'https://evil.test/icon.png'],
    ['a script', 'data:text/html,<script>1</script>'],
    ['more than 64 kB', `data:image/png;base64,${'A'.repeat(64 * 1024)}`],
    ['javascript', 'javascript:alert(1)'],
  ])('drops an icon that is %s, not the wallet', (_, bad) => {
    const kit = createTestKit()
    announce({ info: { ...info, icon: bad }, provider })
    const [connector] = kit.stores.connectors.getState().connectors
    expect(connector?.name).toBe('Good Wallet')
    expect(connector?.imageUrl).toBeUndefined()
  })

  it('takes control and invisible characters out of names and cuts them', () => {
    const kit = createTestKit()
    announce({ info: { ...info, name: `Wallet\u202Egnp.exe${'A'.repeat(500)}` }, provider })
    expect(names(kit)[0]).toMatch(/^Walletgnp\.exeA+$/)
    expect(names(kit)[0]).toHaveLength(64)
  })

  it('survives getters that throw', () => {
    const kit = createTestKit()
    announce({
      get info() {
        throw new Error('no')
      },
      provider,
    })
    expect(names(kit)).toEqual([])
  })

  it('takes 500 wallets', () => {
    const kit = createTestKit()
    for (let index = 0; index < 500; index += 1) {
      announce({ info: { ...info, rdns: `wallet${index}.test` }, provider: { ...provider } })
    }
    expect(names(kit)).toHaveLength(500)
  })

  // F29
  it('takes no more than 500, and still those of the host app and the legacy one', async () => {
    const kit = createPreparedKit({
      connectors: [externalConnector({ id: 'own', name: 'Own', providers: { eip155: provider } })],
    })
    for (let index = 0; index < 1_500; index += 1) {
      announce({ info: { ...info, rdns: `wallet${index}.test` }, provider: { ...provider } })
    }
    const wallet = createTestWallet({ announced: false })
    Object.assign(window, { ethereum: wallet.provider })
    window.dispatchEvent(new Event('ethereum#initialized'))
    await settle()
    const { connectors } = kit.stores.connectors.getState()
    expect(connectors.length).toBeLessThanOrEqual(502)
    expect(connectors.map(({ id }) => id)).toEqual(expect.arrayContaining(['own', 'injected']))
    Reflect.deleteProperty(window, 'ethereum')
  })

  it('are one row for each object, under whatever names it is announced', () => {
    const kit = createTestKit()
    for (let index = 0; index < 5; index += 1) {
      const uuid = `350670db-19fa-4704-a166-e52e178b59d${index}`
      announce({ info: { ...info, uuid, name: `Wallet ${index}`, rdns: `wallet${index}.test` }, provider })
    }
    expect(names(kit)).toEqual(['Wallet 0'])
  })

  it.each(['injected', 'walletConnect', 'standard.test-wallet', 'own'])(
    'cannot take the id "%s" of another kind',
    async (rdns) => {
      const pretender = createTestWallet({ announced: false })
      const wallet = createTestWallet({ announced: false })
      Object.assign(window, { ethereum: wallet.provider })
      createTestSolanaWallet({ name: 'test wallet' })
      announce({ info: { ...info, rdns }, provider: pretender.provider })
      const kit = createPreparedKit({
        ...twoFamilies,
        connectors: [externalConnector({ id: 'own', name: 'Own', providers: { eip155: wallet.provider } })],
      })
      announce({ info: { ...info, rdns }, provider: pretender.provider })
      await settle()
      const { connectors } = kit.stores.connectors.getState()
      const { id } = connectors.find(({ info: found }) => found?.rdns === rdns) ?? {}
      expect(id).toBe(`announced:${rdns}`)
      expect(connectors.map((connector) => connector.id)).toEqual(
        expect.arrayContaining(['injected', 'standard.test-wallet', 'own']),
      )
      Reflect.deleteProperty(window, 'ethereum')
    },
  )

  it('can be switched off, except for the connected one', async () => {
    createTestWallet()
    createTestWallet({ rdns: 'other.wallet', name: 'Other' })
    const kit = createTestKit()
    await connect(kit, { connectorId: 'test.wallet' })
    kit.setEIP6963Enabled(false)
    expect(names(kit)).toEqual(['Test Wallet'])
    kit.setEIP6963Enabled(true)
    expect(names(kit)).toEqual(['Test Wallet', 'Other'])
    expect(names(createTestKit({ enableEIP6963: false }))).toEqual([])
  })

  it('takes images from the host first', () => {
    createTestWallet()
    const kit = createTestKit({ connectorImages: { 'test.wallet': 'https://host.test/w.png' } })
    expect(kit.stores.connectors.getState().connectors[0]?.imageUrl).toBe('https://host.test/w.png')
  })

  it.runIf(vectors)('takes the good vectors and ignores each malformed one alone', () => {
    for (const { detail, why } of vectors?.malformed ?? []) {
      const kit = createTestKit()
      const filled = detail && typeof detail === 'object' && !Array.isArray(detail) && !('provider' in detail)
      announce(filled ? { provider, ...detail } : detail)
      announce(good)
      expect(names(kit), why).toEqual(['Good Wallet'])
      kit.destroy()
    }
    for (const vector of vectors?.good ?? []) {
      const kit = createTestKit()
      announce({ info: vector, provider })
      expect(names(kit)).toEqual([vector.name])
      kit.destroy()
    }
  })

  it.runIf(vectors)('makes one row of a repeated announcement and two of two wallets', () => {
    const again = createTestKit()
    announce({ info: vectors?.same_wallet_announced_again.first, provider })
    announce({ info: vectors?.same_wallet_announced_again.second, provider })
    expect(names(again)).toHaveLength(1)
    again.destroy()
    const two = createTestKit()
    announce({ info: vectors?.same_rdns_other_uuid.first, provider })
    announce({ info: vectors?.same_rdns_other_uuid.second, provider: { ...provider } })
    expect(names(two)).toHaveLength(2)
  })

  it.runIf(vectors)('shows hostile names as text of bounded length', () => {
    for (const hostile of vectors?.hostile_info ?? []) {
      const kit = createTestKit()
      announce({ info: hostile, provider })
      for (const name of names(kit)) expect(name.length).toBeLessThanOrEqual(64)
      kit.destroy()
    }
  })
})

// T14, T16
describe('hasDoubtfulName', () => {
  const connector = (name: string, rdns: string) => ({ id: rdns, name, info: { rdns, uuid: '' } })

  it('doubts an announced name that is empty, not plain, or a known one under another rdns', () => {
    expect(hasDoubtfulName(connector('MetaMask', 'io.metamask'), [])).toBe(false)
    expect(hasDoubtfulName(connector('Rabby Wallet', 'io.rabby'), [])).toBe(false)
    expect(hasDoubtfulName(connector('MetaMask', 'com.evil'), [])).toBe(true)
    expect(hasDoubtfulName(connector('Кошелёк', 'ru.test'), [])).toBe(true)
    expect(hasDoubtfulName(connector('', 'com.evil'), [])).toBe(true)
    for (const name of ['constructor', '__proto__'])
      expect(hasDoubtfulName(connector(name, 'com.evil'), [])).toBe(false)
  })

  it('doubts a merged wallet when one of its parts is doubtful', () => {
    const registered = { id: 'standard.metamask', name: 'MetaMask', type: 'ANNOUNCED' as const }
    const announced = { ...connector('MetaMask', 'io.metamask'), type: 'ANNOUNCED' as const }
    expect(hasDoubtfulName(registered, [registered])).toBe(true)
    const merged = { ...announced, type: 'MULTI_CHAIN' as const, parts: [announced, registered] as never }
    expect(hasDoubtfulName(merged, [merged])).toBe(true)
    expect(hasDoubtfulName({ ...registered, name: 'Test Wallet' }, [])).toBe(false)
    expect(hasDoubtfulName({ ...registered, type: 'EXTERNAL' }, [])).toBe(false)
  })

  it.each([
    ['added words', 'MetaMask Secure'],
    ['a Cyrillic letter', 'MetaM\u0430sk'],
    ['only foreign letters', '\u041c\u0435\u0442\u0430\u041c\u0430\u0455\u043a'],
    ['full-width letters', '\uff2d\uff45\uff54\uff41\uff2d\uff41\uff53\uff4b'],
    ['mathematical letters', '\u{1d40c}etaMask'],
    ['other punctuation', 'Meta-Mask'],
  ])('doubts a known name with %s, under its own rdns as well', (_, name) => {
    expect(hasDoubtfulName(connector(name, 'io.metamask'), [])).toBe(true)
    expect(hasDoubtfulName({ id: 'standard.x', name, type: 'ANNOUNCED' }, [])).toBe(true)
  })

  it('doubts wallets without an rdns whose names resemble a known one', () => {
    const standard = (name: string) => ({ id: `standard.${name}`, name, type: 'ANNOUNCED' as const })
    for (const name of ['MetaMask', 'RABBY WA||ET', 'Zer1on', 'Tru5t Wallet', 'R\u00e0inbow', 'Phant0rn'])
      expect(hasDoubtfulName(standard(name), [])).toBe(true)
    expect(hasDoubtfulName(standard('Test Wallet'), [])).toBe(false)
  })

  it('does not doubt what the kit or the host app brings along', () => {
    for (const type of ['INJECTED', 'EXTERNAL', 'WALLET_CONNECT'] as const)
      expect(hasDoubtfulName({ id: 'x', name: 'Phantom', type }, [])).toBe(false)
  })

  it('doubts names that look alike in one list', () => {
    const twins = [connector('MetaMask', 'io.metamask'), connector('MetaMask', 'com.evil')]
    expect(twins.map((twin) => hasDoubtfulName(twin, twins))).toEqual([true, true])
    const standard = (name: string) => ({ id: name, name, type: 'ANNOUNCED' as const })
    const alike = [standard('Sail'), standard('Sai1 '), standard('Other')]
    expect(alike.map((wallet) => hasDoubtfulName(wallet, alike))).toEqual([true, true, false])
  })
})

// T14, T16
describe('getListedNote', () => {
  const wallet = (name: string, more = {}) => ({ id: 'a'.repeat(64), name, ...more })

  it('is the domain of an entry whose name resembles a known one', () => {
    const homepage = 'https://evil.test/x'
    expect(getListedNote(wallet('MetaMask', { rdns: 'io.metamask', homepage }))).toBeUndefined()
    expect(getListedNote(wallet('Juniper Wallet', { homepage }))).toBeUndefined()
    for (const name of ['MetaMask', 'Meta Mask Pro', 'Zeri\u043en', 'L3dger \u0399ive'])
      expect(getListedNote(wallet(name, { homepage, rdns: 'com.evil' }))).toBe('evil.test')
    expect(getListedNote(wallet('MetaMask', { homepage: 'https://m\u0435tamask.test' }))).toMatch(/^xn--/)
  })

  it('is the rdns, or the id, where there is no website', () => {
    for (const homepage of [undefined, null, '', 'javascript:alert(1)', 'http://evil.test', 'no url'])
      expect(getListedNote(wallet('MetaMask', { homepage, rdns: 'com.evil' }))).toBe('com.evil')
    expect(getListedNote(wallet('MetaMask'))).toBe('a'.repeat(64))
  })
})

describe('the legacy wallet', () => {
  it('is listed when nothing is announced, and connects', async () => {
    const wallet = createTestWallet({ announced: false })
    Object.assign(window, { ethereum: wallet.provider })
    const kit = createTestKit()
    expect(getShownConnectors(kit).map(({ id, name }) => [id, name])).toEqual([
      ['injected', 'Browser Wallet'],
    ])
    await connect(kit, { connectorId: 'injected' })
    expect(kit.getProviderType('eip155')).toBe('INJECTED')
    Reflect.deleteProperty(window, 'ethereum')
  })

  it('is left out beside an announced wallet, and when it is switched off', () => {
    const wallet = createTestWallet()
    Object.assign(window, { ethereum: wallet.provider })
    expect(getShownConnectors(createTestKit()).map(({ id }) => id)).toEqual(['test.wallet'])
    const off = createTestKit({ enableInjected: false, enableEIP6963: false })
    expect(getShownConnectors(off)).toEqual([])
    Reflect.deleteProperty(window, 'ethereum')
  })

  // T16
  it('is not hidden by another wallet, whatever that is announced as', async () => {
    const wallet = createTestWallet({ announced: false })
    Object.assign(window, { ethereum: wallet.provider })
    createTestWallet({ rdns: 'injected', name: 'Browser Wallet' })
    const kit = createTestKit()
    expect(getShownConnectors(kit).map(({ id }) => id)).toEqual(['injected', 'announced:injected'])
    await connect(kit, { connectorId: 'injected' })
    expect(getOwnProvider(kit, 'eip155')).toBe(wallet.provider)
    Reflect.deleteProperty(window, 'ethereum')
  })

  it('is ignored when reading it throws or it is no provider', () => {
    Object.defineProperty(window, 'ethereum', {
      configurable: true,
      get() {
        throw new Error('hidden')
      },
    })
    expect(getShownConnectors(createTestKit())).toEqual([])
    Object.defineProperty(window, 'ethereum', { configurable: true, value: { isMetaMask: true } })
    expect(getShownConnectors(createTestKit())).toEqual([])
    Reflect.deleteProperty(window, 'ethereum')
  })
})
