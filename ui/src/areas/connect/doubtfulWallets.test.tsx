// @vitest-environment happy-dom
import { solana } from '@wallet-kit/sdk/networks'
import { createScriptedSolanaWallet, registerStandardWallet } from '@wallet-kit/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { stubNode } from '../../test/stubNode.ts'
import { networks, testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'

const solanaKey = '4Cfc4TJ6dsWwLcw8aJ5uhx7UJKPR5VGXTu2iJr5bVRoTDsxzb6qfJrzR5HNhBcwGwsXqGeHzDR3eUWLr7MRnska8'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  stubNode()
  onTestFinished(
    registerStandardWallet(createScriptedSolanaWallet({ name: 'MetaMask', accounts: [solanaKey] }).wallet),
  )
})
afterEach(() => {
  document.body.innerHTML = ''
})

async function findRow(testId: string, wallets: Parameters<typeof testKit>[0] = {}) {
  const kit = testKit({ networks: [...networks, solana], ...wallets })
  await kit.open()
  return modalScreen().findByTestId(testId)
}

// T16
describe('a wallet that registers itself under a known name', () => {
  it('shows that it gives no domain name', async () => {
    const row = await findRow('wallet-selector-standard.metamask')
    expect(row.textContent).toContain('No domain name')
  })

  it('does not hide behind the announced wallet that it is merged into', async () => {
    const row = await findRow('wallet-selector-io.metamask', {
      wallets: [testWallet('MetaMask', 'io.metamask')],
    })
    expect(row.textContent).toContain('io.metamask')
  })
})
