import { type Address, getProgramDerivedAddress } from '@solana/addresses'
import { AccountRole } from '@solana/instructions'
import { getAddressEncoder } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import {
  createTokenAccount,
  getTokenAccount,
  setBudget,
  tokenPrograms,
  transferSol,
  transferToken,
} from './transferInstructions.ts'

const [token, token2022] = tokenPrograms as readonly [Address, Address]
const [payer, recipient, mint, source, destination] = [
  'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
] as unknown as readonly [Address, Address, Address, Address, Address]
const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address

describe('the instructions of a transfer', () => {
  it('set a price and a limit whose product is 10 000 lamports', () => {
    const programAddress = 'ComputeBudget111111111111111111111111111111'
    expect(setBudget(500)).toEqual([
      // SetComputeUnitPrice, 20 000 000 microlamports as u64.
      { programAddress, data: Uint8Array.of(3, 0x00, 0x2d, 0x31, 0x01, 0, 0, 0, 0) },
      // SetComputeUnitLimit, 500 as u32.
      { programAddress, data: Uint8Array.of(2, 0xf4, 0x01, 0, 0) },
    ])
    const price = setBudget(100_000)[0]?.data
    expect(price).toEqual(Uint8Array.of(3, 0xa0, 0x86, 0x01, 0, 0, 0, 0, 0))
  })

  it('transfer SOL by the System program', () => {
    expect(transferSol({ from: payer, to: recipient, lamports: 2n ** 40n + 5n })).toEqual({
      programAddress: '11111111111111111111111111111111',
      accounts: [
        { address: payer, role: AccountRole.WRITABLE_SIGNER },
        { address: recipient, role: AccountRole.WRITABLE },
      ],
      data: Uint8Array.of(2, 0, 0, 0, 5, 0, 0, 0, 0, 1, 0, 0),
    })
  })

  it.each([
    ['SPL Token', token],
    ['Token-2022', token2022],
  ])('find the account of a token of %s', async (_, tokenProgram) => {
    const account = await getTokenAccount({ owner: recipient, mint, tokenProgram })
    const seeds = [recipient, tokenProgram, mint].map((seed) => getAddressEncoder().encode(seed as never))
    const [expected] = await getProgramDerivedAddress({ programAddress: associatedTokenProgram, seeds })
    expect(account).toBe(expected)
  })

  it('create the account of the recipient where there is none', () => {
    const receiver = { owner: recipient, mint, tokenProgram: token2022 }
    expect(createTokenAccount(payer, destination, receiver)).toEqual({
      programAddress: associatedTokenProgram,
      accounts: [
        { address: payer, role: AccountRole.WRITABLE_SIGNER },
        { address: destination, role: AccountRole.WRITABLE },
        { address: recipient, role: AccountRole.READONLY },
        { address: mint, role: AccountRole.READONLY },
        { address: '11111111111111111111111111111111', role: AccountRole.READONLY },
        { address: token2022, role: AccountRole.READONLY },
      ],
      data: Uint8Array.of(1),
    })
  })

  it('transfer a token with its decimals', () => {
    const transfer = { source, destination, authority: payer, mint, tokenProgram: token }
    expect(transferToken({ ...transfer, amount: 258n, decimals: 6 })).toEqual({
      programAddress: token,
      accounts: [
        { address: source, role: AccountRole.WRITABLE },
        { address: mint, role: AccountRole.READONLY },
        { address: destination, role: AccountRole.WRITABLE },
        { address: payer, role: AccountRole.READONLY_SIGNER },
      ],
      data: Uint8Array.of(12, 2, 1, 0, 0, 0, 0, 0, 0, 6),
    })
  })
})
