import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { completeLock, missingOptionalPackages } from './completeLock.ts'

const path = join(repositoryRoot, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const missing = missingOptionalPackages(lock)
if (missing.length > 0) writeFileSync(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
console.log(
  missing.length > 0 ? `Added to the lock file:\n${missing.join('\n')}` : 'The lock file is complete.',
)
