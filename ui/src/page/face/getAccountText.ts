import type { ButtonLabels } from '@wallet-kit/sdk'
import { truncateAddress } from '@wallet-kit/sdk/format'
import type { ConnectButtonProps } from '../../kit/provider/ConnectButtonProps.ts'

interface AccountTextParameters {
  readonly properties: {
    readonly [Name in 'balance' | 'charsStart' | 'charsEnd']?: ConnectButtonProps[Name] | undefined
  }
  readonly labels: Pick<ButtonLabels, 'unsupported'>
  readonly address: string
  /** Of the account, once it is known. */
  readonly name: string | undefined
  /** Text of the account's balance, once it is known. */
  readonly balance: string | undefined
  readonly isUnsupported: boolean
}

/** Texts of a button that shows an account. The note is after the account, and quieter. */
export function getAccountText({
  properties: { balance: shows, charsStart, charsEnd },
  labels,
  address,
  name,
  balance,
  isUnsupported,
}: AccountTextParameters): { readonly text: string; readonly note: string | undefined } {
  return {
    text: name ?? truncateAddress(address, { start: charsStart ?? 4, end: charsEnd ?? 6 }),
    note: isUnsupported ? labels.unsupported : shows === 'hide' ? undefined : balance,
  }
}
