import process from 'node:process'

/**
 * Command that starts npm: the one that started this script, else the one on the path.
 * @returns {{ command: string, args: string[] }}
 */
export function npm() {
  const script = process.env.npm_execpath
  // pnpm and yarn set the same variable.
  return script && /npm-cli\.c?js$/.test(script)
    ? { command: process.execPath, args: [script] }
    : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}
