import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { untilStill } from './untilStill.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations of WCAG 2.2 AA (and axe's best practices) on the current page, each with the affected elements. */
export async function auditPage(page: Page): Promise<readonly string[]> {
  await untilStill(page)
  // Once per page: parsing axe takes as long as an audit.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) =>
      [`${id}: ${help}`, ...nodes.map(({ html }) => html)].join('\n'),
    )
  }, rules)
}
