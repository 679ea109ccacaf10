import { createTestKit, createTestWallet } from '../../../../test/testPage.test.helper.ts'
import { connect } from '../../../../wallets/connection/connect.ts'

/** A reply, or a function that is called for each. An error is thrown. */
type Replies = Record<string, unknown>

/** A connected kit whose wallet replies to some methods as the test wants. Collects the requests. */
export async function connected(replies: Replies = {}, options: Parameters<typeof createTestKit>[0] = {}) {
  const wallet = createTestWallet()
  const { request } = wallet.provider
  const sent: { readonly method: string; readonly params?: unknown }[] = []
  wallet.provider.request = async (args) => {
    sent.push(args)
    if (!(args.method in replies)) return request(args)
    const reply = replies[args.method]
    if (reply instanceof Error) throw reply
    return typeof reply === 'function' ? reply() : reply
  }
  const kit = createTestKit(options)
  await connect(kit, { connectorId: 'test.wallet' })
  const asked = (method: string) => sent.filter((args) => args.method === method)
  return { kit, wallet, asked }
}
