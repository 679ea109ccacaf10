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

/** What this module needs to know of an account. */
export interface ProgramAccount {
  readonly programAddress: Address
  readonly data: ReadonlyUint8Array
}

const mintLength = 82
const tokenLength = 165
/** Byte after a Token-2022 account's fixed part, before its extensions. */
const isMint = 1
const isToken = 2

/** Decodes an account of a token's holder; undefined when it is something else. */
export function decodeTokenAccount({ programAddress, data }: ProgramAccount): Token | undefined {
  if (!tokenPrograms.includes(programAddress)) return undefined
  const fits = data.length === tokenLength || (data.length > tokenLength && data[tokenLength] === isToken)
  return fits ? getTokenDecoder().decode(data.slice(0, tokenLength)) : undefined
}

/** Decodes the account of a token itself; undefined when it is something else. */
export function decodeMintAccount({ programAddress, data }: ProgramAccount): Mint | undefined {
  if (!tokenPrograms.includes(programAddress)) return undefined
  const fits = data.length === mintLength || (data.length > tokenLength && data[tokenLength] === isMint)
  return fits ? getMintDecoder().decode(data.slice(0, mintLength)) : undefined
}

/** An amount in the forms that nodes answer with. */
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

/** The amount on a token account, with the decimals of its mint. */
export function readTokenAmount(svm: LiteSVM, token: Token): UiTokenAmount {
  const mint = svm.getAccount(token.mint)
  const decimals = mint.exists ? decodeMintAccount(mint)?.decimals : undefined
  return toUiTokenAmount(token.amount, decimals ?? 0)
}

/** One of a transaction's accounts that holds tokens. */
export interface TokenBalanceEntry {
  readonly accountIndex: number
  readonly mint: Address
  readonly owner: Address
  readonly programId: Address
  readonly uiTokenAmount: UiTokenAmount
}

export function readTokenBalances(svm: LiteSVM, keys: readonly Address[]): readonly TokenBalanceEntry[] {
  return keys.flatMap((key, accountIndex) => {
    const account = svm.getAccount(key)
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

/** What `jsonParsed` shows of an account of the token programs; undefined for others, which nodes show as bytes. */
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
