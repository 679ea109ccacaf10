import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import { truncateAddress } from '../../foundation/format/truncateAddress.ts'

/** Characters of a symbol that are shown; those of the common tokens have at most 18. */
const maximumSymbol = 24

/** The symbol that a token states, as plain text. A token that states none is named by its shortened address. */
export function toTokenSymbol(symbol: string, token: string): string {
  return toDisplayName(symbol, maximumSymbol) || truncateAddress(token)
}
