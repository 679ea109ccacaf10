// Compares the validators of documents with Ajv: node --conditions=@wallet-kit/source codegen/conformance/main.ts <document…>
// SHOWN=50 shows more of the differences.
import { resolve, sep } from 'node:path'
import { compareDocument, type Disagreement } from './compareDocument.ts'

const shown = Number(process.env.SHOWN ?? 10)
const documents = process.argv.slice(2)
if (documents.length === 0) {
  console.error('Usage: node codegen/conformance/main.ts <document…>')
  process.exit(2)
}

let failed = false
for (const path of documents) {
  const { diagnostics, disagreements, wrongExamples, notCompared, ...counts } = await compareDocument(
    resolve(path),
    rootOf(path),
  )
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  failed ||= disagreements.length > 0 || errors.length > 0
  console.log(
    `${path}: ${counts.validators} validators, ${counts.examples} examples (${wrongExamples.length} refused by both), ` +
      `${counts.mockValue} generated values, ${counts.mutants} mutants (${counts.badMutants} bad), ` +
      `${disagreements.length} disagreements, ${notCompared.length} not compared, ${errors.length} errors`,
  )
  for (const { message } of errors.slice(0, shown)) console.log(`  error: ${message}`)
  for (const text of notCompared.slice(0, shown)) console.log(`  not compared: ${text}`)
  print('wrong example', wrongExamples)
  print('disagreement', firstOfEach(disagreements))
}
process.exitCode = failed ? 1 : 0

function print(kind: string, found: readonly Disagreement[]) {
  for (const { validator, pointer, source, value, accepted, reason } of found.slice(0, shown)) {
    console.log(`  ${kind}: ${validator} (${pointer}) ${accepted ? 'accepts' : 'refuses'} ${source}`)
    console.log(`    ${reason.slice(0, 300)}`)
    console.log(`    ${(JSON.stringify(value) ?? 'undefined').slice(0, 300)}`)
  }
}

/** Two of each validator: the rest are most often the same. */
function firstOfEach(found: readonly Disagreement[]): Disagreement[] {
  const counts = new Map<string, number>()
  return found.filter(({ validator, accepted }) => {
    const key = `${validator} ${accepted}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= 2
  })
}

/** The working directory, for documents in it: their references may refer to all of it. */
function rootOf(path: string): { readonly root?: string } {
  const root = process.cwd()
  return resolve(path).startsWith(`${root}${sep}`) ? { root } : {}
}
