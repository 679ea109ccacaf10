import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { untilStill } from './untilStill.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations of WCAG 2.2 AA (and axe's best practices) on the current page, each with the affected elements. */
export const auditPage = (page: Page): Promise<readonly string[]> => audit(page, 'page')

/** Violations in the dialog alone, which takes a fifth of the time: for pages that have been audited as a whole. */
export const auditDialog = (page: Page): Promise<readonly string[]> => audit(page, 'dialog')

async function audit(page: Page, subject: 'page' | 'dialog'): Promise<readonly string[]> {
  await untilStill(page)
  // Once per page: parsing axe takes as long as an audit.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([audited, tags]) => {
      const dialog: axe.LabelledShadowDomSelector = { fromShadowDom: ['w3m-modal', '[role=dialog]'] }
      const { violations } = await window.axe.run(audited === 'dialog' ? dialog : document, {
        runOnly: tags,
        resultTypes: ['violations'],
      })
      return violations.map(({ id, help, nodes }) =>
        [`${id}: ${help}`, ...nodes.map(({ html }) => html)].join('\n'),
      )
    },
    [subject, rules] as const,
  )
}
