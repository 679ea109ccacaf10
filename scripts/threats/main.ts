import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { sourceFiles } from '../checks/sourceFiles.ts'
import { taggedTests } from './taggedTests.ts'
import { threats } from './threats.ts'
import { threatTable } from './threatTable.ts'

const path = join(repositoryRoot, 'docs/threats.md')
const tests = sourceFiles(repositoryRoot)
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('scripts/threats/'))
  .flatMap((file) => taggedTests(file, readFileSync(join(repositoryRoot, file), 'utf8')))
const text = threatTable(threats, tests)
const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text

if (process.argv.includes('--check')) {
  if (!isCurrent) console.error('docs/threats.md is not up to date. Run npm run generate.')
  process.exitCode = isCurrent ? 0 : 1
} else if (!isCurrent) {
  writeFileSync(path, text)
}
