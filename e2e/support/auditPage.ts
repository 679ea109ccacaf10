import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { untilStill } from './untilStill.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations of WCAG 2.2 AA (and axe's best practices) on the current page, each with the affected elements. */
export async function auditPage(page: Page): Promise<readonly string[]> {
  await untilStill(page)
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html }) => html)].join('\n'),
  )
}
