import { type Address, getAddressEncoder } from '@solana/addresses'
import { AccountRole, type Instruction } from '@solana/instructions'
import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/transaction-messages'
import { compileTransaction, getTransactionEncoder } from '@solana/transactions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeBudgetProgram as budgetProgram,
  createTokenAccount,
  setBudget,
  systemProgram,
  tokenPrograms,
  transferSol,
  transferToken,
} from '../transferInstructions.ts'
import { reviewSolanaTransaction } from './reviewSolanaTransaction.ts'

const [tokenProgram, token2022] = tokenPrograms as readonly [Address, Address]
const [payer, other, mint, source, destination] = [
  'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
] as unknown as readonly [Address, Address, Address, Address, Address]
const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ4sGjMW1sUnHz'
const addressBytes = (address: Address) => [...getAddressEncoder().encode(address)]
const u64 = (value: bigint) => [...new Uint8Array(new BigUint64Array([value]).buffer)]

function build(...instructions: readonly Instruction[]): Uint8Array {
  const empty = setTransactionMessageFeePayer(payer, createTransactionMessage({ version: 0 }))
  const lifetime = { blockhash: blockhash as never, lastValidBlockHeight: 9n }
  const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, empty)
  const message = appendTransactionMessageInstructions(instructions, timed)
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)))
}

/** An instruction of a program, whose accounts are writable. */
const instruct = (
  programAddress: Address,
  accounts: readonly Address[],
  ...data: readonly number[]
): Instruction => ({
  programAddress,
  accounts: accounts.map((address) => ({ address, role: AccountRole.WRITABLE })),
  data: Uint8Array.from(data),
})
const review = (...instructions: readonly Instruction[]) => reviewSolanaTransaction(build(...instructions))

// T5
describe('the price of a transaction', () => {
  const limit = (units: number) =>
    instruct(budgetProgram, [], 2, ...new Uint8Array(new Uint32Array([units]).buffer))
  const price = (microLamports: bigint) => instruct(budgetProgram, [], 3, ...u64(microLamports))

  it.each([
    ['0.1 SOL', [limit(100_000), price(10n ** 9n)], false],
    ['a lamport more', [limit(100_001), price(10n ** 9n)], true],
    ['all that an account has, without a limit', [price(10n ** 15n)], true],
    ['what it usually is, without a limit', [price(50_000n)], false],
    ['a limit alone', [limit(1_400_000)], false],
  ])('%s', async (_, instructions, isDangerous) => {
    expect(await review(...instructions)).toMatchObject({ isDangerous })
  })
})

describe('what a transaction moves', () => {
  it('is named, with its budget and the account that it creates', async () => {
    const owned = { owner: other, mint, tokenProgram }
    const amount = 7n
    expect(
      await review(
        ...setBudget(500),
        createTokenAccount(payer, destination, owned),
        transferToken({ source, destination, authority: payer, mint, tokenProgram, amount, decimals: 6 }),
        transferSol({ from: payer, to: other, lamports: 5n }),
      ),
    ).toEqual({
      actions: [
        { type: 'budget', microLamports: 20_000_000n },
        { type: 'budget', units: 500 },
        { type: 'tokenAccount', owner: other, mint },
        { type: 'transfer', from: source, to: destination, mint, amount },
        { type: 'send', from: payer, to: other, amount: 5n },
      ],
      isDangerous: false,
    })
  })

  it('is named without its mint, where the instruction has none', async () => {
    const transfer = instruct(token2022, [source, destination, payer], 3, ...u64(7n))
    expect(await review(transfer)).toEqual({
      actions: [{ type: 'transfer', from: source, to: destination, amount: 7n }],
      isDangerous: false,
    })
  })
})

