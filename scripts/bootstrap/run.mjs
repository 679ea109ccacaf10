import { spawn } from 'node:child_process'

/** Enough for the cause of a failure, short enough to read. */
const keptCharacters = 100_000

/**
 * Runs a program and collects its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, live?: boolean }} [options] `live`: the
 *   program's output is also written to this terminal
 * @returns {Promise<{ code: number, output: string, errorOutput: string }>} `output`: both streams; `errorOutput`: the
 *   error stream; `code` 127 when the program failed to start
 */
export function run(command, args, { cwd, env, live = false } = {}) {
  return new Promise((resolve) => {
    let output = ''
    let errorOutput = ''
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const [stream, terminal] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output = (output + text).slice(-keptCharacters)
        if (stream === child.stderr) errorOutput = (errorOutput + text).slice(-keptCharacters)
        if (live) terminal.write(text)
      })
    }
    // The child exits with its parent.
    const endAtExit = () => child.kill()
    process.once('exit', endAtExit)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}`, errorOutput }))
    child.on('close', (code) => {
      process.off('exit', endAtExit)
      resolve({ code: code ?? 1, output, errorOutput })
    })
  })
}
