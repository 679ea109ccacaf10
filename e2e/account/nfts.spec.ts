import { openAccount, openSolanaAccount } from '../support/pages/account.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { requestNode } from '../support/wallets/requestNode.ts'

const alice = 'f39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** `ownerOf(uint256)` */
const ownerOf = '0x6352211e'

// T7
test('shows the NFTs of an EVM account as the chain has them, its images, and one in full', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card, title } = modal(page)
  await card.getByTestId('tab-nfts').click()
  const item = card
    .getByTestId(/^nft-item-/)
    .filter({ hasText: 'Harbour Light' })
    .first()
  await expect(item.locator('[data-image-state]').first()).toHaveAttribute('data-image-state', 'loaded')
  const [, contract, tokenId] =
    (await item.getAttribute('data-testid'))?.match(/^nft-item-(\w+)-(\d+)$/) ?? []
  const data = `${ownerOf}${BigInt(tokenId ?? '')
    .toString(16)
    .padStart(64, '0')}`
  const owner = await requestNode(sandbox, 1, 'eth_call', [{ to: contract, data }, 'latest'])
  expect(String(owner).toLowerCase()).toContain(alice.toLowerCase())

  await expect(card.getByText('https://')).toHaveCount(0)
  await card.getByTestId('nft-toggle-spam').click()
  await expect(
    card
      .getByTestId(/^nft-item-/)
      .filter({ hasText: 'Possible spam' })
      .first(),
  ).toBeVisible()
  await item.click()
  await expect(title).toContainText('Harbour Light')
  await expect(card.getByTestId('nft-description')).toHaveText('A lamp of the harbour wall at dusk.')
  await expect(card).toContainText('Ethereum')
  await card.getByTestId('header-back').click()
  await expect(item).toBeFocused()
  const requests = await sandbox.requests()
  expect(requests.filter(({ operations }) => operations.includes('getNfts'))).toHaveLength(1)
})

test('shows the NFTs of a Solana account, with metadata of Token-2022 and of Metaplex', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false }, { namespaces: ['solana'] })
  await openSolanaAccount(page)
  await modal(page).card.getByTestId('tab-nfts').click()
  const items = modal(page).card.getByTestId(/^nft-item-/)
  for (const name of ['Glass Float', 'Sea Glass']) {
    const item = items.filter({ hasText: name }).first()
    await expect(item.locator('[data-image-state]').first()).toHaveAttribute('data-image-state', 'loaded')
  }
})
