// Compiles contracts/*.sol with solc and writes their code to src/contracts/contractCode.ts. `--check` compares instead.
// Run after a change of a contract: node sandbox/scripts/compileContracts.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import solc from 'solc'

const folder = new URL('../contracts/', import.meta.url)
const output = fileURLToPath(new URL('../src/contracts/contractCode.ts', import.meta.url))
const { resolve } = createRequire(import.meta.url)

const files = readdirSync(folder).sort()
const input = {
  language: 'Solidity',
  sources: Object.fromEntries(
    files.map((file) => [file, { content: readFileSync(new URL(file, folder), 'utf8') }]),
  ),
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    // Without it, a comment in a source would change the code.
    metadata: { bytecodeHash: 'none', appendCBOR: false },
    outputSelection: {
      '*': { '*': ['evm.deployedBytecode.object', 'evm.deployedBytecode.immutableReferences'] },
    },
  },
}
const readImport = (path) => ({ contents: readFileSync(resolve(path), 'utf8') })
const { errors = [], contracts } = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }))
for (const { formattedMessage } of errors) console.error(formattedMessage)
if (errors.some(({ severity }) => severity === 'error')) process.exit(1)

const constants = files.map((file) => {
  const name = file.replace('.sol', '')
  const { object, immutableReferences } = contracts[file][name].evm.deployedBytecode
  // Immutables are set by the constructor, which does not run.
  if (Object.keys(immutableReferences).length > 0) throw new Error(`${file} has immutables`)
  const constant = `${name[0].toLowerCase()}${name.slice(1)}Code`
  return `/** Runtime code of contracts/${file}. */\nexport const ${constant}: Hex =\n  '0x${object}'\n`
})
const text = [
  '// Compiled by scripts/compileContracts.mjs from contracts/. Do not edit.\n',
  "import type { Hex } from 'viem'\n",
  ...constants,
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(output, text)
else if (readFileSync(output, 'utf8') !== text) {
  console.error('contractCode.ts is out of date. Run: node sandbox/scripts/compileContracts.mjs')
  process.exit(1)
}
