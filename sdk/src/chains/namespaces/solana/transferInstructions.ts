import { type Address, address, getAddressEncoder, getProgramDerivedAddress } from '@solana/addresses'
import { getStructEncoder, getU8Encoder, getU32Encoder, getU64Encoder } from '@solana/codecs'
import { AccountRole, type Instruction } from '@solana/instructions'

/** Owner of the accounts that people hold. */
export const systemProgram = address('11111111111111111111111111111111')
/** Limit and price of a transaction. */
export const computeBudgetProgram = address('ComputeBudget111111111111111111111111111111')
const associatedTokenProgram = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** SPL Token and Token-2022. */
export const tokenPrograms: readonly Address[] = [
  address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
]

const bytes = (view: Readonly<ArrayLike<number>>) => Uint8Array.from(view)

/**
 * Priority of a transfer: at most 10 000 lamports, whatever it does.
 *
 * @param units The budget, which a transaction cannot exceed.
 */
export function setBudget(units: number): readonly Instruction[] {
  const microLamports = 10_000_000_000n / BigInt(units)
  const limit = getStructEncoder([
    ['kind', getU8Encoder()],
    ['units', getU32Encoder()],
  ]).encode({ kind: 2, units })
  const price = getStructEncoder([
    ['kind', getU8Encoder()],
    ['microLamports', getU64Encoder()],
  ]).encode({ kind: 3, microLamports })
  return [price, limit].map((data) => ({ programAddress: computeBudgetProgram, data: bytes(data) }))
}

export interface SolTransfer {
  readonly from: Address
  readonly to: Address
  readonly lamports: bigint
}

/** Instruction 2 of the System program. */
export function transferSol({ from, to, lamports }: SolTransfer): Instruction {
  const data = getStructEncoder([
    ['kind', getU32Encoder()],
    ['lamports', getU64Encoder()],
  ]).encode({ kind: 2, lamports })
  return {
    programAddress: systemProgram,
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data: bytes(data),
  }
}

export interface TokenOwner {
  readonly owner: Address
  readonly mint: Address
  readonly tokenProgram: Address
}

/** The account in which an owner holds a token. */
export async function getTokenAccount({ owner, mint, tokenProgram }: TokenOwner): Promise<Address> {
  const seeds = [owner, tokenProgram, mint].map((seed) => getAddressEncoder().encode(seed))
  const [account] = await getProgramDerivedAddress({ programAddress: associatedTokenProgram, seeds })
  return account
}

/** `CreateIdempotent` of the associated token account program. */
export function createTokenAccount(
  payer: Address,
  account: Address,
  { owner, mint, tokenProgram }: TokenOwner,
): Instruction {
  return {
    programAddress: associatedTokenProgram,
    accounts: [
      { address: payer, role: AccountRole.WRITABLE_SIGNER },
      { address: account, role: AccountRole.WRITABLE },
      { address: owner, role: AccountRole.READONLY },
      { address: mint, role: AccountRole.READONLY },
      { address: systemProgram, role: AccountRole.READONLY },
      { address: tokenProgram, role: AccountRole.READONLY },
    ],
    data: Uint8Array.of(1),
  }
}

export interface TokenTransfer {
  readonly source: Address
  readonly destination: Address
  readonly authority: Address
  readonly mint: Address
  readonly tokenProgram: Address
  readonly amount: bigint
  readonly decimals: number
}

/** `TransferChecked`, which fails when the token has other decimals. */
export function transferToken(transfer: TokenTransfer): Instruction {
  const { source, destination, authority, mint, tokenProgram, amount, decimals } = transfer
  const data = getStructEncoder([
    ['kind', getU8Encoder()],
    ['amount', getU64Encoder()],
    ['decimals', getU8Encoder()],
  ]).encode({ kind: 12, amount, decimals })
  return {
    programAddress: tokenProgram,
    accounts: [
      { address: source, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: destination, role: AccountRole.WRITABLE },
      { address: authority, role: AccountRole.READONLY_SIGNER },
    ],
    data: bytes(data),
  }
}
