import type { PackageManifest } from '../packages/publishedPackages.ts'

export interface ReleaseParameters {
  /** Names of the files in `.changeset`. */
  readonly changesets: readonly string[]
  readonly manifests: readonly (PackageManifest & { readonly repository?: unknown })[]
  /** `git status --porcelain`. */
  readonly changedFiles: string
}

/** Reasons why the commit cannot be published, a sentence each. */
export function findReleaseProblems({
  changesets,
  manifests,
  changedFiles,
}: ReleaseParameters): readonly string[] {
  const pending = changesets.filter((file) => file.endsWith('.md') && file !== 'README.md')
  // npm compares it with the place that the provenance names.
  const unplaced = manifests.filter(({ repository }) => !repository).map(({ name }) => name)
  const versions = new Set(manifests.map(({ version }) => version))
  return [
    ...(changedFiles.trim() ? ['The working tree has changes that are not committed.'] : []),
    ...(pending.length > 0
      ? [`Not in the changelog yet: ${pending.join(', ')}. Run: npm run release -- version`]
      : []),
    ...(versions.size > 1 ? [`The packages have several versions: ${[...versions].join(', ')}.`] : []),
    ...(unplaced.length > 0
      ? [`No "repository" in package.json, without which npm refuses provenance: ${unplaced.join(', ')}.`]
      : []),
  ]
}
