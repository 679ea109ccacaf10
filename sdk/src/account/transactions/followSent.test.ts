// @vitest-environment happy-dom
import { transactionReplaced } from '@wallet-kit/clients/errors/constants'
import { describe, expect, it, vi } from 'vitest'
import { createError } from '../../foundation/errors/createError.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { getKitState } from '../../foundation/stores/kitState.ts'
import { createMemoryStorage, createTestKit, firstAddress } from '../../test/testPage.test.helper.ts'
import type { SentTransfer } from '../sending/SentTransfer.ts'
import { transferKind } from '../sending/sentTransfers.ts'
import { checkSent, followSent } from './followSent.ts'
import type { Outcome } from './SentKind.ts'

type Reply = Outcome | Error

/** A transfer that has just been sent, and whose status nodes report as the test wants. */
function send(reply: () => Promise<Reply>) {
  const storage = createMemoryStorage()
  const kit = createTestKit({ storage })
  const confirmed: string[] = []
  const looks: boolean[] = []
  const kind = {
    ...transferKind,
    load: async () => ({}) as never,
    async readOutcome(...[, , , { isLate }]: Parameters<typeof transferKind.readOutcome>) {
      looks.push(isLate)
      const outcome = await reply()
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    confirmed: (_: unknown, { id }: SentTransfer) => void confirmed.push(id),
  }
  const sent: SentTransfer = {
    ...{ id: '0x1', caipNetworkId: 'eip155:1', sender: firstAddress, recipient: firstAddress, amount: 1n },
    ...{ canSpeedUp: true, sentAt: Date.now(), status: 'pending' },
  }
  const { put, store, followed } = getKitState(kit._internal, transferKind.ledger)
  put(sent)
  return {
    ...{ kit, confirmed, looks, followed },
    status: () => store.getState().list[0]?.status,
    isStored: () => storage.getItem('@appkit/sent_transfers') !== null,
    follow: () => followSent(kit, kind, {} as never, sent),
    check: (id = sent.id) => checkSent(kit, kind, { id }),
  }
}

/** A reply that is held back. */
function hold() {
  let resolve = (_: Reply) => {}
  const promise = new Promise<Reply>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (reply: Reply) => resolve(reply) }
}

// F35
describe('what was sent', () => {
  it.each(['confirmed', 'failed', 'replaced', 'altered'] as const)(
    'is no longer stored once it is %s, and no longer looked at',
    async (status) => {
      const { follow, check, looks, confirmed, isStored, ...sent } = send(async () => ({ status }))
      expect(isStored()).toBe(true)
      await follow()
      expect([sent.status(), isStored(), confirmed.length]).toEqual([
        status,
        false,
        status === 'confirmed' ? 1 : 0,
      ])
      await expect(check()).resolves.toBe(true)
      expect(looks).toEqual([false])
    },
  )

  it.each([
    ['replaced', createError(transactionReplaced, { context: {} }), false],
    ['unknown', new Error('down'), true],
  ] as const)('is %s where the wait ends with an error of that kind', async (status, error, isKept) => {
    const { follow, isStored, ...sent } = send(async () => error)
    await follow()
    expect([sent.status(), isStored()]).toEqual([status, isKept])
  })

  it('stays as it is where a look ends with an error, and is settled by one that does not', async () => {
    const replies: Reply[] = [new Error('down'), { status: 'confirmed' }]
    const { check, confirmed, looks, ...sent } = send(async () => replies.shift() ?? new Error('none'))
    await expect(check()).resolves.toBe(false)
    expect(sent.status()).toBe('pending')
    await expect(check()).resolves.toBe(true)
    expect([sent.status(), confirmed, looks]).toEqual(['confirmed', ['0x1'], [true, true]])
  })

  it('is looked at by one at a time, and not at all under an id that was not sent', async () => {
    const { promise, resolve } = hold()
    const { follow, check, followed, looks } = send(() => promise)
    const following = follow()
    await expect(check()).resolves.toBe(false)
    await expect(check('0x2')).resolves.toBe(false)
    resolve({ status: 'confirmed' })
    await following
    expect([looks, followed.size]).toEqual([[false], 0])
  })

  it('has what the account holds read again', async () => {
    const { follow, kit } = send(async () => ({ status: 'failed' }))
    const invalidate = vi.spyOn(getQueryClient(kit), 'invalidateQueries')
    await follow()
    expect(invalidate).toHaveBeenCalledTimes(1)
  })

  // F25
  it('keeps its status when the kit is destroyed meanwhile', async () => {
    const { promise, resolve } = hold()
    const { follow, kit, isStored, ...sent } = send(() => promise)
    const following = follow()
    kit.destroy()
    resolve(new Error('aborted'))
    await following
    expect([sent.status(), isStored()]).toEqual(['pending', true])
  })
})
