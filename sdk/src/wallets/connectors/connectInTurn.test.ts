import { expect, it, vi } from 'vitest'
import { connectInTurn } from './connectInTurn.ts'

const evm = { eip155: { addresses: ['0x1'], caipNetworkId: 'eip155:1' } } as const
const solana = { solana: { addresses: ['1'], caipNetworkId: 'solana:1' } } as const
const fails = () => Promise.reject(new Error('no network'))
const refuses = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))

it('collects the answers, asking the next question after the last answer', async () => {
  let answer: (() => void) | undefined
  const second = vi.fn(async () => solana)
  const connecting = connectInTurn([
    () =>
      new Promise((resolve) => {
        answer = () => resolve(evm)
      }),
    second,
  ])
  expect(second).not.toHaveBeenCalled()
  answer?.()
  await expect(connecting).resolves.toEqual({ ...evm, ...solana })
  await expect(connectInTurn([])).resolves.toEqual({})
})

// F16
it('keeps what was approved before a failure, and asks nothing more', async () => {
  const third = vi.fn(async () => solana)
  await expect(connectInTurn([async () => evm, fails, third])).resolves.toEqual(evm)
  expect(third).not.toHaveBeenCalled()
})

// F16
it('rejects with the first failure, and with a refusal in any case', async () => {
  await expect(connectInTurn([fails, async () => evm])).rejects.toThrow('no network')
  await expect(connectInTurn([async () => evm, refuses])).rejects.toMatchObject({ code: 4001 })
})