// T5
describe('what a transaction grants', () => {
  const largest = 2n ** 64n - 1n
  const allowance = { type: 'allowance', account: source, spender: other }

  it.each<[name: string, instruction: Instruction, action: object]>([
    [
      'an allowance',
      instruct(tokenProgram, [source, other, payer], 4, ...u64(7n)),
      { ...allowance, amount: 7n, isUnlimited: false },
    ],
    [
      'an unlimited allowance',
      instruct(tokenProgram, [source, other, payer], 4, ...u64(largest)),
      { ...allowance, amount: largest, isUnlimited: true },
    ],
    [
      'an allowance that names its mint',
      instruct(token2022, [source, mint, other, payer], 13, ...u64(7n), 6),
      { ...allowance, mint, amount: 7n, isUnlimited: false },
    ],
    [
      'the account itself',
      instruct(tokenProgram, [source, payer], 6, 2, 1, ...addressBytes(other)),
      { type: 'authority', account: source, authority: 'own the account', to: other },
    ],
    [
      'the closing of the account',
      instruct(tokenProgram, [source, payer], 6, 3, 1, ...addressBytes(other)),
      { type: 'authority', account: source, authority: 'close the account', to: other },
    ],
    [
      'the right to mint, to none',
      instruct(tokenProgram, [mint, payer], 6, 0, 0),
      { type: 'authority', account: mint, authority: 'mint tokens' },
    ],
    [
      'the wallet to a program',
      instruct(systemProgram, [payer], 1, 0, 0, 0, ...addressBytes(other)),
      { type: 'assignment', account: payer, program: other },
    ],
    [
      'the deposit of an account',
      instruct(tokenProgram, [source, other, payer], 9),
      { type: 'closing', account: source, to: other },
    ],
  ])('%s is named, and dangerous', async (_, instruction, action) => {
    expect(await review(instruction)).toEqual({ actions: [action], isDangerous: true })
  })

  it.each<[name: string, instruction: Instruction]>([
    ['a revocation', instruct(tokenProgram, [source, payer], 5)],
    ['an allowance of nothing', instruct(tokenProgram, [source, other, payer], 4, ...u64(0n))],
  ])('%s is not dangerous', async (_, instruction) => {
    expect(await review(instruction)).toMatchObject({ isDangerous: false, actions: [{ account: source }] })
  })
})

// T4, T5
describe('what is not understood', () => {
  it.each<[name: string, instruction: Instruction]>([
    ['another program', instruct(mint, [payer], 1)],
    ['another instruction of the System program: a nonce', instruct(systemProgram, [payer], 4, 0, 0, 0)],
    ['another instruction of a token', instruct(tokenProgram, [source], 7, ...u64(7n))],
    ['bytes after the arguments', instruct(tokenProgram, [source, other, payer], 4, ...u64(7n), 0)],
    ['an unknown authority', instruct(tokenProgram, [source, payer], 6, 9, 0)],
    ['an authority that is cut off', instruct(tokenProgram, [source, payer], 6, 2, 1, 7)],
    ['too few accounts', instruct(tokenProgram, [source], 3, ...u64(7n))],
    ['no data', instruct(tokenProgram, [source])],
    [
      'another instruction of token accounts',
      instruct('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address, [payer, source, other, mint], 2),
    ],
    ['another budget', instruct('ComputeBudget111111111111111111111111111111' as Address, [], 1, 0, 0, 0, 0)],
  ])('%s is unknown, and dangerous', async (_, instruction) => {
    const { actions, isDangerous } = await review(instruction)
    expect(actions).toMatchObject([{ type: 'unknown', program: instruction.programAddress }])
    expect(isDangerous).toBe(true)
  })

  it('includes every byte of an instruction', async () => {
    const data = [4, ...u64(7n)]
    const reviewOf = (bytes: readonly number[]) =>
      review(instruct(tokenProgram, [source, other, payer], ...bytes))
    const original = await reviewOf(data)
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 8 }), fc.integer({ min: 1, max: 255 }), async (index, change) => {
        const changed = data.map((byte, at) => (at === index ? byte ^ change : byte))
        expect(await reviewOf(changed)).not.toEqual(original)
      }),
    )
  })

  it('is all of it, where the bytes are no transaction', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const { actions } = await reviewSolanaTransaction(bytes)
        expect(Array.isArray(actions)).toBe(true)
      }),
    )
    expect(await reviewSolanaTransaction(Uint8Array.of(1, 2))).toEqual({
      actions: [{ type: 'unknown', data: '0102' }],
      isDangerous: true,
    })
  })

  it('is refused where it is no transaction object', async () => {
    await expect(reviewSolanaTransaction({} as never)).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  })
})
