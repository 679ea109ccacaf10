import { type FrameServiceOptions, pageSources } from '@wallet-kit/frame'
import type { FramePageConfig } from '@wallet-kit/frame/page'
import { loadPageScript } from '../pageScripts/loadPageScript.ts'
import { wrapScript } from '../pageScripts/wrapScript.ts'

export interface CreateFramePageParameters extends FramePageConfig {
  readonly connectSources: readonly string[]
}

/** The frame's page, with its configuration. */
export function createFramePage({
  connectSources,
  ...config
}: CreateFramePageParameters): FrameServiceOptions['page'] {
  let script: Promise<string> | undefined
  return {
    title: 'Sandbox wallet',
    async script() {
      // Loaded on the first request: most sessions never log in with it.
      script ??= loadPageScript({ name: 'secure-frame', entry: pageSources.page })
      return wrapScript(await script, config)
    },
    connectSources,
  }
}
