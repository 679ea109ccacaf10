import { parseArgs } from 'node:util'
import { SandboxError } from './SandboxError.ts'
import { defaultPort, defaultSeed, type StartSandboxOptions } from './startSandbox.ts'

export const usage = `Usage: wallet-kit-sandbox [--port <number>] [--seed <string>] [--data-directory <folder>] [--alto <file>] [--origin <url>]...

  --port            port on 127.0.0.1, 0 for a free one (${defaultPort})
  --seed            determines wallets, balances and prices ("${defaultSeed}")
  --data-directory  folder that keeps sign-ins between restarts (default: in memory)
  --alto            file of the command of @pimlico/alto, which bundles in place of the sandbox's own
  --origin          origin of your pages, whose visitors sign in here, e.g. http://localhost:3000; may be repeated
  --help            print this help
`

/**
 * Parses the command line. Returns undefined for `--help`.
 *
 * @throws SandboxError `BAD_ARGUMENT`
 */
export function parseArguments(args: readonly string[]): StartSandboxOptions | undefined {
  const { port, seed, 'data-directory': dataDirectory, alto, origin, help } = read(args)
  if (help) return undefined
  return {
    ...(port === undefined ? {} : { port: parsePort(port) }),
    ...(seed === undefined ? {} : { seed }),
    ...(dataDirectory === undefined ? {} : { dataDirectory }),
    ...(alto === undefined ? {} : { altoProgram: alto }),
    ...(origin === undefined ? {} : { origins: origin.map(parseOrigin) }),
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
        alto: { type: 'string' },
        origin: { type: 'string', multiple: true },
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

function parseOrigin(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new SandboxError(`"${text}" is not the origin of a page.`, {
    code: 'BAD_ARGUMENT',
    remedy: 'Pass scheme, host and port, e.g. http://localhost:3000.',
  })
}

function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new SandboxError(`"${text}" is not a port.`, {
    code: 'BAD_ARGUMENT',
    remedy: 'Pass a whole number from 0 to 65535; 0 chooses a free port.',
  })
}
