import { connectAborted } from '@wallet-kit/clients/errors/constants'
import { expect, it } from 'vitest'
import { createError } from '../../foundation/errors/createError.ts'
import { createPendingTasks } from './createPendingTasks.ts'

const reason = createError(connectAborted)

// F13
it('knows for which namespaces something still counts', () => {
  const pendingTasks = createPendingTasks()
  const first = pendingTasks.begin(['eip155', 'solana'])
  expect(pendingTasks.stillPending(['eip155', 'solana', 'polkadot'], first)).toEqual(['eip155', 'solana'])
  pendingTasks.finish(['eip155'])
  expect(pendingTasks.stillPending(['eip155', 'solana'], first)).toEqual(['solana'])
  const second = pendingTasks.begin(['solana'])
  expect(pendingTasks.stillPending(['eip155', 'solana'], first)).toEqual([])
  expect(pendingTasks.stillPending(['eip155', 'solana'], second)).toEqual(['solana'])
  expect(first.signal.aborted).toBe(false)
})

// F13
it('ends something once none of its namespaces needs it any more', () => {
  const pendingTasks = createPendingTasks()
  const both = pendingTasks.begin(['eip155', 'solana'])
  pendingTasks.end(['eip155'], reason)
  expect(both.signal.aborted).toBe(false)
  expect(pendingTasks.stillPending(['eip155', 'solana'], both)).toEqual(['solana'])
  pendingTasks.end(['polkadot'], reason)
  expect(both.signal.aborted).toBe(false)
  pendingTasks.end(['solana'], reason)
  expect(both.signal.reason).toBe(reason)
})

// F25
it('ends everything', () => {
  const pendingTasks = createPendingTasks()
  const controllers = [pendingTasks.begin(['eip155']), pendingTasks.begin(['solana'])]
  pendingTasks.endAll(reason)
  expect(controllers.map(({ signal }) => signal.reason)).toEqual([reason, reason])
})
