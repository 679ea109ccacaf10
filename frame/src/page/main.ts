import { createFrameResponder } from '@wallet-kit/clients/frame/channel'
import { openDevice } from '../keys/device/openDevice.ts'
import { createKeyWorker } from '../keys/worker/createKeyWorker.ts'
import { directionOf } from '../texts/languages.ts'
import { readTexts } from '../texts/readTexts.ts'
import { startWorker } from './account/startWorker.ts'
import { createApprovals } from './approval/createApprovals.ts'
import { renderIdle } from './approval/renderApproval.ts'
import { createApi } from './createApi.ts'
import { createHandlers } from './createHandlers.ts'
import { createParts } from './createParts.ts'
import { element } from './element.ts'
import type { FramePageConfig } from './FramePageConfig.ts'
import { readHostOrigin } from './readHostOrigin.ts'
import { loadTexts } from './texts/loadTexts.ts'

/** Since 5 the frame knows `RPC_ABORT`, since 6 `CONNECT_PASSKEY`. */
const version = '6'

function start(root: HTMLElement): void {
  // Written by the page's own server.
  const config = JSON.parse(root.dataset.config ?? '') as FramePageConfig
  const hostOrigin = window.parent === window ? undefined : readHostOrigin(document, config.origins)
  const reading = readTexts(loadTexts)
  const readApprovalTexts = async () => (await reading).texts
  // Before any approval, which waits for the texts as well.
  void reading.then(({ language, texts }) => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
    if (hostOrigin === undefined) root.replaceChildren(element('p', {}, texts.onlyInFrame))
    else renderIdle(root, texts)
  })
  if (hostOrigin === undefined) return
  const responder = createFrameResponder(
    { receiver: window, peer: () => window.parent, origin: hostOrigin },
    createHandlers(
      createParts({
        config,
        hostOrigin,
        api: createApi(),
        device: openDevice(),
        worker: createKeyWorker({ start: startWorker }),
        approvals: createApprovals(root, readApprovalTexts),
        readTexts: readApprovalTexts,
        announceSession: (token) => responder.sendSessionUpdate({ token }),
      }),
    ),
  )
  responder.sendReady({ version })
}

const root = document.getElementById('frame')
if (root) start(root)
