import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages } from '../packages/publishedPackages.ts'

/** Changes that wait for the next release, and the changelogs of the packages, one version below the other. */
export function changelogPage(root: string): string {
  return [
    '# Changelog',
    'All packages have the same version. Pre-release versions may change anything that [the promise](guides/promise.md) does not name.',
    ...waitingChanges(root),
    ...releases(root),
  ].join('\n\n')
}

function waitingChanges(root: string): readonly string[] {
  const changes = globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .sort()
    .map((file) => {
      const [, , ...body] = readFileSync(join(root, file), 'utf8').split(/^---$/m)
      return `- ${body.join('---').trim().replaceAll(/\n+/g, '\n  ')}`
    })
  return changes.length === 0 ? [] : ['## Next release', changes.join('\n')]
}

interface Entry {
  readonly version: string
  readonly packageName: string
  readonly text: string
}

function releases(root: string): readonly string[] {
  const entries = publishedPackages(root).flatMap(({ folder, manifest }): Entry[] => {
    const file = join(root, folder, 'CHANGELOG.md')
    if (!existsSync(file)) return []
    return readFileSync(file, 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [version = '', ...lines] = section.split('\n')
        const text = lines.join('\n').trim().replaceAll(/^#/gm, '##')
        return { version: version.trim(), packageName: manifest.name, text }
      })
  })
  // Each changelog has the newest version first.
  const versions = [...new Set(entries.map(({ version }) => version))]
  return versions.flatMap((version) => [
    `## ${version}`,
    ...entries
      .filter((entry) => entry.version === version)
      .map(({ packageName, text }) => `### ${packageName}\n\n${text}`),
  ])
}
