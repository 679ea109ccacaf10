import { basename } from 'node:path'

/** The error of a file that the host wrote, with its place where the platform tells one. */
export function describeFailure(error: unknown, path: string): string {
  if (!(error instanceof Error)) return String(error)
  const name = basename(path)
  if (error.message.includes(`'@wallet-kit/codegen'`)) {
    return `${error.message.split('\n')[0]}. Install it (npm i -D @wallet-kit/codegen), or export a plain object.`
  }
  const place = new RegExp(`${name.replaceAll('.', '\\.')}(?:\\?[^:\\s]*)?(:\\d+(?::\\d+)?)`).exec(
    error.stack ?? '',
  )?.[1]
  return `${place === undefined ? '' : `${name}${place} `}${error.name}: ${error.message}`
}
