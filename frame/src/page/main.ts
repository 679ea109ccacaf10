import { createFrameResponder } from '@wallet-kit/clients/frame/channel'
import { createApprovals } from './approval/createApprovals.ts'
import { createApi } from './createApi.ts'
import { createHandlers } from './createHandlers.ts'
import { element } from './element.ts'
import type { FramePageConfig } from './FramePageConfig.ts'
import { readHostOrigin } from './readHostOrigin.ts'

/** Passed by the script's wrapper, see `wrapScript`. */
declare const pageConfig: FramePageConfig

/** Since 5 the frame knows `RPC_ABORT`. */
const version = '5'

function start(root: HTMLElement): void {
  const hostOrigin = window.parent === window ? undefined : readHostOrigin(document, pageConfig.origins)
  if (hostOrigin === undefined) {
    root.replaceChildren(
      element('p', {}, 'This page works only in the frame of an app whose origin is allowed.'),
    )
    return
  }
  const responder = createFrameResponder(
    { receiver: window, peer: () => window.parent, origin: hostOrigin },
    createHandlers({
      config: pageConfig,
      hostOrigin,
      servicesOrigin: window.location.origin,
      api: createApi(),
      approvals: createApprovals(root),
      announceSession: (token) => responder.sendSessionUpdate({ token }),
    }),
  )
  responder.sendReady({ version })
}

const root = document.getElementById('frame')
if (root) start(root)
