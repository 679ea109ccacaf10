import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { filterProblems } from '@arethetypeswrong/core/problems'
import type { PackedPackage } from './packAll.ts'

/**
 * Whether TypeScript finds the types of every entry, and the types of the code that Node and bundlers load. The
 * packages are ES modules only, so that a `require` of TypeScript's older modes does not count.
 */
export async function typeProblems({ tarball, manifest }: PackedPackage): Promise<readonly string[]> {
  // A program without modules to import.
  if (!manifest.exports) return []
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))))
  if (!analysis.types) return ['The package has no types.']
  const kinds = ['node16-esm', 'bundler'] as const
  const problems = kinds.flatMap((resolutionKind) => filterProblems(analysis, { resolutionKind }))
  return [...new Set(problems.map((problem) => JSON.stringify(problem)))]
}
