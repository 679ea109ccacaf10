// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createMessageCatalog } from '../../foundation/messages/createMessageCatalog.ts'
import { ModalProviders } from '../../shell/ModalProviders.tsx'
import { testKit } from '../../test/testKit.ts'
import { type GridPlace, WalletGrid } from './WalletGrid.tsx'

afterEach(cleanup)

const wallets = Array.from({ length: 40 }, (_, index) => ({
  id: `${index}`.padStart(64, '0'),
  name: `Wallet ${index}`,
}))

const messages = createMessageCatalog()
const ignore = () => {}

const grid = (kit = testKit(), listed = wallets, place: GridPlace = { offset: 0, index: 0 }) => (
  <ModalProviders kit={kit} messages={messages}>
    <WalletGrid
      label="All wallets"
      wallets={listed}
      total={listed.length}
      busy={false}
      place={place}
      onPlace={ignore}
      onSelect={ignore}
      onEndReached={ignore}
    />
  </ModalProviders>
)

it('renders no more than the rows in view at first', () => {
  // Of rows of 125 px with three tiles, four are seen of 440 px.
  expect(renderToStaticMarkup(grid()).match(/data-tile="/g)).toHaveLength(12)
})

it('renders a tile again only where the tab stop was, and where it is', () => {
  // Documents of tests have no layout: without a height the grid has no rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440)
  const rendered: number[] = []
  const watched = wallets.map((wallet, index) => ({
    id: wallet.id,
    get name() {
      rendered.push(index)
      return wallet.name
    },
  }))
  const kit = testKit()
  const { rerender } = render(grid(kit, watched))
  expect(rendered).toContain(3)
  rendered.length = 0
  rerender(grid(kit, watched, { offset: 0, index: 1 }))
  expect([...new Set(rendered)]).toEqual([0, 1])
})
