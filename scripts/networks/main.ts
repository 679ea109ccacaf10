// Writes the networks that the kit offers by name beside its own: all of viem's chains, as data. `--check` compares
// instead of writing.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as chains from 'viem/chains'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { type Chain, printNetworks } from './printNetworks.ts'

const path = 'generated/networks/viemNetworks.ts'
const file = join(repositoryRoot, path)
const { stdout, status, stderr } = spawnSync(
  join(repositoryRoot, 'node_modules/.bin/biome'),
  // The formatter skips paths under `generated`.
  ['format', '--stdin-file-path=viemNetworks.ts'],
  {
    cwd: repositoryRoot,
    input: printNetworks(chains as unknown as Readonly<Record<string, Chain>>),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  },
)
if (status !== 0) throw new Error(`The formatter failed: ${stderr}`)
if (!process.argv.includes('--check')) writeFileSync(file, stdout)
else if (readFileSync(file, 'utf8') !== stdout) {
  console.error(`${path} is not what viem's chains are now. Run: npm run generate`)
  process.exitCode = 1
}
