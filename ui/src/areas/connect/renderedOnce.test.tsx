// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { stubNode } from '../../test/stubNode.ts'
import { testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'

const rendered = vi.hoisted(() => vi.fn())
vi.mock('./rows/InstalledRow.tsx', async (load) => {
  const { InstalledRow } = await load<typeof import('./rows/InstalledRow.tsx')>()
  return {
    InstalledRow(props: Parameters<typeof InstalledRow>[0]) {
      rendered()
      return <InstalledRow {...props} />
    },
  }
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  stubNode()
})
afterEach(() => {
  document.body.innerHTML = ''
})

it('renders a row once until the directory has answered', async () => {
  const asked = vi.fn()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', async () => {
    asked()
    await answered
    return Response.json({ data: [{ id: '1'.padStart(64, '0'), name: 'Orchard Wallet' }], count: 1 })
  })
  const kit = testKit({ wallets: [testWallet()], services: { walletDirectory: 'https://directory.example' } })
  await kit.open()
  // The modal has been painted, and what reads the directory is in it.
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(rendered).toHaveBeenCalledOnce()
  answer()
  await modalScreen().findByText('Orchard Wallet')
})
