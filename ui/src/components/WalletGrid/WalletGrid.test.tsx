// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createMessageCatalog } from '../../messages/createMessageCatalog.ts'
import { ModalProviders } from '../../modal/ModalProviders.tsx'
import { testKit } from '../../testing/testKit.ts'
import { WalletGrid } from './WalletGrid.tsx'

const wallets = Array.from({ length: 40 }, (_, index) => ({
  id: `${index}`.padStart(64, '0'),
  name: `Wallet ${index}`,
}))

const grid = () => (
  <ModalProviders kit={testKit()} messages={createMessageCatalog()}>
    <WalletGrid
      label="All wallets"
      wallets={wallets}
      total={wallets.length}
      busy={false}
      place={{ offset: 0, index: 0 }}
      onPlace={() => {}}
      onSelect={() => {}}
      onEndReached={() => {}}
    />
  </ModalProviders>
)

it('renders no more than the rows in view at first', () => {
  // Of rows of 125 px with three tiles, four are seen of 440 px.
  expect(renderToStaticMarkup(grid()).match(/data-tile="/g)).toHaveLength(12)
})
