import { runTemplateApps } from '../../template/runTemplateApps.ts'
import { templateApps } from '../../template/templateApps.ts'
import { addCounts } from '../addCounts.ts'
import type { Part } from '../Part.ts'

export const template: Part = {
  name: 'template',
  title:
    'a scaffolded app installs from packed packages, builds, passes its test, connects and signs in in a browser',
  needsBrowser: true,
  async run(context) {
    const core = templateApps.filter((app) => app.core)
    const results = await runTemplateApps(core, await context.packedPackages())
    return addCounts(results.flatMap(({ counts }) => counts))
  },
}
