import { enAccountButtons } from '../../foundation/messages/enAccountButtons.ts'
import { enButtons } from '../../foundation/messages/enButtons.ts'
import type { ShownIdentity } from '../../kit/hooks/watchIdentity.ts'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { getWalletFace } from '../../kit/wallet/getWalletFace.ts'
import { monogramOf } from '../../parts/RemoteImage/monogramOf.ts'
import type { ButtonPress } from '../face/ButtonFace.ts'
import { getAccountText } from '../face/getAccountText.ts'
import { getButtonFace } from '../face/getButtonFace.ts'
import { getNetworkFace } from '../face/getNetworkFace.ts'
import { getWalletButtonFace } from '../face/getWalletButtonFace.ts'
import { isKitUnsupported } from '../face/isUnsupported.ts'
import type { ButtonProperties } from './ButtonProperties.ts'
import type { ElementFace } from './ElementFace.ts'

/** `button` is the connect button, and the account button once a wallet is connected; `wallet` connects with one wallet. */
export type ButtonElementKind = 'button' | 'connect' | 'account' | 'network' | 'wallet'

interface FaceParameters {
  readonly kit: ReactAppKit
  readonly properties: ButtonProperties
  /** Text of the account's balance, once it is known. */
  readonly balance: string | undefined
  /** Name and avatar of the account, once they are known. */
  readonly identity: ShownIdentity
  /** State of the last press. */
  readonly press: ButtonPress | undefined
}

/** `undefined`: nothing to show. */
export function getElementFace(kind: ButtonElementKind, parameters: FaceParameters): ElementFace | undefined {
  if (kind === 'network') return getNetworkElementFace(parameters)
  if (kind === 'wallet') return getWalletElementFace(parameters)
  const { kit, properties } = parameters
  const account = kit.getAccount(properties.namespace)
  const address = account.address ?? account.lastAddress
  // A host app that sets `loading` wants a busy button, whatever is connected.
  const isBusy = kit.stores.modal.getState().loading
  if (kind === 'connect' || (kind === 'button' && (!address || isBusy))) return getConnectFace(parameters)
  return address ? getAccountFace(parameters, address) : undefined
}

function getConnectFace({ kit, properties, press }: FaceParameters): ElementFace {
  const { labels = enButtons } = kit.stores.language.getState()
  const { namespace } = properties
  const { loading, open } = kit.stores.modal.getState()
  const { status } = kit.getAccount(namespace)
  return {
    ...getButtonFace({
      ...properties,
      kind: 'connect',
      labels,
      status,
      // AppKit's button waits for the modal, too.
      loading: loading || (open && kit._internal.isLikeAppKit === true),
      press,
    }),
    disabled: properties.disabled,
    tag: 'connect-button',
    ...(!loading &&
      status !== 'reconnecting' && { opens: { view: 'Connect', ...(namespace && { namespace }) } }),
  }
}

function getAccountFace(
  { kit, properties, balance, identity }: FaceParameters,
  address: string,
): ElementFace {
  const { namespace } = properties
  const { status } = kit.getAccount(namespace)
  const { labels } = kit.stores.language.getState()
  return {
    ...getButtonFace({ ...properties, kind: 'account', labels: labels ?? enButtons, status }),
    disabled: properties.disabled,
    ...getAccountText({
      properties,
      labels: labels ?? enAccountButtons,
      address,
      name: identity.name,
      balance,
      isUnsupported: isKitUnsupported(kit, namespace),
    }),
    tag: 'account-button',
    address,
    avatar: identity.avatar,
    ...(status !== 'reconnecting' && { opens: namespace ? { namespace } : {} }),
  }
}

function getWalletElementFace({ kit, properties, press }: FaceParameters): ElementFace {
  const { labels = enButtons } = kit.stores.language.getState()
  const wallet = getWalletFace(kit, properties.wallet ?? 'walletConnect')
  const { address, lastAddress } = kit.getAccount(properties.namespace)
  const { name, ...face } = getWalletButtonFace({
    properties,
    labels,
    wallet,
    attempt: kit.stores.connection.getState().attempt,
    address: address ?? lastAddress,
    loading: kit.stores.modal.getState().loading,
    press,
  })
  return { ...face, tag: 'wallet-button', letters: monogramOf(name), avatar: wallet.imageUrl }
}

function getNetworkElementFace({ kit, properties }: FaceParameters): ElementFace | undefined {
  if (!kit.options.enableNetworkSwitch) return undefined
  const { labels = enAccountButtons } = kit.stores.language.getState()
  return {
    ...getNetworkFace({
      properties,
      labels,
      name: kit.stores.networks.getState().active.name,
      isUnsupported: isKitUnsupported(kit),
      isConnected: kit.getIsConnectedState() || kit.getAccount().status === 'reconnecting',
      loading: kit.stores.modal.getState().loading,
    }),
    tag: 'network-button',
    innerTestId: 'wui-network-button',
    opens: { view: 'Networks' },
  }
}
