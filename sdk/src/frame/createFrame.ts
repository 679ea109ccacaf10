import { createFrameHost, type FrameHost } from '@wallet-kit/clients/frame/channel'
import { createLateError } from '../errors/createLateError.ts'
import { warnRedacted } from '../errors/warnRedacted.ts'
import { isDeveloperPage } from '../platform/isDeveloperPage.ts'
import { readPageMetadata } from '../platform/readPageMetadata.ts'
import type { FrameContext } from './FrameContext.ts'
import { toFrameUrl } from './toFrameUrl.ts'

/** How long the frame may take to announce that it accepts requests, in ms. */
const readyLimit = 20_000

/** AppKit's, which outside tests look for. */
const frameId = 'w3m-iframe'

/** The secure frame in the page. */
export interface Frame {
  readonly element: HTMLIFrameElement
  readonly host: FrameHost
  /** The only origin that the frame, and the windows of its logins, may speak from. */
  readonly origin: string
  /**
   * Resolves when the frame accepts requests.
   *
   * @throws WalletKitError `FRAME_LOAD_FAILED`
   */
  readonly ready: Promise<void>
  /** Removes the element and every listener. */
  remove(): void
}

/**
 * Puts the frame into the page, hidden. It is told the page's theme and name as soon as it is ready.
 *
 * @param base URL of the frame, without a query
 */
export function createFrame(context: FrameContext, base: string, page: Window): Frame {
  const { stores, notices } = context
  const { document } = page
  const { active } = stores.networks.getState()
  const { projectId = '', enableAuthLogger = isDeveloperPage() } = stores.options.getState()
  const url = toFrameUrl(base, page.location.href, {
    projectId,
    chainId: active.caipNetworkId,
    enableLogger: enableAuthLogger,
  })
  const element = document.createElement('iframe')
  element.id = frameId
  element.name = 'w3m-secure-iframe'
  element.title = 'Secure wallet'
  element.tabIndex = -1
  element.style.cssText = 'position:fixed;z-index:999999;display:none;border:0;color-scheme:normal'
  element.src = url.href
  const host = createFrameHost({ receiver: page, peer: () => element.contentWindow, origin: url.origin })
  const stops: (() => void)[] = []

  const ready = new Promise<void>((resolve, reject) => {
    const fail = () => reject(createLateError('FRAME_LOAD_FAILED', { context: { url: url.origin } }))
    const timer = setTimeout(() => {
      // A frame that refuses this page is loaded, and silent.
      notices.alert(
        createLateError('APP_CONFIGURATION_INVALID'),
        ': the secure frame does not answer this origin.',
      )
      fail()
    }, readyLimit)
    const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (URL.canParse(blockedURI) && new URL(blockedURI).origin === url.origin) fail()
    }
    element.addEventListener('error', fail)
    document.addEventListener('securitypolicyviolation', onViolation)
    stops.push(
      () => clearTimeout(timer),
      () => document.removeEventListener('securitypolicyviolation', onViolation),
      host.onReady(() => {
        clearTimeout(timer)
        resolve()
      }),
      fail,
    )
  })

  ready.then(
    () => {
      synchronise(context, host)
      stops.push(
        stores.theme.subscribe(() => {
          host.syncTheme(readTheme(context)).catch(warnAboutSync)
        }),
      )
    },
    // Whoever waits for it reports it.
    () => undefined,
  )
  document.body.append(element)

  return {
    element,
    host,
    origin: url.origin,
    ready,
    remove() {
      for (const stop of stops.splice(0)) stop()
      host.destroy()
      element.remove()
    },
  }
}

/** Sends what the frame shows its user about this page. */
export function synchronise(context: FrameContext, host: FrameHost): void {
  const { projectId = '', metadata } = context.stores.options.getState()
  const { name, description, url, icons } = metadata ?? readPageMetadata()
  const shown = { name, description, url, icons: [...icons] }
  host.syncDappData({ metadata: shown, projectId, sdkType: 'w3m' }).catch(warnAboutSync)
  host.syncTheme(readTheme(context)).catch(warnAboutSync)
}

function readTheme({ stores }: FrameContext): Parameters<FrameHost['syncTheme']>[0] {
  const { themeMode, themeVariables } = stores.theme.getState()
  const given = Object.entries(themeVariables).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return { themeMode, themeVariables: Object.fromEntries(given) }
}

function warnAboutSync(error: unknown): void {
  warnRedacted('The secure frame did not take over the theme or the name of the page.', error)
}
