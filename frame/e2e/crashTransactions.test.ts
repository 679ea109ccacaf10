/** @module-tag long */
import { expect, onTestFinished, test, vi } from 'vitest'
import { createKeyWorker } from '../src/keys/worker/createKeyWorker.ts'
import { startThread } from '../src/keys/worker/startThread.test.helper.ts'
import type { Status } from '../src/page/account/createAccount.ts'
import { answerRequest } from '../src/page/signing/answerRequest.ts'
import { startCountingNode } from './countingNode.test.helper.ts'
import { startParties } from './killedParties.test.helper.ts'
import { openVisitor } from './pageVisitor.test.helper.ts'
import { createPrintedMails } from './printedMails.test.helper.ts'

const count = Number(process.env.SIGN_INS ?? 4)

// Real processes that start again and again, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 + count * 10_000, hookTimeout: 60_000 })

const chain = { chainId: 1, name: 'Ethereum', nativeCurrency: { symbol: 'ETH', decimals: 18 } }

// F33
test('killed in the middle of transactions, the frame sends none twice', async () => {
  const mails = createPrintedMails()
  let killsIn = Number.POSITIVE_INFINITY
  let kill = () => {}
  const node = await startCountingNode(() => {
    killsIn -= 1
    if (killsIn <= 0) kill()
  })
  const networks = JSON.stringify([{ ...chain, rpcUrl: node.url }])
  const parties = await startParties({ mails, environment: { FRAME_NETWORKS: networks } })
  const worker = createKeyWorker({ start: () => startThread() })
  onTestFinished(() => worker.end())
  // The node has a transaction, and its answer is lost with the service: the hardest place to be killed in.
  kill = () => {
    killsIn = 2
    parties.killOne()
  }

  const visitor = openVisitor({
    ...{ origin: parties.origin, keeper: parties.keeper, mails, worker },
    fetch: globalThis.fetch,
  })
  await visitor.logIn('alice@mail.example')
  const { addresses } = await visitor.api.call<Status>('/status')
  if (!addresses) return expect.unreachable('a login without a key')
  killsIn = 2

  const hashes: string[] = []
  let lost = 0
  for (let number = 0; number < count * 2; number += 1) {
    await parties.ready()
    const before = node.sent.size
    const params = [{ from: addresses.eip155, to: addresses.accountOwner, value: `0x${number + 1}` }]
    const call = { method: 'eth_sendTransaction', params, chainId: 1, addresses }
    const { api, account } = visitor
    const config = { origins: [], keeper: parties.keeper, chains: [chain] }
    try {
      hashes.push(`${await answerRequest({ ...call, api, account, config })}`)
    } catch {
      lost += 1
    }
    // One request of the visitor is one transaction at most, whether or not its answer arrived.
    expect(node.sent.size - before).toBeLessThanOrEqual(1)
  }
  await parties.ready()
  expect([...node.sent.values()].filter((times) => times > 1)).toEqual([])
  for (const hash of hashes) expect(node.sent.get(hash)).toBe(1)
  expect(hashes.length + lost).toBe(count * 2)
  expect(lost).toBeGreaterThan(0)
  expect(hashes.length).toBeGreaterThan(0)
})
