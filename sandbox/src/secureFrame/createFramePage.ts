import type { FrameServiceOptions } from '@wallet-kit/frame'
import { loadPageScript } from '../pageScripts/loadPageScript.ts'
import { wrapScript } from '../pageScripts/wrapScript.ts'
import type { FramePageConfig } from './FramePageConfig.ts'

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
      script ??= loadPageScript({ name: 'secure-frame', entry })
      return wrapScript(await script, config)
    },
    connectSources,
  }
}

const entry = new URL(import.meta.url.endsWith('.ts') ? './page/main.ts' : './page/main.js', import.meta.url)
