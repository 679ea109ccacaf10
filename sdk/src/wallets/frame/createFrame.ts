import {
  appConfigurationInvalid,
  frameEmbedderBlocked,
  frameLoadFailed,
} from '@wallet-kit/clients/errors/constants'
import { createFrameHost, type FrameHost } from '@wallet-kit/clients/frame/channel'
import { isChannelError } from '@wallet-kit/clients/runtime/channel/ChannelError'
import { createError } from '../../foundation/errors/createError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import { warnRedacted } from '../../foundation/errors/warnRedacted.ts'
import { isDeveloperPage } from '../../foundation/platform/isDeveloperPage.ts'
import { readPageMetadata } from '../../foundation/platform/readPageMetadata.ts'
import { blocksFrames, readPagePolicies } from '../../foundation/platform/readPagePolicies.ts'
import { warn } from '../../foundation/platform/warn.ts'
import type { FrameContext } from './FrameContext.ts'
import { toFrameUrl } from './toFrameUrl.ts'

/** Time limit for the frame to announce that it accepts requests, in ms. */
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
  /** The element below the frame: the last one that has asked for it. */
  shownOver?: Element | undefined
  /** Removes the element and every listener. */
  remove(): void
}

/**
 * Puts the frame into the page, hidden, and sends it the page's theme and name as soon as it is ready.
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
  // Without it, browsers offer no passkey in a frame of another origin (WebAuthn Level 3, 5.9).
  element.allow = `publickey-credentials-get ${url.origin}`
  element.style.cssText = 'position:fixed;z-index:999999;display:none;border:0;color-scheme:normal'
  element.src = url.href
  const host = createFrameHost({ receiver: page, peer: () => element.contentWindow, origin: url.origin })
  const stops: (() => void)[] = []

  const ready = new Promise<void>((resolve, reject) => {
    const fail = () => reject(createError(frameLoadFailed, { context: redactContext({ url: url.origin }) }))
    const timer = setTimeout(() => {
      // A frame that refuses this page is loaded, and silent.
      notices.alert(createError(appConfigurationInvalid), ': the secure frame does not answer this origin.')
      void reportEmbedder(context)
      fail()
    }, readyLimit)
    const onViolation = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
      const isOfFrame = URL.canParse(blockedURI) && new URL(blockedURI).origin === url.origin
      if (isOfFrame && disposition === 'enforce' && effectiveDirective === 'frame-src') fail()
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
      stops.push(stores.theme.subscribe(() => synchroniseTheme(context, host)))
    },
    // The question that waits for it fails with it.
    () => undefined,
  )
  if (url.origin === page.location.origin)
    warn('The scripts of this page can read the keys of the secure frame.', url.origin)
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

/** Names the header of the page that keeps the frame from loading, where it is that. */
async function reportEmbedder({ notices, lifetime }: FrameContext): Promise<void> {
  const { embedder = '' } = (await readPagePolicies()) ?? {}
  if (!lifetime.aborted && blocksFrames(embedder)) notices.alert(createError(frameEmbedderBlocked))
}

/** Time limit for the frame to show another theme or name, in ms. */
const syncLimit = 10_000

/** Of the contract, in characters. */
const longest = { name: 256, text: 2_048 } as const

/** Sends the frame this page's facts for its user. */
export function synchronise(context: FrameContext, host: FrameHost): void {
  const { projectId = '', metadata } = context.stores.options.getState()
  const { name, description, url, icons } = { ...readPageMetadata(), ...metadata }
  const shown = {
    name: name.slice(0, longest.name),
    description: description.slice(0, longest.text),
    url: url.slice(0, longest.text),
    icons: icons.filter((icon) => icon.length <= longest.text).slice(0, 16),
  }
  const options = { timeoutMs: syncLimit }
  host.syncDappData({ metadata: shown, projectId, sdkType: 'w3m' }, options).catch(warnAboutSync)
  synchroniseTheme(context, host)
}

function synchroniseTheme({ stores }: FrameContext, host: FrameHost): void {
  const { themeMode, themeVariables } = stores.theme.getState()
  const given = Object.entries(themeVariables).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const own = given.flatMap(([name, value]) =>
    name.startsWith('--w3m-') && typeof value === 'string' ? [[name, value] as const] : [],
  )
  const theme = {
    themeMode,
    themeVariables: Object.fromEntries(given),
    // Frames of AppKit look for the accent here.
    w3mThemeVariables: Object.fromEntries(own),
  }
  host.syncTheme(theme, { timeoutMs: syncLimit }).catch(warnAboutSync)
}

function warnAboutSync(error: unknown): void {
  // The kit has been destroyed, or the frame is created again.
  if (isChannelError(error, 'destroyed')) return
  warnRedacted('The secure frame did not take over the theme or the name of the page.', error)
}
