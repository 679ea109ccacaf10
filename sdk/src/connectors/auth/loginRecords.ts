import type { EmbeddedWalletInfo } from '../../namespaces/EmbeddedWalletInfo.ts'
import type { CaipNetworkId } from '../../networks/Caip.ts'
import { defaultFeatures } from '../../options/defaultFeatures.ts'
import type { SocialProvider } from '../../options/OptionData.ts'
import type { KeyValueStorage } from '../../storage/KeyValueStorage.ts'
import { forgetEmailSent } from './emailDelay.ts'

/** AppKit's, so that visitors stay logged in when an app moves from it. */
const keys = {
  used: '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
  email: '@appkit-wallet/EMAIL',
  lastChain: '@appkit-wallet/LAST_USED_CHAIN_KEY',
  username: '@appkit-wallet/SOCIAL_USERNAME',
  smartNetworks: '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
  provider: '@appkit/connected_social',
} as const

const socialProviders: readonly SocialProvider[] = defaultFeatures.socials || []

/** What this browser remembers of a login. */
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
  storage.setItem(keys.lastChain, caipNetworkId)
  if (user.email) storage.setItem(keys.email, user.email)
  if (user.username) storage.setItem(keys.username, user.username)
  if (authProvider === 'email') storage.removeItem(keys.provider)
  else storage.setItem(keys.provider, authProvider)
}

export function storeNetwork(storage: KeyValueStorage, caipNetworkId: CaipNetworkId): void {
  storage.setItem(keys.lastChain, caipNetworkId)
}

/** What is stored of the visitor's login. Other scripts of the page can write it: it is for display. */
export function readLogin(storage: KeyValueStorage): StoredLogin {
  const provider = storage.getItem(keys.provider)
  return {
    user: {
      email: storage.getItem(keys.email) ?? undefined,
      username: storage.getItem(keys.username) ?? undefined,
    },
    authProvider: socialProviders.find((name) => name === provider) ?? 'email',
  }
}

/** Forgets the login. */
export function clearLogin(storage: KeyValueStorage): void {
  for (const key of [keys.used, keys.email, keys.lastChain, keys.username, keys.provider, keys.smartNetworks])
    storage.removeItem(key)
}
