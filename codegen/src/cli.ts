#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { CodegenConfig } from './CodegenConfig.ts'
import { describeResult } from './describeResult.ts'
import { generate } from './generate.ts'

const help = `Compiles OpenAPI 3.0 and 3.1, OpenRPC, message channels, JSON Schema and error catalogues into TypeScript.

Usage
  wallet-kit-codegen <input…> -o <folder>     compile these files
  wallet-kit-codegen                          compile what wallet-kit.codegen.ts says

Options
  -o, --output <folder>    where to; every input becomes a folder in it
  -t, --targets <a,b>      what to make: types, validators, client, query, react, handlers, routes, rpc, channel, errors
                           or all (default: types, validators, client, rpc, errors)
  -n, --name <name>        name of the service, for a single input
  -c, --config <file>      another configuration file
      --check              write nothing; fail when the output is not up to date
  -q, --quiet              only problems
  -h, --help

Example
  wallet-kit-codegen petstore.yaml -o src/api
`

/** Exit codes: 0 done, 1 problems in a contract or an output that is not up to date, 2 wrong usage. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      targets: { type: 'string', short: 't' },
      name: { type: 'string', short: 'n' },
      config: { type: 'string', short: 'c' },
      check: { type: 'boolean', default: false },
      quiet: { type: 'boolean', short: 'q', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const config = positionals.length > 0 ? fromArguments(positionals, values) : await fromFile(values.config)
  const isTerminal = process.stderr.isTTY === true && !values.quiet
  const result = generate(config, {
    check: values.check,
    onProgress: isTerminal ? (message) => process.stderr.write(`\r\x1b[K${message}`) : undefined,
  })
  if (isTerminal) process.stderr.write('\r\x1b[K')
  const { problems, summary } = describeResult(config, result, values.check)
  if (problems !== '') process.stderr.write(problems)
  if (!values.quiet) process.stdout.write(summary)
  return result.ok ? 0 : 1
}

function fromArguments(
  inputs: readonly string[],
  values: {
    readonly output?: string | undefined
    readonly targets?: string | undefined
    readonly name?: string | undefined
  },
): CodegenConfig {
  const { output, targets, name } = values
  if (output === undefined) throw new TypeError('Say where the output goes: -o <folder>.')
  if (name !== undefined && inputs.length > 1) throw new TypeError('--name goes with a single input.')
  return {
    inputs: inputs.map((path) => ({ path, name })),
    output,
    targets: targets === 'all' ? targets : targets?.split(',').map((target) => target.trim()),
  }
}

async function fromFile(path: string | undefined): Promise<CodegenConfig> {
  const candidates =
    path === undefined ? ['wallet-kit.codegen.ts', 'wallet-kit.codegen.mjs', 'wallet-kit.codegen.js'] : [path]
  const found = candidates.map((candidate) => resolve(candidate)).find((candidate) => existsSync(candidate))
  if (found === undefined) {
    throw new TypeError(
      path === undefined
        ? 'Name the files to compile, or write a wallet-kit.codegen.ts. See --help.'
        : `There is no configuration file ${path}.`,
    )
  }
  const module = (await import(pathToFileURL(found).href)) as { readonly default?: CodegenConfig }
  if (module.default === undefined) throw new TypeError(`${found} has no default export; use defineConfig.`)
  return module.default
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage = error instanceof TypeError
  process.stderr.write(`${isUsage ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 2
}
