import type { Address, Option, ReadonlyUint8Array } from '@solana/kit'
import {
  AccountState,
  getMintDecoder,
  getTokenDecoder,
  type Mint,
  TOKEN_PROGRAM_ADDRESS,
  type Token,
} from '@solana-program/token'
import type { LiteSVM } from 'litesvm'
import { formatUnits } from 'viem'
import { token2022ProgramAddress } from './solanaDefinition.ts'

export const tokenPrograms: readonly Address[] = [TOKEN_PROGRAM_ADDRESS, token2022ProgramAddress]

/** The part of an account that decides how its data is decoded. */
export interface ProgramAccount {
  readonly programAddress: Address
  readonly data: ReadonlyUint8Array
}

const mintLength = 82
const tokenLength = 165
/** Offset of a mint's decimals, after its authority and its supply. */
const decimalsOffset = 44
/** Account type of Token-2022, the byte after the fixed part. */
const isMint = 1
const isToken = 2

/** Decodes a token account; undefined for any other account. */
export function decodeTokenAccount({ programAddress, data }: ProgramAccount): Token | undefined {
  if (!tokenPrograms.includes(programAddress)) return undefined
  const fits = data.length === tokenLength || (data.length > tokenLength && data[tokenLength] === isToken)
  return fits ? getTokenDecoder().decode(data.slice(0, tokenLength)) : undefined
}

/** Decodes a mint account; undefined for any other account. */
export function decodeMintAccount(account: ProgramAccount): Mint | undefined {
  return isMintAccount(account) ? getMintDecoder().decode(account.data.slice(0, mintLength)) : undefined
}

function isMintAccount({ programAddress, data }: ProgramAccount): boolean {
  if (!tokenPrograms.includes(programAddress)) return false
  return data.length === mintLength || (data.length > tokenLength && data[tokenLength] === isMint)
}

/** Whether a token is non-fungible: there is one, and it cannot be divided. */
export function isNft({ decimals, supply }: Mint): boolean {
  return decimals === 0 && supply === 1n
}

/** A token amount as JSON-RPC represents it. */
export interface UiTokenAmount {
  readonly amount: string
  readonly decimals: number
  readonly uiAmount: number
  readonly uiAmountString: string
}

export function toUiTokenAmount(amount: bigint, decimals: number): UiTokenAmount {
  const uiAmountString = formatUnits(amount, decimals)
  return { amount: String(amount), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

/** A token account's amount, with the decimals of its mint. */
export function readTokenAmount(svm: LiteSVM, token: Token): UiTokenAmount {
  const mint = svm.getAccount(token.mint)
  // Every transaction reads them several times: the addresses of a mint's authorities would be decoded for nothing.
  const decimals = mint.exists && isMintAccount(mint) ? mint.data[decimalsOffset] : undefined
  return toUiTokenAmount(token.amount, decimals ?? 0)
}

/** A token balance of one of a transaction's accounts. */
export interface TokenBalanceEntry {
  readonly accountIndex: number
  readonly mint: Address
  readonly owner: Address
  readonly programId: Address
  readonly uiTokenAmount: UiTokenAmount
}

/** @param accounts a transaction's accounts, in the order of its keys */
export function readTokenBalances(
  svm: LiteSVM,
  accounts: readonly ReturnType<LiteSVM['getAccount']>[],
): readonly TokenBalanceEntry[] {
  return accounts.flatMap((account, accountIndex) => {
    const token = account.exists ? decodeTokenAccount(account) : undefined
    if (!account.exists || !token) return []
    const { mint, owner } = token
    return [
      {
        accountIndex,
        mint,
        owner,
        programId: account.programAddress,
        uiTokenAmount: readTokenAmount(svm, token),
      },
    ]
  })
}

/** The `jsonParsed` form of a token program's account; undefined for other accounts, which stay encoded. */
export function parseTokenProgramAccount(svm: LiteSVM, account: ProgramAccount): object | undefined {
  const { programAddress, data } = account
  const program = programAddress === token2022ProgramAddress ? 'spl-token-2022' : 'spl-token'
  const token = decodeTokenAccount(account)
  if (token) return { program, space: data.length, parsed: { type: 'account', info: tokenInfo(svm, token) } }
  const mint = decodeMintAccount(account)
  return mint && { program, space: data.length, parsed: { type: 'mint', info: mintInfo(mint) } }
}

function tokenInfo(svm: LiteSVM, token: Token): object {
  const { mint, owner, state, isNative, delegate, delegatedAmount, closeAuthority } = token
  const amount = readTokenAmount(svm, token)
  return {
    isNative: isNative.__option === 'Some',
    mint,
    owner,
    state: stateNames[state],
    tokenAmount: amount,
    ...whenSome('rentExemptReserve', isNative, (reserve) => toUiTokenAmount(reserve, amount.decimals)),
    ...whenSome('delegate', delegate),
    ...whenSome('delegatedAmount', delegate, () => toUiTokenAmount(delegatedAmount, amount.decimals)),
    ...whenSome('closeAuthority', closeAuthority),
  }
}

const stateNames = {
  [AccountState.Uninitialized]: 'uninitialized',
  [AccountState.Initialized]: 'initialized',
  [AccountState.Frozen]: 'frozen',
} as const

function mintInfo({ decimals, supply, isInitialized, mintAuthority, freezeAuthority }: Mint): object {
  return {
    decimals,
    supply: String(supply),
    isInitialized,
    mintAuthority: mintAuthority.__option === 'Some' ? mintAuthority.value : null,
    freezeAuthority: freezeAuthority.__option === 'Some' ? freezeAuthority.value : null,
  }
}

function whenSome<Value>(
  key: string,
  option: Option<Value>,
  convert: (value: Value) => unknown = (value) => value,
): object {
  return option.__option === 'Some' ? { [key]: convert(option.value) } : {}
}
