import { truncateAddress } from '@wallet-kit/sdk/format'
import { enAccountButtons } from '../../foundation/messages/enAccountButtons.ts'
import { enButtons } from '../../foundation/messages/enButtons.ts'
import type { ShownIdentity } from '../../kit/hooks/watchIdentity.ts'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { getWalletFace, isButtonAsked, walletButtonTestId } from '../../kit/wallet/getWalletFace.ts'
import { monogramOf } from '../../parts/RemoteImage/monogramOf.ts'
import { isKitUnsupported } from '../buttons/isUnsupported.ts'
import type { ButtonFace } from './ButtonFace.ts'
import type { ButtonProperties } from './ButtonProperties.ts'

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
  readonly press: 'idle' | 'loading' | 'failed'
}

/** `undefined`: nothing to show. */
export function getButtonFace(kind: ButtonElementKind, parameters: FaceParameters): ButtonFace | undefined {
  if (kind === 'network') return getNetworkFace(parameters)
  if (kind === 'wallet') return getWalletButtonFace(parameters)
  const { kit, properties } = parameters
  const account = kit.getAccount(properties.namespace)
  const address = account.address ?? account.lastAddress
  // A host app that sets `loading` wants a busy button, whatever is connected.
  const isBusy = kit.stores.modal.getState().loading
  if (kind === 'connect' || (kind === 'button' && (!address || isBusy))) return getConnectFace(parameters)
  return address ? getAccountFace(parameters, address) : undefined
}

function getConnectFace({ kit, properties, press }: FaceParameters): ButtonFace {
  const { labels = enButtons } = kit.stores.language.getState()
  const { label = labels.connect, loadingLabel = labels.connecting, disabled, namespace } = properties
  const { loading, open } = kit.stores.modal.getState()
  const { status } = kit.getAccount(namespace)
  const isRestoring = status === 'reconnecting'
  // AppKit's button waits for the modal, too.
  const isConnecting = loading || status === 'connecting' || (open && kit._internal.isLikeAppKit === true)
  return {
    kind: 'connect',
    tag: 'connect-button',
    testId: `connect-button${toSuffix(namespace)}`,
    text: isConnecting ? loadingLabel : press === 'failed' ? labels.retry : label,
    isBusy: isConnecting || isRestoring || press === 'loading',
    isDisabled: disabled,
    ...(!loading && !isRestoring && { opens: { view: 'Connect', ...(namespace && { namespace }) } }),
  }
}

function getAccountFace({ kit, properties, balance, identity }: FaceParameters, address: string): ButtonFace {
  const { disabled, namespace, charsStart, charsEnd } = properties
  const isRestoring = kit.getAccount(namespace).status === 'reconnecting'
  const showsBalance = properties.balance !== 'hide'
  const { labels = enAccountButtons } = kit.stores.language.getState()
  return {
    kind: 'account',
    tag: 'account-button',
    testId: `account-button${toSuffix(namespace)}`,
    address,
    avatar: identity.avatar,
    text:
      identity.name ??
      truncateAddress(address, {
        ...(charsStart !== undefined && { start: charsStart }),
        ...(charsEnd !== undefined && { end: charsEnd }),
      }),
    isBusy: isRestoring,
    note: isKitUnsupported(kit, namespace) ? labels.unsupported : showsBalance ? balance : undefined,
    isDisabled: disabled,
    ...(!isRestoring && { opens: namespace ? { namespace } : {} }),
  }
}

function getWalletButtonFace({ kit, properties, press }: FaceParameters): ButtonFace {
  const { wallet = 'walletConnect', label, disabled, namespace } = properties
  const face = getWalletFace(kit, wallet)
  const { name, imageUrl } = face
  const { labels = enButtons } = kit.stores.language.getState()
  const { attempt } = kit.stores.connection.getState()
  const { address, lastAddress } = kit.getAccount(namespace)
  const text = label ?? name ?? labels.connect
  return {
    kind: 'account',
    tag: 'wallet-button',
    testId: walletButtonTestId(face),
    text: press === 'failed' ? labels.retry : text,
    letters: monogramOf(text),
    avatar: imageUrl,
    isBusy: kit.stores.modal.getState().loading || isButtonAsked(attempt, face) || press === 'loading',
    isDisabled: disabled || Boolean(address ?? lastAddress),
  }
}

function getNetworkFace({ kit, properties }: FaceParameters): ButtonFace | undefined {
  if (!kit.options.enableNetworkSwitch) return undefined
  const { name } = kit.stores.networks.getState().active
  const { loading } = kit.stores.modal.getState()
  const { labels = enAccountButtons } = kit.stores.language.getState()
  const isConnected = kit.getIsConnectedState() || kit.getAccount().status === 'reconnecting'
  const label = isConnected ? name : (properties.label ?? name)
  return {
    kind: 'account',
    tag: 'network-button',
    testId: 'w3m-network-button',
    innerTestId: 'wui-network-button',
    text: isKitUnsupported(kit) ? labels.unsupported : label,
    isDisabled: properties.disabled || loading,
    opens: { view: 'Networks' },
  }
}

function toSuffix(namespace: string | undefined): string {
  return namespace ? `-${namespace}` : ''
}
