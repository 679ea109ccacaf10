import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changelogPage } from './changelogPage.ts'
import { homePage } from './homePage.ts'
import { llmsFull } from './llms.ts'
import { readNavigation } from './navigation.ts'
import { toSitePage, toSitePath } from './toSitePage.ts'

/**
 * Writes what the site's generator reads: the pages of `docs/`, the first page, the changelog, pictures, the files for
 * models, and `site.json` with navigation and version. Returns the number of pages.
 *
 * @param folder is emptied first
 */
export function stagePages(root: string, folder: string): number {
  const docs = join(root, 'docs')
  const { version, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const repositoryUrl = repository?.url?.replace(/^git\+|\.git$/g, '')
  const sources = repositoryUrl && `${repositoryUrl}/blob/main`
  const pages = globSync('**/*.md', { cwd: docs }).map((path) => path.replaceAll('\\', '/'))
  const texts = new Map(
    pages.map((path) => {
      const text = readFileSync(join(docs, path), 'utf8')
      return [toSitePath(path), toSitePage({ path, text, sources })]
    }),
  )
  texts.set('index.md', homePage)
  texts.set('changelog.md', toSitePage({ path: 'changelog.md', text: changelogPage(root), sources }))
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of texts) write(join(folder, path), text)
  for (const pictures of ['images', 'pictures'])
    cpSync(join(docs, pictures), join(folder, pictures), { recursive: true, filter: isPicture })
  write(join(folder, 'public/llms.txt'), readFileSync(join(docs, 'llms.txt'), 'utf8'))
  write(join(folder, 'public/llms-full.txt'), llmsFull(root))
  const navigation = readNavigation(readFileSync(join(docs, 'README.md'), 'utf8'))
  write(join(folder, 'site.json'), JSON.stringify({ version, repositoryUrl, navigation }))
  return texts.size
}

function isPicture(path: string): boolean {
  return !path.endsWith('.md')
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
