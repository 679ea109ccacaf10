// Part of `npm run generate`: writes the reader of sign-in messages into the generated clients, which the page and the
// sign-in server may both import. `--check` compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'

const source = 'scripts/signIn/createSignInTextReader.ts'
const target = join(repositoryRoot, 'generated/sign-in/createSignInTextReader.ts')
const text = `// Generated from ${source} by \`npm run generate\`. Do not edit.\n\n${readFileSync(join(repositoryRoot, source), 'utf8')}`

if (!process.argv.includes('--check')) {
  writeFileSync(target, text)
} else if (readText(target) !== text) {
  console.error(`${target} is outdated: run \`npm run generate\`.`)
  process.exitCode = 1
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
