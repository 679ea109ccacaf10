import { parseArgs } from 'node:util'
import { SandboxError } from './SandboxError.ts'
import { defaultPort, defaultSeed, type StartSandboxOptions } from './startSandbox.ts'

export const usage = `Usage: wallet-kit-sandbox [--port <number>] [--seed <text>] [--data-directory <folder>]

  --port            port on 127.0.0.1, 0 for any free one (${defaultPort})
  --seed            the same text makes the same wallets, balances and prices ("${defaultSeed}")
  --data-directory  keeps sign-ins over restarts (in memory)
  --help            this text
`

/**
 * Reads the command line. Undefined: the user asks for help.
 *
 * @throws SandboxError `BAD_ARGUMENT`
 */
export function parseArguments(args: readonly string[]): StartSandboxOptions | undefined {
  const { port, seed, 'data-directory': dataDirectory, help } = read(args)
  if (help) return undefined
  return {
    ...(port === undefined ? {} : { port: parsePort(port) }),
    ...(seed === undefined ? {} : { seed }),
    ...(dataDirectory === undefined ? {} : { dataDirectory }),
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: {
        port: { type: 'string' },
        seed: { type: 'string' },
        'data-directory': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (cause) {
    throw new SandboxError(cause instanceof Error ? cause.message : String(cause), {
      code: 'BAD_ARGUMENT',
      remedy: usage,
      cause,
    })
  }
}

function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new SandboxError(`"${text}" is not a port.`, {
    code: 'BAD_ARGUMENT',
    remedy: 'Give a whole number from 0 to 65535, 0 for any free port.',
  })
}
