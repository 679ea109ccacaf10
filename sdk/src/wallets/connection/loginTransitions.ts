import {
  getUsableAccounts,
  type LoginAccountFacts,
  type LoginAccounts,
  type LoginAccountType,
} from '../../chains/namespaces/LoginAccounts.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import type { Connected } from './ConnectionState.ts'

/** Moves a connection to another network. */
export function toNetwork(state: Connected, caipNetworkId: CaipNetworkId): Connected {
  if (caipNetworkId === state.caipNetworkId) return state
  const { embeddedWalletInfo } = state
  return withLoginAccounts(
    {
      ...state,
      caipNetworkId,
      // A smart account has the same address on every network, and code only where it was used.
      ...(embeddedWalletInfo && {
        embeddedWalletInfo: { ...embeddedWalletInfo, isSmartAccountDeployed: false },
      }),
    },
    state.loginAccounts,
  )
}

/** Identifies the user of a login by another kind of account. */
export function toPreferredType(state: Connected, preferredType: LoginAccountType): Connected {
  const { loginAccounts } = state
  if (!loginAccounts || loginAccounts.preferredType === preferredType) return state
  return withLoginAccounts(state, { ...loginAccounts, preferredType })
}

/** Adds what the service of a login has answered about its accounts. */
export function toKnownAccounts(
  state: Connected,
  { smartAccountEnabledNetworks, deployment }: LoginAccountFacts,
): Connected {
  const { loginAccounts, embeddedWalletInfo, caipNetworkId } = state
  if (!loginAccounts || !embeddedWalletInfo) return state
  const known = embeddedWalletInfo.isSmartAccountDeployed
  // The wallet may have moved on meanwhile.
  const isSmartAccountDeployed = deployment?.caipNetworkId === caipNetworkId ? deployment.isDeployed : known
  const { smartAccountEnabledNetworks: present } = loginAccounts
  const networks = smartAccountEnabledNetworks ?? present
  if (isSmartAccountDeployed === known && networks.join() === present.join()) return state
  return withLoginAccounts(
    { ...state, embeddedWalletInfo: { ...embeddedWalletInfo, isSmartAccountDeployed } },
    { ...loginAccounts, smartAccountEnabledNetworks: networks },
  )
}

/**
 * The account of a login follows from its accounts, the preferred kind and the network, in the same step: nobody sees a
 * smart account on a network that has none. Other wallets keep their accounts.
 */
export function withLoginAccounts(state: Connected, loginAccounts: LoginAccounts | undefined): Connected {
  const { walletAddress: _, ...login } = state
  const { caipNetworkId, embeddedWalletInfo } = state
  const usable = loginAccounts ? getUsableAccounts(loginAccounts, caipNetworkId) : []
  const [active] = usable
  if (!active) return state
  const namespace = getNamespace(caipNetworkId)
  return {
    ...login,
    loginAccounts,
    address: active.address,
    allAccounts: usable.map((account) => ({ namespace, ...account })),
    ...(embeddedWalletInfo && {
      embeddedWalletInfo: { ...embeddedWalletInfo, accountType: active.type },
    }),
  }
}
