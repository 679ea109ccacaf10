import type { EmbeddedWalletInfo } from '../../../chains/namespaces/EmbeddedWalletInfo.ts'
import type { CaipNetworkId } from '../../../chains/networks/Caip.ts'
import { toSocialProvider } from '../../../foundation/logins/toSocialProvider.ts'
import type { KeyValueStorage } from '../../../foundation/storage/KeyValueStorage.ts'
import { toFrameChainId } from '../../frame/toFrameChainId.ts'
import { forgetEmailSent } from './emailDelay.ts'
import { toLoginUser } from './toLoginUser.ts'

/** AppKit's, so that visitors stay logged in when an app moves from it. */
const keys = {
  used: '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
  email: '@appkit-wallet/EMAIL',
  lastChain: '@appkit-wallet/LAST_USED_CHAIN_KEY',
  username: '@appkit-wallet/SOCIAL_USERNAME',
  smartNetworks: '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
  provider: '@appkit/connected_social',
} as const

/** This browser's record of a login. */
export type StoredLogin = Pick<EmbeddedWalletInfo, 'user' | 'authProvider'>

/** Whether this browser was logged in when it was here last. */
export function isLoginUsed(storage: KeyValueStorage): boolean {
  return storage.getItem(keys.used) === 'true'
}

/** Remembers who has logged in, and that the next visit may ask the frame for them. */
export function storeLogin(
  storage: KeyValueStorage,
  { user, authProvider }: StoredLogin,
  caipNetworkId: CaipNetworkId,
): void {
  storage.setItem(keys.used, 'true')
  forgetEmailSent(storage)
  storeNetwork(storage, caipNetworkId)
  storeOrRemove(storage, keys.email, user.email)
  storeOrRemove(storage, keys.username, user.username)
  storeOrRemove(storage, keys.provider, authProvider === 'email' ? undefined : authProvider)
}

/** Remembers where the wallet is: a number for EVM chains, as AppKit does. */
export function storeNetwork(storage: KeyValueStorage, caipNetworkId: CaipNetworkId): void {
  storage.setItem(keys.lastChain, String(toFrameChainId(caipNetworkId)))
}

/** Remembers the networks with smart accounts: numbers with commas between them, as AppKit does. */
export function storeSmartNetworks(storage: KeyValueStorage, chainIds: readonly number[]): void {
  storage.setItem(keys.smartNetworks, chainIds.join())
}

/** The networks with smart accounts on the last visit; `undefined` where none were stored. */
export function readSmartNetworks(storage: KeyValueStorage): readonly number[] | undefined {
  return storage
    .getItem(keys.smartNetworks)
    ?.split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
}

/** Removes an absent value: it must not be taken from an earlier login. */
function storeOrRemove(storage: KeyValueStorage, key: string, value: string | undefined): void {
  if (value) storage.setItem(key, value)
  else storage.removeItem(key)
}

/** The stored login. Other scripts of the page can write it: it is for display. */
export function readLogin(storage: KeyValueStorage): StoredLogin {
  return {
    user: toLoginUser({ email: storage.getItem(keys.email), username: storage.getItem(keys.username) }),
    authProvider: toSocialProvider(storage.getItem(keys.provider)) ?? 'email',
  }
}

/** Forgets the login. */
export function clearLogin(storage: KeyValueStorage): void {
  for (const key of [keys.used, keys.email, keys.lastChain, keys.username, keys.provider, keys.smartNetworks])
    storage.removeItem(key)
}
