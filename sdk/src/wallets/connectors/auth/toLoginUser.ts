import type { EmbeddedWalletInfo } from '../../../chains/namespaces/EmbeddedWalletInfo.ts'
import { toDisplayName } from '../../../foundation/format/toDisplayName.ts'

/** Of the frame's contract, in characters. */
const longest = { email: 320, username: 256 } as const

interface LoginTexts {
  readonly email?: string | null | undefined
  readonly username?: string | null | undefined
}

/** Texts of the frame, or of the storage, that say who has logged in: cleaned, as hosts show them. */
export function toLoginUser({ email, username }: LoginTexts): EmbeddedWalletInfo['user'] {
  return {
    email: toDisplayName(email ?? '', longest.email) || undefined,
    username: toDisplayName(username ?? '', longest.username) || undefined,
  }
}
