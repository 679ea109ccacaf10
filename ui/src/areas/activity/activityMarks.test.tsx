// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openConnected } from '../../test/openConnected.ts'
import { stubServices, usdcAddress } from '../../test/stubServices.ts'

const bob = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const hash = `0x${'ab'.repeat(32)}`
const dataServiceIcon = (name: string) => `https://data.example/icons/${name}.svg`

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  // The list is as high as what it measures.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(290)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(62)
})
afterEach(() => {
  document.body.innerHTML = ''
})

const moved = (direction: 'in' | 'out', symbol: string) => ({
  fungible_info: { name: symbol, symbol, icon: { url: dataServiceIcon(symbol) } },
  nft_info: null,
  direction,
  quantity: { numeric: '1' },
  value: null,
  price: null,
})

async function showRow(operationType: string, sentTo: string, transfers: readonly object[] = []) {
  const metadata = {
    operationType,
    hash,
    minedAt: '2026-03-30T12:11:10Z',
    nonce: 1,
    chain: 'eip155:1',
    sentFrom: bob,
    sentTo,
    status: 'confirmed',
    application: null,
  }
  stubServices({ service: { '/history': { data: [{ id: 'a', metadata, transfers }], next: null } } })
  const { screen } = await openConnected('Transactions')
  const row = await screen.findByTestId(`activity-item-${hash}`)
  return { row, pictures: () => [...row.querySelectorAll('img')].map(({ src }) => src) }
}

it('a swap shows the paid token and the received one', async () => {
  const { pictures } = await showRow('trade', bob, [moved('out', 'ETH'), moved('in', 'DAI')])
  await vi.waitFor(() => expect(pictures()).toEqual([dataServiceIcon('ETH'), dataServiceIcon('DAI')]))
})

it('a transfer shows the moved token', async () => {
  const { pictures } = await showRow('send', bob, [moved('out', 'ETH')])
  await vi.waitFor(() => expect(pictures()).toEqual([dataServiceIcon('ETH')]))
})

it('an approval names a token that the account holds by its symbol', async () => {
  const { row } = await showRow('approve', usdcAddress)
  await vi.waitFor(() => expect(row.textContent).toContain('ApprovedUSDC'))
})

it('and any other contract by its address', async () => {
  const { row } = await showRow('approve', bob)
  expect(row.textContent).toContain('Approved0x70…dc79c8')
})
