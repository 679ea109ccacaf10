import type { LogFields } from './createLogger.ts'

/** Says of an error its class, codes and places: messages may repeat a visitor's input, and mail servers do. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const [code, cause] = [codeOf(error), causeOf(error)]
  const at = placesOf(error)
  return {
    error: error.name,
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined ? {} : { cause }),
    ...(at.length === 0 ? {} : { at }),
  }
}

/** Upper-case names and numbers only, such as ECONNREFUSED, 23505 or 550. */
function codeOf(error: Error): string | undefined {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return [code, responseCode].map(String).find((value) => /^[A-Z0-9_]{2,60}$/.test(value))
}

function causeOf(error: Error, depth = 0): string | undefined {
  const { cause } = error
  if (!(cause instanceof Error) || depth > 3) return undefined
  return codeOf(cause) ?? causeOf(cause, depth + 1) ?? cause.name
}

const mostPlaces = 5

/** Lines of a stack that are places: `at name (file:line:column)`. They come after the message, which may look like them. */
function placesOf({ stack = '', message }: Error): readonly string[] {
  const start = stack.indexOf(message)
  if (start === -1) return []
  return stack
    .slice(start + message.length)
    .split('\n')
    .flatMap((line) => place.exec(line)?.[1] ?? [])
    .map((text) => text.replace(/(?:file:\/\/)?\/\S*?\/(?=(?:node_modules|src|dist)\/)/, ''))
    .slice(0, mostPlaces)
}

const place = /^ {4}at (?:async )?((?:[\w.<>[\] ]+ )?\(?(?:file:\/\/|node:)?\S+:\d+:\d+\)?)$/
