import { checkPackage } from '../../packages/checkPackage.ts'
import { addCounts } from '../addCounts.ts'
import type { Counts, Part } from '../Part.ts'

export const packages: Part = {
  name: 'packages',
  title: 'packed packages are complete, safe, and import in plain Node',
  async run(context) {
    const counts: Counts[] = []
    for (const packed of await context.packedPackages()) {
      const checks = await checkPackage(packed)
      for (const { name, problems } of checks.filter((check) => check.problems.length > 0)) {
        console.log(`${packed.manifest.name}: ${name}\n${problems.map((line) => `  ${line}`).join('\n')}`)
      }
      const failed = checks.filter(({ problems }) => problems.length > 0).length
      counts.push({ passed: checks.length - failed, failed })
    }
    return addCounts(counts)
  },
}
