// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../../test/modalScreen.ts'
import { stubNode } from '../../../test/stubNode.ts'
import { testKit } from '../../../test/testKit.ts'
import { testWallet } from '../../../test/testWallet.ts'

const nftService = 'http://localhost:3000/nfts'
const contract = `0x${'5f'.repeat(20)}`

const nft = (tokenId: number, change: object = {}) => ({
  chainId: 'eip155:1',
  contract: `eip155:1:${contract}`,
  tokenId: `${tokenId}`,
  standard: 'erc721',
  quantity: '1',
  collection: { name: 'Lighthouses' },
  name: `Lighthouse ${tokenId}`,
  description: 'See https://lighthouse.example <b>now</b>',
  image: { url: `${nftService}/${tokenId}.svg` },
  isSpam: false,
  ...change,
})

type Answer = (cursor: string | null) => Response | Promise<Response>

const pages =
  (...list: readonly (readonly object[])[]): Answer =>
  (cursor) => {
    const index = Number(cursor)
    return Response.json({ data: list[index], next: index + 1 < list.length ? `${index + 1}` : null })
  }

/** Opens the account of a connected wallet; the service answers as given. */
async function openAccount(answer: Answer, options: object = {}) {
  const node = stubNode()
  const requests: URL[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    if (!request.url.startsWith(nftService)) return node(request)
    const url = new URL(request.url)
    requests.push(url)
    return answer(url.searchParams.get('cursor'))
  })
  const kit = testKit({
    wallets: [testWallet()],
    services: { walletDirectory: false, dataService: false, relay: false, nftService },
    ...options,
  })
  await connect(kit, { connectorId: 'com.example.test' })
  await kit.open()
  const screen = modalScreen()
  await screen.findByTestId('tab-tokens')
  return { kit, screen, requests }
}

async function openNfts(answer: Answer, options: object = {}) {
  const opened = await openAccount(answer, options)
  fireEvent.click(await opened.screen.findByTestId('tab-nfts'))
  return opened
}

const itemId = (tokenId: number) => `nft-item-${contract}-${tokenId}`

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  // The list is as high as what it measures.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(290)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160)
})
afterEach(() => {
  document.body.innerHTML = ''
})

it('shows what the account holds, with copies', async () => {
  const { screen } = await openNfts(pages([nft(7), nft(8, { standard: 'erc1155', quantity: '12' })]))

  const first = await screen.findByTestId(itemId(7))
  expect(first.textContent).toContain('Lighthouse 7')
  expect(first.textContent).toContain('Lighthouses')
  expect(first.querySelector('img')?.getAttribute('loading')).toBe('lazy')
  expect(screen.getByTestId(itemId(8)).textContent).toContain('×12')
  expect(screen.getByRole('button', { name: /Lighthouse 8.*Ethereum, 12 copies/ })).toBeDefined()
})

// T7
it('hides spam until it is asked for, and marks it', async () => {
  const { screen } = await openNfts(pages([nft(7), nft(8, { isSpam: true })]))
  await screen.findByTestId(itemId(7))
  expect(screen.queryByTestId(itemId(8))).toBeNull()
  const toggle = screen.getByTestId('nft-toggle-spam')
  expect(toggle.textContent).toBe('Show 1 hidden')
  fireEvent.click(toggle)
  expect((await screen.findByTestId(itemId(8))).textContent).toContain('Possible spam')
  fireEvent.click(toggle)
  await waitFor(() => expect(screen.queryByTestId(itemId(8))).toBeNull())
})

// T7, T12
it('shows one with its description, which is text', async () => {
  const { kit, screen } = await openNfts(pages([nft(7)]))
  fireEvent.click(await screen.findByTestId(itemId(7)))
  await screen.findByRole('dialog', { name: 'Lighthouse 7' })
  const description = await screen.findByTestId('nft-description')
  expect(description.textContent).toBe('See https://lighthouse.example <b>now</b>')
  expect(description.querySelector('a, b')).toBeNull()
  expect(screen.getByText('Token ID').nextSibling?.textContent).toBe('7')
  fireEvent.click(screen.getByTestId('header-back'))
  await screen.findByTestId(itemId(7))
  expect(kit.isOpen()).toBe(true)
})

it('says that there are none, and how to receive some', async () => {
  const { screen } = await openNfts(pages([]))
  expect((await screen.findByTestId('nft-template-title')).textContent).toBe('No NFTs yet')
  fireEvent.click(screen.getByTestId('link-receive-funds'))
  await screen.findByRole('dialog', { name: 'Receive' })
})

it('says that all of them look like spam', async () => {
  const { screen } = await openNfts(pages([nft(8, { isSpam: true })]), { features: { receive: false } })
  expect((await screen.findByTestId('nft-template-description')).textContent).toContain('looks like spam')
  expect(screen.queryByTestId('link-receive-funds')).toBeNull()
})

// F1
it('offers to try again when the service is unavailable', async () => {
  let isDown = true
  const { screen } = await openNfts(() =>
    isDown ? new Response('No.', { status: 400 }) : pages([nft(7)])(null),
  )
  await screen.findByText('The NFTs are unavailable.')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByTestId(itemId(7))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

// F2
it('shows placeholders while it loads, and says when that takes long', async () => {
  const { screen } = await openNfts(() => new Promise(() => undefined))
  await screen.findByText('Loading NFTs')
  await screen.findByText('This is taking longer than usual.', {}, { timeout: 6_000 })
})

// F29
it('renders the rows in view of thousands', async () => {
  const thousand = (start: number) => Array.from({ length: 1_000 }, (_, index) => nft(start + index))
  const { screen } = await openNfts(pages(thousand(0), thousand(1_000), thousand(2_000)))
  const [first] = await screen.findAllByTestId(/^nft-item-/)
  expect(screen.getAllByTestId(/^nft-item-/).length).toBeLessThan(60)
  expect(first?.closest('[role=listitem]')?.getAttribute('aria-setsize')).toBe('1000')
})

it('loads the next page at the end of the list', async () => {
  const { screen, requests } = await openNfts(pages([nft(1)], [nft(2)], [nft(3)]))
  await screen.findByTestId(itemId(3))
  expect(requests.map((url) => url.searchParams.get('cursor'))).toEqual([null, '1', '2'])
})

it.each([false, undefined])('leaves no trace where the service is %s', async (service) => {
  const services = { walletDirectory: false, dataService: false, relay: false, nftService: service }
  const { screen, requests } = await openAccount(pages([]), { services })
  expect(screen.queryByTestId('tab-nfts')).toBeNull()
  expect(requests).toEqual([])
})
