import type { DevAccount } from '../chains/createDevAccounts.ts'
import { drawTile } from '../images/drawTile.ts'

/** A name, and whether the account has an avatar. */
export interface NamedAccount {
  readonly name: string
  readonly hasAvatar: boolean
}

export interface Identities {
  /** Undefined for an address without a name. Not case-sensitive. */
  find(address: string): NamedAccount | undefined
  /** Draws an account's avatar; undefined when it has none. */
  drawAvatar(address: string): string | undefined
}

/** Two of the accounts have a name and an avatar, one has only a name. */
const names: readonly NamedAccount[] = [
  { name: 'alice.eth', hasAvatar: true },
  { name: 'bob.eth', hasAvatar: true },
  { name: 'carol.eth', hasAvatar: false },
]

export function createIdentities(accounts: readonly DevAccount[]): Identities {
  const byAddress = new Map(
    names.flatMap((named, index): [string, NamedAccount][] => {
      const account = accounts[index]?.account
      return account ? [[account.address.toLowerCase(), named]] : []
    }),
  )
  const find = (address: string) => byAddress.get(address.toLowerCase())
  return {
    find,
    drawAvatar(address) {
      const named = find(address)
      return named?.hasAvatar ? drawTile({ key: `avatar/${named.name}` }) : undefined
    },
  }
}
