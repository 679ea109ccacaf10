import { type Address, address } from '@solana/addresses'
import type { Instruction } from '@solana/instructions'
import { describe, expect, it } from 'vitest'
import { firstSolanaAddress, secondSolanaAddress } from '../../../test/testPage.test.helper.ts'
import { buildWire } from './buildWire.test.helper.ts'
import { isRecordedTransfer } from './isRecordedTransfer.ts'
import {
  createTokenAccount,
  getTokenAccount,
  setBudget,
  type TokenTransfer,
  tokenPrograms,
  transferSol,
  transferToken,
} from './transferInstructions.ts'

const [alice, bob] = [address(firstSolanaAddress), address(secondSolanaAddress)]
const thief = address('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')
const mint = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const [source, otherSource] = [
  address('4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ4sGjMW1sUnHz'),
  address('9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'),
]
const [tokenProgram = mint, token2022 = mint] = tokenPrograms
const budget = setBudget(500)
const destination = await getTokenAccount({ owner: bob, mint, tokenProgram })
const [thiefs, bobs2022] = await Promise.all([
  getTokenAccount({ owner: thief, mint, tokenProgram }),
  getTokenAccount({ owner: bob, mint, tokenProgram: token2022 }),
])

// T3, T5, F35
describe('SOL of an earlier visit', () => {
  const recorded = { sender: alice, recipient: bob, amount: 7n }
  const transfer = transferSol({ from: alice, to: bob, lamports: 7n })

  it.each<[what: string, instructions: readonly Instruction[]]>([
    ['as it was sent', [...budget, transfer]],
    ['with another fee', [transfer, ...setBudget(900)]],
  ])('is what was recorded %s', async (_, instructions) => {
    await expect(isRecordedTransfer(buildWire(instructions), recorded)).resolves.toBe(true)
  })

  it.each<[what: string, wire: Uint8Array]>([
    ['another receiver', buildWire([transferSol({ from: alice, to: thief, lamports: 7n })])],
    ['another amount', buildWire([transferSol({ from: alice, to: bob, lamports: 8n })])],
    ['one more transfer', buildWire([transfer, transferSol({ from: alice, to: thief, lamports: 1n })])],
    ['no transfer', buildWire([...budget])],
    ['another payer', buildWire([transfer], { payer: thief })],
    ['bytes that are no transaction', new Uint8Array(100)],
  ])('is something else with %s', async (_, wire) => {
    await expect(isRecordedTransfer(wire, recorded)).resolves.toBe(false)
  })
})

// T3, T5, F35
describe('a token of an earlier visit', () => {
  const recorded = { sender: alice, recipient: bob, amount: 7n, mint }
  const take = (amount: bigint, changed: Partial<TokenTransfer> = {}) =>
    transferToken({
      source,
      destination,
      authority: alice,
      mint,
      tokenProgram,
      amount,
      decimals: 6,
      ...changed,
    })
  const open = (account: Address, owner: Address) =>
    createTokenAccount(alice, account, { owner, mint, tokenProgram })

  it.each<[what: string, instructions: readonly Instruction[]]>([
    ['from one account', [...budget, take(7n)]],
    ['to an account that it opens', [...budget, open(destination, bob), take(7n)]],
    ['from two accounts', [...budget, take(4n), take(3n, { source: otherSource })]],
    ['of Token-2022', [...budget, take(7n, { tokenProgram: token2022, destination: bobs2022 })]],
  ])('is what was recorded %s', async (_, instructions) => {
    await expect(isRecordedTransfer(buildWire(instructions), recorded)).resolves.toBe(true)
  })

  it.each<[what: string, instructions: readonly Instruction[]]>([
    ['another receiver', [take(7n, { destination: thiefs })]],
    ['another amount', [take(8n)]],
    ['a second transfer that takes more', [take(7n), take(1n, { source: otherSource })]],
    ['a second transfer to another account', [take(4n), take(3n, { destination: thiefs })]],
    ['another token', [take(7n, { mint: thief })]],
    ['an account that it opens for another owner', [open(thiefs, thief), take(7n)]],
    ['an account that it opens, and nothing else', [open(destination, bob)]],
    ['SOL in its place', [transferSol({ from: alice, to: bob, lamports: 7n })]],
    ['SOL beside it', [take(7n), transferSol({ from: alice, to: thief, lamports: 1n })]],
    ['an instruction that is cut', [{ ...take(7n), data: Uint8Array.of(12, 7, 0) }]],
    ['nothing', []],
  ])('is something else with %s', async (_, instructions) => {
    await expect(isRecordedTransfer(buildWire(instructions), recorded)).resolves.toBe(false)
  })

  it('is something else than SOL was', async () => {
    const sol = { sender: alice, recipient: bob, amount: 7n }
    await expect(isRecordedTransfer(buildWire([take(7n)]), sol)).resolves.toBe(false)
  })
})
