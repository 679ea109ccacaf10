import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

/** A text as it is, anything else as JSON. */
export function answer(value: unknown): CallToolResult {
  const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)
  return { content: [{ type: 'text', text }] }
}

/** An error that a model can go on from: the names that there are. */
export function notFound(message: string, names: readonly string[]): CallToolResult {
  const text = names.length > 0 ? `${message} There are: ${names.join(', ')}` : message
  return { content: [{ type: 'text', text }], isError: true }
}
