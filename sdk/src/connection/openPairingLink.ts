import { storeDeepLink } from '../connectors/pairing/deepLinkChoice.ts'
import { openLink } from '../links/openLink.ts'
import { toPairingLink } from '../links/toPairingLink.ts'
import type { Wallet } from '../options/OptionData.ts'
import { type Device, readDevice } from '../platform/readDevice.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import { defineSlot, readSlot, type SlotContext } from '../stores/slots.ts'
import type { ConnectContext } from './ConnectionContext.ts'

export interface OpenPairingLinkParameters {
  /** An entry of the directory or of `customWallets`. */
  readonly wallet: Pick<Wallet, 'name' | 'mobile_link' | 'desktop_link' | 'webapp_link'>
  /** Which of its apps to open: the one on this device, or its web app in a new tab. */
  readonly platform: 'mobile' | 'desktop' | 'web'
}

/**
 * Opens a wallet's app with the pairing code of the attempt that is in progress, as soon as there is one: call it within
 * the visitor's click, after `connect`. Links that may not be opened are refused. The app is remembered in
 * `WALLETCONNECT_DEEPLINK_CHOICE`, so that later requests open it again.
 *
 * @returns whether the wallet has a link that may be opened
 *
 * @example
 * connect(kit, { connectorId: 'walletConnect' })
 * openPairingLink(kit, { wallet, platform: 'mobile' })
 */
export function openPairingLink(
  { _internal: context }: KitHandle<ConnectContext & SlotContext>,
  { wallet, platform }: OpenPairingLinkParameters,
): boolean {
  const device = readDevice()
  const link =
    wallet[({ mobile: 'mobile_link', desktop: 'desktop_link', web: 'webapp_link' } as const)[platform]]
  const toLinks = (uri: string) =>
    toPairingLink(link ?? '', uri, { isDecodedTwice: device.isTelegram && device.isAndroid })
  if (!toLinks('')) return false
  const target = platform === 'mobile' ? toTarget(device) : '_blank'
  whenCodeIsShown(context, (uri) => {
    const links = toLinks(uri)
    if (!links) return
    storeDeepLink(wallet.name, links.app)
    openLink(links.pair, target)
  })
  return true
}

/** Ends what waits for a code: the last link that is asked for is the one that is opened. */
const waiting = defineSlot(() => ({ stop: (): void => undefined }))

/** Calls back with the code of the attempt that is in progress, or is just beginning. */
function whenCodeIsShown(context: ConnectContext & SlotContext, act: (uri: string) => void): void {
  const { connection } = context.stores
  const slot = readSlot(context, waiting)
  slot.stop()
  let number: number | undefined
  const look = () => {
    const { attempt } = connection.getState()
    if (attempt.status === 'idle' && number === undefined) return
    const isSame = attempt.status === 'asking' && (number ?? attempt.number) === attempt.number
    if (isSame) number = attempt.number
    const uri = isSame && attempt.step.type === 'uri' ? attempt.step.uri : undefined
    if (uri === undefined && isSame) return
    slot.stop()
    if (uri !== undefined) act(uri)
  }
  slot.stop = connection.subscribe(look)
  look()
}

/** Custom schemes leave the page as it is; Telegram opens them outside, and a frame must not navigate itself. */
function toTarget({ isTelegram, isFramed }: Device): '_blank' | '_top' | '_self' {
  if (isTelegram) return '_blank'
  return isFramed ? '_top' : '_self'
}
