import { openLink } from '../../foundation/links/openLink.ts'
import { type AppLink, toAppLink } from '../../foundation/links/toAppLink.ts'
import { toPairingLink } from '../../foundation/links/toPairingLink.ts'
import { isLoginStarted } from '../../foundation/logins/startedLogin.ts'
import { getWindow } from '../../foundation/platform/getWindow.ts'
import { type Device, readDevice } from '../../foundation/platform/readDevice.ts'
import { storeDeepLink } from '../connectors/pairing/deepLinkChoice.ts'
import { getMobileLink } from '../directory/getMobileLink.ts'
import type { OpenPairingLinkParameters } from './Connections.ts'
import type { ConnectionContext } from './WalletsContext.ts'

/** Opens apps with the code of the attempt: see the action `openPairingLink`. */
export function createLinkOpener({
  namespaces,
  stores: { connection, networks, options },
}: Pick<ConnectionContext, 'namespaces' | 'stores'>): (parameters: OpenPairingLinkParameters) => void {
  /** Ends what waits for a code: the last link that is asked for is the one that is opened. */
  let stopWaiting = (): void => undefined

  /** Calls back with the code of the attempt that is in progress, or is just beginning. */
  function whenCodeIsShown(act: (uri: string) => unknown): void {
    stopWaiting()
    let number: number | undefined
    const look = () => {
      const { attempt } = connection.getState()
      if (attempt.status === 'idle' && number === undefined) return
      const isSame = attempt.status === 'asking' && (number ?? attempt.number) === attempt.number
      if (isSame) number = attempt.number
      const uri = isSame && attempt.step.type === 'uri' ? attempt.step.uri : undefined
      if (uri === undefined && isSame) return
      stopWaiting()
      if (uri !== undefined) act(uri)
    }
    stopWaiting = connection.subscribe(look)
    look()
  }

  /** Some wallets connect to the active family only in their own browser. */
  async function getAppBrowserLink(walletName: string): Promise<AppLink | undefined> {
    // Code that failed to load fails the attempt, which shows that.
    const namespace = await namespaces.load(networks.getState().activeNamespace).catch(() => undefined)
    const page = getWindow()
    return page && toAppLink(namespace?.getAppBrowserLink?.(walletName, page) ?? '')
  }

  /** Tells views that the visitor has to open the app themselves. */
  function reportOpened(isOpened: boolean): void {
    const { attempt, ...others } = connection.getState()
    if (attempt.status !== 'asking' || attempt.step.type !== 'uri') return
    const { isBlocked = false, ...step } = attempt.step
    if (isBlocked === !isOpened) return
    connection.set({
      ...others,
      attempt: { ...attempt, step: { ...step, ...(!isOpened && { isBlocked: true }) } },
    })
  }

  return ({ wallet, platform }) => {
    const device = readDevice()
    const link = {
      mobile: getMobileLink(wallet, options.getState()),
      desktop: wallet.desktop_link,
      web: wallet.webapp_link,
    }[platform]
    if (!link) return
    whenCodeIsShown(async (uri) => {
      const browser = platform === 'mobile' ? await getAppBrowserLink(wallet.name) : undefined
      if (browser) return reportOpened(openLink(browser, toTarget(device)))
      const links = toPairingLink(link, uri, { isDecodedTwice: device.isTelegram && device.isAndroid })
      if (!links) return
      storeDeepLink(wallet.name, links.app)
      reportOpened(openLink(links.pair, platform === 'mobile' ? toTarget(device) : '_blank'))
    })
  }
}

/**
 * Custom schemes leave the page as it is; Telegram opens them outside, unless a login is about to leave it, and a frame
 * must not navigate itself.
 */
function toTarget({ isTelegram, isFramed }: Device): '_blank' | '_top' | '_self' {
  if (isTelegram) return isLoginStarted() ? '_top' : '_blank'
  return isFramed ? '_top' : '_self'
}
