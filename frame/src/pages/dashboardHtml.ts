import type { DashboardConfig } from '../dashboard/DashboardConfig.ts'
import { dashboardStyle } from './dashboardStyle.ts'
import { escapeXml } from './escapeXml.ts'
import { framePageStyle } from './framePageStyle.ts'
import { type ScriptedPage, scriptedPage } from './scriptedPage.ts'

/** File name of the module that it loads first. */
export const dashboardEntry = 'dashboard.js'

/** The page on which users manage their account. No other page can frame it. */
export function dashboardHtml({
  config,
  connectSources,
  integrity,
}: {
  readonly config: DashboardConfig
  /** Besides the page's own origin: the keeper, and bundlers. */
  readonly connectSources: readonly string[]
  /** Hash of each script by file name. */
  readonly integrity: Readonly<Record<string, string>>
}): ScriptedPage {
  return scriptedPage({
    ...{ title: config.title, connectSources, integrity },
    entry: dashboardEntry,
    ancestors: [],
    style: `${framePageStyle}${dashboardStyle}`,
    bodyAttributes: ' class="page"',
    body: `<main id="dashboard" data-config="${escapeXml(JSON.stringify(config))}"></main>`,
  })
}
