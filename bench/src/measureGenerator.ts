import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { median } from './median.ts'

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Median milliseconds to generate every layer of every schema, as `npm run generate:check` does: nothing is written. */
export async function measureGenerator(runs: number): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await measureOnce())
  return median(times)
}

async function measureOnce(): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, ['scripts/generate.mjs', '--check'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors: string[] = []
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`generate --check failed, so it cannot be timed:\n${errors.join('')}`)
  return performance.now() - started
}
