import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { sourceFiles } from '../checks/sourceFiles.ts'
import { findUntested } from './findUntested.ts'
import { taggedTests } from './taggedTests.ts'
import { features, threats } from './threats.ts'
import { threatTable } from './threatTable.ts'

// The tests of this program mention rows. Templates and long tests of the compiler are not part of `npm test`.
const isNoTestOfOurs = (file: string) => /^(scripts\/threats|templates|codegen\/conformance)\//.test(file)
const path = join(repositoryRoot, 'docs/threats.md')
const tests = sourceFiles(repositoryRoot)
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !isNoTestOfOurs(file))
  .flatMap((file) => taggedTests(file, readFileSync(join(repositoryRoot, file), 'utf8')))
const text = threatTable(threats, tests)
const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text

if (process.argv.includes('--check')) {
  const untested = findUntested({
    threats,
    tests,
    features,
    exists: (folder) => existsSync(join(repositoryRoot, folder)),
  })
  for (const problem of untested) console.error(problem)
  if (!isCurrent) console.error('docs/threats.md is not up to date. Run npm run generate.')
  process.exitCode = isCurrent && untested.length === 0 ? 0 : 1
} else if (!isCurrent) {
  writeFileSync(path, text)
}
