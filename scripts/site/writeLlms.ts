// Writes docs/llms.txt, the index of the documents for models. `--check` compares instead. `llms-full.txt` is a file of the
// built site: it is all guides once more, so a copy of it in the repository would change with each of them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { llmsIndex } from './llms.ts'

const file = join(repositoryRoot, 'docs/llms.txt')
const text = llmsIndex(readFileSync(join(repositoryRoot, 'docs/README.md'), 'utf8'))
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error('docs/llms.txt is not up to date. Run npm run generate.')
  process.exitCode = 1
}
