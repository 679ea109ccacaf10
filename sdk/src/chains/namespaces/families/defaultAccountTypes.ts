import type { OptionData } from '../../../foundation/options/OptionData.ts'

/** Kind of account that identifies the user of a login at first, unless the host app has another default. */
export const defaultAccountTypes = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
} as const satisfies Required<NonNullable<OptionData['defaultAccountTypes']>>
