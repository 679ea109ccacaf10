// `npm run site`: the pages of docs/ as a site in .cache/site, with a search that works offline. `npm run site -- --serve`
// also serves it, at a free port of this machine.
import { spawnSync } from 'node:child_process'
import { cpSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { reportFailure } from '../bootstrap/reportFailure.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { run } from '../bootstrap/run.mjs'
import { step } from '../bootstrap/step.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'
import { findBrokenLinks, listPages } from './findBrokenLinks.ts'
import { findBrokenPages } from './findBrokenPages.ts'
import { generatorFolder, installGenerator } from './installGenerator.ts'
import { stagePages } from './stagePages.ts'

const site = join(repositoryRoot, '.cache/site')
const base = process.env.SITE_BASE ?? '/'

try {
  await build()
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

async function build(): Promise<void> {
  refuse(findBrokenLinks(repositoryRoot, listPages(repositoryRoot)))
  const program = await installGenerator()
  const count = stagePages(repositoryRoot, join(generatorFolder, 'pages'))
  await step(`Building ${count} pages`, async () => {
    const { code, output } = await run(process.execPath, [program, 'build', generatorFolder])
    if (code !== 0)
      throw new StepFailure('The site could not be built.', {
        details: output,
        remedy: 'VitePress names the page.',
      })
  })
  // Models read a page as Markdown, under the address that llms.txt has.
  cpSync(join(repositoryRoot, 'docs'), site, { recursive: true, filter: isPage })
  refuse(findBrokenPages(site, base))
  console.log('The site is in .cache/site.')
  if (!process.argv.includes('--serve')) return
  const serve = [program, 'preview', generatorFolder, '--port', process.env.SITE_PORT ?? '4630']
  spawnSync(process.execPath, serve, { stdio: 'inherit' })
}

function isPage(path: string): boolean {
  return statSync(path).isDirectory() || path.endsWith('.md')
}

function refuse(broken: readonly string[]): void {
  if (broken.length === 0) return
  throw new StepFailure('Links lead nowhere.', {
    details: broken.join('\n'),
    remedy: 'Correct the pages in docs/.',
  })
}
