import type { FramePageConfig } from '../page/FramePageConfig.ts'
import { escapeXml } from './escapeXml.ts'
import { framePageStyle } from './framePageStyle.ts'
import { type ScriptedPage, scriptedPage } from './scriptedPage.ts'

/** File name of the module that it loads first. */
export const framePageEntry = 'main.js'

/** The frame's page. Only the listed origins may embed it. */
export function framePageHtml({
  title,
  config,
  hostOrigins,
  connectSources,
  integrity,
}: {
  readonly title: string
  readonly config: FramePageConfig
  readonly hostOrigins: readonly string[]
  /** Besides the page's own origin, e.g. of paymasters, which apps name. */
  readonly connectSources: readonly string[]
  /** Hash of each script by file name. */
  readonly integrity: Readonly<Record<string, string>>
}): ScriptedPage {
  return scriptedPage({
    ...{ title, connectSources, integrity },
    entry: framePageEntry,
    ancestors: hostOrigins,
    rootAttributes: ' data-theme="dark"',
    style: framePageStyle,
    body: `<main id="frame" data-config="${escapeXml(JSON.stringify(config))}"><p>There is no pending request.</p></main>`,
  })
}
