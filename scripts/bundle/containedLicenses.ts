import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The licenses of the packages that a bundle contains, which require that copies of them include the notice.
 *
 * @param moduleIds paths of the bundled modules
 * @returns Markdown, or undefined where no package is contained
 * @throws Error when a package has no license
 */
export function containedLicenses(moduleIds: Iterable<string>): string | undefined {
  const folders = new Set<string>()
  for (const id of moduleIds) {
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(
      id.replaceAll('\\', '/').replace(/^\0/, ''),
    )
    if (folder) folders.add(folder[0])
  }
  const sections = [...folders].map(sectionOf).sort()
  if (sections.length === 0) return undefined
  return `# Packages in this bundle\n\n${sections.join('\n')}`
}

function sectionOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  // A package under two licenses has a file of each.
  const files = readdirSync(folder).filter((name) => /^licen[sc]e([.-]|$)/i.test(name))
  if (files.length === 0 && !license) throw new Error(`${name} has no license.`)
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const text = texts.join('\n\n') || `${license}, by its package.json; it has no file of its license.`
  return `## ${name} ${version}\n\n${text}\n`
}
