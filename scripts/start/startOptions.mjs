import { parseArgs } from 'node:util'
import { StepFailure } from '../bootstrap/stepFailure.mjs'

export const startUsage = `Usage: npm start -- [options]

Installs what is missing, builds, starts the sandbox and the playground, and prints the address to open.
Ctrl-C ends all of it.

Options:
  --port <n>          port of the playground (default 4600, or the next free one)
  --sandbox-port <n>  port of the sandbox (default 4610, or the next free one)
  --bundler <name>    own (default), or alto: pimlico's, installed when it is first asked for
  --help              this text`

/**
 * Reads the flags of `npm start`.
 *
 * @param {string[]} args
 * @returns {{ help: boolean, port: number | undefined, sandboxPort: number | undefined, bundler: 'own' | 'alto' }}
 * @throws {StepFailure} on an unknown flag, an invalid port or an unknown bundler
 */
export function startOptions(args) {
  const values = readFlags(args)
  return {
    help: values.help ?? false,
    port: portFrom('--port', values.port),
    sandboxPort: portFrom('--sandbox-port', values['sandbox-port']),
    bundler: bundlerFrom(values.bundler),
  }
}

/** @param {string[]} args */
function readFlags(args) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        'sandbox-port': { type: 'string' },
        bundler: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new StepFailure(message, { remedy: '`npm start -- --help` lists the options.', cause })
  }
}

/** @param {string | undefined} text */
function bundlerFrom(text = 'own') {
  if (text === 'own' || text === 'alto') return text
  throw new StepFailure(`--bundler ${text} is not known.`, { remedy: 'Pass own or alto.' })
}

/**
 * @param {string} flag
 * @param {string | undefined} text
 */
function portFrom(flag, text) {
  if (text === undefined) return undefined
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new StepFailure(`${flag} ${text} is not a port.`, { remedy: 'Pass a number from 1 to 65535.' })
}
