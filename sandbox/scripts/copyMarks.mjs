// Copies the marks that src/images/marks.ts names from @web3icons/core to marks/. `--check` compares instead.
// The package has thousands and is 80 MB, so that only this script needs it: node sandbox/scripts/copyMarks.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { markFiles } from '../src/images/marks.ts'

const folder = new URL('../marks/', import.meta.url)

for (const file of markFiles) {
  const [kind, name] = file.replace('.svg', '').split('/')
  // The full-bleed variants, as the hosted directory has them.
  const { default: svg } = await import(`@web3icons/core/svgs/${kind}/background/${name}.svg.js`)
  const path = fileURLToPath(new URL(file, folder))
  if (process.argv.includes('--check')) {
    if (readFileSync(path, 'utf8') === svg) continue
    console.error(`${file} is out of date. Run: node sandbox/scripts/copyMarks.mjs`)
    process.exitCode = 1
  } else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, svg)
  }
}
