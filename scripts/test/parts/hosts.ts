import { core } from '../../hosts/cells.ts'
import { runCells } from '../../hosts/runCells.ts'
import type { Part } from '../Part.ts'

export const hosts: Part = {
  name: 'hosts',
  title: 'a host app with other versions installs from packed packages, builds with webpack and connects',
  needsBrowser: true,
  async run(context) {
    const results = await runCells([core], await context.packedPackages())
    const failures = results.flatMap(({ build, problems }) =>
      problems.map((problem) => `${build.bundler}: ${problem}`),
    )
    const failed = results.filter(({ problems }) => problems.length > 0).length
    return { passed: results.length - failed, failed, failures }
  },
}
