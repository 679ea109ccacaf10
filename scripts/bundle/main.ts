import { join } from 'node:path'
import process from 'node:process'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { bundleBrowser } from './bundleBrowser.ts'
import { bundlePackage } from './bundlePackage.ts'
import { bundlePackages } from './bundlePackages.ts'
import { bundlePlans } from './bundlePlans.ts'
import { publishDeclarations } from './publishDeclarations.ts'

const named = process.argv.slice(2).filter((argument) => argument !== '--declarations')
const hasDeclarations = process.argv.includes('--declarations')
const unknown = named.filter((folder) => !bundlePlans.has(folder))
if (unknown.length > 0) {
  console.error(
    `No bundle is planned for ${unknown.join(', ')}. Known: ${[...bundlePlans.keys()].join(', ')}.`,
  )
  process.exitCode = 2
} else {
  if (named.length === 0) await bundlePackages()
  for (const [folder, plan] of bundlePlans) {
    if (named.length > 0 && !named.includes(folder)) continue
    if (named.length > 0) await bundlePackage(repositoryRoot, folder, plan)
    if (hasDeclarations) publishDeclarations(join(repositoryRoot, folder), plan)
  }
  // Of the published bundles, so after them; only where they are published.
  if (hasDeclarations && (named.length === 0 || named.includes('ui'))) await bundleBrowser(repositoryRoot)
}
