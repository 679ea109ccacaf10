import { connectAborted } from '@wallet-kit/clients/errors/constants'
import { expect, it } from 'vitest'
import { createError } from '../../foundation/errors/createError.ts'
import { createRunning } from './createRunning.ts'

const reason = createError(connectAborted)

// F13
it('knows for which namespaces something still counts', () => {
  const running = createRunning()
  const first = running.begin(['eip155', 'solana'])
  expect(running.stillRunning(['eip155', 'solana', 'polkadot'], first)).toEqual(['eip155', 'solana'])
  running.finish(['eip155'])
  expect(running.stillRunning(['eip155', 'solana'], first)).toEqual(['solana'])
  const second = running.begin(['solana'])
  expect(running.stillRunning(['eip155', 'solana'], first)).toEqual([])
  expect(running.stillRunning(['eip155', 'solana'], second)).toEqual(['solana'])
  expect(first.signal.aborted).toBe(false)
})

// F13
it('ends something once none of its namespaces needs it any more', () => {
  const running = createRunning()
  const both = running.begin(['eip155', 'solana'])
  running.end(['eip155'], reason)
  expect(both.signal.aborted).toBe(false)
  expect(running.stillRunning(['eip155', 'solana'], both)).toEqual(['solana'])
  running.end(['polkadot'], reason)
  expect(both.signal.aborted).toBe(false)
  running.end(['solana'], reason)
  expect(both.signal.reason).toBe(reason)
})

// F25
it('ends everything', () => {
  const running = createRunning()
  const controllers = [running.begin(['eip155']), running.begin(['solana'])]
  running.endAll(reason)
  expect(controllers.map(({ signal }) => signal.reason)).toEqual([reason, reason])
})
