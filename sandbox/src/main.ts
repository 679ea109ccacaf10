#!/usr/bin/env node
import { parseArguments, usage } from './parseArguments.ts'
import { SandboxError } from './SandboxError.ts'
import { startSandbox } from './startSandbox.ts'

try {
  const options = parseArguments(process.argv.slice(2))
  if (options) {
    const { origin, stop } = await startSandbox(options)
    console.log(`sandbox ready: ${origin}/__sandbox`)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => void stop())
    }
  } else {
    console.log(usage)
  }
} catch (error) {
  if (!(error instanceof SandboxError)) throw error
  console.error(`${error.message}\n${error.remedy}`)
  process.exitCode = 1
}
